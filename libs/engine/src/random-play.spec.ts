import { cards } from "@rulebound/cards";
import type { Position } from "@rulebound/protocol";
import { describe, expect, it } from "vitest";
import { createEngine, type Engine } from "./engine.ts";
import { dice, playAtRandom } from "./random-play.ts";
import { sampleCards } from "./sample-cards.ts";

const sample = createEngine(sampleCards);
const whole = cards.filter(({ unsupported = [] }) => unsupported.length === 0);
const real = createEngine(cards);

/** A position with cards dealt out at random: hands, decks, runes, bases. */
function dealt(definitions: typeof cards, seed: number, seats: number): Position {
  const roll = dice(seed);
  const named = (...types: string[]): string[] =>
    definitions.filter(({ type, token }) => types.includes(type) && !token).map(({ name }) => name);
  const deal = (from: string[], count: number): string[] =>
    Array.from({ length: count }, () => from[roll(from.length)] ?? "");
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

const games: { name: string; engine: Engine; definitions: typeof cards; seats: number; seed: number }[] = [
  { name: "made-up cards, two players", engine: sample, definitions: sampleCards, seats: 2, seed: 11 },
  { name: "made-up cards, three players", engine: sample, definitions: sampleCards, seats: 3, seed: 12 },
  { name: "cards of the game, two players", engine: real, definitions: whole, seats: 2, seed: 21 },
  { name: "cards of the game, again", engine: real, definitions: whole, seats: 2, seed: 22 },
  { name: "cards of the game, three players", engine: real, definitions: whole, seats: 3, seed: 31 },
];

describe("playing at random", () => {
  it.each(games)(
    "comes to no harm with $name",
    ({ engine, definitions, seats, seed }) => {
      const position = dealt(definitions, seed, seats);
      const { faults, steps, taken } = playAtRandom(engine, position, seed, 150);
      expect(faults).toEqual([]);
      // It got somewhere.
      expect(steps).toBeGreaterThan(30);
      expect(taken).toMatchObject({ play: expect.any(Number), pass: expect.any(Number) });
    },
    60_000,
  );
});
