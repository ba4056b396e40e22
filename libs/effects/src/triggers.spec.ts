import { changeObject, type GameEvent } from "@rulebound/core";
import { type CardDefinition, deathknell, passive, triggered, unit } from "@rulebound/language";
import { describe, expect, it } from "vitest";
import { plainContext } from "./chain-items.ts";
import {
  damageTo,
  deathsOf,
  happen,
  newGame,
  objectAt,
  objects,
  onChain,
  pick,
  put,
  saying,
  tell,
} from "./spec-game.ts";

const nobody = { by: null, source: null, item: null };
const draw = [{ do: "draw" as const, amount: 1 }];
const cards: CardDefinition[] = [
  unit({
    name: "Viktor",
    domains: ["mind"],
    might: 3,
    abilities: [triggered({ event: "die", object: { is: "unit", side: "friendly", not: "me" } }, draw)],
  }),
  unit({
    name: "Vulture",
    domains: ["chaos"],
    might: 3,
    abilities: [triggered({ event: "die", object: { is: "unit" } }, draw, { timesEachTurn: 1 })],
  }),
  unit({
    name: "Berserker",
    domains: ["fury"],
    might: 3,
    abilities: [
      triggered({ event: "attack", object: "me" }, draw),
      triggered({ event: "damage", object: "me" }, draw),
    ],
  }),
  unit({
    name: "Sentry",
    domains: ["calm"],
    might: 3,
    abilities: [
      triggered({ event: "move", object: { is: "unit", side: "enemy" }, here: true }, draw),
      triggered({ event: "phase", phase: "ending", player: "you" }, draw, {
        if: { fits: "me", filter: { at: "battlefield" } },
      }),
    ],
  }),
  unit({
    name: "Lurker",
    domains: ["calm"],
    might: 3,
    keywords: ["Vision", "Vision"],
    abilities: [triggered({ event: "ready", object: "me" }, draw)],
  }),
  unit({
    name: "Hunter",
    domains: ["body"],
    might: 3,
    keywords: [{ keyword: "Hunt", value: 2 }, "Temporary"],
  }),
  saying("Vengeance", {
    do: "delay",
    ability: triggered({ event: "damage", object: { ref: "unit" } }, [{ do: "kill", what: "unit" }]),
    until: "turn",
  }),
];

const nth: CardDefinition[] = [
  unit({
    name: "Echo",
    domains: ["mind"],
    might: 3,
    abilities: [
      triggered({ event: "die", object: { is: "unit", side: "friendly" } }, draw, { nthEachTurn: 2 }),
    ],
  }),
  unit({
    name: "Mourner",
    domains: ["mind"],
    might: 3,
    abilities: [triggered({ event: "die", object: { is: "unit" }, oneOrMore: true }, draw)],
  }),
  unit({
    name: "Wanderer",
    domains: ["mind"],
    might: 3,
    abilities: [
      triggered({ event: "move", object: "me", from: "base", to: "battlefield" }, draw, {
        if: { not: { happened: { event: "move", object: "me", to: "base" } } },
      }),
      triggered({ event: "stun", object: { is: "unit" } }, draw),
    ],
  }),
  unit({
    name: "Watchman",
    domains: ["mind"],
    might: 3,
    abilities: [triggered({ event: "defend", player: "you", here: true }, draw)],
  }),
  unit({
    name: "Lich",
    domains: ["order"],
    might: 3,
    abilities: [
      passive({ fact: "triggersAgain", effects: "Deathknell" }),
      passive({ fact: "triggersAgain", effects: "conquer", here: true }),
    ],
  }),
  unit({ name: "Martyr", domains: ["order"], might: 1, abilities: [deathknell(draw)] }),
  unit({
    name: "Conqueror",
    domains: ["order"],
    might: 1,
    abilities: [triggered({ event: "conquer", player: "you" }, draw)],
  }),
];

const role = (object: number): GameEvent => ({ ...nobody, event: "role", object, role: "attacker", slot: 0 });
const played = (object: number): GameEvent => ({
  ...nobody,
  event: "played",
  object,
  player: "P1",
  zone: "hand",
});

