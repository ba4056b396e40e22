import { changeObject, changePlayer, type Owed, type PayFrame, pop, run } from "@rulebound/core";
import { type CardDefinition, gear, replacement, triggered, unit } from "@rulebound/language";
import { describe, expect, it } from "vitest";
import { mostTimes, owedFor, payable, startPaying, symbolOwed, timesOwed } from "./pay.ts";
import { answer, cardIn, newGame, objectAt, pick, put } from "./spec-game.ts";

type SpecGame = ReturnType<typeof newGame>;

const friendly = { is: "unit" as const, side: "friendly" as const };
const cards: CardDefinition[] = [
  unit({ name: "Tibbers", domains: ["fury", "chaos"], might: 4 }),
  unit({ name: "Plain", domains: [], might: 1 }),
  gear({
    name: "Clock",
    domains: ["calm"],
    abilities: [
      replacement(
        { event: "die", object: friendly },
        {
          instead: [
            { do: "kill", what: "me" },
            { do: "recall", what: "it" },
          ],
        },
      ),
    ],
  }),
];

const owed = (cost: Partial<Owed>): Owed => ({ energy: 0, power: [], actions: [], ...cost });
const kills = (...whats: ("me" | typeof friendly)[]): Owed =>
  owed({ actions: whats.map((what) => ({ cost: "kill", what })) });

function pay(game: SpecGame, cost: Owed, purpose: Partial<PayFrame> = {}): void {
  startPaying(game, "P1", cost, { source: null, item: null, autoPay: false, ...purpose });
  run(game);
}

const paid = (game: SpecGame) => (game.state.returned?.of === "pay" ? game.state.returned.paid : null);
const withEnergy = (game: SpecGame, energy: number) =>
  changePlayer(game, "P1", { pool: { ...game.state.players.P1.pool, energy } });

describe("what a symbol asks for", () => {
  it("is the card's own domain or any of several (135.2.e.6), any domain for [A] and for a card without one", () => {
    const game = newGame({ cards });
    const own = (card: string) => owedFor(game, { power: ["own"] }, put(game, card, "P1")).power;
    expect(own("Titan")).toEqual([["fury"]]);
    expect(own("Tibbers")).toEqual([["fury", "chaos"]]);
    expect(own("Plain")[0]).toHaveLength(6);
    expect(symbolOwed("any", ["fury"])).toHaveLength(6);
    expect(symbolOwed("calm", ["fury"])).toEqual(["calm"]);
  });
});

describe("a cost so many times over", () => {
  it("has its fields in the order in which a saved state is read", () => {
    const once = owed({ actions: [{ cost: "kill", what: friendly, as: "killed" }] });
    expect(JSON.stringify(timesOwed(once, 2).actions)).toBe(
      JSON.stringify([{ cost: "kill", what: friendly, count: 2, as: "killed" }]),
    );
  });
});

