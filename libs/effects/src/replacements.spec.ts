import { changeObject, mightOf } from "@rulebound/core";
import { type CardDefinition, gear, replacement, unit } from "@rulebound/language";
import { describe, expect, it } from "vitest";
import {
  damageTo,
  deathsOf,
  happen,
  newGame,
  objectAt,
  objects,
  outcomes,
  pick,
  pickEffect,
  put,
  saying,
  tell,
} from "./spec-game.ts";

type SpecGame = ReturnType<typeof newGame>;

const save = [
  { do: "heal" as const, what: "it" },
  { do: "exhaust" as const, what: "it" },
  { do: "recall" as const, what: "it" },
];
const saveByDying = { instead: [{ do: "kill" as const, what: "me" }, ...save] };

/** Gear that is a unit too can't be made yet; here the Hourglass is one from the start. */
const hourglass: CardDefinition = unit({
  name: "Hourglass",
  domains: ["calm"],
  might: 1,
  abilities: [replacement({ event: "die", object: { is: "unit", side: "friendly" } }, saveByDying)],
});
const cards: CardDefinition[] = [
  hourglass,
  gear({
    name: "Clock",
    domains: ["calm"],
    abilities: [replacement({ event: "die", object: { is: "unit", side: "friendly" } }, saveByDying)],
  }),
  unit({
    name: "Soraka",
    domains: ["order"],
    might: 4,
    abilities: [
      replacement(
        {
          event: "die",
          object: { is: "unit", controlledBy: "you", at: "here", not: "me", mightBelow: { might: "me" } },
        },
        { instead: save },
      ),
    ],
  }),
  gear({
    name: "Angel",
    domains: ["order"],
    abilities: [
      replacement({ event: "die", object: { is: "unit", side: "friendly", mightAtLeast: 4 } }, saveByDying),
    ],
  }),
  unit({ name: "Recruit", domains: [], might: 1, token: true }),
  gear({
    name: "Offer",
    domains: ["mind"],
    abilities: [
      replacement({ event: "die", object: { is: "unit", side: "friendly" } }, saveByDying, { may: true }),
    ],
  }),
  gear({
    name: "Reaper",
    domains: ["chaos"],
    abilities: [
      replacement(
        { event: "die", object: { is: "unit", side: "enemy" } },
        {
          instead: [
            { do: "kill", what: "me" },
            { do: "banish", what: "it" },
          ],
        },
      ),
    ],
  }),
  gear({
    name: "Lens",
    domains: ["mind"],
    abilities: [replacement({ event: "damage", object: { is: "unit" } }, { amount: "double" })],
  }),
  unit({
    name: "Stone",
    domains: ["body"],
    might: 9,
    abilities: [replacement({ event: "damage", object: "me" }, { prevent: 2 })],
  }),
  gear({
    name: "Mirror",
    domains: ["chaos"],
    abilities: [
      replacement(
        { event: "damage", object: { is: "unit", side: "friendly" } },
        { instead: [{ do: "deal", amount: { amount: "event" }, to: "it" }] },
      ),
    ],
  }),
  saying("Ward", { do: "prevent", what: "unit", amount: 3, until: "turn" }),
  saying("Aegis", { do: "prevent", what: "unit", amount: "all", until: "turn" }),
  saying("Shelter", {
    do: "delay",
    ability: replacement({ event: "damage", object: { ref: "unit" } }, { prevent: "all" }, { uses: 1 }),
    until: "turn",
  }),
];

const zoneOf = (game: SpecGame, id: number): string => objectAt(game, id).zone;
const marked = (game: SpecGame, id: number): number =>
  objectAt(game, id).damage.reduce((sum, { amount }) => sum + amount, 0);
const on = (game: SpecGame, spell: string, ...units: number[]) =>
  tell(game, spell, { controller: "P1", bindings: { unit: objects(game, ...units) } });

