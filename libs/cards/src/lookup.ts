import { type CardDefinition, renderCard } from "@rulebound/language";
import { cards as pool } from "./pool.ts";

/** What cards are looked for by; what is left out doesn't matter. */
export type CardQuery = {
  readonly q?: string;
  readonly type?: CardDefinition["type"];
  readonly domain?: CardDefinition["domains"][number];
};

/** A card, and everything that a search looks at. */
type Entry = { readonly card: CardDefinition; readonly name: string; readonly words: string };

const entries: readonly Entry[] = [...pool]
  .sort((a, b) => (a.name < b.name ? -1 : 1))
  .map((card) => ({
    card,
    name: folded(card.name),
    words: folded(
      [card.name, card.type, card.supertype ?? "", ...card.domains, ...card.tags, ...renderCard(card)].join(
        " ",
      ),
    ),
  }));

/** The card with this name, whichever way its letters and apostrophes are written; undefined where there is none. */
export function cardNamed(name: string): CardDefinition | undefined {
  const asked = folded(name);
  return entries.find((one) => one.name === asked)?.card;
}

/** The cards that fit a query: those with every word of `q` in their name first, then the others, by name. */
export function cardsFitting({ q = "", type, domain }: CardQuery): readonly CardDefinition[] {
  const words = folded(q).split(/\s+/);
  const fitting = entries.filter(
    (entry) =>
      (type === undefined || entry.card.type === type) &&
      (domain === undefined || entry.card.domains.includes(domain)) &&
      words.every((word) => entry.words.includes(word)),
  );
  const byName = Object.groupBy(fitting, ({ name }) =>
    words.every((word) => name.includes(word)) ? "yes" : "no",
  );
  return [...(byName.yes ?? []), ...(byName.no ?? [])].map(({ card }) => card);
}

/** Names that may have been meant by one that no card has, the nearest first. */
export function namesNear(name: string): readonly string[] {
  const asked = folded(name).slice(0, longestName);
  return entries
    .map((entry) => ({ entry, far: distance(asked, entry.name) }))
    .filter(({ far }) => far <= Math.max(2, asked.length / 3))
    .sort((a, b) => a.far - b.far)
    .slice(0, 3)
    .map(({ entry }) => entry.card.name);
}

const longestName = Math.max(...entries.map(({ name }) => name.length));

/** Text as it is compared: case, accents and the kind of apostrophe don't matter. */
function folded(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[\u2018\u2019`]/g, "'")
    .trim()
    .toLowerCase();
}

/** How many letters have to be put in, left out or changed to make one name of the other, or of its first part. */
function distance(asked: string, name: string): number {
  const [first = name] = name.split(",");
  return Math.min(edits(asked, name), edits(asked, first));
}

function edits(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [i, letter] of [...one].entries()) {
    const next = [i + 1];
    for (const [j, wanted] of [...other].entries()) {
      const changed = (row[j] ?? 0) + (letter === wanted ? 0 : 1);
      next.push(Math.min(changed, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