describe("a triggered ability", () => {
  it("watches while its source is on the board", () => {
    const game = newGame({ cards });
    const viktor = put(game, "Viktor", "P1");
    happen(game, deathsOf(put(game, "Poro", "P2")));
    expect(onChain(game)).toEqual([]);
    happen(game, deathsOf(put(game, "Poro", "P1")));
    expect(onChain(game)).toEqual(["Viktor"]);
    expect(game.state.chain[0]).toMatchObject({ kind: "ability", controller: "P1", status: "pending" });
    changeObject(game, viktor, { zone: "hand" });
  });

  it("doesn't see what happens as its source leaves with it (383.2.c.2)", () => {
    const game = newGame({ cards });
    const viktor = put(game, "Viktor", "P1");
    happen(game, deathsOf(viktor, put(game, "Poro", "P1")));
    expect(onChain(game)).toEqual([]);
  });

  it("notes what its condition was about (359.3.f.3)", () => {
    const game = newGame({ cards });
    put(game, "Viktor", "P1");
    const poro = put(game, "Poro", "P1", 0);
    happen(game, deathsOf(poro));
    expect(game.state.chain[0]?.bindings.it).toMatchObject({
      objects: [{ id: poro, before: { at: 0, might: 2 } }],
    });
  });

  it("takes a condition right after its event as part of it (383.2.a.1)", () => {
    const game = newGame({ cards });
    const sentry = put(game, "Sentry", "P1");
    const ending: GameEvent = { ...nobody, event: "phase", player: "P1", phase: "ending" };
    happen(game, [ending]);
    expect(onChain(game)).toEqual([]);
    changeObject(game, sentry, { at: 0 });
    happen(game, [ending]);
    expect(onChain(game)).toEqual(["Sentry"]);
  });

  it("that says here looks at where the event is", () => {
    const game = newGame({ cards, battlefields: ["Field", "Field"] });
    put(game, "Sentry", "P1", 0);
    const [a, b] = [put(game, "Poro", "P2"), put(game, "Poro", "P2")];
    happen(game, [{ ...nobody, event: "move", object: a, from: "P2", to: 1 }]);
    expect(onChain(game)).toEqual([]);
    happen(game, [{ ...nobody, event: "move", object: b, from: "P2", to: 0 }]);
    expect(onChain(game)).toEqual(["Sentry"]);
    expect(game.state.chain[0]?.bindings.there).toEqual({ is: "place", place: "P2" });
  });

  it("isn't set off by damage that isn't dealt (417.1.e.1)", () => {
    const game = newGame({ cards });
    const berserker = put(game, "Berserker", "P1");
    happen(game, [damageTo(berserker, 0)]);
    expect(onChain(game)).toEqual([]);
    happen(game, [damageTo(berserker, 1)]);
    expect(onChain(game)).toEqual(["Berserker"]);
  });

  it("on attacking looks once in a combat (383.4.e.2.a)", () => {
    const game = newGame({ cards });
    const berserker = put(game, "Berserker", "P1", 0);
    happen(game, [role(berserker)]);
    expect(onChain(game)).toEqual(["Berserker"]);
    changeObject(game, berserker, { role: null });
    happen(game, [role(berserker)]);
    expect(onChain(game)).toEqual(["Berserker"]);
    expect(objectAt(game, berserker).role).toBe("attacker");
  });

  it("is set off no more once it was performed as often as it can be this turn (383.3.e.1)", () => {
    const game = newGame({ cards });
    put(game, "Vulture", "P1");
    happen(game, deathsOf(put(game, "Poro", "P2")));
    const counts = game.state.chain[0]?.counts ?? "";
    // Not performed yet: the next death sets it off too (383.3.e.2.b).
    happen(game, deathsOf(put(game, "Poro", "P2")));
    expect(onChain(game)).toHaveLength(2);
    game.state.ledger.push({ what: "triggered", ability: counts });
    happen(game, deathsOf(put(game, "Poro", "P2")));
    expect(onChain(game)).toHaveLength(2);
  });
});

describe("several triggers of one moment (383.3.d)", () => {
  it("are ordered by each player, the turn player first", () => {
    const game = newGame({ cards });
    game.state.turn.player = "P2";
    const mine = [put(game, "Vulture", "P1"), put(game, "Vulture", "P1")];
    const theirs = [put(game, "Vulture", "P2"), put(game, "Vulture", "P2")];
    happen(game, deathsOf(put(game, "Poro", "P1")));
    expect(game.state.prompt).toMatchObject({ kind: "order", player: "P2", rule: "383.3.d" });
    pick(game, 1, 0);
    expect(game.state.prompt).toMatchObject({ kind: "order", player: "P1" });
    pick(game, 0, 1);
    expect(game.state.chain.map(({ source }) => source.id)).toEqual([...theirs.toReversed(), ...mine]);
  });

  it("need no order where each player has one", () => {
    const game = newGame({ cards });
    const [theirs, mine] = [put(game, "Vulture", "P2"), put(game, "Vulture", "P1")];
    happen(game, deathsOf(put(game, "Poro", "P1")));
    expect(game.state.prompt).toBeNull();
    expect(game.state.chain.map(({ source }) => source.id)).toEqual([mine, theirs]);
  });
});

