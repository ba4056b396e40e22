import { needCleanup, touch } from "@rulebound/core";
import type { Position } from "@rulebound/protocol";
import { describe, expect, it } from "vitest";
import { positionOf } from "./position.ts";
import { gameIn } from "./sample-works.ts";

const returned = (position: Position) => positionOf(gameIn(position));

describe("a returned position", () => {
  it("says everything, what is computed included", () => {
    const { players, battlefields, ...rest } = returned({
      turn: { player: "P2", number: 4, queue: ["P1"] },
      players: {
        P1: { base: ["Captain"], pool: { energy: 2, power: { fury: 1, any: 1 } }, points: 3, xp: 2 },
      },
      battlefields: [
        { card: "Void Gate", id: "gate", controller: "P2", units: [{ card: "Poro", id: "poro", damage: 1 }] },
        "Quarry",
      ],
    });
    expect(rest).toEqual({
      rules: "2026-07-16",
      mode: "duel",
      turn: { player: "P2", number: 4, phase: "main", queue: ["P1"], first: "P1" },
      chain: [],
      showdown: null,
      combat: null,
      priority: "P2",
      focus: null,
      turnState: "neutral-open",
      winner: null,
    });
    expect(players.P1).toMatchObject({ points: 3, xp: 2, pool: { energy: 2, power: { fury: 1, any: 1 } } });
    expect(battlefields[0]).toMatchObject({ card: "Void Gate", id: "gate", owner: "P1", controller: "P2" });
    expect(battlefields[0]?.units).toEqual([
      {
        card: "Poro",
        id: "poro",
        incarnation: 0,
        owner: "P2",
        controller: "P2",
        damage: 1,
        types: ["unit"],
        might: 3,
        keywords: [],
      },
    ]);
  });

  it("says what of a pool may be spent on some things alone, as it was loaded", () => {
    const restricted = [
      { for: "spells" as const, energy: 2, power: { any: 1 } },
      { for: "showdowns" as const, energy: 1, power: {} },
    ];
    const { players } = returned({
      players: {
        P1: {
          pool: { energy: 1, restricted: [{ for: "spells", energy: 2, power: 1 }, ...restricted.slice(1)] },
        },
      },
    });
    expect(players.P1?.pool).toEqual({ energy: 1, power: {}, restricted });
  });

  it("writes out the cards that the position wrote out", () => {
    const { players } = returned({
      players: {
        P1: { hand: [{ card: "A", type: "unit", supertype: "champion", might: 2, keywords: ["Shield"] }] },
      },
    });
    expect(players.P1.hand[0]?.printed).toEqual({
      type: "unit",
      supertype: "Champion",
      might: 2,
      keywords: ["Shield 1"],
    });
  });

  it("adds damage up by who marked it, and to one number where nobody in particular marked some", () => {
    const game = gameIn({
      players: {
        P1: {
          base: [
            { card: "Titan", id: "a" },
            { card: "Titan", id: "b" },
          ],
        },
      },
    });
    const [a, b] = game.state.board;
    const damaged = (id: number | undefined, damage: { by: "P1" | "P2" | null; amount: number }[]): void => {
      const object = game.state.objects[id ?? -1];
      if (object) game.state.objects[object.id] = { ...object, damage };
    };
    damaged(a, [
      { by: "P2", amount: 1 },
      { by: "P1", amount: 1 },
      { by: "P2", amount: 2 },
    ]);
    damaged(b, [
      { by: null, amount: 1 },
      { by: "P2", amount: 2 },
    ]);
    expect(positionOf(game).players.P1.base.map(({ damage }) => damage)).toEqual([{ P1: 1, P2: 3 }, 3]);
  });

  it("counts for this turn only what lasts this turn, on the very object", () => {
    const game = gameIn({ players: { P1: { base: [{ card: "Titan", id: "a", mightThisTurn: 2 }] } } });
    const [id = -1] = game.state.board;
    const on = [{ id, incarnation: 0 }];
    game.state.effects.push(
      { id: 90, on, until: "turn", change: { might: 1 } },
      { id: 91, on, until: "stay", change: { might: 4 } },
      { id: 92, on: [{ id, incarnation: 5 }], until: "turn", change: { might: 8 } },
      { id: 93, on, until: "combat", change: { keywords: [{ keyword: "Vision" }] } },
    );
    touch(game);
    const [unit] = positionOf(game).players.P1.base;
    expect(unit).toMatchObject({ mightThisTurn: 3, might: 6 + 3 + 4, keywords: ["Tank", "Vision"] });
    expect(unit).not.toHaveProperty("keywordsThisTurn");
  });

  it("tells who has passed in a showdown", () => {
    const game = gameIn({ battlefields: [{ card: "Void Gate", id: "gate" }, "Quarry"] });
    game.state.showdown = { slot: 0, focus: "P2", passes: 1, combat: "none" };
    needCleanup(game);
    expect(positionOf(game)).toMatchObject({
      showdown: { battlefield: "gate", passed: ["P1"] },
      focus: "P2",
      turnState: "showdown-open",
    });
  });

  it("keeps the phase start apart from the awaken phase under way", () => {
    const game = gameIn({ turn: { phase: "start" } });
    expect(positionOf(game).turn.phase).toBe("start");
    game.state.frames = [{ kind: "turn", step: "beginning", chained: false }];
    expect(positionOf(game).turn.phase).toBe("awaken");
  });
});