describe("paying", () => {
  it("takes from the pool what it covers, unasked (444.1)", () => {
    const game = newGame({ cards });
    withEnergy(game, 3);
    pay(game, owed({ energy: 2 }));
    expect([paid(game), game.state.players.P1.pool.energy]).toEqual([true, 1]);
  });

  it("isn't begun where pool and Add abilities don't suffice", () => {
    const game = newGame({ cards });
    put(game, "Fury Rune", "P1");
    pay(game, owed({ energy: 2 }));
    expect([paid(game), game.state.prompt]).toEqual([false, null]);
  });

  it("asks for Add abilities, and goes on with what the one used adds (429.3, 444.2)", () => {
    const game = newGame({ cards });
    const rune = put(game, "Fury Rune", "P1");
    pay(game, owed({ energy: 1 }));
    expect(game.state.prompt).toMatchObject({
      kind: "pay",
      player: "P1",
      options: [
        { source: rune, effect: "0" },
        { source: rune, effect: "1" },
      ],
    });
    answer(game, { pay: "done" });
    expect(game.state.prompt).toMatchObject({ kind: "pay" });
    answer(game, { use: { source: rune, ability: 0 } });
    expect([paid(game), game.state.players.P1.pool.energy, game.state.chain]).toEqual([true, 0, []]);
    expect(objectAt(game, rune).exhausted).toBe(true);
  });

  it("puts an Add ability on the chain at once where something waits for what it is paid with", () => {
    const watcher = gear({
      name: "Watcher",
      domains: [],
      abilities: [triggered({ event: "exhaust", object: { is: "unit" } }, [{ do: "draw", amount: 1 }])],
    });
    const game = newGame({ cards: [...cards, watcher] });
    put(game, "Watcher", "P2");
    const rune = put(game, "Fury Rune", "P1");
    pay(game, owed({ energy: 1 }));
    expect(() => answer(game, { use: { source: rune, ability: 0 } })).toThrow("room above");
    expect(game.state.chain).toMatchObject([
      { source: { id: rune }, ability: { card: "Fury Rune", ability: 0 }, controller: "P1" },
    ]);
    // The room above would resolve it: the payment goes on with the Energy added.
    game.state.chain = [];
    withEnergy(game, 1);
    pop(game);
    run(game);
    expect([paid(game), game.state.players.P1.pool.energy]).toEqual([true, 0]);
  });

  it("can be declined (444.2)", () => {
    const game = newGame({ cards });
    put(game, "Fury Rune", "P1");
    pay(game, owed({ energy: 1 }));
    answer(game, { pay: "decline" });
    expect(paid(game)).toBe(false);
  });

  it("uses only what can be used: another player's rune or an ability that isn't there pays nothing", () => {
    const game = newGame({ cards });
    put(game, "Fury Rune", "P1");
    const theirs = put(game, "Fury Rune", "P2");
    pay(game, owed({ energy: 1 }));
    answer(game, { use: { source: theirs, ability: 0 } });
    expect([paid(game), game.state.chain]).toEqual([false, []]);
  });
});

