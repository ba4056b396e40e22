import { changeObject, changePlayer, type Owed } from "@rulebound/core";
import { activated, type CardDefinition, domains, gear } from "@rulebound/language";
import { describe, expect, it } from "vitest";
import { addersOf, coverable, runePlan } from "./adders.ts";
import { newGame, objectAt, put } from "./spec-game.ts";

type SpecGame = ReturnType<typeof newGame>;

const owed = (energy: number, ...power: string[][]): Owed => ({ energy, power, actions: [] });
const exhausted = (game: SpecGame, id: number): number => {
  changeObject(game, id, { exhausted: true });
  return id;
};
const planned = (game: SpecGame, cost: Owed) =>
  runePlan(game, "P1", cost)?.map(({ source, ability }) => [source, ability]);

const [exhaust, recycle] = [0, 1];

const gold: CardDefinition = gear({
  name: "Gold",
  domains: [],
  abilities: [
    activated(
      {
        actions: [
          { cost: "exhaust", what: "me" },
          { cost: "kill", what: "me" },
        ],
      },
      [{ do: "add", power: ["any"] }],
      {
        timing: "reaction",
      },
    ),
  ],
});
const mill: CardDefinition = gear({
  name: "Mill",
  domains: ["fury"],
  abilities: [activated({ energy: 1 }, [{ do: "add", power: ["own"] }], { timing: "reaction" })],
});
const slowMill: CardDefinition = gear({
  name: "Slow Mill",
  domains: ["fury"],
  abilities: [activated({ actions: [{ cost: "exhaust", what: "me" }] }, [{ do: "add", energy: 1 }])],
});

describe("Add abilities while a cost is paid (429.3)", () => {
  it("are those with Reaction that their controller can use now", () => {
    const game = newGame({ cards: [gold, mill, slowMill] });
    const rune = put(game, "Fury Rune", "P1");
    const coin = put(game, "Gold", "P1");
    for (const card of ["Mill", "Slow Mill"]) put(game, card, "P1");
    put(game, "Calm Rune", "P2");
    expect(addersOf(game, "P1").map(({ source, ability }) => [source, ability])).toEqual([
      [rune, exhaust],
      [rune, recycle],
      [coin, 0],
    ]);
  });

  it("need readiness only where they exhaust", () => {
    const game = newGame({ cards: [gold] });
    const rune = exhausted(game, put(game, "Fury Rune", "P1"));
    exhausted(game, put(game, "Gold", "P1"));
    expect(addersOf(game, "P1").map(({ source, ability }) => [source, ability])).toEqual([[rune, recycle]]);
  });
});

describe("a cost", () => {
  it("can be covered by pool and Add abilities together, each rune giving Energy and then Power", () => {
    const game = newGame();
    put(game, "Fury Rune", "P1");
    expect(coverable(game, "P1", owed(1, ["fury"]))).toBe(true);
    expect(coverable(game, "P1", owed(2, ["fury"]))).toBe(false);
    changePlayer(game, "P1", { pool: { ...game.state.players.P1.pool, energy: 1 } });
    expect(coverable(game, "P1", owed(2, ["fury"]))).toBe(true);
  });

  it("is covered as a whole: [A] doesn't take the pool's Power from the symbol that needs it", () => {
    const game = newGame();
    put(game, "Calm Rune", "P1");
    const { pool } = game.state.players.P1;
    changePlayer(game, "P1", { pool: { ...pool, power: { ...pool.power, fury: 1 } } });
    expect(coverable(game, "P1", owed(0, [...domains], ["fury"]))).toBe(true);
    expect(planned(game, owed(0, [...domains], ["fury"]))).toHaveLength(1);
  });

  it("can't be covered with other players' runes", () => {
    const game = newGame();
    put(game, "Fury Rune", "P2");
    expect(coverable(game, "P1", owed(1))).toBe(false);
  });
});

describe("runePlan", () => {
  it("recycles exhausted runes first", () => {
    const game = newGame();
    put(game, "Fury Rune", "P1");
    const old = exhausted(game, put(game, "Fury Rune", "P1"));
    expect(planned(game, owed(0, ["fury"]))).toEqual([[old, recycle]]);
  });

  it("exhausts what it recycles before, so that no more ready runes than needed are used up", () => {
    const game = newGame();
    put(game, "Calm Rune", "P1");
    const fury = put(game, "Fury Rune", "P1");
    expect(planned(game, owed(1, ["fury"]))).toEqual([
      [fury, exhaust],
      [fury, recycle],
    ]);
  });

  it("takes only runes, and none for what the pool covers", () => {
    const game = newGame({ cards: [gold] });
    put(game, "Gold", "P1");
    expect(runePlan(game, "P1", owed(0, [...domains]))).toBeNull();
    const rune = put(game, "Fury Rune", "P1");
    changePlayer(game, "P1", { pool: { ...game.state.players.P1.pool, energy: 2 } });
    expect(planned(game, owed(2))).toEqual([]);
    expect(planned(game, owed(3))).toEqual([[rune, exhaust]]);
  });

  it("is none where runes of the right domain are missing", () => {
    const game = newGame();
    const rune = put(game, "Calm Rune", "P1");
    expect(runePlan(game, "P1", owed(0, ["fury"]))).toBeNull();
    expect(runePlan(game, "P1", owed(2))).toBeNull();
    expect(objectAt(game, rune).exhausted).toBe(false);
  });
});
