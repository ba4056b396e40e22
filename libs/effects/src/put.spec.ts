import type { CardDefinition, PutInto } from "@rulebound/language";
import { describe, expect, it } from "vitest";
import { cardIn, newGame, objectAt, objects, put, saying, tell } from "./spec-game.ts";

const into = (where: PutInto): CardDefinition => saying(where, { do: "put", what: "unit", into: where });
const cards = (["trash", "hand", "champion", "deckTop", "deckBottom"] as const).map(into);

type SpecGame = ReturnType<typeof newGame>;
const puts = (game: SpecGame, unit: number, where: PutInto) =>
  tell(game, where, { bindings: { unit: objects(game, unit) } });

describe("putting a card somewhere", () => {
  it("takes it from the Champion Zone to its owner's hand (056)", () => {
    const game = newGame({ cards });
    const unit = cardIn(game, "Poro", "P2", "champion");
    puts(game, unit, "hand");
    expect([game.state.players.P2.hand, game.state.players.P2.champion]).toEqual([[unit], []]);
  });

  it("brings it to the Champion Zone while that is empty (108.3.c.1)", () => {
    const game = newGame({ cards });
    const first = cardIn(game, "Poro", "P1", "trash");
    const second = cardIn(game, "Titan", "P1", "trash");
    puts(game, first, "champion");
    puts(game, second, "champion");
    expect([game.state.players.P1.champion, game.state.players.P1.trash]).toEqual([[first], [second]]);
  });

  it("lays it on top of a deck or under it", () => {
    const game = newGame({ cards });
    const below = cardIn(game, "Poro", "P1", "deck");
    const [top, bottom] = [put(game, "Titan", "P1"), cardIn(game, "Titan", "P1", "trash")];
    puts(game, top, "deckTop");
    puts(game, bottom, "deckBottom");
    expect(game.state.players.P1.deck).toEqual([top, below, bottom]);
  });

  it("makes it another object, so that nothing refers to it any more (124)", () => {
    const game = newGame({ cards });
    const unit = put(game, "Titan", "P1");
    const before = objectAt(game, unit).incarnation;
    puts(game, unit, "hand");
    expect(objectAt(game, unit).incarnation).toBe(before + 1);
  });

  it("puts cards of a deck into the trash without burning or discarding them (108.2.b)", () => {
    const game = newGame({ cards });
    const unit = cardIn(game, "Titan", "P1", "deck");
    puts(game, unit, "trash");
    expect(objectAt(game, unit).zone).toBe("trash");
    expect(game.log?.map(({ type }) => type)).not.toContain("burned");
  });
});
