import { describe, expect, it } from "vitest";
import { rich, tableWith } from "./sample-table.ts";

/** P1 moves Pip to an empty battlefield, which begins a showdown there (344.2). */
function inShowdown(hands: { p1?: string[]; p2?: string[] } = {}) {
  const table = tableWith({
    players: {
      P1: { hand: hands.p1 ?? [], pool: rich, base: ["Pip", "Library", "Furnace"] },
      P2: { hand: hands.p2 ?? [], pool: rich, base: [{ card: "Giant", id: "giant" }] },
    },
    battlefields: [{ card: "Void Gate", id: "gate" }, "Quarry"],
  });
  table.does("P1", { type: "move", units: ["Pip"], to: "gate" });
  return table;
}

describe("states of the turn (308-310)", () => {
  it("lets only the turn player act in a Neutral Open State (310.1.a, 316.5.b)", () => {
    const table = tableWith({
      players: { P1: { hand: ["Study"], pool: rich }, P2: { hand: ["Study", "Spark"], pool: rich } },
    });
    expect(table.now().position.turnState).toBe("neutral-open");
    expect(table.now().position.priority).toBe("P1");
    expect(table.refusal("P2", { type: "play", card: "Study" })).toBe("312.1.b");
    expect(table.refusal("P2", { type: "play", card: "Spark", targets: [] })).toBe("312.1.b");
    table.does("P1", { type: "play", card: "Study" });
    expect(table.now().position.turnState).toBe("neutral-closed");
  });

  it("needs Reaction in a Closed State (309.1.a, 813)", () => {
    const table = tableWith({
      players: {
        P1: { hand: ["Study", "Strike", "Study"], pool: rich },
        P2: { hand: ["Spark", "Strike"], pool: rich, base: [{ card: "Giant", id: "giant" }] },
      },
    });
    table.does("P1", { type: "play", card: "Study" });
    expect(table.refusal("P1", { type: "play", card: "Study" })).toBe("309.1.a");
    expect(table.refusal("P1", { type: "play", card: "Strike", targets: ["giant"] })).toBe("309.1.a");
    table.pass("P1");
    expect(table.refusal("P2", { type: "play", card: "Strike", targets: ["giant"] })).toBe("309.1.a");
    const { position } = table.does("P2", { type: "play", card: "Spark", targets: ["giant"] });
    expect(position.chain.map(({ card }) => card)).toEqual(["Study", "Spark"]);
    expect(position.priority).toBe("P2");
  });

  it("needs Action or Reaction in a Showdown State (308.1.a, 313.1.a, 806)", () => {
    const table = inShowdown({ p1: ["Study", "Strike", "Spark"] });
    expect(table.now().position.turnState).toBe("showdown-open");
    expect(table.refusal("P1", { type: "play", card: "Study" })).toBe("308.1.a");
    expect(table.refusal("P1", { type: "activate", source: "Library", ability: 1 })).toBe("308.1.a");
    expect(table.refusal("P1", { type: "move", units: ["Pip"], to: "base" })).toBe("308.1.a");
    table.does("P1", { type: "play", card: "Strike", targets: ["giant"] });
    expect(table.now().position.turnState).toBe("showdown-closed");
  });

  it("lets an ability with Action be used in the showdown, one without on the own turn only (381, 806.1.c.2)", () => {
    const table = inShowdown();
    table.does("P1", { type: "activate", source: "Library", ability: 2 });
    expect(table.now().position.chain).toHaveLength(1);
    const other = tableWith({ players: { P2: { base: ["Library"], pool: rich } } });
    expect(other.refusal("P2", { type: "activate", source: "Library", ability: 1 })).toBe("381");
    expect(other.refusal("P2", { type: "activate", source: "Library", ability: 3 })).toBe("312.1.b");
  });

  it("activates only what is on the board (380)", () => {
    const table = tableWith({ players: { P1: { hand: ["Library"], pool: rich } } });
    expect(table.refusal("P1", { type: "activate", source: "Library", ability: 2 })).toBe("380");
  });

  it("refuses passing and ending where there is nothing to pass or end (316.9)", () => {
    const table = tableWith({ players: { P1: { hand: ["Study"], pool: rich } } });
    expect(table.refusal("P1", { type: "pass" })).toBe("316.9");
    expect(table.refusal("P2", { type: "endTurn" })).toBe("316.9");
    table.does("P1", { type: "play", card: "Study" });
    expect(table.refusal("P1", { type: "endTurn" })).toBe("316.9");
    expect(table.refusal("P2", { type: "pass" })).toBe("312.1.b");
  });
});

