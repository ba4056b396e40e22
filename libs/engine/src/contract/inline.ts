import type { CardPool } from "@rulebound/core";
import { type CardDefinition, type Keyword, ownPower, type Supertype } from "@rulebound/language";
import type { ReturnedPosition, Seat } from "@rulebound/protocol";
import { type Placed, replacedIn, type Written, type WrittenCard } from "./entries.ts";
import { contradiction, type Path, unsupported } from "./faults.ts";
import { keywordFrom, keywordText } from "./keyword-text.ts";

/** What is printed on a card that a position writes out. */
export type Printed = NonNullable<NonNullable<ReturnedPosition["players"][Seat]>["hand"][number]["printed"]>;

const supertypes: readonly Supertype[] = ["champion", "signature", "basic"];

/** Types whose cards are paid for; the others have no cost. */
const costed: readonly Printed["type"][] = ["unit", "gear", "spell"];

/** The definition of a card that an entry writes out, in either spelling; null where it only names its card. */
export function definitionIn({ path, entry }: Placed<Written>): CardDefinition | null {
  if (entry.printed !== undefined) return definitionOf(entry.card, entry.printed, [...path, "printed"]);
  if (entry.type === undefined) return null;
  const { type, supertype, energy, power, domains, tags } = entry;
  const { might, keywords } = printedHere(entry);
  return definitionOf(
    entry.card,
    without({ type, supertype, energy, power, domains, tags, might, keywords }),
    path,
  );
}

/** Beside `type`, `might` and `keywords` are what is printed. */
function printedHere(entry: Written): Pick<WrittenCard, "might" | "keywords"> {
  return {
    ...("might" in entry && entry.might !== undefined ? { might: entry.might } : {}),
    ...("keywords" in entry && entry.keywords !== undefined ? { keywords: entry.keywords } : {}),
  };
}

/** The fields that are there. */
function without<T extends { type: Printed["type"] }>(fields: T): Printed {
  const there = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.assign({ type: fields.type }, Object.fromEntries(there));
}

function definitionOf(name: string, printed: Printed, path: Path): CardDefinition {
  const { type, supertype, might, energy, power, domains = [], tags = [], keywords = [] } = printed;
  if (type !== "unit" && might) contradiction([...path, "might"], `A ${type} has no Might.`);
  if (!costed.includes(type) && (energy || power)) {
    contradiction([...path, energy ? "energy" : "power"], `A ${type} has no cost.`);
  }
  return {
    name,
    type,
    ...(supertype === undefined ? {} : { supertype: supertypeFrom(supertype, [...path, "supertype"]) }),
    domains: [...domains],
    ...(costed.includes(type) ? { energy: energy ?? 0, power: ownPower(power ?? 0) } : {}),
    ...(type === "unit" ? { might: might ?? 0 } : {}),
    tags: [...tags],
    keywords: keywords.map((text, i) => knownKeyword(text, [...path, "keywords", i])),
    abilities: type === "spell" ? [{ kind: "spell", text: [] }] : [],
  };
}

function supertypeFrom(text: string, path: Path): Supertype {
  const known = supertypes.find((supertype) => supertype === text.toLowerCase());
  return known ?? unsupported(path, `This engine knows no supertype "${text}".`);
}

/** A keyword that is a word; one that carries text of its own can't be written out. */
export function knownKeyword(text: string, path: Path): Keyword {
  return keywordFrom(text) ?? unsupported(path, `This engine can't give a card the keyword "${text}".`);
}

/**
 * The definitions that entries write out, each once. Refuses a name that the pool has, and one name with two different
 * definitions.
 */
export function inlineDefinitions(pool: CardPool, entries: readonly Placed<Written>[]): CardDefinition[] {
  const found = new Map<string, CardDefinition>();
  for (const place of entries.flatMap((one): Placed<Written>[] => [one, ...replacedIn(one)])) {
    const definition = definitionIn(place);
    if (definition === null) continue;
    const { name } = definition;
    if (pool.cards.has(name)) {
      contradiction(
        place.path,
        `This engine knows a card named "${name}", so it can't be written out as another.`,
      );
    }
    const other = found.get(name);
    if (other && JSON.stringify(other) !== JSON.stringify(definition)) {
      contradiction(place.path, `"${name}" is written out in two different ways.`);
    }
    found.set(name, definition);
  }
  return [...found.values()];
}

/** What is printed on a card that was written out, with nothing that is the default. */
export function printedOf(definition: CardDefinition): Printed {
  const { type, supertype, might, energy, power, domains, tags, keywords } = definition;
  return {
    type,
    ...(supertype === undefined ? {} : { supertype: supertype.charAt(0).toUpperCase() + supertype.slice(1) }),
    ...(might ? { might } : {}),
    ...(energy ? { energy } : {}),
    ...(power && power.length > 0 ? { power: power.length } : {}),
    ...(domains.length > 0 ? { domains: [...domains] } : {}),
    ...(tags.length > 0 ? { tags: [...tags] } : {}),
    ...(keywords.length > 0 ? { keywords: keywords.map(keywordText) } : {}),
  };
}
