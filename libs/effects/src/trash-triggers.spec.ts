import { type CardDefinition, triggered, unit } from "@rulebound/language";
import { describe, expect, it } from "vitest";
import { cardIn, deathsOf, happen, newGame, onChain, put } from "./spec-game.ts";

const cards: CardDefinition[] = [
  unit({
    name: "Ember",
    domains: ["fury"],
    energy: 1,
    might: 1,
    abilities: [
      triggered({ event: "die", object: { is: "unit" } }, [{ do: "draw", amount: 1 }], {
        worksIn: "trash",
        timesEachTurn: 2,
      }),
    ],
  }),
];

describe("an ability that triggers in the trash (383.2.c)", () => {
  it("triggers for what dies while its card is there, for its owner", () => {
    const game = newGame({ cards });
    const ember = cardIn(game, "Ember", "P2", "trash");
    happen(game, deathsOf(put(game, "Poro", "P1")));
    expect(onChain(game)).toEqual(["Ember"]);
    expect(game.state.chain[0]).toMatchObject({ controller: "P2", source: { id: ember } });
  });

  it("triggers where its card comes there at that very moment, itself the one that dies (383.2.c.1)", () => {
    const game = newGame({ cards });
    const ember = put(game, "Ember", "P1");
    happen(game, deathsOf(ember));
    expect(onChain(game)).toEqual(["Ember"]);
    const { incarnation } = game.state.objects[ember] ?? {};
    expect(game.state.chain[0]?.source).toEqual({ id: ember, incarnation });
  });

  it("knows what died as it was before (359.3.e.13)", () => {
    const game = newGame({ cards });
    cardIn(game, "Ember", "P1", "trash");
    happen(game, deathsOf(put(game, "Titan", "P2")));
    expect(game.state.chain[0]?.bindings.it).toMatchObject({
      objects: [{ before: { card: "Titan", controller: "P2", might: 6 } }],
    });
  });

  it("doesn't trigger where its card leaves the trash at that moment (383.2.c.2)", () => {
    const game = newGame({ cards });
    const ember = cardIn(game, "Ember", "P1", "trash");
    const nobody = { by: null, source: null, item: null };
    happen(game, [...deathsOf(put(game, "Poro", "P1")), { ...nobody, event: "banish", object: ember }]);
    expect(onChain(game)).toEqual([]);
  });

  it("doesn't trigger on the board or in a hand", () => {
    const game = newGame({ cards });
    put(game, "Ember", "P1");
    cardIn(game, "Ember", "P1", "hand");
    happen(game, deathsOf(put(game, "Poro", "P1")));
    expect(onChain(game)).toEqual([]);
  });
});
