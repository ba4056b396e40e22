import { describe, expect, it } from "vitest";
import { recycleCards, shuffleDeck, topOf } from "./decks.ts";
import { cardIn, gameWith, objectAt } from "./spec-game.ts";
import { putIntoZone } from "./zones.ts";

describe("shuffling (114)", () => {
  it("follows the script by id or by card name", () => {
    const game = gameWith([{ shuffle: "P1.deck", order: ["Titan", "poro-1"] }]);
    const poro = cardIn(game, "Poro", "P1", "deck");
    const titan = cardIn(game, "Titan", "P1", "deck");
    game.state.objects[poro] = { ...objectAt(game, poro), key: "poro-1" };
    shuffleDeck(game, "P1", "deck");
    expect(game.state.players.P1.deck).toEqual([titan, poro]);
    expect(game.state.random.script).toEqual([]);
  });

  it("of one card needs no chance", () => {
    const game = gameWith([{ shuffle: "P1.deck", order: ["Titan"] }]);
    const poro = cardIn(game, "Poro", "P1", "deck");
    shuffleDeck(game, "P1", "deck");
    expect(game.state.players.P1.deck).toEqual([poro]);
    expect(game.state.random).toMatchObject({ seed: 1, script: [{ shuffle: "P1.deck" }] });
  });
});

describe("recycling (416)", () => {
  it("puts one card under the deck and asks nothing of chance", () => {
    const game = gameWith();
    const top = cardIn(game, "Poro", "P1", "deck");
    const card = cardIn(game, "Titan", "P1", "trash");
    recycleCards(game, [card]);
    expect(game.state.players.P1).toMatchObject({ deck: [top, card], trash: [] });
    expect(game.state.random.seed).toBe(1);
  });

  it("puts several down in random order, here as scripted (416.5)", () => {
    const game = gameWith([{ shuffle: "P1.recycle", order: ["Spark", "Poro", "Titan"] }]);
    const top = cardIn(game, "Lantern", "P1", "deck");
    const [poro, titan, spark] = ["Poro", "Titan", "Spark"].map((card) => cardIn(game, card, "P1", "trash"));
    recycleCards(game, [poro, titan, spark].map(Number));
    expect(game.state.players.P1.deck).toEqual([top, spark, poro, titan]);
  });

  it("puts each player's cards into that player's own decks, runes into the Rune Deck (416.1)", () => {
    const game = gameWith();
    const mine = cardIn(game, "Poro", "P1", "trash");
    const rune = cardIn(game, "Fury Rune", "P1", "trash");
    const theirs = cardIn(game, "Titan", "P2", "trash");
    recycleCards(game, [theirs, rune, mine]);
    expect(game.state.players.P1).toMatchObject({ deck: [mine], runeDeck: [rune], trash: [] });
    expect(game.state.players.P2).toMatchObject({ deck: [theirs], runeDeck: [], trash: [] });
  });

  it("leaves runes in the order given (416.5.a)", () => {
    const game = gameWith();
    const runes = [1, 2, 3].map(() => cardIn(game, "Fury Rune", "P1", "trash"));
    recycleCards(game, runes.toReversed());
    expect(game.state.players.P1.runeDeck).toEqual(runes.toReversed());
    expect(game.state.random.seed).toBe(1);
  });
});

describe("the top of a deck", () => {
  it("is as many cards as there are, from the top (413.1.a)", () => {
    const game = gameWith();
    const [a, b] = ["Poro", "Titan"].map((card) => cardIn(game, card, "P1", "deck"));
    const first = cardIn(game, "Spark", "P1", "hand");
    putIntoZone(game, first, "deck", "top");
    expect(topOf(game, "P1", "deck", 2)).toEqual([first, a]);
    expect(topOf(game, "P1", "deck", 9)).toEqual([first, a, b]);
    expect(topOf(game, "P2", "deck", 1)).toEqual([]);
  });
});
