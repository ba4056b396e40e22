import type {
  Ability,
  ActivatedAbility,
  CardDefinition,
  EventPattern,
  PassiveAbility,
  PassiveFact,
  ReplacementAbility,
  ReplaceWith,
  SpellAbility,
  TriggeredAbility,
} from "./abilities.ts";
import type { Choose, Cost, Instruction } from "./instructions.ts";
import type { Condition, Filter, Ref } from "./select.ts";
import type { Domain, Keyword, KeywordName, PowerSymbol } from "./words.ts";

type Facts = Pick<CardDefinition, "name" | "domains"> &
  Partial<Omit<CardDefinition, "name" | "domains" | "power" | "keywords">>;

interface Printed extends Facts {
  /** how many Power symbols of the card's own domain are printed */
  power?: number;
  keywords?: (KeywordName | Keyword)[];
}

function define(type: CardDefinition["type"], printed: Printed): CardDefinition {
  const { power, keywords, ...facts } = printed;
  const costed = facts.energy === undefined ? {} : { power: ownPower(power ?? 0) };
  return {
    tags: [],
    abilities: [],
    ...facts,
    ...costed,
    type,
    keywords: (keywords ?? []).map((word) => (typeof word === "string" ? { keyword: word } : word)),
  };
}

/** So many symbols of the card's own domain, [C] (135.2.e.6). */
export function ownPower(count: number): PowerSymbol[] {
  return Array.from({ length: count }, () => "own" as const);
}

/** A unit: `energy`, `power` (symbols printed), `might` and whatever else it has. */
export const unit = (printed: Printed & { might: number }): CardDefinition => define("unit", printed);
export const gear = (printed: Printed): CardDefinition => define("gear", printed);
export const legend = (printed: Printed): CardDefinition => define("legend", printed);
export const battlefield = (printed: Omit<Printed, "domains">): CardDefinition =>
  define("battlefield", { ...printed, domains: [] });
export const spell = (printed: Printed & { text: Instruction[]; repeat?: Cost[] }): CardDefinition => {
  const { text, repeat, ...facts } = printed;
  const ability: SpellAbility = repeat ? { kind: "spell", text, repeat } : { kind: "spell", text };
  return define("spell", { ...facts, abilities: [ability, ...(facts.abilities ?? [])] });
};

/** A token: no cost, no domain unless given (185.3). */
export const unitToken = (printed: Omit<Printed, "domains"> & { might: number }): CardDefinition =>
  define("unit", { ...printed, domains: [], token: true });
export const gearToken = (printed: Omit<Printed, "domains">): CardDefinition =>
  define("gear", { ...printed, domains: [], token: true });
export const battlefieldToken = (printed: Omit<Printed, "domains">): CardDefinition =>
  define("battlefield", { ...printed, domains: [], token: true });

/** One of the six basic runes with its two abilities (164.2). */
export function basicRune(name: string, domain: Domain): CardDefinition {
  return {
    name,
    type: "rune",
    supertype: "basic",
    domains: [domain],
    tags: [],
    keywords: [],
    abilities: [
      activated({ actions: [{ cost: "exhaust", what: "me" }] }, [{ do: "add", energy: 1 }], {
        timing: "reaction",
      }),
      activated({ actions: [{ cost: "recycle", what: "me" }] }, [{ do: "add", power: [domain] }], {
        timing: "reaction",
      }),
    ],
  };
}

export function activated(
  cost: Cost,
  text: Instruction[],
  rest: Omit<ActivatedAbility, "kind" | "cost" | "text"> = {},
): ActivatedAbility {
  return { kind: "activated", cost, text, ...rest };
}

/** The Equip ability of an Equipment (818.1.c.2): for its cost, attach this to a unit you control. */
export function equip(cost: Cost, rest: Pick<ActivatedAbility, "costsLess"> = {}): ActivatedAbility {
  const unit: Filter = { is: "unit", controlledBy: "you" };
  return activated(cost, [target("unit", unit), { do: "attach", what: "me", to: "unit", equips: true }], {
    keyword: "Equip",
    ...rest,
  });
}

export function triggered(
  when: EventPattern | { anyOf: EventPattern[] },
  text: Instruction[],
  rest: Omit<TriggeredAbility, "kind" | "when" | "text"> = {},
): TriggeredAbility {
  return { kind: "triggered", when, text, ...rest };
}

/** What happens when this very permanent has been played (383.4.a). */
export function whenPlayed(
  text: Instruction[],
  rest: Omit<TriggeredAbility, "kind" | "when" | "text"> = {},
): Ability {
  return triggered({ event: "played", object: "me" }, text, rest);
}

/** What happens when this permanent dies (808). */
export function deathknell(text: Instruction[]): TriggeredAbility {
  return triggered({ event: "die", object: "me" }, text, { keyword: "Deathknell" });
}

/** While the object has the Empowered status: what [Empowered] stands for (828.1.b.1). */
export const iAmEmpowered: Condition = { fits: "me", filter: { empowered: true } };

/**
 * Empower: for the cost, its object is empowered, which isn't targeted; only while it isn't (827.1.b.1, 827.1.c.1), or as
 * often as its text lets it be (441.1.c.1).
 */
export function empower(
  cost: Cost,
  rest: Omit<ActivatedAbility, "kind" | "cost" | "text" | "keyword"> = {},
  times = 1,
): ActivatedAbility {
  const onlyIf: Condition = {
    not: times === 1 ? iAmEmpowered : { atLeast: [{ timesEmpowered: "me" }, times] },
  };
  return activated(cost, [{ do: "empower", what: "me" }], { keyword: "Empower", onlyIf, ...rest });
}

export function replacement(
  of: ReplacementAbility["of"],
  with_: ReplaceWith,
  rest: Omit<ReplacementAbility, "kind" | "of" | "with"> = {},
): ReplacementAbility {
  return { kind: "replacement", of, with: with_, ...rest };
}

export function passive(fact: PassiveFact, while_?: Condition): PassiveAbility {
  return while_ ? { kind: "passive", fact, while: while_ } : { kind: "passive", fact };
}

/** Choosing one target that fits, or several (355.5). */
export function target(
  as: Ref,
  from: Filter,
  rest: Omit<Choose, "do" | "as" | "from" | "target"> = {},
): Choose {
  return { do: "choose", as, from, target: true, ...rest };
}

/** Picking among cards that a text has looked at, or objects, when the instruction is reached. */
export function pick(
  as: Ref,
  from: Choose["from"],
  rest: Omit<Choose, "do" | "as" | "from" | "target"> = {},
): Choose {
  return { do: "choose", as, from, ...rest };
}

/** A list of modes of which one is picked (355.3). */
export const chooseOne = (...options: Instruction[][]): Instruction => ({ do: "modes", as: "mode", options });

export const upTo = (max: number): { min: number; max: number } => ({ min: 0, max });

/** As many as there are, or none. */
export const anyNumber = upTo(99);
