import { changeObject, changeSlot } from "@rulebound/core";
import type { CardDefinition, Condition, Filter, Value } from "@rulebound/language";
import { gear, legend, unit, unitToken } from "@rulebound/language";
import { describe, expect, it } from "vitest";
import { addPending, plainContext } from "./chain-items.ts";
import { candidates, holds, numberMeant, scopeOf } from "./evaluate.ts";
import type { Scope } from "./scope.ts";
import { noted } from "./snapshot.ts";
import { cardIn, newGame, objectAt, objects, put, saying } from "./spec-game.ts";

type SpecGame = ReturnType<typeof newGame>;

const cards: CardDefinition[] = [
  legend({ name: "Legend", domains: ["fury"] }),
  gear({ name: "Blade", domains: ["fury"], energy: 2, tags: ["Equipment"] }),
  unit({
    name: "Guard",
    domains: ["order"],
    energy: 3,
    power: 1,
    might: 3,
    keywords: ["Tank"],
    tags: ["Elite"],
  }),
  unitToken({ name: "Recruit", might: 1 }),
  saying("Spark", { do: "draw", amount: 1 }),
];

const scope = (bindings: Scope["bindings"] = {}): Scope => ({ controller: "P1", item: null, bindings });
const found = (game: SpecGame, filter: Filter, from = scope()) => candidates(game, from, filter);

describe("a number that isn't available is null (359.3.e.12)", () => {
  it.each<[string, Value]>([
    ["the Might of something never bound", { might: "x" }],
    ["the cost of something never bound", { energyCost: "x" }],
    ["the Power cost of something never bound", { powerCost: "x" }],
    ["the amount of what wasn't performed", { amount: "x" }],
    ["a sum with such a part", { plus: [2, { might: "x" }] }],
  ])("%s", (_, value) => {
    expect(numberMeant(newGame({ cards }), scope(), value)).toBeNull();
  });

  it("the Might of a unit that has left the board by somebody else's doing", () => {
    const game = newGame({ cards });
    const guard = put(game, "Guard", "P1");
    const from = scope({ x: objects(game, guard) });
    expect(numberMeant(game, from, { might: "x" })).toBe(3);
    changeObject(game, guard, { zone: "hand", at: null, incarnation: objectAt(game, guard).incarnation + 1 });
    expect(numberMeant(game, from, { might: "x" })).toBeNull();
    expect(numberMeant(game, from, { energyCost: "x" })).toBeNull();
    expect(holds(game, from, { fits: "x", filter: { is: "unit" } })).toBe(false);
  });

  it("but the highest of nothing is 0, and a token costs nothing (185.3.a.1)", () => {
    const game = newGame({ cards });
    expect(numberMeant(game, scope(), { highest: "might", of: { is: "unit" } })).toBe(0);
    const from = scope({
      x: objects(game, put(game, "Recruit", "P2")),
      y: objects(game, put(game, "Guard", "P1")),
    });
    expect(numberMeant(game, from, { powerCost: "x" })).toBe(0);
    expect(numberMeant(game, from, { powerCost: "y" })).toBe(1);
    expect(numberMeant(game, from, { highest: "might", of: { is: "unit" } })).toBe(3);
    expect(numberMeant(game, from, { highest: "might", of: { is: "unit", side: "enemy" } })).toBe(1);
  });

  it("the Might of a unit that mistargets, though it is there (359.3.e.5)", () => {
    const game = newGame({ cards });
    const guard = put(game, "Guard", "P1");
    const { incarnation } = objectAt(game, guard);
    const from = scope({ x: { is: "objects", objects: [{ id: guard, incarnation, illegal: true }] } });
    expect(numberMeant(game, from, { might: "x" })).toBeNull();
  });

  it("and nothing fits a limit that is null", () => {
    const game = newGame({ cards });
    put(game, "Guard", "P1");
    expect(found(game, { is: "unit", mightAtMost: { might: "x" } })).toEqual([]);
    expect(found(game, { is: "unit", at: { locationOf: "x" } })).toEqual([]);
    expect(found(game, { is: "unit", controlledBy: { controllerOf: "x" } })).toEqual([]);
  });
});

