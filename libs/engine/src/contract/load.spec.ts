import { characteristicsOf, gameOf, objectOf, type State } from "@rulebound/core";
import { playerDefaults } from "@rulebound/protocol";
import { describe, expect, it } from "vitest";
import { loadPosition } from "./load.ts";
import { gameIn, load, works } from "./sample-works.ts";

const cardsOf = (state: State, ids: number[]): string[] => ids.map((id) => state.objects[id]?.card ?? "?");

describe("an empty position", () => {
  const state = load({});

  it("is P1's main phase in a duel, with P1 to act", () => {
    expect(state.mode).toBe("duel");
    expect(state.seats).toEqual(["P1", "P2"]);
    expect(state.victoryScore).toBe(8);
    expect(state.turn).toEqual({ player: "P1", number: 1, phase: "main", additional: false });
    expect(state.frames).toEqual([{ kind: "turn", step: "main", chained: false }]);
    expect(state.priority).toBe("P1");
    expect(state.lastRegular).toBe("P1");
    expect(state.cleanupDue).toBe(false);
  });

  it("gives each player the filler deck, a legend without abilities and twelve runes, as published", () => {
    for (const seat of ["P1", "P2"] as const) {
      const player = state.players[seat];
      expect(cardsOf(state, player.deck)).toEqual(
        Array.from({ length: playerDefaults.deckSize }, () => playerDefaults.filler.card),
      );
      expect(cardsOf(state, player.runeDeck)).toEqual(Array.from({ length: 12 }, () => "Fury Rune"));
      expect(cardsOf(state, player.legend)).toHaveLength(1);
      expect(player.hand).toEqual([]);
      expect(player.points).toBe(0);
    }
    expect(state.players.P1.turns).toBe(1);
    expect(state.players.P2.turns).toBe(0);
  });

  it("has two battlefields without abilities, one of each player, controlled by nobody", () => {
    const owners = state.battlefields.map(({ battlefield }) => state.objects[battlefield]?.owner);
    expect(owners).toEqual(["P1", "P2"]);
    expect(state.battlefields.map(({ controller }) => controller)).toEqual([null, null]);
  });
});

describe("defaults", () => {
  it("are three players and three battlefields in a skirmish", () => {
    const state = load({ mode: "skirmish" });
    expect(state.seats).toEqual(["P1", "P2", "P3"]);
    expect(state.battlefields.map(({ battlefield }) => state.objects[battlefield]?.owner)).toEqual([
      "P1",
      "P2",
      "P3",
    ]);
  });

  it("are runes of the legend's domains in turn, as many as the board leaves of twelve", () => {
    const state = load({ players: { P1: { legend: "Storm Legend", runes: ["Fury Rune", "Fury Rune"] } } });
    const runes = cardsOf(state, state.players.P1.runeDeck);
    expect(runes).toHaveLength(10);
    expect(runes.slice(0, 3)).toEqual(["Fury Rune", "Chaos Rune", "Fury Rune"]);
  });

  it("are no legend where the position says so", () => {
    expect(load({ players: { P1: { legend: null } } }).players.P1.legend).toEqual([]);
  });

  it("make the controller of a battlefield whoever alone is said to have units there", () => {
    const { battlefields } = load({
      battlefields: [
        { card: "Void Gate", units: [{ card: "Poro", controller: "P2" }, { card: "Titan" }] },
        "Quarry",
      ],
    });
    expect(battlefields.map(({ controller }) => controller)).toEqual(["P2", null]);
  });

  it("hide a facedown card in an earlier turn", () => {
    const state = load({
      turn: { number: 5 },
      battlefields: [{ card: "Void Gate", controller: "P1", units: ["Poro"], facedown: ["Ambuscade"] }],
    });
    const [card] = state.battlefields[0]?.facedown ?? [];
    expect(state.objects[card ?? -1]).toMatchObject({
      zone: "facedown",
      at: 0,
      controller: "P1",
      hiddenOn: 4,
    });
  });
});

