import { push, run } from "@rulebound/core";
import { describe, expect, it } from "vitest";
import { cardIn, newGame, pick } from "./spec-game.ts";

type SpecGame = ReturnType<typeof newGame>;

function predict(game: SpecGame, amount: number): void {
  const cards = game.state.players.P1.deck.slice(0, amount);
  push(game, { kind: "predict", step: "look", player: "P1", cards });
  run(game);
}

function deckOfThree() {
  const game = newGame({ script: [{ shuffle: "P1.recycle", order: ["Titan", "Poro"] }] });
  const [poro, titan, third] = ["Poro", "Titan", "Fury Rune"].map((card) => cardIn(game, card, "P1", "deck"));
  const fourth = cardIn(game, "Calm Rune", "P1", "deck");
  return { game, poro, titan, third, fourth };
}

describe("Predict (436)", () => {
  it("of one card keeps it or recycles it, unseen by others", () => {
    const { game, poro, titan, third, fourth } = deckOfThree();
    predict(game, 1);
    expect(game.state.prompt).toMatchObject({ player: "P1", min: 0, max: 1, options: [{ object: poro }] });
    expect(game.state.looking).toMatchObject([{ player: "P1", cards: [poro], revealed: false }]);
    pick(game, 0);
    expect(game.state.players.P1.deck).toEqual([titan, third, fourth, poro]);
    expect([game.state.looking, game.state.prompt]).toEqual([[], null]);
    predict(game, 1);
    pick(game);
    expect(game.state.players.P1.deck).toEqual([titan, third, fourth, poro]);
  });

  it("of several recycles any of them and puts the rest back in any order (436.1.a)", () => {
    const { game, poro, titan, third, fourth } = deckOfThree();
    predict(game, 3);
    pick(game, 1);
    expect(game.state.prompt).toMatchObject({
      kind: "order",
      options: [{ object: poro }, { object: third }],
    });
    pick(game, 1, 0);
    expect(game.state.players.P1.deck).toEqual([third, poro, fourth, titan]);
  });

  it("recycles several in random order (416.5)", () => {
    const { game, poro, titan, third, fourth } = deckOfThree();
    predict(game, 2);
    pick(game, 0, 1);
    expect(game.state.players.P1.deck).toEqual([third, fourth, titan, poro]);
    expect(game.state.random.script).toEqual([]);
  });

  it("of more cards than there are takes those there are, without burning out (436.4)", () => {
    const game = newGame();
    predict(game, 2);
    expect([game.state.prompt, game.state.players.P2.points]).toEqual([null, 0]);
    const only = cardIn(game, "Poro", "P1", "deck");
    predict(game, 2);
    pick(game);
    expect(game.state.players).toMatchObject({ P1: { deck: [only] }, P2: { points: 0 } });
  });

  it("says how many were looked at, however it is answered", () => {
    const { game } = deckOfThree();
    predict(game, 3);
    pick(game, 0);
    pick(game, 0, 1);
    expect(game.log?.filter(({ type }) => type === "predicted")).toMatchObject([{ amount: 3 }]);
  });
});
