import { type CardDefinition, pick as picking, replacement, triggered, unit } from "@rulebound/language";
import { describe, expect, it } from "vitest";
import { cardIn, newGame, objectAt, pick, put, saying, tell } from "./spec-game.ts";

/** A card that may leave the deck as it is looked at or revealed there. */
const shy = unit({
  name: "Shy",
  domains: ["mind"],
  energy: 1,
  might: 1,
  abilities: [
    replacement(
      { event: "look", object: "me" },
      { also: [{ do: "banish", what: "it" }] },
      { worksIn: "deck", may: true },
    ),
    replacement(
      { event: "reveal", object: "me" },
      { also: [{ do: "banish", what: "it" }] },
      { worksIn: "deck", may: true },
    ),
  ],
});
const cards: CardDefinition[] = [
  shy,
  unit({
    name: "Herald",
    domains: ["mind"],
    energy: 1,
    might: 1,
    abilities: [triggered({ event: "reveal" }, [{ do: "draw", amount: 1 }])],
  }),
  saying("Peek", { do: "look", top: 2, as: "seen" }, picking("card", { among: "seen" }), {
    do: "drawFrom",
    what: "card",
  }),
  saying("Show", { do: "reveal", top: 2, as: "seen" }, { do: "drawFrom", what: "seen" }),
  saying("Foresee", { do: "predict", amount: 2 }),
  saying("Bare", { do: "revealHand", player: "you", as: "hand" }),
];

type SpecGame = ReturnType<typeof newGame>;
const withDeck = (): { game: SpecGame; shy: number; poro: number } => {
  const game = newGame({ cards });
  return { game, shy: cardIn(game, "Shy", "P1", "deck"), poro: cardIn(game, "Poro", "P1", "deck") };
};

describe("a card in a deck that is about being shown (366.1, 424.1.a.1)", () => {
  it.each(["Peek", "Show"])("leaves it as it is shown, and is shown no more: %s", (text) => {
    const { game, shy, poro } = withDeck();
    tell(game, text);
    expect(game.state.prompt).toMatchObject({ player: "P1", for: "replacement.may", source: shy });
    pick(game, 0);
    expect(objectAt(game, shy).zone).toBe("banishment");
    expect(objectAt(game, poro).zone).toBe("hand");
    expect(game.log?.filter(({ type }) => type === "looked" || type === "revealed")).toMatchObject([
      { object: poro },
    ]);
  });

  it("stays where its player declines (371.2)", () => {
    const { game, shy, poro } = withDeck();
    tell(game, "Show");
    pick(game, 1);
    expect([shy, poro].map((id) => objectAt(game, id).zone)).toEqual(["hand", "hand"]);
  });

  it("leaves it as it is predicted, too (436.1)", () => {
    const { game, shy, poro } = withDeck();
    tell(game, "Foresee");
    pick(game, 0);
    expect(game.state.prompt).toMatchObject({ for: "predict.recycle", options: [{ object: poro }] });
    expect(objectAt(game, shy).zone).toBe("banishment");
  });

  it("does nothing on the board or in a hand", () => {
    const game = newGame({ cards });
    const shown = cardIn(game, "Shy", "P1", "hand");
    put(game, "Shy", "P1");
    tell(game, "Bare");
    expect([game.state.prompt, objectAt(game, shown).zone]).toEqual([null, "hand"]);
  });
});

describe("being revealed", () => {
  it("triggers for each card, in a hand as well (424.1.a.1)", () => {
    const game = newGame({ cards });
    put(game, "Herald", "P1");
    cardIn(game, "Poro", "P1", "hand");
    cardIn(game, "Titan", "P1", "hand");
    tell(game, "Bare");
    expect(game.state.prompt).toMatchObject({ for: "trigger.order", options: [{}, {}] });
  });
});
