import { changePlayer } from "@rulebound/core";
import { type CardDefinition, gear, replacement, triggered } from "@rulebound/language";
import { describe, expect, it } from "vitest";
import { cardIn, happen, newGame, objectAt, onChain, pick, put } from "./spec-game.ts";

type SpecGame = ReturnType<typeof newGame>;

const cards: CardDefinition[] = [
  gear({
    name: "Witness",
    domains: ["mind"],
    abilities: [triggered({ event: "gainPoint" }, [{ do: "draw", amount: 1 }])],
  }),
  gear({
    name: "Denial",
    domains: ["mind"],
    abilities: [replacement({ event: "gainPoint", player: "opponent" }, { instead: [] })],
  }),
];

const draws = (game: SpecGame, ...amounts: number[]) =>
  happen(
    game,
    amounts.map((amount, at) => ({
      by: null,
      source: null,
      item: null,
      event: "draw",
      player: game.state.seats[at] ?? "P1",
      amount,
    })),
  );
const deckOf = (game: SpecGame, count: number) =>
  Array.from({ length: count }, () => cardIn(game, "Poro", "P1", "deck"));
const points = (game: SpecGame) => game.state.seats.map((seat) => game.state.players[seat].points);

describe("drawing (413)", () => {
  it("takes cards from the top of the Main Deck, in order", () => {
    const game = newGame({ cards });
    const deck = deckOf(game, 3);
    draws(game, 2);
    expect(game.state.players.P1).toMatchObject({ hand: deck.slice(0, 2), deck: deck.slice(2) });
    expect(points(game)).toEqual([0, 0]);
  });

  it("of several players goes in the order given", () => {
    const game = newGame({ cards });
    deckOf(game, 2);
    cardIn(game, "Titan", "P2", "deck");
    draws(game, 1, 1);
    const drawn = game.log?.flatMap(({ type, player }) => (type === "drew" ? [player] : []));
    expect(drawn).toEqual(["P1", "P2"]);
  });
});

describe("burning out (431)", () => {
  it("draws what there is, recycles the trash, gives an opponent a point, and draws the rest (431.2)", () => {
    const game = newGame({ cards });
    const [last] = deckOf(game, 1);
    const trash = ["Poro", "Titan"].map((card) => cardIn(game, card, "P1", "trash"));
    draws(game, 2);
    const { hand, deck } = game.state.players.P1;
    expect(hand[0]).toBe(last);
    expect([...hand.slice(1), ...deck].sort()).toEqual(trash.toSorted());
    expect([hand.length, game.state.players.P1.trash, points(game)]).toEqual([2, [], [0, 1]]);
  });

  it("shuffles the recycled trash as scripted (416.5)", () => {
    const game = newGame({ cards, script: [{ shuffle: "P1.recycle", order: ["Titan", "Poro"] }] });
    const [poro, titan] = ["Poro", "Titan"].map((card) => cardIn(game, card, "P1", "trash"));
    draws(game, 1);
    expect(game.state.players.P1).toMatchObject({ hand: [titan], deck: [poro] });
    expect(game.state.random.script).toEqual([]);
  });

  it("lets the player choose which opponent gains the point (431.2.c)", () => {
    const game = newGame({ cards, seats: ["P1", "P2", "P3"] });
    cardIn(game, "Poro", "P1", "trash");
    draws(game, 1);
    expect(game.state.prompt).toMatchObject({
      for: "burnOut.opponent",
      player: "P1",
      options: [{ player: "P2" }, { player: "P3" }],
    });
    pick(game, 1);
    expect([points(game), game.state.players.P1.hand.length]).toEqual([[0, 0, 1], 1]);
  });

  it("gives its first point like any other: it can be replaced, and it triggers (431.3.b)", () => {
    const game = newGame({ cards });
    put(game, "Witness", "P2");
    cardIn(game, "Poro", "P1", "trash");
    draws(game, 1);
    expect([points(game), onChain(game)]).toEqual([[0, 1], ["Witness"]]);
    const other = newGame({ cards });
    put(other, "Denial", "P1");
    cardIn(other, "Poro", "P1", "trash");
    draws(other, 1);
    expect([points(other), other.state.players.P1.hand.length]).toEqual([[0, 0], 1]);
  });

  it("over and over with nothing to draw makes the opponent win at once, replaced or not (431.3)", () => {
    const game = newGame({ cards });
    put(game, "Denial", "P1");
    changePlayer(game, "P1", { points: 3 });
    draws(game, 1);
    expect([game.state.winner, points(game)]).toEqual(["P2", [3, 8]]);
    expect(game.log?.at(-1)).toMatchObject({ type: "gameWon", rule: "431.3.c" });
  });

  it("over and over doesn't win with no more points than an opponent (431.3.c)", () => {
    const game = newGame({ cards });
    changePlayer(game, "P1", { points: 9 });
    draws(game, 1);
    expect([game.state.winner, points(game)]).toEqual(["P2", [9, 10]]);
  });

  it("begins a new sequence with each card drawn: only from its second point on it wins at once", () => {
    const game = newGame({ cards });
    changePlayer(game, "P2", { points: 6 });
    cardIn(game, "Poro", "P1", "trash");
    draws(game, 2);
    expect([game.state.winner, points(game), game.state.players.P1.hand.length]).toEqual(["P2", [0, 9], 1]);
  });

  it("anew after a card was drawn is no repeated one: its point waits for a cleanup", () => {
    const game = newGame({ cards });
    changePlayer(game, "P2", { points: 6 });
    const card = cardIn(game, "Poro", "P1", "trash");
    draws(game, 1);
    expect([points(game), game.state.winner]).toEqual([[0, 7], null]);
    changePlayer(game, "P1", { hand: [] });
    game.state.objects[card] = { ...objectAt(game, card), zone: "trash" };
    changePlayer(game, "P1", { trash: [card] });
    draws(game, 1);
    expect([points(game), game.state.winner, game.state.cleanupDue]).toEqual([[0, 8], null, true]);
  });
});

describe("burning (440)", () => {
  const burns = (game: SpecGame, amount: number): void => {
    happen(game, [{ by: "P1", source: null, item: null, event: "burn", player: "P1", amount }]);
  };

  it("puts cards off the top of the deck into the trash", () => {
    const game = newGame({ cards });
    const [first, second] = ["Poro", "Titan"].map((card) => cardIn(game, card, "P1", "deck"));
    burns(game, 1);
    expect(game.state.players.P1).toMatchObject({ deck: [second], trash: [first], hand: [] });
  });

  it("burns out where the deck runs short, and burns the rest (440.4)", () => {
    const game = newGame({ cards, script: [{ shuffle: "P1.recycle", order: ["Titan", "Poro"] }] });
    const poro = cardIn(game, "Poro", "P1", "deck");
    const titan = cardIn(game, "Titan", "P1", "trash");
    burns(game, 2);
    expect(game.state.players.P1).toMatchObject({ deck: [poro], trash: [titan] });
    expect(points(game)).toEqual([0, 1]);
  });

  it("of nothing is nothing", () => {
    const game = newGame({ cards });
    burns(game, 0);
    expect(points(game)).toEqual([0, 0]);
  });
});