describe("a replacement effect", () => {
  it("puts other actions in the event's place, done before whatever wasn't replaced (373.1.a)", () => {
    const game = newGame({ cards });
    const clock = put(game, "Clock", "P1");
    const [a, b] = [put(game, "Poro", "P1", 0), put(game, "Poro", "P1", 0)];
    happen(game, deathsOf(a, b));
    pickEffect(game, clock, a);
    expect(objectAt(game, a)).toMatchObject({ zone: "board", at: "P1", exhausted: true });
    expect([zoneOf(game, b), zoneOf(game, clock)]).toEqual(["trash", "trash"]);
    expect(outcomes(game).map(({ status }) => status)).toEqual(["replaced", "done"]);
    const order = game.log
      ?.filter(({ type }) => type === "died" || type === "recalled")
      .map(({ object }) => object);
    expect(order).toEqual([clock, a, b]);
  });

  it("is applied once to an event and what stands in for it: of two Hourglasses the last applied dies (370.2)", () => {
    const game = newGame({ cards });
    const [first, second] = [put(game, "Hourglass", "P1", 0), put(game, "Hourglass", "P1", 0)];
    happen(game, deathsOf(first));
    pickEffect(game, first, first);
    expect([zoneOf(game, first), zoneOf(game, second)]).toEqual(["board", "trash"]);
    expect(objectAt(game, first)).toMatchObject({ exhausted: true, at: "P1" });
    expect(game.state.prompt).toBeNull();
  });

  it("goes the other way round where the other one is applied first", () => {
    const game = newGame({ cards });
    const [first, second] = [put(game, "Hourglass", "P1", 0), put(game, "Hourglass", "P1", 0)];
    happen(game, deathsOf(first));
    pickEffect(game, second, first);
    // The second dies in the first one's place; the first one's own effect applies to that death.
    expect([zoneOf(game, first), zoneOf(game, second)]).toEqual(["trash", "board"]);
  });

  it("that tells what it replaces doesn't go round for ever (370.2)", () => {
    const game = newGame({ cards });
    const poro = put(game, "Poro", "P1");
    put(game, "Mirror", "P1");
    happen(game, [damageTo(poro, 1)]);
    expect(marked(game, poro)).toBe(1);
  });

  it("of an opponent doesn't see what it doesn't speak of", () => {
    const game = newGame({ cards });
    const poro = put(game, "Poro", "P1");
    const clock = put(game, "Clock", "P2");
    happen(game, deathsOf(poro));
    expect([zoneOf(game, poro), zoneOf(game, clock)]).toEqual(["trash", "board"]);
  });
});

describe("a sequence over simultaneous events (373.2)", () => {
  function fiveDying() {
    const game = newGame({ cards });
    const soraka = put(game, "Soraka", "P1", 0);
    const angel = put(game, "Angel", "P1");
    const here = [put(game, "Recruit", "P1", 0), put(game, "Recruit", "P1", 0)];
    const base = [put(game, "Recruit", "P1"), put(game, "Recruit", "P1")];
    happen(game, deathsOf(soraka, ...here, ...base));
    return { game, soraka, angel, here, base };
  }

  it("of hers first saves those at her battlefield; saved herself, she can't begin another for those in base", () => {
    const { game, soraka, angel, here, base } = fiveDying();
    for (const recruit of here) pickEffect(game, soraka, recruit);
    expect(game.state.prompt).toBeNull();
    expect([soraka, ...here, ...base].map((id) => zoneOf(game, id))).toEqual([
      "board",
      "board",
      "board",
      "none",
      "none",
    ]);
    expect([objectAt(game, soraka).at, zoneOf(game, angel)]).toEqual(["P1", "trash"]);
  });

  it("with the other effect first, she is recalled and saves those in base instead", () => {
    const { game, soraka, angel, here, base } = fiveDying();
    pickEffect(game, angel, soraka);
    for (const recruit of base) if (game.state.prompt) pickEffect(game, soraka, recruit);
    expect([soraka, ...here, ...base].map((id) => zoneOf(game, id))).toEqual([
      "board",
      "none",
      "none",
      "board",
      "board",
    ]);
  });

  it("ends when another effect is applied in between", () => {
    const { game, soraka, angel, here } = fiveDying();
    pickEffect(game, soraka, here[1] ?? -1);
    pickEffect(game, angel, soraka);
    expect(here.map((id) => zoneOf(game, id))).toEqual(["none", "board"]);
  });
});

describe("whoever chooses", () => {
  it("among effects on one event is the controller of what it happens to (372)", () => {
    const game = newGame({ cards });
    const poro = put(game, "Poro", "P2");
    for (const seat of ["P1", "P2"] as const) put(game, "Lens", seat);
    happen(game, [damageTo(poro, 1)]);
    expect(game.state.prompt).toMatchObject({ player: "P2", rule: "372" });
    pick(game, 0);
    expect(marked(game, poro)).toBe(4);
  });

  it("among events is the controller of the effect, players in turn order (373)", () => {
    const game = newGame({ cards });
    game.state.turn.player = "P2";
    const clocks = { P1: put(game, "Clock", "P1"), P2: put(game, "Clock", "P2") };
    const dying = {
      P1: [put(game, "Poro", "P1"), put(game, "Poro", "P1")],
      P2: [put(game, "Poro", "P2"), put(game, "Poro", "P2")],
    };
    happen(game, deathsOf(...dying.P1, ...dying.P2));
    expect(game.state.prompt).toMatchObject({ player: "P2", rule: "373" });
    pickEffect(game, clocks.P2, dying.P2[1] ?? -1);
    expect(game.state.prompt).toMatchObject({ player: "P1", rule: "373" });
    pickEffect(game, clocks.P1, dying.P1[0] ?? -1);
    expect([...dying.P1, ...dying.P2].map((id) => zoneOf(game, id))).toEqual([
      "board",
      "trash",
      "trash",
      "board",
    ]);
  });

  it("among an opponent's events is the controller of the effect too (373)", () => {
    const game = newGame({ cards });
    const reaper = put(game, "Reaper", "P2");
    const [a, b] = [put(game, "Poro", "P1"), put(game, "Poro", "P1")];
    happen(game, deathsOf(a, b));
    expect(game.state.prompt).toMatchObject({ player: "P2", rule: "373" });
    pickEffect(game, reaper, b);
    expect([a, b, reaper].map((id) => zoneOf(game, id))).toEqual(["trash", "banishment", "trash"]);
  });

  it("is nobody where the order makes no difference: nothing is asked", () => {
    const game = newGame({ cards });
    put(game, "Lens", "P1");
    const [a, b] = [put(game, "Titan", "P1"), put(game, "Titan", "P2")];
    happen(game, [damageTo(a, 1), damageTo(b, 2)]);
    expect([game.state.prompt, marked(game, a), marked(game, b)]).toEqual([null, 2, 4]);
  });

  it("says whether an optional one is applied (371.2); declined for one event it stands for the next", () => {
    const game = newGame({ cards });
    const offer = put(game, "Offer", "P1");
    const [a, b] = [put(game, "Poro", "P1"), put(game, "Poro", "P1")];
    happen(game, deathsOf(a));
    expect(game.state.prompt).toMatchObject({ player: "P1", kind: "yesNo", rule: "371.2.a" });
    pick(game, 1);
    expect([zoneOf(game, a), zoneOf(game, offer)]).toEqual(["trash", "board"]);
    happen(game, deathsOf(b));
    pick(game, 0);
    expect([zoneOf(game, b), zoneOf(game, offer)]).toEqual(["board", "trash"]);
  });
});

