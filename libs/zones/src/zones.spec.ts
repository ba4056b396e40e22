import { changeObject, type ObjectId } from "@rulebound/core";
import { describe, expect, it } from "vitest";
import { createObject } from "./create.ts";
import { cardIn, gameWith, objectAt } from "./spec-game.ts";
import { putFacedown, putIntoZone, putOnChain, putOntoBoard, relocate, removeFromGame } from "./zones.ts";

type SpecGame = ReturnType<typeof gameWith>;

/** A unit at the battlefield with everything that can be on it. */
function marked(game: SpecGame): ObjectId {
  const id = cardIn(game, "Poro", "P1", "hand");
  putOntoBoard(game, id, 0, "P1");
  changeObject(game, id, {
    exhausted: true,
    damage: [{ by: "P2", amount: 1 }],
    buffs: 1,
    stunned: true,
    role: "attacker",
    hadRoles: ["attacker"],
    copyOf: "Titan",
  });
  return id;
}

describe("a change of zone (124)", () => {
  const moves: [string, (game: SpecGame, id: ObjectId) => void][] = [
    ["the hand", (game, id) => putIntoZone(game, id, "hand")],
    ["the trash", (game, id) => putIntoZone(game, id, "trash")],
    ["the top of the deck", (game, id) => putIntoZone(game, id, "deck", "top")],
    ["banishment", (game, id) => putIntoZone(game, id, "banishment")],
    ["the chain", (game, id) => putOnChain(game, id, "P1")],
  ];

  it.each(moves)("from the board to %s makes it a new object without what was on it", (_, move) => {
    const game = gameWith();
    const id = marked(game);
    const { incarnation } = objectAt(game, id);
    move(game, id);
    expect(objectAt(game, id)).toMatchObject({
      incarnation: incarnation + 1,
      exhausted: false,
      damage: [],
      buffs: 0,
      stunned: false,
      role: null,
      hadRoles: [],
      copyOf: null,
      at: null,
    });
    expect(game.state.board).not.toContain(id);
  });

  it("from hand to trash makes it a new one too: both are Non-Board Zones", () => {
    const game = gameWith();
    const id = cardIn(game, "Poro", "P1", "hand");
    const { incarnation } = objectAt(game, id);
    putIntoZone(game, id, "trash");
    expect(objectAt(game, id).incarnation).toBe(incarnation + 1);
    expect(game.state.players.P1.hand).toEqual([]);
    expect(game.state.players.P1.trash).toEqual([id]);
  });

  it("on the board keeps the object as it is", () => {
    const game = gameWith();
    const id = marked(game);
    const before = objectAt(game, id);
    relocate(game, id, "P1");
    expect(objectAt(game, id)).toEqual({ ...before, at: "P1" });
  });

  it("ends effects on it, and no others", () => {
    const game = gameWith();
    const [id, other] = [marked(game), marked(game)];
    const on = (object: ObjectId) => ({ id: object, incarnation: objectAt(game, object).incarnation });
    game.state.effects = [
      { id: 1, on: [on(id)], until: "stay", change: { might: 1 } },
      { id: 2, on: [on(id), on(other)], until: "turn", change: { might: 2 } },
    ];
    putIntoZone(game, id, "hand");
    expect(game.state.effects).toEqual([{ id: 2, on: [on(other)], until: "turn", change: { might: 2 } }]);
  });

  it("lets nothing else but the card itself stay in its old place", () => {
    const game = gameWith();
    const id = cardIn(game, "Poro", "P1", "hand");
    putFacedown(game, id, 0, "P1", 3);
    expect(game.state.battlefields[0]?.facedown).toEqual([id]);
    expect(objectAt(game, id)).toMatchObject({ zone: "facedown", at: 0, hiddenOn: 3 });
    putOnChain(game, id, "P1");
    expect(game.state.battlefields[0]?.facedown).toEqual([]);
    expect(objectAt(game, id)).toMatchObject({ zone: "chain", at: null, hiddenOn: null });
  });
});

describe("zones of other players (056)", () => {
  it.each(["hand", "deck", "trash", "banishment"] as const)("are closed: the %s is the owner's", (zone) => {
    const game = gameWith();
    const id = cardIn(game, "Poro", "P1", "hand");
    putOntoBoard(game, id, "P2", "P2");
    putIntoZone(game, id, zone);
    expect(game.state.players.P1[zone]).toEqual([id]);
    expect(game.state.players.P2[zone]).toEqual([]);
    expect(objectAt(game, id).controller).toBe("P1");
  });
});

describe("a token", () => {
  it("ceases to exist in a Non-Board Zone (186.1)", () => {
    const game = gameWith();
    const id = createObject(game, "Recruit", "P1", { token: true });
    putOntoBoard(game, id, "P1", "P1");
    const { incarnation } = objectAt(game, id);
    putIntoZone(game, id, "hand");
    expect(objectAt(game, id)).toMatchObject({ zone: "none", at: null, incarnation: incarnation + 1 });
    expect(game.state.players.P1.hand).toEqual([]);
    expect(game.state.board).toEqual([]);
  });

  it("exists on the chain and on the board (186)", () => {
    const game = gameWith();
    const id = createObject(game, "Recruit", "P1", { token: true });
    putOnChain(game, id, "P1");
    expect(objectAt(game, id).zone).toBe("chain");
    putOntoBoard(game, id, 0, "P1");
    expect(objectAt(game, id)).toMatchObject({ zone: "board", at: 0 });
    expect(game.state.board).toEqual([id]);
  });

  it("that is a legend can be in the Legend Zone (107.4.d.1)", () => {
    const game = gameWith();
    const id = createObject(game, "Legend", "P1", { token: true });
    putIntoZone(game, id, "legend");
    expect(objectAt(game, id).zone).toBe("legend");
    expect(game.state.players.P1.legend).toEqual([id]);
  });
});

describe("the board", () => {
  it("keeps the order of arrival, and each arrival's time (480.1)", () => {
    const game = gameWith();
    const ids = ["Poro", "Titan", "Lantern"].map((card) => cardIn(game, card, "P1", "hand"));
    for (const id of ids.toReversed()) putOntoBoard(game, id, "P1", "P1");
    expect(game.state.board).toEqual(ids.toReversed());
    const times = game.state.board.map((id) => objectAt(game, id).timestamp);
    expect(times).toEqual([...times].sort((a, b) => a - b));
    expect(new Set(times).size).toBe(3);
  });

  it("calls for a cleanup when something enters or leaves it (319.6)", () => {
    const game = gameWith();
    const id = cardIn(game, "Poro", "P1", "hand");
    game.state.cleanupDue = false;
    putOntoBoard(game, id, "P1", "P1");
    expect(game.state.cleanupDue).toBe(true);
    game.state.cleanupDue = false;
    putIntoZone(game, id, "trash");
    expect(game.state.cleanupDue).toBe(true);
  });
});

describe("what is removed from the game", () => {
  it("is in no zone and in no list", () => {
    const game = gameWith();
    const id = cardIn(game, "Poro", "P1", "trash");
    removeFromGame(game, id);
    expect(objectAt(game, id).zone).toBe("none");
    expect(game.state.players.P1.trash).toEqual([]);
  });
});
