import { describe, expect, it } from "vitest";
import { rich, tableWith } from "./sample-table.ts";

describe("cleanups (318-324)", () => {
  it("kills what has lethal damage, and only that (323.5, 142.4.b)", () => {
    const table = tableWith({
      players: {
        P1: { hand: ["Spark", "Spark"], pool: rich },
        P2: { base: [{ card: "Rider", id: "rider" }, { card: "Bruiser", id: "bruiser" }, "Pacifist"] },
      },
    });
    table.does("P1", { type: "play", card: "Spark", targets: ["bruiser"] });
    table.pass("P1", "P2");
    expect(table.now().position.players.P2?.trash).toEqual([]);
    table.does("P1", { type: "play", card: "Spark", targets: ["rider"] });
    table.pass("P1", "P2");
    expect(table.now().position.players.P2?.trash.map(({ id }) => id)).toEqual(["rider"]);
    expect(table.now().events.find(({ type }) => type === "died")).toMatchObject({ rule: "323.5", by: "P1" });
  });

  it("puts the triggers of the dying on the chain before they go (323.4, 808.1.d.2)", () => {
    const table = tableWith({
      players: {
        P1: { hand: ["Spark"], pool: rich },
        P2: { base: [{ card: "Martyr", id: "martyr" }], deck: ["Pip", "Pip"] },
      },
    });
    table.does("P1", { type: "play", card: "Spark", targets: ["martyr"] });
    table.pass("P1", "P2");
    const types = table.events();
    expect(types.indexOf("triggered")).toBeLessThan(types.indexOf("died"));
    expect(table.now().position).toMatchObject({
      priority: "P2",
      chain: [{ controller: "P2", card: "Martyr" }],
    });
    table.pass("P2", "P1");
    expect(table.now().position.players.P2?.hand).toHaveLength(1);
  });

  it("attributes a kill to whoever damaged the unit with what has just resolved, else to nobody (428.5.c)", () => {
    const table = tableWith({
      players: {
        P1: { hand: ["Spark"], pool: rich, base: [{ card: "Pip", id: "pip" }] },
        P2: { base: ["Giant"] },
      },
      battlefields: [
        {
          card: "Altar",
          id: "altar",
          controller: "P1",
          units: [{ card: "Rider", id: "rider", damage: { P2: 2 } }],
        },
        "Quarry",
      ],
    });
    // Off the Altar its Might is 2 again, so that the old damage is lethal; nobody's item did that.
    table.does("P1", { type: "move", units: ["rider"], to: "base" });
    const died = table.now().events.find(({ type }) => type === "died");
    expect(died).toMatchObject({ object: "rider", rule: "323.5" });
    expect(died).not.toHaveProperty("by");
  });

  it("takes a battlefield without units from its controller in an Open State only (323.6, 190.4.c)", () => {
    const table = tableWith({
      players: { P1: { hand: ["Spark"], pool: rich }, P2: { hand: ["Pump"], pool: rich } },
      battlefields: [
        { card: "Void Gate", id: "gate", controller: "P2", units: [{ card: "Martyr", id: "martyr" }] },
        "Quarry",
      ],
    });
    table.does("P1", { type: "play", card: "Spark", targets: ["martyr"] });
    table.pass("P1", "P2");
    // The Martyr's trigger keeps the state closed.
    expect(table.now().position.battlefields[0]).toMatchObject({ controller: "P2", units: [] });
    table.pass("P2", "P1");
    expect(table.now().position.battlefields[0]).toMatchObject({ controller: null });
  });

  it("recalls gear from battlefields (323.7, 457.1)", () => {
    const table = tableWith({
      players: { P1: {} },
      battlefields: [
        {
          card: "Void Gate",
          controller: "P1",
          units: ["Pip"],
          facedown: [{ card: "Tripwire", id: "wire" }],
        },
        "Quarry",
      ],
    });
    const { position } = table.does("P1", { type: "play", card: "wire" });
    expect(position.players.P1?.base.map(({ id }) => id)).toEqual(["wire"]);
  });

  it("lets a staged combat go when one side leaves before it opens (323.10, 461.2)", () => {
    const table = tableWith({
      players: {
        P1: { hand: ["March"], pool: rich, base: [{ card: "Pip", id: "pip" }] },
        P2: { hand: ["March"], pool: rich },
      },
      battlefields: [
        { card: "Void Gate", id: "gate", controller: "P2", units: [{ card: "Rider", id: "rider" }] },
        "Quarry",
      ],
    });
    table.does("P1", {
      type: "play",
      card: "March",
      choices: [{ targets: [["pip"]], destinations: ["gate"] }],
    });
    table.pass("P1");
    table.does("P2", {
      type: "play",
      card: "March",
      choices: [{ targets: [["rider"]], destinations: ["base"] }],
    });
    table.pass("P2", "P1");
    // P2 has lost nothing yet: the state is closed. Then Pip comes to an empty battlefield.
    table.pass("P1", "P2");
    expect(table.now().position.combat).toBeNull();
    expect(table.now().position.showdown?.battlefield).toBe("gate");
  });

  it("contests anew for whoever is left there (323.11.a)", () => {
    const table = tableWith({
      players: {
        P1: { base: [{ card: "Giant", id: "giant" }] },
        P2: { hand: ["March", "March"], pool: rich, base: [{ card: "Rider", id: "rider" }] },
      },
      battlefields: [{ card: "Void Gate", id: "gate" }, "Quarry"],
    });
    table.does("P1", { type: "move", units: ["giant"], to: "gate" });
    table.pass("P1");
    table.does("P2", {
      type: "play",
      card: "March",
      choices: [{ targets: [["rider"]], destinations: ["gate"] }],
    });
    table.pass("P2", "P1");
    expect(table.now().position.combat).toMatchObject({ attacker: "P1", defender: "P2" });
    table.pass("P1", "P2");
    expect(table.now().position.battlefields[0]).toMatchObject({ controller: "P1" });
  });
});
