import { describe, expect, it } from "vitest";
import type { Game } from "./one-game.ts";
import { alike, nothingPlayed, withGame } from "./tally.ts";

const game: Game = {
  seed: 1,
  actions: 100,
  decisions: 80,
  turns: 10,
  points: { P1: 8, P2: 3 },
  result: { winners: ["P1"], reason: "points", rule: "194.2" },
  fault: null,
};
const fault = (seed: number, message: string, kind: "crash" | "check" = "crash"): Game => ({
  ...game,
  seed,
  actions: 7,
  result: null,
  fault: { kind, action: 8, message, tried: null },
});
const faulty = [fault(2, 'lost "poro-1"\n  at once'), fault(3, "else", "check"), fault(4, 'lost "poro-2"')];

describe("a tally", () => {
  it("adds games up", () => {
    const games: Game[] = [game, { ...game, seed: 5, actions: 300, turns: 30 }, ...faulty];
    expect(games.reduce(withGame, nothingPlayed)).toEqual({
      games: 5,
      clean: 2,
      actions: 421,
      decisions: 400,
      turns: 70,
      wins: { P1: 2 },
      longest: { seed: 5, actions: 300, turns: 30 },
      faults: faulty.map(({ seed, fault }) => ({ seed, ...fault })),
    });
  });

  it("puts faults together that say the same, the most frequent first", () => {
    const { faults } = faulty.reduce(withGame, nothingPlayed);
    expect(alike(faults).map((same) => same.map(({ seed }) => seed))).toEqual([[2, 4], [3]]);
  });
});