describe("amounts", () => {
  it("are doubled (432)", () => {
    const game = newGame({ cards });
    const titan = put(game, "Titan", "P2");
    put(game, "Lens", "P1");
    expect(happen(game, [damageTo(titan, 2)])).toMatchObject([{ status: "done", amount: 4 }]);
    expect(marked(game, titan)).toBe(4);
  });

  it("are lowered by the Prevent Value, which goes down by what it prevents (437.2, 437.3)", () => {
    const game = newGame({ cards });
    const titan = put(game, "Titan", "P1");
    on(game, "Ward", titan);
    expect(happen(game, [damageTo(titan, 2)])).toMatchObject([{ status: "prevented", amount: 0 }]);
    expect(game.state.delayed.map(({ remaining }) => remaining)).toEqual([1]);
    happen(game, [damageTo(titan, 3)]);
    expect([marked(game, titan), game.state.delayed]).toEqual([2, []]);
  });

  it("are tracked for each unit by itself (437.2)", () => {
    const game = newGame({ cards });
    const [a, b] = [put(game, "Titan", "P1"), put(game, "Titan", "P1")];
    on(game, "Ward", a, b);
    happen(game, [damageTo(a, 3), damageTo(b, 4)]);
    expect([marked(game, a), marked(game, b)]).toEqual([0, 1]);
  });

  it("are prevented altogether by a Prevent of All, which stays (437.3.c)", () => {
    const game = newGame({ cards });
    const titan = put(game, "Titan", "P1");
    on(game, "Aegis", titan);
    for (const amount of [9, 1]) happen(game, [damageTo(titan, amount)]);
    expect([marked(game, titan), game.state.delayed.length]).toEqual([0, 1]);
  });

  it("are prevented the next time only where it says so", () => {
    const game = newGame({ cards });
    const titan = put(game, "Titan", "P1");
    on(game, "Shelter", titan);
    happen(game, [damageTo(titan, 2)]);
    expect([marked(game, titan), game.state.delayed]).toEqual([0, []]);
    happen(game, [damageTo(titan, 2)]);
    expect(marked(game, titan)).toBe(2);
  });

  it("are lowered each time by a unit's own number", () => {
    const game = newGame({ cards });
    const stone = put(game, "Stone", "P1");
    for (const amount of [5, 1, 3]) happen(game, [damageTo(stone, amount)]);
    expect(marked(game, stone)).toBe(4);
  });

  it("depend on the order: prevented then doubled is more than nothing, doubled then prevented less (372)", () => {
    const dealt = (first: "lens" | "ward"): number => {
      const game = newGame({ cards });
      const titan = put(game, "Titan", "P1");
      const lens = put(game, "Lens", "P2");
      on(game, "Ward", titan);
      happen(game, [damageTo(titan, 4)]);
      const options = game.state.prompt?.options ?? [];
      const isLens = options.map((option) => "source" in option && option.source === lens);
      pick(game, isLens.indexOf(first === "lens"));
      return marked(game, titan);
    };
    expect([dealt("ward"), dealt("lens")]).toEqual([2, 5]);
  });

  it("that were settled at assignment aren't changed again (465.2.c.5)", () => {
    const game = newGame({ cards });
    const titan = put(game, "Titan", "P1");
    put(game, "Lens", "P2");
    happen(game, [damageTo(titan, 2)], { settled: true });
    expect(marked(game, titan)).toBe(2);
  });

  it("protect only the object that was protected (124)", () => {
    const game = newGame({ cards });
    const titan = put(game, "Titan", "P1");
    on(game, "Aegis", titan);
    changeObject(game, titan, { incarnation: objectAt(game, titan).incarnation + 1 });
    happen(game, [damageTo(titan, 2)]);
    expect(marked(game, titan)).toBe(2);
    expect(mightOf(game, titan)).toBe(6);
  });
});