describe("a number", () => {
  it("of what the text itself has moved is looked back at (359.3.e.13)", () => {
    const game = newGame({ cards });
    const guard = put(game, "Guard", "P1", 0);
    changeObject(game, guard, { buffs: 1 });
    const before = noted(game, guard);
    changeObject(game, guard, { zone: "trash", at: null, incarnation: 9, buffs: 0 });
    const from = scope({ x: { is: "objects", objects: [{ ...before, incarnation: 9 }] } });
    expect(numberMeant(game, from, { might: "x" })).toBe(4);
    expect(found(game, { is: "battlefield", at: { locationOf: "x" } }, from)).toEqual([]);
  });

  it("of Might below 0 counts as 0 (143.2.b)", () => {
    const game = newGame({ cards });
    const guard = put(game, "Guard", "P1");
    const { incarnation } = objectAt(game, guard);
    game.state.effects.push({
      id: 9,
      on: [{ id: guard, incarnation }],
      until: "turn",
      change: { might: -7 },
    });
    expect(numberMeant(game, scope({ x: objects(game, guard) }), { might: "x" })).toBe(0);
    expect(found(game, { is: "unit", mightAtMost: 0 })).toEqual([guard]);
  });

  it("of a token's cost is 0 (185.3.a.1), a copy's cost that of what it copies", () => {
    const game = newGame({ cards });
    const recruit = put(game, "Recruit", "P1");
    const from = scope({ x: objects(game, recruit) });
    expect(numberMeant(game, from, { energyCost: "x" })).toBe(0);
    expect(found(game, { is: "unit", energyAtMost: 0 })).toEqual([recruit]);
    changeObject(game, recruit, { copyOf: "Guard" });
    expect(numberMeant(game, from, { energyCost: "x" })).toBe(3);
  });

  it("of things is counted as they are now", () => {
    const game = newGame({ cards });
    const count: Value = { count: { is: "unit", side: "friendly" } };
    expect(numberMeant(game, scope(), count)).toBe(0);
    for (const seat of ["P1", "P1", "P2"] as const) put(game, "Poro", seat);
    expect(numberMeant(game, scope(), count)).toBe(2);
    expect(numberMeant(game, scope(), { plus: [count, 3] })).toBe(5);
  });
});

