import { type CardDefinition, gear, replacement, triggered, unit } from "@rulebound/language";
import { describe, expect, it } from "vitest";
import { damageTo, deathsOf, happen, newGame, objectAt, onChain, pick, put } from "./spec-game.ts";

const gainXp = { do: "gainXp" as const, amount: 1 };
const cards: CardDefinition[] = [
  gear({
    name: "Chronicle",
    domains: ["mind"],
    abilities: [replacement({ event: "die", object: { is: "unit" } }, { also: [gainXp] })],
  }),
  gear({
    name: "Toll",
    domains: ["mind"],
    abilities: [replacement({ event: "damage", object: { is: "unit" } }, { also: [gainXp] }, { may: true })],
  }),
  gear({
    name: "Void",
    domains: ["mind"],
    abilities: [replacement({ event: "die", object: { is: "unit" } }, { skip: true })],
  }),
  gear({
    name: "Once",
    domains: ["mind"],
    abilities: [
      replacement({ event: "damage", object: { is: "unit" } }, { instead: [gainXp] }, { timesEachTurn: 1 }),
    ],
  }),
  unit({
    name: "Mourned",
    domains: ["mind"],
    energy: 1,
    might: 1,
    abilities: [triggered({ event: "die", object: "me" }, [gainXp])],
  }),
  gear({
    name: "Bell",
    domains: ["mind"],
    abilities: [triggered({ event: "die", object: { is: "unit" } }, [gainXp])],
  }),
];

type SpecGame = ReturnType<typeof newGame>;
const xp = (game: SpecGame): number => game.state.players.P1.xp;

describe("more along with an event (370.1.b.1)", () => {
  it("is done first, and the event happens all the same", () => {
    const game = newGame({ cards });
    put(game, "Chronicle", "P1");
    const poro = put(game, "Poro", "P1");
    const [outcome] = happen(game, deathsOf(poro));
    expect([outcome?.status, objectAt(game, poro).zone, xp(game)]).toEqual(["done", "trash", 1]);
    const told = game.log?.map(({ type }) => type).filter((type) => type === "xpGained" || type === "died");
    expect(told).toEqual(["xpGained", "died"]);
  });

  it("is done once for each event of several at once (373)", () => {
    const game = newGame({ cards });
    put(game, "Chronicle", "P1");
    const units = [put(game, "Poro", "P1"), put(game, "Titan", "P2")];
    happen(game, deathsOf(...units));
    if (game.state.prompt) pick(game, 0);
    expect([units.map((id) => objectAt(game, id).zone), xp(game)]).toEqual([["trash", "trash"], 2]);
  });

  it("can be declined (371.2), and comes along with damage that was settled as it was assigned", () => {
    const game = newGame({ cards });
    put(game, "Toll", "P1");
    const titan = put(game, "Titan", "P1");
    happen(game, [damageTo(titan, 2)]);
    pick(game, 1);
    expect([objectAt(game, titan).damage.length, xp(game)]).toEqual([1, 0]);
    happen(game, [damageTo(titan, 2)], { settled: true });
    pick(game, 0);
    expect([objectAt(game, titan).damage.reduce((sum, { amount }) => sum + amount, 0), xp(game)]).toEqual([
      4, 1,
    ]);
  });
});

describe("skipping an event (443)", () => {
  it("puts nothing in its place, and nothing triggers on it (443.2.a)", () => {
    const game = newGame({ cards });
    put(game, "Void", "P1");
    put(game, "Bell", "P1");
    const mourned = put(game, "Mourned", "P1");
    const [outcome] = happen(game, deathsOf(mourned));
    expect([outcome?.status, objectAt(game, mourned).zone, onChain(game)]).toEqual(["replaced", "board", []]);
    expect(game.log).toContainEqual(
      expect.objectContaining({ type: "skipped", rule: "443.2", detail: "die" }),
    );
  });
});

describe("a replacement with a limit (371.1)", () => {
  it("applies to no more events of a turn than that", () => {
    const game = newGame({ cards });
    put(game, "Once", "P1");
    const titan = put(game, "Titan", "P1");
    happen(game, [damageTo(titan, 1)]);
    expect([objectAt(game, titan).damage.length, xp(game)]).toEqual([0, 1]);
    happen(game, [damageTo(titan, 1)]);
    expect([objectAt(game, titan).damage.length, xp(game)]).toEqual([1, 1]);
    game.state.ledger = [];
    happen(game, [damageTo(titan, 1)]);
    expect(xp(game)).toBe(2);
  });
});
