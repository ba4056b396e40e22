import type { Position } from "@rulebound/protocol";
import { describe, expect, it } from "vitest";
import { rich, type Table, tableWith } from "./sample-table.ts";

const skirmish = (position: Position): Table => tableWith({ mode: "skirmish", ...position });

const boundsOf = (table: Table): string[] => {
  const prompt = table.prompt();
  return prompt.kind === "distribute" ? prompt.bounds.map(({ value }) => value) : [];
};

const gone = (table: Table, seat: "P1" | "P2" | "P3") => {
  const player = table.now().position.players[seat];
  expect(player).toMatchObject({
    removed: true,
    hand: [],
    deck: [],
    runeDeck: [],
    base: [],
    runes: [],
    trash: [],
  });
};

describe("conceding (649-652)", () => {
  it("ends the game when one player is left, whoever is asked (650, 651.1)", () => {
    const table = tableWith({ players: { P1: { hand: ["Strike"], pool: rich, base: ["Pip", "Pip"] } } });
    table.does("P1", { type: "play", card: "Strike" });
    const outcome = table.does("P2", { type: "concede" });
    expect(outcome).toMatchObject({ prompt: null, result: { winners: ["P1"], reason: "lastPlayer" } });
    expect(outcome.position).toMatchObject({ winner: "P1", priority: null });
    expect(table.refusal("P1", { type: "endTurn" })).toBe("196");
  });

  it("takes everything of theirs out of the game, their battlefield giving way to a token (652.1-652.3)", () => {
    const table = skirmish({
      players: {
        P1: { base: ["Pip"] },
        P2: { base: ["Giant"], hand: ["Spark"], runes: ["Fury Rune"], trash: ["Pip"], pool: rich },
        P3: {},
      },
      battlefields: [
        { card: "Altar", id: "altar", owner: "P2", controller: "P1", units: [{ card: "Pip", id: "pip" }] },
        { card: "Void Gate", id: "gate", owner: "P1", controller: "P2", units: ["Rider"] },
        "Quarry",
      ],
    });
    expect(table.now().position.battlefields[0]?.units[0]?.might).toBe(2);
    const { position } = table.does("P2", { type: "concede" });
    gone(table, "P2");
    expect(position.battlefields[0]).toMatchObject({
      card: "Bare Battlefield",
      controller: "P1",
      units: [{ id: "pip", might: 1 }],
    });
    expect(position.battlefields[1]).toMatchObject({ card: "Void Gate", controller: null, units: [] });
    expect(position.priority).toBe("P1");
    expect(table.refusal("P2", { type: "pass" })).toBe("651.3");
  });

  it("counters what they have on the chain, and priority passes on (652.4, 652.5.c.1)", () => {
    const table = skirmish({
      players: {
        P1: { hand: ["Study"], pool: rich },
        P2: { hand: ["Spark"], pool: rich },
        P3: { base: [{ card: "Giant", id: "giant" }] },
      },
    });
    table.does("P1", { type: "play", card: "Study" });
    table.pass("P1");
    table.does("P2", { type: "play", card: "Spark", targets: ["giant"] });
    const { position } = table.does("P2", { type: "concede" });
    expect(position.chain.map(({ card }) => card)).toEqual(["Study"]);
    expect(position.priority).toBe("P3");
    expect(table.events()).toContain("countered");
    expect(position.players.P3?.base[0]).not.toHaveProperty("damage");
  });

  it("doesn't count the passes of who has left, so that everybody else still can act (652.5.c.2)", () => {
    const table = skirmish({
      players: {
        P1: { hand: ["Study"], pool: rich },
        P2: {},
        P3: { hand: ["Spark"], pool: rich, base: [{ card: "Giant", id: "giant" }] },
      },
    });
    table.does("P1", { type: "play", card: "Study" });
    table.pass("P1", "P2");
    table.does("P2", { type: "concede" });
    expect(table.now().position.chain).toHaveLength(1);
    expect(table.now().position.priority).toBe("P3");
    table.pass("P3");
    expect(table.now().position.chain).toEqual([]);
  });

  it("resolves the newest item when everybody left has passed (652.5.c.2)", () => {
    const table = skirmish({ players: { P1: { hand: ["Study"], pool: rich }, P2: {}, P3: {} } });
    table.does("P1", { type: "play", card: "Study" });
    table.pass("P1", "P2");
    const { position } = table.does("P3", { type: "concede" });
    expect(position.chain).toEqual([]);
    expect(position.players.P1?.hand).toHaveLength(1);
    expect(position.priority).toBe("P1");
  });

  it("passes focus on, and ends a showdown that everybody left has passed in (652.5.b)", () => {
    const showdown = () => {
      const table = skirmish({
        players: { P1: { base: ["Pip"] }, P2: {}, P3: {} },
        battlefields: [{ card: "Void Gate", id: "gate", owner: "P1" }, "Quarry", "Harbor"],
      });
      table.does("P1", { type: "move", units: ["Pip"], to: "gate" });
      table.pass("P1");
      return table;
    };
    const passed = showdown();
    expect(passed.does("P2", { type: "concede" }).position).toMatchObject({ focus: "P3", priority: "P3" });
    passed.pass("P3");
    expect(passed.now().position).toMatchObject({ showdown: null, players: { P1: { points: 1 } } });
    const ended = showdown();
    ended.pass("P2");
    expect(ended.does("P3", { type: "concede" }).position).toMatchObject({
      showdown: null,
      priority: "P1",
      players: { P1: { points: 1 } },
    });
  });

  it("ends the turn of a turn player with its Expiration Step, then the next player's begins (652.5.a.1)", () => {
    const table = skirmish({
      turn: { player: "P2" },
      players: { P1: { pool: rich, base: [{ card: "Giant", damage: 2 }] }, P2: {}, P3: {} },
    });
    const { position, events } = table.does("P2", { type: "concede" });
    expect(position).toMatchObject({ turn: { player: "P3", phase: "main" }, priority: "P3" });
    expect(events.map(({ type }) => type)).toEqual(expect.arrayContaining(["healed", "poolEmptied"]));
  });

  it("goes on with a combat without its attacker or defender (465.1, 466)", () => {
    const fight = () => {
      const table = skirmish({
        players: {
          P1: { base: ["Giant", "Bruiser"] },
          P2: {},
          P3: {},
        },
        battlefields: [
          { card: "Void Gate", id: "gate", owner: "P3", controller: "P2", units: ["Giant", "Rider"] },
          "Quarry",
          "Harbor",
        ],
      });
      table.does("P1", { type: "move", units: ["Giant", "Bruiser"], to: "gate" });
      return table;
    };
    const withoutDefender = fight();
    withoutDefender.does("P2", { type: "concede" });
    withoutDefender.pass("P1", "P3");
    expect(withoutDefender.now().position).toMatchObject({
      combat: null,
      battlefields: [{ controller: "P1", units: [{}, {}] }, {}, {}],
      players: { P1: { points: 1 } },
    });
    const withoutAttacker = fight();
    withoutAttacker.does("P1", { type: "concede" });
    // It was P1's turn: the combat goes on, then the turn expires.
    withoutAttacker.pass("P2", "P3");
    expect(withoutAttacker.now().position).toMatchObject({
      combat: null,
      battlefields: [{ controller: "P2", units: [{}, {}] }, {}, {}],
      turn: { player: "P2" },
    });
    for (const leaver of ["P1", "P2"] as const) {
      const assigning = fight();
      assigning.pass("P1", "P2", "P3");
      expect(assigning.prompt()).toMatchObject({ player: "P1", for: "combat.assign" });
      const { position, prompt } = assigning.does(leaver, { type: "concede" });
      expect(prompt).toBeNull();
      expect(position).toMatchObject({
        combat: null,
        battlefields: [{ controller: leaver === "P1" ? "P2" : "P1" }, {}, {}],
      });
    }
    const second = fight();
    second.pass("P1", "P2", "P3");
    const [giant, rider] = boundsOf(second);
    second.answers("P1", { [giant ?? ""]: 7, [rider ?? ""]: 2 });
    expect(second.prompt()).toMatchObject({ player: "P2", for: "combat.assign" });
    expect(second.does("P1", { type: "concede" }).position).toMatchObject({
      combat: null,
      battlefields: [{ controller: "P2", units: [{}, {}] }, {}, {}],
    });
  });

  it("asks nothing more of who has left, and anew of those whose options have changed (651.3)", () => {
    const table = skirmish({
      players: {
        P1: { hand: ["Strike"], pool: rich },
        P2: { base: [{ card: "Giant", id: "two" }] },
        P3: {
          base: [
            { card: "Giant", id: "three" },
            { card: "Giant", id: "four" },
          ],
        },
      },
    });
    table.does("P1", { type: "play", card: "Strike" });
    const asked = table.prompt();
    table.does("P2", { type: "concede" });
    expect(table.prompt()).toMatchObject({ player: "P1", for: "play.target" });
    expect(table.prompt().id).not.toBe(asked.id);
    table.answers("P1", "three");
    table.pass("P1", "P3");
    expect(table.now().position.players.P3?.base[0]?.damage).toEqual({ P1: 3 });
  });

  it("doesn't bring them back when a play is taken back afterwards (358.5)", () => {
    const table = skirmish({
      players: {
        P1: { hand: ["Strike"], pool: rich, base: ["Pip", "Pip"] },
        P2: { base: ["Giant"] },
        P3: {},
      },
    });
    table.does("P1", { type: "play", card: "Strike" });
    table.does("P2", { type: "concede" });
    const { position } = table.does("P1", { type: "cancel" });
    gone(table, "P2");
    expect(position.players.P1?.hand.map(({ card }) => card)).toEqual(["Strike"]);
    expect(position.priority).toBe("P1");
  });

  it("lets a payment, a move, a hide and a choice of theirs go with them", () => {
    const start = () =>
      skirmish({
        turn: { player: "P2" },
        players: {
          P1: {},
          P2: {
            hand: ["Bruiser", "Lurker", "Patron", "Broker"],
            pool: { energy: 1 },
            runes: ["Fury Rune", "Fury Rune", "Fury Rune"],
            base: ["Saviour", "Pip"],
          },
          P3: {},
        },
        battlefields: [
          { card: "Void Gate", id: "gate", controller: "P2", units: ["Pip"], owner: "P1" },
          "Quarry",
          "Harbor",
        ],
      });
    const doings = [
      { type: "play", card: "Bruiser", to: "base" },
      { type: "play", card: "Bruiser" },
      { type: "hide", card: "Lurker", at: "gate" },
      { type: "play", card: "Patron", to: "base" },
      { type: "play", card: "Broker", to: "base" },
    ] as const;
    for (const doing of doings) {
      const table = start();
      table.does("P2", doing);
      expect(table.prompt().player).toBe("P2");
      const { position, prompt } = table.does("P2", { type: "concede" });
      expect(prompt).toBeNull();
      gone(table, "P2");
      expect(position).toMatchObject({ chain: [], turn: { player: "P3", phase: "main" }, priority: "P3" });
    }
  });

  it("lets the dying of who leaves in a replacement go out of the game, and the rest go on", () => {
    const table = skirmish({
      players: {
        P1: { hand: ["Spark"], pool: rich },
        P2: { base: ["Saviour", { card: "Martyr", id: "martyr" }] },
        P3: {},
      },
    });
    table.does("P1", { type: "play", card: "Spark", targets: ["martyr"] });
    table.pass("P1", "P2", "P3");
    expect(table.prompt()).toMatchObject({ player: "P2", for: "replacement.may" });
    const { position } = table.does("P2", { type: "concede" });
    gone(table, "P2");
    expect(position).toMatchObject({ chain: [], priority: "P1" });
    expect(position.players.P1?.trash.map(({ card }) => card)).toEqual(["Spark"]);
  });
});