describe("a filter", () => {
  it("takes restrictions together (355.9.b)", () => {
    const game = newGame({ cards });
    const [a, b, c] = [put(game, "Guard", "P1", 0), put(game, "Guard", "P2", 0), put(game, "Poro", "P2")];
    const blade = put(game, "Blade", "P2");
    changeObject(game, b, { damage: [{ by: "P1", amount: 1 }], stunned: true });
    expect(found(game, { is: "unit" })).toEqual([a, b, c]);
    expect(found(game, { is: "permanent", side: "enemy" })).toEqual([b, c, blade]);
    expect(found(game, { is: "unit", at: "battlefield" })).toEqual([a, b]);
    expect(found(game, { is: "unit", at: "base" })).toEqual([c]);
    expect(
      found(game, { is: "unit", side: "enemy", at: "battlefield", damaged: true, stunned: true }),
    ).toEqual([b]);
    expect(found(game, { is: "unit", damaged: false })).toEqual([a, c]);
    expect(found(game, { keyword: "Tank", controlledBy: "you" })).toEqual([a]);
    expect(found(game, { is: "unit", anyTag: ["Elite", "Poro"], noTag: "Elite" })).toEqual([c]);
    expect(found(game, { equipment: true })).toEqual([blade]);
    expect(found(game, { is: "unit", powerAtMost: 0 })).toEqual([c]);
    expect(found(game, { is: "unit", not: "x" }, scope({ x: objects(game, a) }))).toEqual([b, c]);
    expect(found(game, { is: "unit", domain: "order", lacks: "Assault" })).toEqual([a, b]);
    expect(found(game, { is: "unit", lacks: "Tank" })).toEqual([c]);
    expect(found(game, { named: "Poro" })).toEqual([c]);
    expect(found(game, { side: "enemy", isNot: "unit" })).toEqual([blade]);
  });

  it("takes one kind or another, each from where it is found", () => {
    const game = newGame({ cards });
    const [guard, poro] = [put(game, "Guard", "P1", 0), put(game, "Poro", "P2")];
    const [blade, hidden] = [put(game, "Blade", "P2"), cardIn(game, "Guard", "P1", "trash")];
    const either: Filter = { anyOf: [{ is: "unit", at: "battlefield" }, { is: "gear" }] };
    expect(found(game, either)).toEqual([guard, blade]);
    expect(found(game, { ...either, side: "enemy" })).toEqual([blade]);
    expect(found(game, { anyOf: [{ named: "Poro" }, { zone: "trash", is: "unit" }] })).toEqual([
      poro,
      hidden,
    ]);
  });

  it("tells battlefields by who is there and who controls them (170.11)", () => {
    const game = newGame({ cards, battlefields: ["Field", "Field", "Field"] });
    const [open, taken, held] = game.state.battlefields.map(({ battlefield }) => battlefield);
    put(game, "Guard", "P1", 1);
    put(game, "Poro", "P2", 2);
    changeSlot(game, 2, { controller: "P2" });
    const of = (filter: Filter) => found(game, { is: "battlefield", ...filter });
    expect(of({ battlefield: "open" })).toEqual([open]);
    expect(of({ battlefield: "uncontrolled" })).toEqual([open, taken]);
    expect(of({ battlefield: "occupied" })).toEqual([taken, held]);
    expect(of({ has: { is: "unit", side: "enemy" } })).toEqual([held]);
    expect(of({ battlefield: "attacking" })).toEqual([]);
    game.state.combat = {
      slot: 2,
      attacker: "P1",
      defender: "P2",
      recalled: false,
      excess: { attacker: 0, defender: 0 },
    };
    expect(of({ battlefield: "attacking" })).toEqual([held]);
  });

  it("means the board unless it names another zone (355.9.a.1)", () => {
    const game = newGame({ cards });
    const [hand, trash] = [cardIn(game, "Poro", "P1", "hand"), cardIn(game, "Poro", "P2", "trash")];
    const mine = cardIn(game, "Legend", "P1", "legend");
    expect(found(game, { is: "unit" })).toEqual([]);
    expect(found(game, { is: "unit", zone: "hand" })).toEqual([hand]);
    expect(found(game, { is: "unit", zone: "trash" })).toEqual([trash]);
    expect(found(game, { is: "unit", zone: "trash", ownedBy: "you" })).toEqual([]);
    expect(found(game, { is: "legend" })).toEqual([mine]);
  });

  it("off the board goes by printed Might (711)", () => {
    const game = newGame({ cards });
    const guard = cardIn(game, "Guard", "P1", "trash");
    expect(found(game, { is: "unit", zone: "trash", mightAtLeast: 3 })).toEqual([guard]);
    expect(found(game, { is: "unit", zone: "trash", mightBelow: 3 })).toEqual([]);
  });

  it("finds a battlefield by whoever controls it now; an uncontrolled one is nobody's (190.2.b)", () => {
    const game = newGame({ cards });
    const field = game.state.battlefields[0]?.battlefield ?? -1;
    const of = (filter: Filter) => found(game, { is: "battlefield", ...filter });
    expect([of({}), of({ side: "friendly" }), of({ side: "enemy" }), of({ controlledBy: "you" })]).toEqual([
      [field],
      [],
      [],
      [],
    ]);
    changeSlot(game, 0, { controller: "P2" });
    expect([of({ side: "friendly" }), of({ side: "enemy" })]).toEqual([[], [field]]);
    changeSlot(game, 0, { controller: "P1" });
    expect([of({ side: "friendly" }), of({ controlledBy: "you" })]).toEqual([[field], [field]]);
  });
});

