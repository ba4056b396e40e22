import { longestText } from "@rulebound/protocol";
import type { Placed, Written } from "./entries.ts";
import { contradiction } from "./faults.ts";

/** Gives keys to objects: the caller's own where there is one, else one that nothing else in the position has. */
export interface Keys {
  given: ReadonlySet<string>;
  next: number;
}

/** Collects the ids that a position gives; refuses one that is given twice (one card at two places). */
export function keysOf(entries: readonly Placed<Written>[]): Keys {
  const given = new Set<string>();
  for (const { path, entry } of entries) {
    if (entry.id === undefined) continue;
    if (given.has(entry.id)) contradiction([...path, "id"], `Two objects have the id "${entry.id}".`);
    given.add(entry.id);
  }
  return { given, next: 1 };
}

/** The object's key: the id that it was given, or the card's name in lower case with a number. */
export function keyFor(keys: Keys, { card, id }: Pick<Written, "card" | "id">): string {
  if (id !== undefined) return id;
  const stem = card
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, longestText - 10);
  for (;;) {
    const key = `${stem}-${keys.next++}`;
    if (!keys.given.has(key)) return key;
  }
}
