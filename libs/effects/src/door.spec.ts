import { changeObject, type GameEvent, type ObjectId } from "@rulebound/core";
import {
  type CardDefinition,
  deathknell,
  gear,
  legend,
  passive,
  replacement,
  unit,
} from "@rulebound/language";
import { describe, expect, it } from "vitest";
import {
  cardIn,
  damageTo,
  deathsOf,
  happen,
  newGame,
  objectAt,
  onChain,
  outcomes,
  pick,
  pickEffect,
  put,
} from "./spec-game.ts";

const nobody = { by: null, source: null, item: null };
const cards: CardDefinition[] = [
  legend({ name: "Legend", domains: ["fury"] }),
  gear({ name: "Lantern", domains: ["calm"] }),
  unit({
    name: "Martyr",
    domains: ["order"],
    might: 1,
    abilities: [deathknell([{ do: "draw", amount: 1 }])],
  }),
  unit({
    name: "Twice",
    domains: ["order"],
    might: 1,
    abilities: [deathknell([{ do: "draw", amount: 1 }]), deathknell([{ do: "gainXp", amount: 1 }])],
  }),
  gear({
    name: "Clock",
    domains: ["calm"],
    abilities: [
      replacement(
        { event: "die", object: { is: "unit", side: "friendly" } },
        {
          instead: [
            { do: "kill", what: "me" },
            { do: "recall", what: "it" },
          ],
        },
        { may: true },
      ),
    ],
  }),
  unit({
    name: "Gaoler",
    domains: ["order"],
    might: 1,
    abilities: [
      passive({ fact: "cantMove", of: { is: "unit", side: "enemy", at: "here" }, to: "base" }),
      passive({ fact: "cantMove", of: "me", to: "base" }),
    ],
  }),
  gear({
    name: "Scapegoat",
    domains: ["calm"],
    abilities: [
      replacement(
        { event: "die", object: { is: "unit", side: "friendly", mightAtLeast: 6 } },
        { instead: [{ do: "kill", what: { all: { is: "unit", side: "friendly", mightBelow: 6 } } }] },
      ),
    ],
  }),
];

const status = (object: ObjectId, event: "exhaust" | "ready" | "stun" | "buff" | "heal"): GameEvent => ({
  ...nobody,
  event,
  object,
});

describe("what is impossible", () => {
  it("is dropped, and the rest happens (055)", () => {
    const game = newGame({ cards });
    const [ready, exhausted] = [put(game, "Poro", "P1"), put(game, "Poro", "P1")];
    changeObject(game, exhausted, { exhausted: true });
    const result = happen(game, [status(exhausted, "exhaust"), status(ready, "exhaust")]);
    expect(result.map((outcome) => outcome.status)).toEqual(["dropped", "done"]);
    expect(objectAt(game, ready).exhausted).toBe(true);
  });

  it.each<[string, (game: ReturnType<typeof newGame>) => GameEvent]>([
    ["readying what is ready (415.1.c)", (game) => status(put(game, "Poro", "P1"), "ready")],
    ["stunning what is no unit (423.1)", (game) => status(put(game, "Lantern", "P1"), "stun")],
    ["healing what isn't damaged", (game) => status(put(game, "Poro", "P1"), "heal")],
    ["damage of 0 (417.1.e)", (game) => damageTo(put(game, "Poro", "P1"), 0)],
    ["damage to what is no unit (417.1)", (game) => damageTo(put(game, "Lantern", "P1"), 2)],
    [
      "killing what isn't on the board (428.2.a)",
      (game) => deathsOf(cardIn(game, "Poro", "P1", "hand"))[0] as GameEvent,
    ],
    ["killing a battlefield (428.1)", () => deathsOf(0)[0] as GameEvent],
    ["killing a rune (428.1)", (game) => deathsOf(put(game, "Fury Rune", "P1"))[0] as GameEvent],
    ["recycling a battlefield (185.2.e)", () => ({ ...nobody, event: "recycle", object: 0 })],
    ["returning a battlefield", () => ({ ...nobody, event: "return", object: 0 })],
    ["banishing a battlefield", () => ({ ...nobody, event: "banish", object: 0 })],
    [
      "banishing the Champion Legend (107.4.d)",
      (game) => ({ ...nobody, event: "banish", object: cardIn(game, "Legend", "P1", "legend") }),
    ],
    [
      "moving to where it is (355.4.a)",
      (game) => ({ ...nobody, event: "move", object: put(game, "Poro", "P1", 0), from: 0, to: 0 }),
    ],
  ])("%s changes nothing", (_, make) => {
    const game = newGame({ cards });
    const event = make(game);
    const before = JSON.stringify(game.state.objects);
    expect(happen(game, [event])).toMatchObject([{ status: "dropped" }]);
    expect(JSON.stringify(game.state.objects)).toBe(before);
  });

  it("includes a second buff and a second stun (426.1.b.1, 423.1.a.1)", () => {
    const game = newGame({ cards });
    const poro = put(game, "Poro", "P1");
    for (const event of ["buff", "stun"] as const) {
      expect(happen(game, [status(poro, event)])).toMatchObject([{ status: "done" }]);
      expect(happen(game, [status(poro, event)])).toMatchObject([{ status: "dropped" }]);
    }
    expect(objectAt(game, poro)).toMatchObject({ buffs: 1, stunned: true });
  });

  it("as a move to where units of two others are becomes a recall (447.2.c)", () => {
    const game = newGame({ cards, seats: ["P1", "P2", "P3"] });
    const poro = put(game, "Poro", "P1", 0);
    put(game, "Poro", "P2", 0);
    put(game, "Poro", "P3", 0);
    changeObject(game, poro, { at: "P2", controller: "P1" });
    happen(game, [{ ...nobody, event: "move", object: poro, from: "P2", to: 0 }]);
    expect(objectAt(game, poro).at).toBe("P1");
    expect(game.log?.map(({ type }) => type)).toContain("recalled");
  });

  it("includes a move that a text forbids, for whom and where it says so (054.1, 359.3.e.6)", () => {
    const game = newGame({ cards, battlefields: ["Field", "Field"] });
    const gaoler = put(game, "Gaoler", "P1", 0);
    const [held, elsewhere] = [put(game, "Poro", "P2", 0), put(game, "Poro", "P2", 1)];
    const friend = put(game, "Poro", "P1", 0);
    const home = (object: ObjectId): GameEvent => {
      const { at, controller } = objectAt(game, object);
      return { ...nobody, event: "move", object, from: at ?? controller, to: controller };
    };
    const result = happen(game, [gaoler, held, elsewhere, friend].map(home));
    expect(result.map(({ status: went }) => went)).toEqual(["dropped", "dropped", "done", "done"]);
    expect([gaoler, held, elsewhere, friend].map((id) => objectAt(game, id).at)).toEqual([0, 0, "P2", "P1"]);
    expect(game.log?.map(({ type }) => type)).not.toContain("recalled");
  });

  it("doesn't include a recall of a unit that can't move, nor moving it elsewhere (456.3)", () => {
    const game = newGame({ cards, battlefields: ["Field", "Field"] });
    const [gaoler, other] = [put(game, "Gaoler", "P1", 0), put(game, "Gaoler", "P1", 0)];
    happen(game, [
      { ...nobody, event: "recall", object: gaoler },
      { ...nobody, event: "move", object: other, from: 0, to: 1 },
    ]);
    expect([gaoler, other].map((id) => objectAt(game, id).at)).toEqual(["P1", 1]);
  });
});