describe("abilities behind keywords", () => {
  it("are there once for each Vision (817.2), once for all Hunt, its values added up (823.2)", () => {
    const game = newGame({ cards });
    happen(game, [played(put(game, "Lurker", "P1"))]);
    expect(onChain(game)).toEqual(["Lurker", "Lurker"]);
    const hunter = put(game, "Hunter", "P1", 0);
    changeObject(game, hunter, {});
    game.state.effects.push({
      id: 99,
      on: [{ id: hunter, incarnation: objectAt(game, hunter).incarnation }],
      until: "turn",
      change: { keywords: [{ keyword: "Hunt" }] },
    });
    const units = [{ id: hunter, incarnation: objectAt(game, hunter).incarnation }];
    happen(game, [{ ...nobody, by: "P1", event: "conquer", player: "P1", slot: 0, units, lost: null }]);
    expect(game.state.chain.at(-1)?.bindings.hunt).toMatchObject({ amount: 3 });
    expect(game.state.chain).toHaveLength(3);
  });

  it("of Temporary are for its controller's Beginning Phase (816)", () => {
    const game = newGame({ cards });
    put(game, "Hunter", "P1");
    happen(game, [{ ...nobody, event: "phase", player: "P2", phase: "beginning" }]);
    expect(onChain(game)).toEqual([]);
    happen(game, [{ ...nobody, event: "phase", player: "P1", phase: "beginning" }]);
    expect(onChain(game)).toEqual(["Hunter"]);
  });
});

describe("play effects of what was played from facedown", () => {
  const lurkerPlayedFrom = (hiddenAt: number | null) => {
    const game = newGame({ cards });
    const lurker = put(game, "Lurker", "P1", 0);
    changeObject(game, lurker, { context: { ...plainContext, from: "facedown", hiddenAt } });
    return { game, lurker };
  };

  it("are bound to that battlefield, its other triggers aren't (811.1.d.2)", () => {
    const { game, lurker } = lurkerPlayedFrom(0);
    happen(game, [played(lurker)]);
    expect(game.state.chain.map(({ context }) => context.hiddenAt)).toEqual([0, 0]);
    changeObject(game, lurker, { exhausted: true });
    happen(game, [{ ...nobody, event: "ready", object: lurker }]);
    expect(game.state.chain.at(-1)?.context.hiddenAt).toBeNull();
  });

  it("are free where it was played from elsewhere", () => {
    const { game, lurker } = lurkerPlayedFrom(null);
    happen(game, [played(lurker)]);
    expect(game.state.chain.map(({ context }) => context.hiddenAt)).toEqual([null, null]);
  });
});

describe("a delayed trigger (390)", () => {
  it("waits without its source, for what its text had bound (392)", () => {
    const game = newGame({ cards });
    const [titan, other] = [put(game, "Titan", "P2"), put(game, "Titan", "P2")];
    tell(game, "Vengeance", { bindings: { unit: objects(game, titan) } });
    happen(game, [damageTo(other, 1)]);
    expect(game.state.chain).toHaveLength(0);
    happen(game, [damageTo(titan, 1)]);
    expect(onChain(game)).toEqual(["Vengeance"]);
    expect(game.state.chain[0]?.bindings.unit).toMatchObject({ objects: [{ id: titan }] });
  });

  it("doesn't know the object again once it is another one (124)", () => {
    const game = newGame({ cards });
    const titan = put(game, "Titan", "P2");
    tell(game, "Vengeance", { bindings: { unit: objects(game, titan) } });
    changeObject(game, titan, { incarnation: objectAt(game, titan).incarnation + 1 });
    happen(game, [damageTo(titan, 1)]);
    expect(game.state.chain).toHaveLength(0);
  });
});