describe("a condition", () => {
  const true_ = (game: SpecGame, condition: Condition, from = scope()) => holds(game, from, condition);

  it("counts what exists", () => {
    const game = newGame({ cards });
    put(game, "Poro", "P2");
    expect(true_(game, { exists: { is: "unit" } })).toBe(true);
    expect(true_(game, { exists: { is: "unit" }, atLeast: 2 })).toBe(false);
    expect(true_(game, { all: [{ exists: { is: "unit" } }, { not: { exists: { is: "gear" } } }] })).toBe(
      true,
    );
  });

  it("of Legion is another card finalized this turn by the same player (812.1.c)", () => {
    const game = newGame({ cards });
    const [me, other] = [put(game, "Poro", "P1"), put(game, "Guard", "P1")];
    const from = scopeOf(game, me, "P1");
    game.state.ledger.push(
      { what: "finalized", player: "P1", object: me },
      { what: "finalized", player: "P2", object: other },
    );
    expect(true_(game, { legion: true }, from)).toBe(false);
    game.state.ledger.push({ what: "finalized", player: "P1", object: other });
    expect(true_(game, { legion: true }, from)).toBe(true);
  });

  it("of being alone looks at friendly units only, of being one on one at the enemy too (740.2)", () => {
    const game = newGame({ cards });
    const me = put(game, "Poro", "P1", 0);
    const from = scopeOf(game, me, "P1");
    const both = () => [true_(game, { alone: "me" }, from), true_(game, { oneOnOne: "me" }, from)];
    expect(both()).toEqual([true, false]);
    put(game, "Guard", "P2", 0);
    expect(both()).toEqual([true, true]);
    put(game, "Guard", "P2", 0);
    expect(both()).toEqual([true, false]);
    put(game, "Guard", "P1", 0);
    expect(both()).toEqual([false, false]);
  });

  it("of an optional cost asks the chain item while there is one, then what has entered (356.4.f.1)", () => {
    const game = newGame({ cards });
    const spark = cardIn(game, "Spark", "P1", "banishment");
    changeObject(game, spark, { zone: "chain" });
    const source = { id: spark, incarnation: objectAt(game, spark).incarnation };
    const context = { ...plainContext, paid: ["kicker"] };
    addPending(game, {
      controller: "P1",
      object: spark,
      source,
      ability: { card: "Spark", ability: 0 },
      context,
    });
    expect(true_(game, { paid: "kicker" }, scopeOf(game, spark, "P1"))).toBe(true);
    expect(true_(game, { paid: "repeat" }, scopeOf(game, spark, "P1"))).toBe(false);
    const poro = put(game, "Poro", "P1");
    expect(true_(game, { paid: "kicker" }, scopeOf(game, poro, "P1"))).toBe(false);
    changeObject(game, poro, { context });
    expect(true_(game, { paid: "kicker" }, scopeOf(game, poro, "P1"))).toBe(true);
  });

  it("of whose turn it is", () => {
    const game = newGame({ cards });
    expect(true_(game, { yourTurn: true })).toBe(true);
    game.state.turn.player = "P2";
    expect(true_(game, { yourTurn: true })).toBe(false);
  });
});

describe("a count among what a name stands for", () => {
  const units = { countAmong: "seen", filter: { is: "unit" as const } };

  it("is of those that fit and are still the same objects, in whatever zone they are (124)", () => {
    const game = newGame({ cards });
    const titan = put(game, "Titan", "P2");
    const seen = [cardIn(game, "Poro", "P1", "deck"), cardIn(game, "Blade", "P1", "deck"), titan];
    put(game, "Poro", "P1");
    const scope: Scope = { controller: "P1", item: null, bindings: { seen: objects(game, ...seen) } };
    expect(numberMeant(game, scope, units)).toBe(2);
    changeObject(game, titan, { incarnation: objectAt(game, titan).incarnation + 1 });
    expect(numberMeant(game, scope, units)).toBe(1);
  });

  it("is none where the name stands for nothing", () => {
    expect(numberMeant(newGame({ cards }), { controller: "P1", item: null, bindings: {} }, units)).toBe(0);
  });
});