describe("action costs", () => {
  it("count as paid when they are replaced (203.2, 357.2.a)", () => {
    const game = newGame({ cards });
    const poro = put(game, "Poro", "P1", 0);
    put(game, "Clock", "P1");
    pay(game, kills(friendly));
    expect([paid(game), objectAt(game, poro).zone]).toEqual([true, "board"]);
  });

  it("that are impossible can't be paid (203.3, 414.4)", () => {
    const game = newGame({ cards });
    const poro = put(game, "Poro", "P1");
    const source = { id: poro, incarnation: objectAt(game, poro).incarnation };
    const exhaust = owed({ actions: [{ cost: "exhaust", what: "me" }] });
    expect(payable(game, "P1", exhaust, source)).toBe(true);
    changeObject(game, poro, { exhausted: true });
    expect(payable(game, "P1", exhaust, source)).toBe(false);
    expect(payable(game, "P1", owed({ actions: [{ cost: "discard", count: 1 }] }), null)).toBe(false);
    expect(payable(game, "P1", owed({ actions: [{ cost: "spendXp", amount: 1 }] }), null)).toBe(false);
    expect(payable(game, "P1", owed({ actions: [{ cost: "spendBuff", what: friendly }] }), null)).toBe(false);
    pay(game, exhaust, { source });
    expect(paid(game)).toBe(false);
  });

  it("ask what they are paid with, and are paid one after the other (357.2)", () => {
    const game = newGame({ cards });
    const [a, b] = [put(game, "Poro", "P1"), put(game, "Titan", "P1")];
    const card = cardIn(game, "Titan", "P1", "hand");
    pay(
      game,
      owed({
        actions: [
          { cost: "kill", what: friendly },
          { cost: "discard", count: 1 },
        ],
      }),
    );
    expect(game.state.prompt).toMatchObject({ for: "cost.choose", options: [{ object: a }, { object: b }] });
    pick(game, 1);
    expect([paid(game), [a, b, card].map((id) => objectAt(game, id).zone)]).toEqual([
      true,
      ["board", "trash", "trash"],
    ]);
  });

  it("on the same object are paid so that all of them can be: exhausted, then killed (357.2)", () => {
    const game = newGame({ cards });
    const poro = put(game, "Poro", "P1");
    const source = { id: poro, incarnation: objectAt(game, poro).incarnation };
    pay(
      game,
      owed({
        actions: [
          { cost: "kill", what: "me" },
          { cost: "exhaust", what: "me" },
        ],
      }),
      { source },
    );
    expect([paid(game), objectAt(game, poro).zone]).toEqual([true, "trash"]);
  });

  it("are paid with what was named, costs of the same kind in order", () => {
    const game = newGame({ cards });
    const [a, b, c] = [put(game, "Poro", "P1"), put(game, "Titan", "P1"), put(game, "Plain", "P1")];
    const source = { id: a, incarnation: objectAt(game, a).incarnation };
    pay(game, kills(friendly, "me", friendly), { source, payWith: { kill: ["Titan", "Plain"] } });
    expect([paid(game), [a, b, c].map((id) => objectAt(game, id).zone)]).toEqual([
      true,
      ["trash", "trash", "trash"],
    ]);
  });

  it("kill several at once, and can't be paid with fewer (203.3)", () => {
    const three = owed({ actions: [{ cost: "kill", what: friendly, count: 3 }] });
    const game = newGame({ cards });
    const ids = [put(game, "Poro", "P1"), put(game, "Titan", "P1")];
    put(game, "Plain", "P2");
    expect(payable(game, "P1", three, null)).toBe(false);
    ids.push(put(game, "Plain", "P1"), put(game, "Plain", "P1"));
    expect(payable(game, "P1", three, null)).toBe(true);
    pay(game, three);
    expect(game.state.prompt).toMatchObject({ for: "cost.choose", min: 3, max: 3 });
    pick(game, 0, 1, 3);
    expect([paid(game), ids.map((id) => objectAt(game, id).zone)]).toEqual([
      true,
      ["trash", "trash", "board", "trash"],
    ]);
  });

  it("share out what was named by how many each of them kills (357.2)", () => {
    const game = newGame({ cards });
    const ids = ["Poro", "Titan", "Plain"].map((card) => put(game, card, "P1"));
    const cost = owed({
      actions: [
        { cost: "kill", what: friendly, count: 2 },
        { cost: "kill", what: friendly },
      ],
    });
    pay(game, cost, { payWith: { kill: ["Titan", "Poro", "Plain"] } });
    expect([paid(game), ids.map((id) => objectAt(game, id).zone)]).toEqual([
      true,
      ["trash", "trash", "trash"],
    ]);
  });

  it.each([
    ["too few", ["Titan"]],
    ["too many", ["Titan", "Plain", "Poro"]],
    ["something else", ["Titan", "Clock"]],
  ])("refuse %s named for them (357.2)", (_, kill) => {
    const game = newGame({ cards });
    for (const card of ["Poro", "Titan", "Plain"]) put(game, card, "P1");
    expect(() => pay(game, kills(friendly, friendly), { payWith: { kill } })).toThrow("can't be paid with");
  });

  it("spend XP and buffs, a buff of the payer's own units only (702.2.b.2)", () => {
    const game = newGame({ cards });
    const [mine, theirs] = [put(game, "Poro", "P1"), put(game, "Poro", "P2")];
    for (const id of [mine, theirs]) changeObject(game, id, { buffs: 1 });
    changePlayer(game, "P1", { xp: 3 });
    game.state.cleanupDue = false;
    game.log = [];
    pay(
      game,
      owed({
        actions: [
          { cost: "spendXp", amount: 2 },
          { cost: "spendBuff", what: { is: "unit" } },
        ],
      }),
    );
    expect([
      paid(game),
      game.state.players.P1.xp,
      objectAt(game, mine).buffs,
      objectAt(game, theirs).buffs,
    ]).toEqual([true, 1, 0, 1]);
    expect(game.log).toMatchObject([
      { type: "xpSpent", player: "P1", amount: 2 },
      { type: "buffSpent", object: mine, amount: 1, by: "P1" },
    ]);
    // The unit has less Might now, so that its damage may be lethal (319.7).
    expect(game.state.cleanupDue).toBe(true);
  });
});