describe("what was proposed is told of", () => {
  it("with what a dead unit was like, and what it is now (359.3.e.13)", () => {
    const game = newGame({ cards });
    const titan = put(game, "Titan", "P1", 0);
    changeObject(game, titan, { buffs: 1 });
    const { incarnation } = objectAt(game, titan);
    const [outcome] = happen(game, deathsOf(titan));
    expect(outcome?.object).toMatchObject({
      id: titan,
      incarnation: incarnation + 1,
      before: { card: "Titan", might: 7, at: 0, controller: "P1", alone: true, energy: 5 },
    });
  });

  it("with a token's cost as 0 (185.3.a.1)", () => {
    const game = newGame({ cards: [unit({ name: "Recruit", domains: [], might: 1, token: true })] });
    const [outcome] = happen(game, deathsOf(put(game, "Recruit", "P1")));
    expect(outcome?.object?.before?.energy).toBe(0);
  });
});

describe("death triggers (808.1.d)", () => {
  it("are on the chain before the death, with what the unit was like (808.1.d.2, 808.1.d.3)", () => {
    const game = newGame({ cards });
    const martyr = put(game, "Martyr", "P1", 0);
    happen(game, deathsOf(martyr));
    expect(onChain(game)).toEqual(["Martyr"]);
    expect(game.state.chain[0]?.source).toMatchObject({ id: martyr, before: { at: 0, might: 1 } });
    const types = game.log?.map(({ type }) => type).filter((type) => type === "triggered" || type === "died");
    expect(types).toEqual(["triggered", "died"]);
  });

  it("of one unit are ordered by its controller (808.2.a)", () => {
    const game = newGame({ cards });
    happen(game, deathsOf(put(game, "Twice", "P2")));
    expect(game.state.prompt).toMatchObject({ kind: "order", player: "P2" });
    pick(game, 1, 0);
    expect(game.state.chain.map(({ ability }) => ability?.ability)).toEqual([1, 0]);
  });

  it("are taken back when the death is replaced (808.1.d.1), and stay when that is declined", () => {
    for (const [answer, chain] of [
      [0, []],
      [1, ["Martyr"]],
    ] as const) {
      const game = newGame({ cards });
      const martyr = put(game, "Martyr", "P1", 0);
      put(game, "Clock", "P1");
      happen(game, deathsOf(martyr));
      expect(onChain(game)).toEqual(["Martyr"]);
      pick(game, answer);
      expect(onChain(game)).toEqual(chain);
      expect(objectAt(game, martyr).zone).toBe(answer === 0 ? "board" : "trash");
    }
  });

  it("are there once for a unit that another event's replacement has killed already", () => {
    const game = newGame({ cards });
    const [titan, martyr] = [put(game, "Titan", "P1"), put(game, "Martyr", "P1")];
    put(game, "Scapegoat", "P1");
    happen(game, deathsOf(titan, martyr));
    expect(onChain(game)).toEqual(["Martyr"]);
    expect([titan, martyr].map((id) => objectAt(game, id).zone)).toEqual(["board", "trash"]);
    expect(outcomes(game).map((outcome) => outcome.status)).toEqual(["replaced", "dropped"]);
  });

  it("of simultaneous deaths stay where only another death is replaced", () => {
    const game = newGame({ cards });
    const [a, b] = [put(game, "Martyr", "P1"), put(game, "Martyr", "P1")];
    const clock = put(game, "Clock", "P1");
    happen(game, deathsOf(a, b));
    pick(game, 0, 1);
    pickEffect(game, clock, a);
    pick(game, 0);
    expect(game.state.chain.map(({ source }) => source.id)).toEqual([b]);
  });
});
