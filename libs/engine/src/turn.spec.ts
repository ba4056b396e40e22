import { describe, expect, it } from "vitest";
import { rich, tableWith } from "./sample-table.ts";

describe("the turn (314-317)", () => {
  it("goes through its phases in order (303, 315)", () => {
    const table = tableWith({
      turn: { player: "P2", number: 4 },
      players: { P1: { base: [{ card: "Pip", exhausted: true }] } },
      battlefields: [{ card: "Void Gate", id: "gate", controller: "P1", units: ["Banner"] }, "Quarry"],
    });
    const { position, events } = table.does("P2", { type: "endTurn" });
    const phases = events.flatMap(({ type, phase }) => (type === "phaseStarted" ? [phase] : []));
    expect(phases).toEqual(["ending", "awaken", "beginning"]);
    // The hold trigger is on the chain before the Channel Phase (335).
    expect(position.chain.map(({ card }) => card)).toEqual(["Banner"]);
    expect(position.players.P1).toMatchObject({ points: 1, hand: [], runes: [] });
    expect(position.players.P1?.base[0]).not.toHaveProperty("exhausted");
    table.pass("P1", "P2");
    const after = table.now();
    expect(after.events.flatMap(({ type, phase }) => (type === "phaseStarted" ? [phase] : []))).toEqual([
      "channel",
      "draw",
      "main",
    ]);
    expect(after.position).toMatchObject({
      turn: { player: "P1", number: 5, phase: "main" },
      priority: "P1",
    });
    expect(after.position.players.P1).toMatchObject({ xp: 1, hand: [{}], runes: [{}, {}] });
  });

  it("empties all pools as a Main Phase starts and as a turn ends (167, 316.3, 317.2.d)", () => {
    const table = tableWith({
      players: { P1: { pool: rich, hand: ["Late Blow"] }, P2: { pool: rich, hand: [] } },
    });
    const { position, events } = table.does("P1", { type: "endTurn" });
    expect(events.filter(({ type }) => type === "poolEmptied").map(({ rule }) => rule)).toEqual([
      "317.2.d",
      "317.2.d",
    ]);
    expect(position.players).toMatchObject({ P1: { pool: { energy: 0 } }, P2: { pool: { energy: 0 } } });
  });

  it("heals units and ends what lasts this turn, together (317.2.b, 317.2.c, 423.1.a.2)", () => {
    const table = tableWith({
      players: {
        P1: { hand: ["Pump"], pool: rich, base: [{ card: "Rider", id: "rider", stunned: true }] },
        P2: { hand: ["Spark", "Spark"], pool: rich },
      },
    });
    table.does("P1", { type: "play", card: "Pump", targets: ["rider"] });
    table.pass("P1", "P2");
    expect(table.now().position.players.P1?.base[0]?.might).toBe(5);
    table.does("P1", { type: "endTurn" });
    const [rider] = table.now().position.players.P1?.base ?? [];
    expect(rider).toMatchObject({ id: "rider", might: 2 });
    expect(rider).not.toHaveProperty("stunned");
    expect(rider).not.toHaveProperty("damage");
  });

  it("lets a unit live whose bonus ends as its damage is healed (317.2.b before 317.2.c)", () => {
    const table = tableWith({
      players: {
        P1: { hand: ["Pump", "Spark"], pool: rich, base: [{ card: "Rider", id: "rider" }] },
      },
    });
    table.does("P1", { type: "play", card: "Pump", targets: ["rider"] });
    table.pass("P1", "P2");
    table.does("P1", { type: "play", card: "Spark", targets: ["rider"] });
    table.pass("P1", "P2");
    expect(table.now().position.players.P1?.base[0]?.damage).toEqual({ P1: 2 });
    table.does("P1", { type: "endTurn" });
    expect(table.now().position.players.P1?.base.map(({ id }) => id)).toEqual(["rider"]);
  });

  it("runs end-of-turn triggers before the Expiration Step (317.1.a)", () => {
    const table = tableWith({ players: { P1: { base: ["Sundial"], pool: rich } } });
    const { position } = table.does("P1", { type: "endTurn" });
    expect(position).toMatchObject({ turn: { player: "P1", phase: "ending" }, priority: "P1" });
    expect(position.players.P1?.pool.energy).toBe(20);
    table.pass("P1", "P2");
    expect(table.now().position).toMatchObject({
      turn: { player: "P2" },
      players: { P1: { xp: 1, pool: { energy: 0 } } },
    });
  });

  it("lets delayed abilities of this turn trigger once more and then go (317.2.c, 390)", () => {
    const table = tableWith({ players: { P1: { hand: ["Late Blow"], pool: rich } } });
    table.does("P1", { type: "play", card: "Late Blow" });
    table.pass("P1", "P2");
    table.does("P1", { type: "endTurn" });
    table.pass("P1", "P2");
    expect(table.now().position).toMatchObject({ turn: { player: "P2" }, players: { P1: { xp: 5 } } });
    table.does("P2", { type: "endTurn" });
    expect(table.now().position).toMatchObject({ turn: { player: "P1" }, players: { P1: { xp: 5 } } });
  });
});

describe("additional turns (734-738)", () => {
  it("come straight after the current one, the last made first; then the order goes on (735, 737, 738)", () => {
    const table = tableWith({
      mode: "skirmish",
      players: { P1: { hand: ["Hourglass"], pool: rich }, P2: {}, P3: {} },
    });
    table.does("P1", { type: "play", card: "Hourglass" });
    table.pass("P1", "P2", "P3");
    expect(table.now().position.turn.queue).toEqual(["P1"]);
    const order: string[] = [];
    for (let i = 0; i < 5; i++) {
      const { player } = table.now().position.turn;
      order.push(player);
      table.does(player, { type: "endTurn" });
    }
    expect(order).toEqual(["P1", "P1", "P2", "P3", "P1"]);
  });
});
