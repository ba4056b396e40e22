import { cards } from "@rulebound/cards";
import { check, type Position, returnedPositionSchema } from "@rulebound/protocol";
import { describe, expect, it } from "vitest";
import { refusalOf } from "./contract/sample-refusals.ts";
import { createEngine } from "./engine.ts";
import { rich, tableWith } from "./sample-table.ts";

const engine = createEngine(cards);

/** The position as it comes back, the same when it is loaded once more, and what P1 can do in it. */
function loaded(position: Position) {
  const { state, position: once } = engine.start(position);
  expect(check(returnedPositionSchema, JSON.parse(JSON.stringify(once)))).toMatchObject({ ok: true });
  expect(engine.start(once).position).toEqual(once);
  const can = engine.actions(state, "P1").map((one) => `${one.type} ${"card" in one ? one.card : ""}`);
  return { state, position: once, can, players: once.players };
}

describe("a position holds what lasts", () => {
  it("abilities that an effect has given an object, which it can use (477.2.a)", () => {
    const cub = (more: object): Position => ({
      players: { P1: { pool: rich, base: [{ card: "Pakaa Cub", exhausted: true, ...more }] } },
    });
    expect(loaded(cub({})).can).not.toContain("activate Pakaa Cub");
    for (const field of ["abilitiesThisTurn", "abilitiesLasting"] as const) {
      const { can, players } = loaded(cub({ [field]: [{ card: "Dominus" }] }));
      expect(can).toContain("activate Pakaa Cub");
      expect(players.P1?.base).toMatchObject([{ [field]: [{ card: "Dominus" }] }]);
    }
    for (const given of [{ card: "Pakaa Cub" }, { card: "Dominus", number: 2 }, { card: "Nobody" }]) {
      expect(refusalOf(() => engine.start(cub({ abilitiesThisTurn: [given] })))).toMatchObject({
        code: "contradiction",
        pointer: "/players/P1/base/0/abilitiesThisTurn/0",
      });
    }
  });

  it("keywords that an effect has given a card in a trash (829)", () => {
    const gust = (more: object): Position => ({
      players: { P1: { pool: rich, trash: [{ card: "Stacked Deck", ...more }] } },
    });
    expect(loaded(gust({})).can).not.toContain("play Stacked Deck");
    for (const field of ["keywordsThisTurn", "keywordsLasting"] as const) {
      const { can, players } = loaded(gust({ [field]: ["Flow"] }));
      expect(can).toContain("play Stacked Deck");
      expect(players.P1?.trash).toMatchObject([{ [field]: ["Flow"] }]);
    }
  });

  it("what cards were banished with, which alone refers to them (427.3.a)", () => {
    const tombs = (banishedWith?: string): Position => ({
      players: {
        P1: {
          pool: rich,
          banishment: [{ card: "Pakaa Cub", ...(banishedWith === undefined ? {} : { banishedWith }) }],
          base: [
            { card: "Cursed Sarcophagus", id: "one" },
            { card: "Cursed Sarcophagus", id: "other", exhausted: true },
          ],
        },
      },
    });
    const canOpen = (position: Position): boolean =>
      loaded(position).can.includes("activate Cursed Sarcophagus");
    expect(canOpen(tombs())).toBe(false);
    expect(canOpen(tombs("other"))).toBe(false);
    expect(canOpen(tombs("one"))).toBe(true);
    expect(loaded(tombs("one")).players.P1?.banishment).toMatchObject([{ banishedWith: "one" }]);
    for (const unclear of ["nobody", "Cursed Sarcophagus"]) {
      expect(refusalOf(() => engine.start(tombs(unclear)))).toMatchObject({
        code: "contradiction",
        pointer: "/players/P1/banishment/0/banishedWith",
      });
    }
  });

  it("control that ends as something leaves the board (390.5.b)", () => {
    const stolen = (more: object): Position => ({
      players: {
        P1: {
          pool: rich,
          hand: ["Vengeance"],
          base: [
            { card: "Akshan, Mischievous", id: "thief" },
            { card: "Energy Conduit", id: "loot", owner: "P2", ...more },
          ],
        },
      },
    });
    const controlledWhile = [{ by: "P1" as const, from: "P2" as const, while: "thief" }];
    expect(loaded(stolen({ controlledWhile })).players.P1?.base).toMatchObject([{}, { controlledWhile }]);
    const goesTo = (more: object): string[] => {
      const table = tableWith(stolen(more), engine);
      table.does("P1", { type: "play", card: "Vengeance", targets: ["thief"] });
      const { players } = table.pass("P1", "P2").position;
      return (["P1", "P2"] as const).filter((seat) => players[seat].base.some(({ id }) => id === "loot"));
    };
    expect(goesTo({})).toEqual(["P1"]);
    expect(goesTo({ controlledWhile })).toEqual(["P2"]);
    for (const wrong of [
      [{ by: "P1", from: "P2", while: "vengeance-1" }],
      [{ by: "P2", from: "P1", while: "thief" }],
    ]) {
      expect(refusalOf(() => engine.start(stolen({ controlledWhile: wrong })))).toMatchObject({
        code: "contradiction",
      });
    }
  });

  it("whose facedown cards a player may look at this turn (107.3)", () => {
    const hidden = (seesFacedown: ("P1" | "P2" | "P3")[]): Position => ({
      players: { P1: { thisTurn: { seesFacedown } } },
      battlefields: [
        { card: "Altar to Unity", controller: "P2", units: ["Pakaa Cub"], facedown: ["Hidden Blade"] },
      ],
    });
    const seen = (seesFacedown: "P2"[]) => {
      const { state, players } = loaded(hidden(seesFacedown));
      expect(players.P1?.thisTurn?.seesFacedown ?? []).toEqual(seesFacedown);
      return engine.view(state, "P1").position.battlefields[0]?.facedown;
    };
    expect(seen([])).toMatchObject([{ hidden: true }]);
    expect(seen(["P2"])).toMatchObject([{ card: "Hidden Blade" }]);
    expect(refusalOf(() => engine.start(hidden(["P3"])))).toMatchObject({
      pointer: "/players/P1/thisTurn/seesFacedown/0",
    });
  });
});

describe("a position with a delayed ability in its window (390)", () => {
  const players = { P1: { pool: rich, hand: ["Stand United"], base: ["Pakaa Cub"] } };
  const table = tableWith({ players }, engine);
  table.does("P1", { type: "play", card: "Stand United" });
  table.pass("P1", "P2");
  const { state, position } = table.now();

  it("says so, to everyone", () => {
    const delayed = [
      {
        card: "Stand United",
        source: expect.stringMatching(/^stand-united/),
        controller: "P1",
        until: "endOfTurn",
      },
    ];
    expect(position).toMatchObject({ turnState: "neutral-open", delayed });
    expect(engine.view(state, "P2").position.delayed).toEqual(position.delayed);
  });

  it("isn't at rest", () => {
    expect(refusalOf(() => engine.start(position))).toEqual({
      code: "notAtRest",
      rule: "390",
      pointer: "/delayed",
    });
  });
});