describe("a position", () => {
  it("begins a turn where its phase is start", () => {
    const state = load({ turn: { player: "P2", number: 2, phase: "start" } });
    expect(state.frames).toEqual([{ kind: "turn", step: "awaken", chained: false }]);
    expect(state.turn).toMatchObject({ player: "P2", phase: "awaken" });
    expect(state.priority).toBeNull();
  });

  it("counts the turns that each player has begun, from the first player on", () => {
    const state = load({ turn: { player: "P2", number: 5, first: "P2" } });
    expect(state.seats).toEqual(["P2", "P1"]);
    expect(state.players.P2.turns).toBe(3);
    expect(state.players.P1.turns).toBe(2);
    expect(load({ players: { P2: { turnsTaken: 7 } } }).players.P2.turns).toBe(7);
  });

  it("keeps the order of lists, the ids and the incarnations that it gives", () => {
    const state = load({
      players: {
        P1: {
          hand: [{ card: "Spark", id: "one", incarnation: 3 }, "Poro"],
          deck: ["Titan", "Poro", "Raider"],
        },
      },
    });
    expect(cardsOf(state, state.players.P1.hand)).toEqual(["Spark", "Poro"]);
    expect(cardsOf(state, state.players.P1.deck)).toEqual(["Titan", "Poro", "Raider"]);
    expect(state.objects.find(({ key }) => key === "one")).toMatchObject({ card: "Spark", incarnation: 3 });
  });

  it("never gives an object an id that another has been given", () => {
    const state = load({ players: { P1: { hand: ["Spark", { card: "Poro", id: "spark-1" }] } } });
    const keys = state.objects.map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys).toContain("spark-1");
  });

  it("puts everything that is true of an object on it", () => {
    const game = gameIn({
      players: {
        P1: {
          base: [
            {
              card: "Titan",
              id: "titan",
              exhausted: true,
              damage: { P2: 2 },
              buffs: 1,
              stunned: true,
              mightThisTurn: -2,
              keywordsThisTurn: ["Shield 2"],
            },
          ],
        },
      },
    });
    const titan = game.state.objects.find(({ key }) => key === "titan");
    expect(titan).toMatchObject({
      exhausted: true,
      damage: [{ by: "P2", amount: 2 }],
      buffs: 1,
      stunned: true,
    });
    const { might, keywords } = characteristicsOf(game, titan?.id ?? -1);
    expect(might).toBe(6 + 1 - 2);
    expect(keywords).toEqual({ Tank: 1, Shield: 2 });
  });

  it("has nobody in particular mark plain damage", () => {
    const state = load({ players: { P1: { base: [{ card: "Titan", id: "titan", damage: 3 }] } } });
    expect(state.objects.find(({ key }) => key === "titan")?.damage).toEqual([{ by: null, amount: 3 }]);
  });

  it("writes vanilla cards out in either spelling", () => {
    const game = gameIn({
      players: {
        P1: {
          base: [
            {
              card: "Plain",
              id: "plain",
              type: "unit",
              might: 4,
              energy: 3,
              power: 1,
              domains: ["mind"],
              keywords: ["Assault"],
            },
            { card: "Other", id: "other", printed: { type: "unit", might: 2 }, might: 2 },
          ],
        },
      },
    });
    const plain = game.state.objects.find(({ key }) => key === "plain");
    expect(characteristicsOf(game, plain?.id ?? -1)).toMatchObject({
      types: ["unit"],
      might: 4,
      energy: 3,
      power: ["own"],
      domains: ["mind"],
      keywords: { Assault: 1 },
    });
    expect(game.state.inline.map(({ name }) => name)).toContain("Other");
  });

  it("makes units copies, and lets what was replaced swap back", () => {
    const game = gameIn({
      players: { P1: { base: [{ card: "Reflection", id: "copy", copyOf: "Titan", might: 6 }] } },
      battlefields: [
        { card: "Brush", id: "brush", replaces: [{ card: "Void Gate", id: "brush" }] },
        "Quarry",
      ],
    });
    const copy = game.state.objects.find(({ key }) => key === "copy");
    expect(copy).toMatchObject({ token: true, copyOf: "Titan" });
    const brush = objectOf(game, game.state.battlefields[0]?.battlefield ?? -1);
    expect(brush.replaced).toEqual([{ card: "Void Gate", token: false }]);
    expect(brush.token).toBe(true);
  });

  it("attaches Equipment to a unit, which has its bonus, at the unit's place and under its controller's control", () => {
    const game = gameIn({
      turn: { number: 4 },
      battlefields: [
        {
          card: "Void Gate",
          units: [
            {
              card: "Poro",
              id: "poro",
              controller: "P2",
              attached: ["Sword", { card: "Sword", controller: "P1", attachedThisTurn: true }],
            },
          ],
        },
        "Quarry",
      ],
    });
    const poro = game.state.objects.find(({ key }) => key === "poro");
    const swords = game.state.objects.filter(({ card }) => card === "Sword");
    const topMost = poro?.id;
    expect(swords).toMatchObject([
      { at: 0, zone: "board", owner: "P2", controller: "P2", attachment: { topMost, turn: 3 } },
      { at: 0, zone: "board", owner: "P1", controller: "P1", attachment: { topMost, turn: 4 } },
    ]);
    expect(characteristicsOf(game, topMost ?? -1).might).toBe(6);
  });

  it("remembers what was done this turn, with other objects than those in hand", () => {
    const state = load({
      players: {
        P1: {
          hand: [{ card: "Spark", id: "in-hand" }],
          trash: [{ card: "Spark", id: "in-trash" }],
          thisTurn: { played: ["Spark", "Spark"], scored: ["gate"], died: ["Poro"] },
        },
      },
      battlefields: [{ card: "Void Gate", id: "gate" }, "Quarry"],
    });
    const keys = state.ledger.flatMap((entry) =>
      "object" in entry ? (state.objects[entry.object]?.key ?? "?") : [],
    );
    expect(state.ledger.map(({ what }) => what)).toEqual([
      "finalized",
      "finalized",
      "died",
      "scored",
      "points",
    ]);
    expect(keys[0]).toBe("in-trash");
    expect(keys).not.toContain("in-hand");
    expect(new Set(keys).size).toBe(3);
    expect(state.battlefields.map(({ scoredBy }) => scoredBy)).toEqual([["P1"], []]);
  });

  it("remembers what was spent, and on which cards", () => {
    const payments = [{ on: "spell", energy: 3, power: 1 } as const];
    const state = load({ players: { P1: { thisTurn: { spentEnergy: 4, spentPower: 1, payments } } } });
    expect(state.ledger).toEqual([
      { what: "paid", player: "P1", energy: 3, power: 1, item: null, on: "spell" },
      { what: "paid", player: "P1", energy: 1, power: 0, item: null, on: null },
    ]);
  });

  it("keeps seed and scripted chance", () => {
    const state = loadPosition(works, {}, -1, [{ shuffle: "P1.deck", order: ["Poro"] }, { pick: "P2" }]);
    expect(state.random).toEqual({
      seed: 0xffffffff,
      script: [
        { shuffle: "P1.deck", order: ["Poro"] },
        { pick: "P2", for: "firstPlayer" },
      ],
      scripted: true,
    });
  });

  it("is the same state each time", () => {
    const position = { players: { P1: { hand: ["Spark", "Poro"] } } };
    expect(JSON.stringify(load(position))).toBe(JSON.stringify(load(position)));
    expect(gameOf(load(position), works, null).state.random.seed).toBe(1);
  });
});
