import type { CardDefinition } from "@rulebound/language";
import type { Position } from "@rulebound/protocol";

/** A position with cards dealt out at random, for specs: hands, decks, runes, bases. */
export function dealt(
  definitions: readonly CardDefinition[],
  next: (below: number) => number,
  seats: number,
): Position {
  const named = (...types: string[]): string[] =>
    definitions.filter(({ type, token }) => types.includes(type) && !token).map(({ name }) => name);
  const deal = (from: string[], count: number): string[] =>
    Array.from({ length: count }, () => from[next(from.length)] ?? "");
  const main = named("unit", "gear", "spell");
  const players = Object.fromEntries(
    ["P1", "P2", "P3"].slice(0, seats).map((seat) => [
      seat,
      {
        hand: deal(main, 6),
        deck: deal(main, 20),
        runes: deal(named("rune"), 6),
        runeDeck: deal(named("rune"), 6),
        base: deal(named("unit"), 3),
        pool: { energy: 4, power: { any: 3 } },
        xp: 3,
      },
    ]),
  );
  const battlefields = deal(named("battlefield"), seats === 2 ? 2 : 3);
  return { mode: seats === 2 ? "duel" : "skirmish", players, battlefields };
}