describe("hiding and playing from hidden (421, 811)", () => {
  const hiding = (hand: string[], turnPlayer: "P1" | "P2" = "P1") =>
    tableWith({
      turn: { player: turnPlayer },
      players: { P1: { hand, pool: rich }, P2: { pool: rich, base: [{ card: "Giant", id: "giant" }] } },
      battlefields: [
        { card: "Void Gate", id: "gate", controller: "P1", units: ["Pip"] },
        { card: "Quarry", id: "quarry", controller: "P2", units: [{ card: "Archer", id: "archer" }] },
      ],
    });

  it("costs a Power and opens no chain (811.1.b, 811.1.c.2)", () => {
    const table = hiding(["Lurker"]);
    const { position } = table.does("P1", { type: "hide", card: "Lurker", at: "gate" });
    expect(position.chain).toEqual([]);
    expect(position.priority).toBe("P1");
    expect(position.players.P1?.pool.power?.any).toBe(9);
    expect(position.battlefields[0]?.facedown.map(({ card }) => card)).toEqual(["Lurker"]);
  });

  it("is for battlefields that the player controls, cards with Hidden, and free zones", () => {
    const table = hiding(["Lurker", "Giant", "Tripwire"]);
    expect(table.refusal("P1", { type: "hide", card: "Lurker", at: "quarry" })).toBe("107.3.c");
    expect(table.refusal("P1", { type: "hide", card: "Giant", at: "gate" })).toBe("811.1");
    expect(table.refusal("P1", { type: "hide", card: "Lurker", at: "base" })).toBe("421.1");
    table.does("P1", { type: "hide", card: "Lurker", at: "gate" });
    expect(table.refusal("P1", { type: "hide", card: "Tripwire", at: "gate" })).toBe("107.3.b");
  });

  it("can't be played in the turn it was hidden, but from the next on as a Reaction for nothing (811.1.b, 811.6)", () => {
    const table = hiding(["Ambush Bolt", "Lurker"]);
    table.does("P1", { type: "hide", card: "Ambush Bolt", at: "gate" });
    expect(table.refusal("P1", { type: "play", card: "Ambush Bolt", from: "facedown" })).toBe("811.1.b");
    table.does("P1", { type: "endTurn" });
    expect(table.now().position.turn.player).toBe("P2");
    table.does("P2", { type: "move", units: ["archer"], to: "base" });
    expect(table.refusal("P1", { type: "play", card: "Ambush Bolt" })).toBe("312.1.b");
    table.does("P2", { type: "move", units: ["giant"], to: "gate" });
    table.pass("P2");
    const { position } = table.does("P1", { type: "play", card: "Ambush Bolt", targets: ["giant"] });
    expect(position.players.P1?.pool).toMatchObject({ energy: 0, power: {} });
    expect(position.chain.map(({ card }) => card)).toEqual(["Ambush Bolt"]);
  });

  it("binds targets and the place of a permanent to its battlefield (811.1.d)", () => {
    const table = tableWith({
      players: { P1: { pool: rich }, P2: { base: [{ card: "Giant", id: "giant" }] } },
      battlefields: [
        {
          card: "Void Gate",
          id: "gate",
          controller: "P1",
          units: [{ card: "Pip", id: "pip" }],
          facedown: [{ card: "Ambush Bolt", id: "bolt" }],
        },
        {
          card: "Quarry",
          controller: "P1",
          units: ["Pip"],
          facedown: [{ card: "Tripwire", id: "wire" }],
        },
      ],
    });
    expect(table.refusal("P1", { type: "play", card: "bolt", targets: ["giant"] })).toBe("811.1.d.2");
    expect(table.refusal("P1", { type: "play", card: "wire", to: "base" })).toBe("811.1.d.1");
    // A gear may be played there, against its usual limit; the next cleanup recalls it (811.1.d.1.a, 457.1).
    table.does("P1", { type: "play", card: "wire" });
    const entered = table.now().events.find(({ type }) => type === "recalled");
    expect(entered?.object).toBe("wire");
    const { position } = table.does("P1", { type: "play", card: "bolt" });
    expect(position.chain[0]?.choices?.[0]?.targets).toEqual([["pip"]]);
  });

  it("goes to the trash with the battlefield (323.7)", () => {
    const table = tableWith({
      players: { P1: {}, P2: {} },
      battlefields: [
        {
          card: "Void Gate",
          id: "gate",
          controller: "P1",
          units: [{ card: "Pip", id: "pip" }],
          facedown: [{ card: "Ambush Bolt", id: "bolt" }],
        },
        "Quarry",
      ],
    });
    const { position } = table.does("P1", { type: "move", units: ["pip"], to: "base" });
    expect(position.battlefields[0]).toMatchObject({ controller: null, facedown: [] });
    expect(position.players.P1?.trash.map(({ id }) => id)).toEqual(["bolt"]);
  });
});
