import { changeObject, changePlayer } from "@rulebound/core";
import {
  type CardDefinition,
  gear,
  type Instruction,
  pick as picking,
  replacement,
  target,
  triggered,
} from "@rulebound/language";
import { describe, expect, it } from "vitest";
import {
  answer,
  cardIn,
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

type SpecGame = ReturnType<typeof newGame>;

const kill: Instruction = { do: "kill", what: "unit", as: "kill" };
const theirDraw: Instruction = { do: "draw", player: { controllerOf: "unit" }, amount: 2, link: "kill" };
const killOwn = { is: "unit" as const, controlledBy: { player: "player" } };

const cards: CardDefinition[] = [
  gear({
    name: "Clock",
    domains: ["calm"],
    abilities: [
      replacement(
        { event: "die", object: { is: "unit" } },
        {
          instead: [
            { do: "kill", what: "me" },
            { do: "recall", what: "it" },
          ],
        },
      ),
    ],
  }),
  saying("Hidden Blade", target("unit", { is: "unit" }), kill, theirDraw),
  saying("Deathgrip", kill, {
    do: "if",
    if: { did: "kill" },
    text: [{ do: "gainXp", amount: { might: "kill" } }],
  }),
  saying("Harvest", kill, { do: "gainXp", amount: { might: "unit" } }),
  saying("Hollow", { do: "if", if: { yourTurn: true }, text: [], else: [kill] }, theirDraw),
  saying(
    "Ember",
    { do: "burn", amount: 2, as: "burned" },
    { do: "gainXp", amount: { countAmong: "burned", filter: { is: "unit" } } },
  ),
  saying(
    "Search",
    { do: "choosePlayer", as: "one", from: "opponent" },
    { do: "revealHand", player: { player: "one" }, as: "hand" },
    picking("card", { among: "hand" }),
    { do: "discardPicked", what: "card" },
  ),
  saying("Discard Two", { do: "discard", amount: 2 }, { do: "draw", amount: 2 }),
  saying(
    "Cull",
    {
      do: "eachPlayer",
      from: "you",
      as: "player",
      text: [picking("unit", killOwn, { who: { player: "player" } })],
    },
    { do: "eachPlayer", from: "you", as: "player", text: [{ do: "kill", what: "unit" }] },
  ),
  saying(
    "Toll",
    {
      do: "eachPlayer",
      from: "next",
      as: "player",
      text: [
        {
          do: "may",
          who: { player: "player" },
          text: [{ do: "draw", player: { player: "player" }, amount: 1, as: "drew" }],
        },
      ],
    },
    {
      do: "eachPlayer",
      from: "next",
      as: "player",
      text: [
        { do: "if", if: { did: "drew" }, text: [{ do: "gainXp", player: { player: "player" }, amount: 1 }] },
      ],
    },
  ),
  saying("Nested", {
    do: "eachPlayer",
    from: "you",
    as: "outer",
    text: [
      {
        do: "eachPlayer",
        from: "you",
        as: "inner",
        text: [{ do: "gainXp", player: { player: "inner" }, amount: 1, as: "gain" }],
      },
      { do: "gainPoints", player: { player: "outer" }, amount: { amount: "gain" } },
    ],
  }),
  saying("Pelt", {
    do: "eachPlayer",
    from: "you",
    as: "player",
    text: [{ do: "deal", amount: 1, to: "unit" }],
  }),
  saying("Mourn", {
    do: "eachPlayer",
    from: "you",
    as: "player",
    text: [
      { do: "kill", what: "unit" },
      { do: "gainXp", player: { player: "player" }, amount: { might: "unit" } },
    ],
  }),
  saying("Volley", { do: "deal", amount: 1, to: "unit" }),
  saying(
    "Fickle",
    { do: "may", text: [{ do: "draw", amount: 1, as: "drew" }] },
    { do: "if", if: { did: "drew" }, text: [{ do: "gainXp", amount: 1 }] },
  ),
  saying("Thrice", { do: "doThis", times: 3, ability: { text: [{ do: "draw", amount: 1 }] } }),
  saying(
    "Bargain",
    { do: "pay", cost: { energy: 1 }, text: [{ do: "draw", amount: 1 }] },
    { do: "gainXp", amount: 1 },
  ),
  saying("Peek", { do: "look", top: 2, as: "seen" }, picking("card", { among: "seen" }), {
    do: "drawFrom",
    what: "card",
  }),
  saying("Rally", { do: "might", what: { all: { is: "unit" } }, by: 1, until: "combat" }),
  saying("Ambition", {
    do: "delay",
    ability: triggered({ event: "die" }, [{ do: "draw", amount: 1 }]),
    until: "combat",
  }),
  saying("Self-banishing", { do: "banish", what: "me" }, { do: "gainXp", amount: 1 }),
  saying("Foresee", { do: "predict", amount: 1 }, { do: "gainXp", amount: 1 }),
];

const on = (game: SpecGame, spell: string, unit: number) =>
  tell(game, spell, { bindings: { unit: objects(game, unit) } });
const illegally = (game: SpecGame, spell: string, unit: number) => {
  const { incarnation } = objectAt(game, unit);
  return tell(game, spell, {
    bindings: { unit: { is: "objects", objects: [{ id: unit, incarnation, illegal: true }] } },
  });
};
const fillDecks = (game: SpecGame, count = 4) =>
  game.state.seats.forEach((seat) => {
    for (let i = 0; i < count; i++) cardIn(game, "Poro", seat, "deck");
  });
const hands = (game: SpecGame) => game.state.seats.map((seat) => game.state.players[seat].hand.length);
const xp = (game: SpecGame) => game.state.seats.map((seat) => game.state.players[seat].xp);

describe("linked instructions (359.3.e.14)", () => {
  it("go on with what the earlier one has moved: the unit's controller draws", () => {
    const game = newGame({ cards });
    fillDecks(game);
    const poro = put(game, "Poro", "P2", 0);
    on(game, "Hidden Blade", poro);
    expect([objectAt(game, poro).zone, hands(game)]).toEqual(["trash", [0, 2]]);
  });

  it("are ignored with the earlier one: nobody draws for a unit that mistargets (359.3.e.14.a)", () => {
    const game = newGame({ cards });
    fillDecks(game);
    const poro = put(game, "Poro", "P2", 0);
    illegally(game, "Hidden Blade", poro);
    expect([objectAt(game, poro).zone, hands(game)]).toEqual(["board", [0, 0]]);
  });

  it("are ignored where the earlier one was never reached", () => {
    const game = newGame({ cards });
    fillDecks(game);
    on(game, "Hollow", put(game, "Poro", "P2", 0));
    expect(hands(game)).toEqual([0, 0]);
  });

  it("aren't affected when the earlier action is replaced, unless they ask whether it was done (359.3.e.14.b)", () => {
    const game = newGame({ cards });
    fillDecks(game);
    put(game, "Clock", "P2");
    on(game, "Hidden Blade", put(game, "Poro", "P2", 0));
    expect(hands(game)).toEqual([0, 2]);
    put(game, "Clock", "P1");
    on(game, "Deathgrip", put(game, "Titan", "P1"));
    expect(xp(game)).toEqual([0, 0]);
    on(game, "Deathgrip", put(game, "Titan", "P1"));
    expect(xp(game)).toEqual([6, 0]);
  });
});

describe("looking back (359.3.e.13)", () => {
  it("gives what the text itself has moved as it was before", () => {
    const game = newGame({ cards });
    const titan = put(game, "Titan", "P1");
    changeObject(game, titan, { buffs: 1 });
    on(game, "Harvest", titan);
    expect(xp(game)).toEqual([7, 0]);
  });

  it("gives nothing of what was never moved by it (359.3.e.12)", () => {
    const game = newGame({ cards });
    const titan = put(game, "Titan", "P1");
    const bindings = { unit: objects(game, titan) };
    changeObject(game, titan, { incarnation: objectAt(game, titan).incarnation + 1 });
    tell(game, "Harvest", { bindings });
    expect(xp(game)).toEqual([0, 0]);
  });
});

describe("what can't be followed", () => {
  it("is followed as far as possible (359.3.e.11): with one card that is discarded, and two are drawn", () => {
    const game = newGame({ cards });
    fillDecks(game);
    const card = cardIn(game, "Titan", "P1", "hand");
    tell(game, "Discard Two");
    expect(game.state.prompt).toBeNull();
    expect([objectAt(game, card).zone, hands(game)]).toEqual(["trash", [2, 0]]);
  });

  it("with an empty hand is ignored, and two are drawn", () => {
    const game = newGame({ cards });
    fillDecks(game);
    tell(game, "Discard Two");
    expect(hands(game)).toEqual([2, 0]);
  });

  it("asks which to discard where there are more", () => {
    const game = newGame({ cards });
    fillDecks(game);
    const [a, b, c] = ["Poro", "Titan", "Poro"].map((card) => cardIn(game, card, "P1", "hand"));
    tell(game, "Discard Two");
    expect(game.state.prompt).toMatchObject({ for: "discard", player: "P1", min: 2, max: 2 });
    pick(game, 0, 2);
    expect(game.state.players.P1.trash).toEqual([a, c]);
    expect(game.state.players.P1.hand).toContain(b);
  });
});

describe("each player", () => {
  it("chooses in turn order, and what one's round binds is that player's in the next loop", () => {
    const game = newGame({ cards });
    const mine = [put(game, "Poro", "P1"), put(game, "Titan", "P1")];
    const theirs = [put(game, "Poro", "P2"), put(game, "Titan", "P2")];
    tell(game, "Cull", { controller: "P2" });
    expect(game.state.prompt).toMatchObject({ player: "P2", options: theirs.map((object) => ({ object })) });
    pick(game, 0);
    expect(game.state.prompt).toMatchObject({ player: "P1", options: mine.map((object) => ({ object })) });
    pick(game, 1);
    expect([...mine, ...theirs].map((id) => objectAt(game, id).zone)).toEqual([
      "board",
      "trash",
      "trash",
      "board",
    ]);
    const died = game.log?.flatMap(({ type, object }) => (type === "died" ? [object] : []));
    expect(died).toEqual([theirs[0], mine[1]]);
  });

  it("stands for itself: what another has done isn't held for one who hasn't", () => {
    const game = newGame({ cards });
    fillDecks(game);
    tell(game, "Toll");
    expect(game.state.prompt).toMatchObject({ player: "P2" });
    pick(game, 0);
    expect(game.state.prompt).toMatchObject({ player: "P1" });
    pick(game, 1);
    expect([hands(game), xp(game)]).toEqual([
      [0, 1],
      [0, 1],
    ]);
  });

  it("can be gone through within a round of another loop", () => {
    const game = newGame({ cards, seats: ["P1", "P2", "P3"] });
    tell(game, "Nested");
    expect(xp(game)).toEqual([3, 3, 3]);
    expect(game.state.seats.map((seat) => game.state.players[seat].points)).toEqual([1, 1, 1]);
  });

  it("skips who has left the game", () => {
    const game = newGame({ cards, seats: ["P1", "P2", "P3"] });
    changePlayer(game, "P2", { removed: true });
    tell(game, "Nested");
    expect(xp(game)).toEqual([2, 0, 2]);
  });

  it("knows what an earlier round has moved", () => {
    const game = newGame({ cards });
    const titan = put(game, "Titan", "P1");
    tell(game, "Mourn", { executions: [{ unit: objects(game, titan) }] });
    expect(xp(game)).toEqual([6, 6]);
  });

  it("can act on what was chosen before the loop, round after round", () => {
    const game = newGame({ cards, seats: ["P1", "P2", "P3"] });
    const titan = put(game, "Titan", "P1");
    on(game, "Pelt", titan);
    expect(objectAt(game, titan).damage).toEqual([{ by: "P1", amount: 3 }]);
  });
});

describe("a text carried out once more (820.1.d.1)", () => {
  it("does so with the choices of each execution, in order", () => {
    const game = newGame({ cards });
    const [a, b] = [put(game, "Titan", "P2"), put(game, "Titan", "P2")];
    tell(game, "Volley", {
      executions: [{ unit: objects(game, b) }, { unit: objects(game, a) }, { unit: objects(game, b) }],
    });
    expect([a, b].map((id) => objectAt(game, id).damage[0]?.amount)).toEqual([1, 2]);
    const hit = game.log?.flatMap(({ type, object }) => (type === "damageMarked" ? [object] : []));
    expect(hit).toEqual([b, a, b]);
  });

  it("knows nothing of what was done the time before", () => {
    const game = newGame({ cards });
    fillDecks(game);
    tell(game, "Fickle", { executions: [{}, {}] });
    pick(game, 0);
    pick(game, 1);
    expect([hands(game), xp(game)]).toEqual([
      [1, 0],
      [1, 0],
    ]);
  });
});

describe("in the middle of a text", () => {
  it("reflexive triggers go on the chain, as often as it says (387.1.a)", () => {
    const game = newGame({ cards });
    tell(game, "Thrice");
    expect(onChain(game)).toEqual(["Thrice", "Thrice", "Thrice"]);
    expect(game.state.chain.every(({ status }) => status === "pending")).toBe(true);
  });

  it("a cost can be declined, which costs only what it pays for (204.3.b, 444.2.b)", () => {
    const game = newGame({ cards });
    fillDecks(game);
    changePlayer(game, "P1", { pool: { ...game.state.players.P1.pool, energy: 2 } });
    tell(game, "Bargain");
    pick(game, 1);
    expect([hands(game)[0], xp(game)[0], game.state.players.P1.pool.energy]).toEqual([0, 1, 2]);
    tell(game, "Bargain");
    pick(game, 0);
    expect([hands(game)[0], xp(game)[0], game.state.players.P1.pool.energy]).toEqual([1, 2, 1]);
  });

  it("a cost that can't be paid isn't asked about (203.3)", () => {
    const game = newGame({ cards });
    fillDecks(game);
    tell(game, "Bargain");
    expect(game.state.prompt).toBeNull();
    expect([hands(game)[0], xp(game)[0]]).toEqual([0, 1]);
  });

  it("cards are shown until it is over (424.1.a.3)", () => {
    const game = newGame({ cards });
    fillDecks(game);
    const [first, second] = game.state.players.P1.deck;
    tell(game, "Peek");
    expect(game.state.looking).toMatchObject([{ player: "P1", cards: [first, second], revealed: false }]);
    pick(game, 1);
    expect(game.state.looking).toEqual([]);
    expect(game.state.players.P1.hand).toEqual([second]);
  });

  it("a Predict is gone through before the rest (436)", () => {
    const game = newGame({ cards });
    fillDecks(game);
    tell(game, "Foresee");
    expect([game.state.prompt?.for, xp(game)[0]]).toEqual(["predict.recycle", 0]);
    answer(game, { picked: [] });
    expect(xp(game)[0]).toBe(1);
  });

  it("its item leaving the chain ends it (359.3.e.15)", () => {
    const game = newGame({ cards });
    const frame = tell(game, "Self-banishing");
    expect(frame.item).toBeNull();
    expect(xp(game)[0]).toBe(1);
    const spell = cardIn(game, "Self-banishing", "P1", "banishment");
    changeObject(game, spell, { zone: "chain" });
    const source = { id: spell, incarnation: objectAt(game, spell).incarnation };
    game.state.frames.push({
      ...frame,
      at: 0,
      item: 77,
      bindings: { me: { is: "objects", objects: [source] } },
    });
    happen(game, []);
    expect(xp(game)[0]).toBe(1);
  });
});

describe("until the end of this combat", () => {
  it("needs a combat: without one nothing begins (359.3.e.16)", () => {
    const game = newGame({ cards });
    put(game, "Poro", "P1");
    for (const spell of ["Rally", "Ambition"]) tell(game, spell);
    expect([game.state.effects, game.state.delayed]).toEqual([[], []]);
    game.state.combat = {
      slot: 0,
      attacker: "P1",
      defender: "P2",
      recalled: false,
      excess: { attacker: 0, defender: 0 },
    };
    for (const spell of ["Rally", "Ambition"]) tell(game, spell);
    expect([game.state.effects.length, game.state.delayed.length]).toEqual([1, 1]);
  });
});

describe("a state saved in the middle of a loop", () => {
  it("goes on as if it had never been saved", () => {
    const end = (save: boolean): string => {
      const game = newGame({ cards, seats: ["P1", "P2", "P3"] });
      fillDecks(game);
      for (const seat of game.state.seats) for (const card of ["Poro", "Titan"]) put(game, card, seat);
      tell(game, "Cull");
      for (const choice of [0, 1, 0]) {
        if (save) game.state = JSON.parse(JSON.stringify(game.state));
        if (save) game.derived = null;
        pick(game, choice);
      }
      return JSON.stringify(game.state);
    };
    expect(end(true)).toBe(end(false));
  });
});

describe("cards of players", () => {
  it("that are burned are bound, as they lie in the trash (440.1)", () => {
    const game = newGame({ cards });
    for (const card of ["Poro", "Hollow", "Titan"]) cardIn(game, card, "P1", "deck");
    tell(game, "Ember");
    expect(game.state.players.P1.xp).toBe(1);
    expect(game.state.players.P1.trash).toHaveLength(2);
  });

  it("of a hand are shown to all until the text is over (424.1.a.3)", () => {
    const game = newGame({ cards });
    const [poro, titan] = ["Poro", "Titan"].map((card) => cardIn(game, card, "P2", "hand"));
    tell(game, "Search", { bindings: { one: { is: "player", player: "P2" } } });
    expect(game.state.looking).toMatchObject([
      { owner: "P2", zone: "hand", cards: [poro, titan], revealed: true },
    ]);
    pick(game, 1);
    expect(game.state.players.P2).toMatchObject({ hand: [poro], trash: [titan] });
    expect(game.state.looking).toEqual([]);
    expect(game.log?.findLast(({ type }) => type === "discarded")).toMatchObject({ player: "P2" });
  });
});
