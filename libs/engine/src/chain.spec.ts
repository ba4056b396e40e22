import { describe, expect, it } from "vitest";
import { rich, tableWith } from "./sample-table.ts";

const three = {
  mode: "skirmish",
  players: {
    P1: { hand: ["Study", "Spark"], pool: rich, base: ["Furnace"] },
    P2: { hand: ["Spark", "Spark"], pool: rich, base: ["Furnace", { card: "Giant", id: "giant" }] },
    P3: { hand: ["Spark"], pool: rich },
  },
} as const;

const asPosition = (value: unknown) => structuredClone(value) as Parameters<typeof tableWith>[0];

describe("the chain (337-340)", () => {
  it("resolves from the newest, each after a round of passes (339.1, 340.1, 340.4)", () => {
    const table = tableWith({
      players: {
        P1: { hand: ["Study"], pool: rich },
        P2: { hand: ["Spark"], pool: rich, base: [{ card: "Giant", id: "giant" }] },
      },
    });
    table.does("P1", { type: "play", card: "Study" });
    expect(table.now().position.priority).toBe("P1");
    table.pass("P1");
    table.does("P2", { type: "play", card: "Spark", targets: ["giant"] });
    expect(table.now().position.priority).toBe("P2");
    table.pass("P2");
    expect(table.now().position.chain).toHaveLength(2);
    table.pass("P1");
    expect(table.now().position.players.P2?.base[0]?.damage).toEqual({ P2: 2 });
    expect(table.now().position.chain.map(({ card }) => card)).toEqual(["Study"]);
    // Priority goes to the controller of the newest item (340.4).
    expect(table.now().position.priority).toBe("P1");
    table.pass("P1", "P2");
    expect(table.now().position.chain).toEqual([]);
    expect(table.now().position.players.P1?.hand).toHaveLength(1);
    expect(table.now().position.priority).toBe("P1");
  });

  it("passes priority once round the table among three players (338.1.b, 339.2)", () => {
    const table = tableWith(asPosition(three));
    table.does("P1", { type: "play", card: "Study" });
    const seen: (string | null)[] = [];
    for (let round = 0; round < 3; round++) {
      const { priority } = table.now().position;
      seen.push(priority);
      if (priority) table.pass(priority);
    }
    expect(seen).toEqual(["P1", "P2", "P3"]);
    expect(table.now().position.chain).toEqual([]);
  });

  it("asks everybody anew once something was added (339.1)", () => {
    const table = tableWith(asPosition(three));
    table.does("P1", { type: "play", card: "Study" });
    table.pass("P1", "P2");
    table.does("P3", { type: "play", card: "Spark", targets: ["giant"] });
    table.pass("P3", "P1");
    expect(table.now().position.chain).toHaveLength(2);
    table.pass("P2");
    expect(table.now().position.chain).toHaveLength(1);
  });

  it("tells who receives and who passes priority (312.2)", () => {
    const table = tableWith(asPosition(three));
    const told = () =>
      table
        .now()
        .events.filter(({ type }) => type.startsWith("priority"))
        .map(({ type, player, rule }) => `${type} ${player} ${rule}`);
    table.does("P1", { type: "play", card: "Study" });
    expect(told()).toEqual(["priorityGained P1 312.2.c"]);
    table.pass("P1");
    expect(told()).toEqual(["priorityPassed P1 338.1.b", "priorityGained P2 312.2.d"]);
    table.pass("P2", "P3");
    expect(told()).toEqual(["priorityPassed P3 338.1.b", "priorityGained P1 312.2.a"]);
  });

  it("lets an Add ability resolve at once, its player keeping priority (429.2.a)", () => {
    const table = tableWith(asPosition(three));
    table.does("P1", { type: "play", card: "Study" });
    table.pass("P1");
    const { position } = table.does("P2", { type: "activate", source: "Furnace" });
    expect(position.chain.map(({ card }) => card)).toEqual(["Study"]);
    expect(position.priority).toBe("P2");
    expect(position.players.P2?.pool.energy).toBe(21);
    // An item was added since P1 passed, so that P1 is asked again (339.1).
    table.pass("P2", "P3");
    expect(table.now().position.priority).toBe("P1");
    table.pass("P1");
    expect(table.now().position.chain).toEqual([]);
  });

  it("gives nobody a chance to react to a permanent (337.2)", () => {
    const table = tableWith({ players: { P1: { hand: ["Pip"], pool: rich }, P2: { hand: ["Spark"] } } });
    const { position } = table.does("P1", { type: "play", card: "Pip", to: "base" });
    expect(position.chain).toEqual([]);
    expect(position.priority).toBe("P1");
    expect(position.players.P1?.base).toMatchObject([{ card: "Pip", exhausted: true }]);
  });

  it("counts a spell as played though its target has gone (359.3.e.5, 359.3.e.10)", () => {
    const table = tableWith({
      players: {
        P1: { hand: ["Spark"], pool: rich },
        P2: { hand: ["Spark"], pool: rich, base: [{ card: "Rider", id: "rider" }] },
      },
    });
    table.does("P1", { type: "play", card: "Spark", targets: ["rider"] });
    table.pass("P1");
    table.does("P2", { type: "play", card: "Spark", targets: ["rider"] });
    table.pass("P2", "P1");
    expect(table.now().position.players.P2?.trash.map(({ card }) => card)).toEqual(["Spark", "Rider"]);
    table.pass("P1", "P2");
    expect(table.events()).toContain("mistargeted");
    expect(table.events()).toContain("cardPlayed");
    expect(table.now().position.players.P1?.trash.map(({ card }) => card)).toEqual(["Spark"]);
  });

  it("has its controller keep targets at one location, once for each execution (355.11.b)", () => {
    const table = tableWith({
      players: {
        P1: { hand: ["Gather"], pool: rich },
        P2: {
          hand: ["March"],
          pool: rich,
          base: [
            { card: "Giant", id: "one" },
            { card: "Giant", id: "two" },
          ],
        },
      },
      battlefields: [{ card: "Void Gate", id: "gate" }, "Quarry"],
    });
    table.does("P1", { type: "play", card: "Gather", choices: [{ targets: [["one", "two"]] }] });
    table.pass("P1");
    table.does("P2", {
      type: "play",
      card: "March",
      choices: [{ targets: [["one"]], destinations: ["gate"] }],
    });
    table.pass("P2", "P1", "P1", "P2");
    expect(table.prompt()).toMatchObject({ player: "P1", for: "effect.subset", rule: "355.11.b" });
    table.answers("P1", ["one"]);
    const { battlefields, players } = table.now().position;
    expect(battlefields[0]?.units[0]?.damage).toEqual({ P1: 1 });
    expect(players.P2?.base[0]?.damage ?? 0).toEqual(0);
  });

  it("has its controller keep one target at each location, asking once for each execution (355.11.b)", () => {
    const table = tableWith({
      players: {
        P1: { hand: ["Scatter"], pool: rich },
        P2: { hand: ["March"], pool: rich, base: [{ card: "Giant", id: "two" }] },
      },
      battlefields: [
        { card: "Void Gate", id: "gate", controller: "P2", units: [{ card: "Giant", id: "one" }] },
        "Quarry",
      ],
    });
    table.does("P1", {
      type: "play",
      card: "Scatter",
      pay: { repeat: true },
      choices: [{ targets: [["one", "two"]] }, { targets: [["one", "two"]] }],
    });
    table.pass("P1");
    table.does("P2", {
      type: "play",
      card: "March",
      choices: [{ targets: [["two"]], destinations: ["gate"] }],
    });
    table.pass("P2", "P1", "P1", "P2");
    expect(table.prompt()).toMatchObject({ player: "P1", for: "effect.subset" });
    table.answers("P1", "one");
    expect(table.prompt()).toMatchObject({ player: "P1", for: "effect.subset" });
    table.answers("P1", "two");
    const [one, two] = table.now().position.battlefields[0]?.units ?? [];
    expect([one?.damage, two?.damage]).toEqual([{ P1: 1 }, { P1: 1 }]);
  });
});
