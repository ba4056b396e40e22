import { describe, expect, it } from "vitest";
import { createEngine } from "./engine.ts";
import { sampleCards } from "./sample-cards.ts";
import { rich, type Table, tableWith } from "./sample-table.ts";

const engine = createEngine(sampleCards);

const listed = (table: Table, seat: "P1" | "P2"): string[] =>
  engine.actions(table.now().state, seat).map((one) => {
    const object = "object" in one ? [one.object] : [];
    const to = "destinations" in one && one.destinations ? [one.destinations.join("+")] : [];
    return [one.type, ...object, ...to].join(" ");
  });

describe("first decisions (legal actions)", () => {
  it("are those that can be completed", () => {
    const table = tableWith({
      players: {
        P1: {
          hand: [
            { card: "Pip", id: "pip" },
            { card: "Giant", id: "giant" },
            { card: "Strike", id: "strike" },
            { card: "Lurker", id: "lurker" },
          ],
          pool: { energy: 3, power: { any: 1 } },
          base: [
            { card: "Rider", id: "rider" },
            { card: "Library", id: "library", exhausted: true },
          ],
        },
        P2: { base: [{ card: "Thorn", id: "thorn" }] },
      },
      battlefields: [
        { card: "Void Gate", id: "gate", controller: "P1", units: [{ card: "Bruiser", id: "bruiser" }] },
        { card: "Quarry", id: "quarry" },
      ],
    });
    expect(listed(table, "P1")).toEqual([
      "play pip P1.base+gate",
      "play strike",
      "play lurker P1.base+gate",
      "activate library",
      "activate library",
      "move rider gate+quarry",
      "move bruiser base",
      "hide lurker gate",
      "endTurn",
      "concede",
    ]);
    expect(listed(table, "P2")).toEqual(["concede"]);
  });

  it("don't list a spell that can choose only what can't be paid for (809.1.d, 355.16)", () => {
    const table = tableWith({
      players: {
        P1: { hand: [{ card: "Strike", id: "strike" }], pool: { energy: 2 } },
        P2: { base: [{ card: "Thorn", id: "thorn" }] },
      },
    });
    expect(listed(table, "P1")).toEqual(["endTurn", "concede"]);
  });

  it("don't list a move that a text forbids, which is refused as well (054.1)", () => {
    const table = tableWith({
      players: { P1: {}, P2: {} },
      battlefields: [
        {
          card: "Mire",
          id: "mire",
          controller: "P1",
          units: [
            { card: "Rider", id: "rider" },
            { card: "Bruiser", id: "bruiser" },
          ],
        },
        { card: "Quarry", id: "quarry", controller: "P1", units: [{ card: "Giant", id: "giant" }] },
      ],
    });
    expect(listed(table, "P1")).toEqual(["move rider quarry", "move giant base", "endTurn", "concede"]);
    expect(table.refusal("P1", { type: "move", units: ["bruiser"], to: "base" })).toBe("054.1");
    table.does("P1", { type: "move", units: ["rider"], to: "quarry" });
    table.does("P1", { type: "move", units: ["giant"], to: "base" });
  });

  it("in a chain are Reactions and passing (338.1)", () => {
    const table = tableWith({
      players: {
        P1: {
          hand: ["Study", { card: "Spark", id: "spark" }, "Strike"],
          pool: rich,
          base: [
            { card: "Giant", id: "giant" },
            { card: "Furnace", id: "furnace" },
          ],
        },
      },
    });
    table.does("P1", { type: "play", card: "Study" });
    expect(listed(table, "P1")).toEqual(["play spark", "activate furnace", "pass", "concede"]);
  });

  it("with a prompt open are answering, taking back and conceding", () => {
    const table = tableWith({
      players: { P1: { hand: ["Strike"], pool: rich }, P2: { base: ["Giant", "Giant"] } },
    });
    table.does("P1", { type: "play", card: "Strike" });
    expect(listed(table, "P1")).toEqual(["answer", "cancel", "concede"]);
    expect(listed(table, "P2")).toEqual(["concede"]);
  });
});

describe("passing by itself (auto)", () => {
  const position = (hand: string[]) => ({
    players: { P1: { hand: ["Study"], pool: rich }, P2: { hand, pool: rich } },
  });

  it("passes for who can do nothing whatever their private cards are", () => {
    const table = tableWith(position([]));
    const { position: after } = table.does("P1", { type: "play", card: "Study", auto: true });
    expect(after.chain).toEqual([]);
    expect(after.players.P1?.hand).toHaveLength(1);
    expect(after).toMatchObject({ turn: { player: "P1" }, priority: "P1" });
  });

  it("stops at a player with a hand, whatever is in it", () => {
    const table = tableWith(position(["Study"]));
    table.does("P1", { type: "play", card: "Study", auto: true });
    expect(table.now().position).toMatchObject({ priority: "P2", chain: [{ card: "Study" }] });
  });

  it("stops at a player with an ability that can be used, or a facedown card", () => {
    const library = tableWith({
      players: { P1: { hand: ["Study"], pool: rich }, P2: { base: ["Library"], pool: { energy: 1 } } },
    });
    library.does("P1", { type: "play", card: "Study", auto: true });
    expect(library.now().position.priority).toBe("P2");
    const hidden = tableWith({
      players: { P1: { hand: ["Study"], pool: rich }, P2: {} },
      battlefields: [
        { card: "Void Gate", controller: "P2", units: ["Pip"], facedown: ["Tripwire"] },
        "Quarry",
      ],
    });
    hidden.does("P1", { type: "play", card: "Study", auto: true });
    expect(hidden.now().position.priority).toBe("P2");
  });
});
