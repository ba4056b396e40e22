import { cards } from "@rulebound/cards";
import { check, type Position, returnedPositionSchema } from "@rulebound/protocol";
import { describe, expect, it } from "vitest";
import { refusalOf } from "./contract/sample-refusals.ts";
import { createEngine } from "./engine.ts";
import { rich, tableWith } from "./sample-table.ts";

const engine = createEngine(cards);

/** The position as it comes back; the same when it is loaded once more, and its state when it is read again. */
function returned(position: Position) {
  const once = engine.start(position);
  expect(check(returnedPositionSchema, JSON.parse(JSON.stringify(once.position)))).toMatchObject({
    ok: true,
  });
  expect(engine.start(once.position).position).toEqual(once.position);
  expect(engine.actions(JSON.parse(JSON.stringify(once.state)))).toEqual(engine.actions(once.state));
  return once.position;
}

type ThisTurn = NonNullable<NonNullable<NonNullable<Position["players"]>["P1"]>["thisTurn"]>;

describe("a position tells of the turn so far", () => {
  const forge = (thisTurn: ThisTurn): Position => ({
    players: { P1: { hand: ["Energy Conduit"], pool: { energy: 2, power: {} }, thisTurn } },
    battlefields: [{ card: "Ornn's Forge", controller: "P1", units: ["Pakaa Cub"] }, "Star Spring"],
  });
  const canBuild = (thisTurn: ThisTurn): boolean =>
    engine.actions(engine.start(forge(thisTurn)).state, "P1").some(({ type }) => type === "play");

  it("which cards were played, and which finalized alone (419.4)", () => {
    expect(canBuild({})).toBe(true);
    expect(canBuild({ played: ["Energy Conduit"] })).toBe(false);
    const countered: ThisTurn = { played: [{ card: "Energy Conduit", finalizedOnly: true }] };
    expect(canBuild(countered)).toBe(true);
    expect(returned(forge(countered)).players.P1?.thisTurn).toEqual(countered);
  });

  it("to which battlefield units were played", () => {
    const thisTurn: ThisTurn = { played: ["Pakaa Cub", { card: "Pakaa Cub", at: "spring" }] };
    const position: Position = {
      players: { P1: { thisTurn } },
      battlefields: [{ card: "Star Spring", id: "spring" }, "Ornn's Forge"],
    };
    expect(returned(position).players.P1?.thisTurn).toEqual(thisTurn);
    const nowhere: Position = { players: { P1: { thisTurn: { played: [{ card: "Pakaa Cub", at: "x" }] } } } };
    expect(refusalOf(() => engine.start(nowhere))).toMatchObject({
      pointer: "/players/P1/thisTurn/played/0/at",
    });
  });

  it("which of several times a card was played to the end", () => {
    const twice = tableWith(
      {
        players: {
          P1: { pool: rich, hand: [{ card: "Vengeance", id: "revenge" }] },
          P2: { pool: rich, hand: ["Abandon"], base: ["Pakaa Cub"] },
        },
      },
      engine,
    );
    twice.does("P1", { type: "play", card: "revenge" });
    twice.does("P1", { type: "pass" });
    twice.does("P2", { type: "play", card: "Abandon" });
    twice.pass("P2", "P1");
    const { players } = twice.answers("P2", []).position;
    expect(players.P1.hand).toMatchObject([{ id: "revenge" }]);
    expect(players.P1.thisTurn?.played).toEqual([{ card: "Vengeance", finalizedOnly: true }]);
    twice.does("P1", { type: "play", card: "revenge" });
    const after = twice.pass("P1", "P2").position.players.P1.thisTurn?.played;
    expect(after).toEqual([{ card: "Vengeance", finalizedOnly: true }, "Vengeance"]);
  });

  it("what scoring brought, where that isn't a point each (471.1)", () => {
    const scoring = (thisTurn: ThisTurn): Position => ({
      players: { P1: { points: 2, thisTurn } },
      battlefields: [
        { card: "Star Spring", id: "spring" },
        { card: "Ornn's Forge", id: "forge" },
      ],
    });
    const usual: ThisTurn = { scored: ["spring", "forge"], held: ["forge"] };
    expect(returned(scoring(usual)).players.P1?.thisTurn).toEqual(usual);
    expect(
      returned(scoring({ ...usual, pointsScored: { conquer: 1, hold: 1 } })).players.P1?.thisTurn,
    ).toEqual(usual);
    for (const pointsScored of [{}, { conquer: 1 }, { hold: 2 }]) {
      const odd = { ...usual, pointsScored };
      expect(returned(scoring(odd)).players.P1?.thisTurn).toEqual(odd);
    }
  });

  it("who has died, whatever lies in the trash now, in a state that can be read again", () => {
    const position: Position = {
      players: {
        P1: { trash: ["Pakaa Cub"], thisTurn: { died: ["Pakaa Cub", "Pakaa Cub"], discarded: ["Charm"] } },
      },
    };
    const { players } = returned(position);
    expect(players.P1?.thisTurn).toEqual(position.players?.P1?.thisTurn);
    expect(players.P1?.trash).toMatchObject([{ incarnation: 0 }]);
  });

  it("how often a unit has moved: another move is its third", () => {
    const swordsman = (movedThisTurn: number): Position => ({
      players: { P1: { base: [{ card: "Yasuo, Windrider", movedThisTurn }] } },
      battlefields: ["Star Spring", "Ornn's Forge"],
    });
    expect(returned(swordsman(2)).players.P1?.base).toMatchObject([{ movedThisTurn: 2 }]);
    expect(returned(swordsman(0)).players.P1?.base[0]).not.toHaveProperty("movedThisTurn");
    const pointsAfter = (movedThisTurn: number): string[] => {
      const table = tableWith(swordsman(movedThisTurn), engine);
      table.does("P1", { type: "move", units: ["Yasuo, Windrider"], to: "Star Spring" });
      return table.events().filter((type) => type === "triggered");
    };
    expect(pointsAfter(1)).toEqual([]);
    expect(pointsAfter(2)).toEqual(["triggered"]);
  });

  it("whether a unit was dealt damage, where that isn't as its marks say", () => {
    const poro = (more: object): unknown =>
      returned({ players: { P1: { base: [{ card: "Affectionate Poro", id: "poro", ...more }] } } }).players.P1
        ?.base[0]?.damagedThisTurn;
    expect(poro({})).toBeUndefined();
    expect(poro({ damage: 1 })).toBeUndefined();
    expect(poro({ damagedThisTurn: true })).toBe(true);
    expect(poro({ damage: 1, damagedThisTurn: false })).toBe(false);
  });

  it("how often abilities were used that are limited each turn (371.1)", () => {
    const mage = (thisTurn: ThisTurn): Position => ({
      players: { P1: { thisTurn, pool: rich } },
      battlefields: [
        { card: "Star Spring", controller: "P1", units: [{ card: "Zilean, Time Mage", id: "mage" }] },
        "Ornn's Forge",
      ],
    });
    const used: ThisTurn = { used: [{ source: "mage" }] };
    expect(returned(mage(used)).players.P1?.thisTurn).toEqual(used);
    expect(returned(mage({})).players.P1?.thisTurn).toBeUndefined();
    for (const wrong of [{ source: "mage", ability: 2 }, { source: "nobody" }]) {
      expect(refusalOf(() => engine.start(mage({ used: [wrong] })))).toMatchObject({ code: "contradiction" });
    }
  });

  it("after whose turn the turn order goes on (737)", () => {
    const extra: Position = { turn: { player: "P2", number: 4, regular: "P1" } };
    expect(returned(extra).turn).toMatchObject({ regular: "P1" });
    expect(returned({ turn: { player: "P2" } }).turn).not.toHaveProperty("regular");
    const next = (position: Position) =>
      tableWith(position, engine).does("P2", { type: "endTurn" }).position.turn.player;
    expect(next(extra)).toBe("P2");
    expect(next({ turn: { player: "P2", number: 4 } })).toBe("P1");
  });
});