describe("what an action cost is paid with", () => {
  const trash = { zone: "trash" as const, ownedBy: "you" as const };

  it("is bound, with what it was like, for what rests on it (359.3.e.13)", () => {
    const game = newGame({ cards });
    const poro = put(game, "Poro", "P1", 0);
    pay(game, owed({ actions: [{ cost: "kill", what: friendly, as: "killed" }] }));
    expect(game.state.returned).toMatchObject({
      paid: true,
      bound: {
        killed: { is: "result", done: true, objects: [{ id: poro, before: { card: "Poro", at: 0 } }] },
      },
    });
  });

  it("is nothing where the action was replaced, though the cost is paid (203.2)", () => {
    const game = newGame({ cards });
    put(game, "Poro", "P1", 0);
    put(game, "Clock", "P1");
    pay(game, owed({ actions: [{ cost: "kill", what: friendly, as: "killed" }] }));
    expect(game.state.returned).toMatchObject({
      paid: true,
      bound: { killed: { done: false, objects: [] } },
    });
  });

  it("can be what a name stands for: its buff is spent, and no other's", () => {
    const game = newGame({ cards });
    const [poro, titan] = [put(game, "Poro", "P1"), put(game, "Titan", "P1")];
    for (const id of [poro, titan]) changeObject(game, id, { buffs: 1 });
    const it = {
      is: "objects" as const,
      objects: [{ id: titan, incarnation: objectAt(game, titan).incarnation }],
    };
    pay(game, owed({ actions: [{ cost: "spendBuff", what: { ref: "it" } }] }), { bindings: { it } });
    expect([paid(game), objectAt(game, poro).buffs, objectAt(game, titan).buffs]).toEqual([true, 1, 0]);
  });

  it("is only what is ready, where it is exhausted (414.4)", () => {
    const game = newGame({ cards });
    const [poro, titan] = [put(game, "Poro", "P1"), put(game, "Titan", "P1")];
    changeObject(game, poro, { exhausted: true });
    pay(game, owed({ actions: [{ cost: "exhaust", what: friendly }] }));
    expect([paid(game), objectAt(game, titan).exhausted]).toEqual([true, true]);
  });

  it("is a card that fits, where one is discarded or recycled from the trash", () => {
    const game = newGame({ cards });
    const [clock, poro] = [cardIn(game, "Clock", "P1", "hand"), cardIn(game, "Poro", "P1", "hand")];
    const gone = cardIn(game, "Titan", "P1", "trash");
    pay(
      game,
      owed({
        actions: [
          { cost: "discard", what: { is: "gear" }, count: 1 },
          { cost: "recycle", what: { ...trash, is: "unit" } },
        ],
      }),
    );
    expect([paid(game), [clock, poro, gone].map((id) => objectAt(game, id).zone)]).toEqual([
      true,
      ["trash", "hand", "deck"],
    ]);
  });

  it("goes back to its owner's hand, where it is returned", () => {
    const game = newGame({ cards });
    const poro = put(game, "Poro", "P1");
    pay(game, owed({ actions: [{ cost: "return", what: friendly }] }));
    expect([paid(game), objectAt(game, poro).zone]).toEqual([true, "hand"]);
  });
});

describe("a cost paid as often as one likes (204.3.b)", () => {
  it("is payable as often as resources and objects last", () => {
    const game = newGame({ cards });
    withEnergy(game, 5);
    expect(mostTimes(game, "P1", owed({ energy: 2 }), null)).toBe(2);
    put(game, "Poro", "P1");
    put(game, "Titan", "P2");
    expect(mostTimes(game, "P1", kills(friendly), null)).toBe(1);
    expect(mostTimes(game, "P1", owed({ energy: 6 }), null)).toBe(0);
  });

  it("is so many times what it is once, objects all at once", () => {
    expect(
      timesOwed({ energy: 1, power: [["fury"]], actions: [{ cost: "kill", what: friendly }] }, 3),
    ).toEqual({
      energy: 3,
      power: [["fury"], ["fury"], ["fury"]],
      actions: [{ cost: "kill", what: friendly, count: 3 }],
    });
    expect(timesOwed(owed({ actions: [{ cost: "spendXp", amount: 2 }] }), 2).actions).toEqual([
      { cost: "spendXp", amount: 4 },
    ]);
  });
});
