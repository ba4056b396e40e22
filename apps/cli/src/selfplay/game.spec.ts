import { cards } from "@rulebound/cards";
import { createEngine } from "@rulebound/engine";
import { seededNext } from "@rulebound/suite";
import { describe, expect, it } from "vitest";
import { mostActions, playOn } from "./game.ts";
import { playableModes, playersIn, playGame, type Setup } from "./one-game.ts";
import type { Table } from "./table.ts";

const engine = createEngine(cards);

/** A table at which nothing ever comes of passing. */
const endless: Table = {
  actions: () => [{ player: "P1", type: "pass", text: "Pass." }],
  prompt: () => null,
  priority: () => "P1",
  result: () => null,
  take: () => {},
  position: () => engine.start({}).position,
};

const play = (table: Partial<Table>) => playOn({ ...endless, ...table }, seededNext(1));

describe("a game of chance", () => {
  it.each(playableModes)("ends in the mode %s, with a winner by points", (mode) => {
    const game = playGame(engine, { mode, decks: "drawn", concede: false }, 3, false);
    expect(game.fault).toBeNull();
    expect(game.result).toMatchObject({ reason: "points", winners: [expect.stringMatching(/^P\d$/)] });
    expect(Object.keys(game.points)).toHaveLength(playersIn(mode));
    expect(Math.max(...Object.values(game.points))).toBeGreaterThanOrEqual(8);
    expect(game.decisions).toBeGreaterThan(20);
    expect(game.decisions).toBeLessThanOrEqual(game.actions);
  });

  it.each<Setup["decks"] & string>(["drawn", "wild"])(
    "is the same with and without checks, with %s decks",
    (decks) => {
      const setup: Setup = { mode: "duel", decks, concede: false };
      const checked = playGame(engine, setup, 9, true);
      expect(checked.fault).toBeNull();
      expect(playGame(engine, setup, 9, false)).toEqual(checked);
      expect(playGame(engine, setup, 10, false)).not.toEqual({ ...checked, seed: 10 });
    },
    60_000,
  );

  it("goes on without players who give up", () => {
    const setup: Setup = { mode: "war", decks: "drawn", concede: true };
    const games = [1, 2, 3, 4].map((seed) => playGame(engine, setup, seed, false));
    expect(games.map(({ fault }) => fault)).toEqual([null, null, null, null]);
    expect(games.some(({ result }) => result?.reason === "lastPlayer")).toBe(true);
  });

  it("that doesn't end is a fault", () => {
    expect(play({})).toMatchObject({
      actions: mostActions,
      decisions: 0,
      result: null,
      fault: { kind: "unfinished", action: mostActions, message: "The game goes on after 4000 actions." },
    });
  });

  it("stops where the engine breaks, with what was tried", () => {
    const take = (): never => {
      throw new Error("lost a card");
    };
    const { actions, fault } = play({ take });
    expect(actions).toBe(0);
    expect(fault).toMatchObject({ kind: "crash", action: 1, tried: { player: "P1", type: "pass" } });
    expect(fault?.message).toMatch(/^Error: lost a card\n/);
  });

  it("stops where nobody can act", () => {
    expect(play({ priority: () => null }).fault?.message).toMatch(/Nobody is asked/);
  });

  it("stops where a watch finds something, or fails", () => {
    const wrong = { kind: "check", message: "odd", tried: null } as const;
    let seen = 0;
    const after = () => (++seen < 3 ? null : wrong);
    expect(playOn(endless, seededNext(1), { watches: [{ after }] }).fault).toEqual({ ...wrong, action: 3 });
    const before = (): never => {
      throw new Error("blind");
    };
    expect(playOn(endless, seededNext(1), { watches: [{ before }] }).fault).toMatchObject({
      kind: "crash",
      action: 1,
    });
  });
});
