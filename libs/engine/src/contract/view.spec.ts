import type { Game } from "@rulebound/core";
import { check, type Seat, viewSchema } from "@rulebound/protocol";
import { putOnChain } from "@rulebound/zones";
import { describe, expect, it } from "vitest";
import { positionOf } from "./position.ts";
import { asking, board, idOf } from "./sample-prompts.ts";
import { gameIn } from "./sample-works.ts";
import { viewOf } from "./view.ts";

const shaped = (game: Game, player: Seat) => {
  const view = viewOf(game, player);
  expect(check(viewSchema, JSON.parse(JSON.stringify(view)))).toMatchObject({ ok: true });
  return view;
};

describe("a view", () => {
  it("shows a player their own hand, and of others that there are cards", () => {
    const { position } = shaped(gameIn(board), "P1");
    expect(position.players.P1.hand.map((card) => ("card" in card ? card.card : "hidden"))).toEqual([
      "Spark",
      "Poro",
      "Poro",
    ]);
    const other = shaped(gameIn(board), "P2").position;
    expect(other.players.P1.hand).toEqual([{ hidden: true }, { hidden: true }, { hidden: true }]);
    expect(other.players.P2.base).toHaveLength(3);
  });

  it("shows nobody the order of any deck, their own neither", () => {
    for (const player of ["P1", "P2"] as const) {
      const { players } = shaped(gameIn(board), player).position;
      expect(players.P1.deck).toEqual([{ hidden: true }]);
      expect(players.P2.runeDeck).toEqual(Array.from({ length: 12 }, () => ({ hidden: true })));
    }
  });

  it("shows a facedown card to its controller only", () => {
    const facedown = (player: Seat) => shaped(gameIn(board), player).position.battlefields[0]?.facedown;
    expect(facedown("P2")).toMatchObject([{ card: "Ambuscade", id: "down" }]);
    expect(facedown("P1")).toEqual([{ hidden: true, owner: "P2", controller: "P2", hiddenOn: 0 }]);
  });

  it("shows whole what is public", () => {
    const game = gameIn(board);
    const all = positionOf(game);
    const { position } = shaped(game, "P2");
    expect(position.battlefields[0]?.units).toEqual(all.battlefields[0]?.units);
    expect(position.players.P1.base).toEqual(all.players.P1.base);
    expect(position.players.P1.legend).toEqual(all.players.P1.legend);
    expect(position.turn).toEqual(all.turn);
  });

  it("asks the player who is asked in full, and tells others who is asked", () => {
    const game = asking((id) => ({
      for: "discard",
      options: [{ object: id("spark") }, { object: id("hand-poro") }],
      source: id("titan"),
    }));
    expect(shaped(game, "P1").prompt).toMatchObject({
      options: [{ value: "spark" }, { value: "hand-poro" }],
    });
    expect(shaped(game, "P2").prompt).toEqual({
      id: "7",
      player: "P1",
      kind: "pick",
      for: "discard",
      rule: "355.5",
      source: "titan",
    });
  });

  it("doesn't tell others which hidden card asks", () => {
    const game = asking((id) => ({
      for: "discard",
      options: [{ object: id("spark") }],
      source: id("hand-poro"),
    }));
    expect(shaped(game, "P2").prompt).not.toHaveProperty("source");
  });

  it("shows cards looked at to whoever looks, for as long as they do", () => {
    const game = gameIn(board);
    game.state.looking = [
      { player: "P1", owner: "P1", zone: "deck", cards: [idOf(game, "top")], revealed: false, frame: 0 },
    ];
    expect(shaped(game, "P1").position.looking).toMatchObject([
      { player: "P1", zone: "P1.deck", cards: [{ card: "Raider", id: "top" }] },
    ]);
    expect(shaped(game, "P2").position.looking).toEqual([
      { player: "P1", zone: "P1.deck", cards: [{ hidden: true }] },
    ]);
    expect(shaped(game, "P1").position.players.P1.deck).toEqual([{ hidden: true }]);
    game.state.looking = [];
    expect(shaped(game, "P1").position).not.toHaveProperty("looking");
  });

  it("shows revealed cards to everybody", () => {
    const game = gameIn(board);
    game.state.looking = [
      { player: "P1", owner: "P1", zone: "deck", cards: [idOf(game, "top")], revealed: true, frame: 0 },
    ];
    expect(shaped(game, "P2").position.revealed).toMatchObject([
      { player: "P1", zone: "P1.deck", cards: [{ card: "Raider", id: "top" }] },
    ]);
  });

  it("doesn't tell which hidden card a spell has chosen", () => {
    const game = gameIn(board);
    const spark = idOf(game, "spark");
    putOnChain(game, spark, "P1");
    const down = { id: idOf(game, "down"), incarnation: 0 };
    game.state.chain.push({
      id: 1,
      kind: "card",
      controller: "P1",
      object: spark,
      source: { id: spark, incarnation: 1 },
      ability: { card: "Spark", ability: 0 },
      status: "finalized",
      executions: [{ it: { is: "objects", objects: [down] } }],
      bindings: {},
      context: {
        from: "hand",
        hiddenAt: null,
        ignoring: "nothing",
        paid: [],
        executions: 2,
        entering: null,
        to: null,
        onlyTo: null,
        cost: null,
        less: 0,
        ways: [],
        afterwards: null,
        ambushing: false,
      },
      given: null,
      before: null,
      counts: null,
      less: {},
    });
    expect(positionOf(game).chain).toEqual([
      {
        id: "spark",
        kind: "spell",
        controller: "P1",
        status: "finalized",
        card: "Spark",
        choices: [{ targets: [["down"]] }],
        repeats: 1,
      },
    ]);
    expect(shaped(game, "P1").position.chain[0]?.choices).toEqual([{ targets: [[]] }]);
    expect(shaped(game, "P2").position.chain[0]?.choices).toEqual([{ targets: [["down"]] }]);
  });
});