describe("what is counted over the turn", () => {
  it("is the Nth of all that fit, those of one moment one after the other (383.1.b)", () => {
    const game = newGame({ cards: nth });
    put(game, "Echo", "P1");
    happen(game, deathsOf(put(game, "Poro", "P1"), put(game, "Poro", "P2")));
    expect(onChain(game)).toEqual([]);
    happen(game, deathsOf(put(game, "Poro", "P1"), put(game, "Poro", "P1")));
    expect(onChain(game)).toEqual(["Echo"]);
    happen(game, deathsOf(put(game, "Poro", "P1")));
    expect(onChain(game)).toEqual(["Echo"]);
  });

  it("counts what was before its source came", () => {
    const game = newGame({ cards: nth });
    happen(game, deathsOf(put(game, "Poro", "P1")));
    put(game, "Echo", "P1");
    happen(game, deathsOf(put(game, "Poro", "P1")));
    expect(onChain(game)).toEqual(["Echo"]);
  });

  it("takes objects as they were then", () => {
    const game = newGame({ cards: nth });
    put(game, "Echo", "P1");
    const poro = put(game, "Poro", "P1");
    happen(game, deathsOf(poro));
    changeObject(game, poro, { controller: "P2", owner: "P2" });
    happen(game, deathsOf(put(game, "Poro", "P1")));
    expect(onChain(game)).toEqual(["Echo"]);
  });

  it("notes nothing that no card asks for", () => {
    const game = newGame();
    happen(game, deathsOf(put(game, "Poro", "P1")));
    expect(game.state.ledger.filter(({ what }) => what === "event")).toEqual([]);
  });
});

describe("a trigger's event", () => {
  it("counts once with one or more at one moment", () => {
    const game = newGame({ cards: nth });
    put(game, "Mourner", "P1");
    happen(game, deathsOf(put(game, "Poro", "P1"), put(game, "Poro", "P2")));
    expect(onChain(game)).toEqual(["Mourner"]);
    happen(game, deathsOf(put(game, "Poro", "P1")));
    expect(onChain(game)).toEqual(["Mourner", "Mourner"]);
  });

  it("is looked at for where it leads from and to, and what has happened before", () => {
    const game = newGame({ cards: nth });
    const object = put(game, "Wanderer", "P1");
    const move = (from: "P1" | 0, to: "P1" | 0): GameEvent => ({
      ...nobody,
      event: "move",
      object,
      from,
      to,
    });
    happen(game, [move("P1", 0)]);
    expect(onChain(game)).toEqual(["Wanderer"]);
    expect(game.state.chain[0]?.bindings).toMatchObject({
      there: { place: "P1" },
      destination: { place: 0 },
    });
    happen(game, [move(0, "P1")]);
    expect(onChain(game)).toEqual(["Wanderer"]);
    happen(game, [move("P1", 0)]);
    expect(onChain(game)).toEqual(["Wanderer"]);
  });

  it("has the place where its object is", () => {
    const game = newGame({ cards: nth });
    put(game, "Wanderer", "P1");
    happen(game, [{ ...nobody, event: "stun", object: put(game, "Poro", "P2", 0) }]);
    expect(game.state.chain[0]?.bindings.there).toEqual({ is: "place", place: 0 });
  });

  it("to defend is a player's, apart from the units' (383.4.f)", () => {
    const game = newGame({ cards: nth });
    put(game, "Watchman", "P1", 0);
    const defend = (player: "P1" | "P2", slot: number): GameEvent => ({
      ...nobody,
      event: "designate",
      player,
      role: "defender",
      slot,
    });
    happen(game, [{ ...role(put(game, "Poro", "P1", 0)), role: "defender" } as GameEvent, defend("P2", 0)]);
    expect(onChain(game)).toEqual([]);
    happen(game, [defend("P1", 1)]);
    expect(onChain(game)).toEqual([]);
    happen(game, [defend("P1", 0)]);
    expect(onChain(game)).toEqual(["Watchman"]);
  });
});

describe("triggering one time more", () => {
  it("is for Deathknells of the same player", () => {
    const game = newGame({ cards: nth });
    put(game, "Lich", "P1");
    happen(game, deathsOf(put(game, "Martyr", "P1")));
    expect(onChain(game)).toEqual(["Martyr", "Martyr"]);
    happen(game, deathsOf(put(game, "Martyr", "P2")));
    expect(onChain(game)).toEqual(["Martyr", "Martyr", "Martyr"]);
  });

  it("is for what is conquered where the source is", () => {
    const game = newGame({ cards: nth, battlefields: ["Field", "Field"] });
    put(game, "Lich", "P1", 0);
    put(game, "Conqueror", "P1");
    const conquer = (slot: number): GameEvent => ({
      ...nobody,
      event: "conquer",
      player: "P1",
      slot,
      units: [],
      lost: null,
    });
    happen(game, [conquer(1)]);
    expect(onChain(game)).toEqual(["Conqueror"]);
    happen(game, [conquer(0)]);
    expect(onChain(game)).toEqual(["Conqueror", "Conqueror", "Conqueror"]);
  });
});
