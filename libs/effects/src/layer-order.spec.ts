import { changeObject, characteristicsOf, derivedOf, keywordOf, mightOf, touch } from "@rulebound/core";
import { activated, type CardDefinition, type Filter, passive, triggered, unit } from "@rulebound/language";
import { describe, expect, it } from "vitest";
import { newGame, objects, put, saying, tell } from "./spec-game.ts";

type SpecGame = ReturnType<typeof newGame>;

const unitsHere: Filter = { is: "unit", side: "friendly", at: "here" };
const gather = activated({ actions: [{ cost: "exhaust", what: "me" }] }, [{ do: "gainXp", amount: 1 }]);
const cards: CardDefinition[] = [
  unit({
    name: "Champion of Five",
    domains: ["order"],
    might: 7,
    abilities: [passive({ fact: "raiseMight", of: unitsHere, to: 5 })],
  }),
  unit({
    name: "Doubler",
    domains: ["fury"],
    might: 3,
    abilities: [passive({ fact: "might", of: "me", by: { might: "me" } })],
  }),
  unit({
    name: "Ganker",
    domains: ["chaos"],
    might: 1,
    abilities: [
      passive({
        fact: "keywords",
        of: { is: "unit", keyword: "Ganking" },
        keywords: [{ keyword: "Tank" }],
      }),
    ],
  }),
  unit({
    name: "Guide",
    domains: ["chaos"],
    might: 1,
    abilities: [
      passive({ fact: "keywords", of: { is: "unit", named: "Poro" }, keywords: [{ keyword: "Ganking" }] }),
    ],
  }),
  unit({
    name: "Tinkerer",
    domains: ["mind"],
    might: 3,
    abilities: [
      passive({
        fact: "abilitiesOf",
        of: "me",
        from: { is: "unit", side: "friendly" },
        costing: "exhaust",
      }),
    ],
  }),
  unit({
    name: "Teacher",
    domains: ["mind"],
    might: 1,
    abilities: [
      passive({
        fact: "abilities",
        of: { is: "unit", named: "Poro" },
        abilities: [
          gather,
          passive({ fact: "might", of: "me", by: 2 }),
          triggered({ event: "move", object: "me" }, [{ do: "draw", amount: 1 }]),
        ],
      }),
    ],
  }),
  unit({
    name: "Mechanic",
    domains: ["mind"],
    might: 1,
    abilities: [
      passive({ fact: "tags", of: { is: "unit", named: "Poro" }, tags: ["Mech"] }),
      passive({ fact: "might", of: { is: "unit", anyTag: ["Mech"] }, by: 1 }),
    ],
  }),
  unit({
    name: "Shy",
    domains: ["calm"],
    might: 3,
    abilities: [passive({ fact: "might", of: "me", by: 2 }, { fits: "me", filter: { mightAtMost: 3 } })],
  }),
  saying("Strengthen", { do: "might", what: "unit", by: 2, until: "turn" }),
  saying("Weaken", { do: "might", what: "unit", by: -4, until: "turn" }),
  saying("Five", { do: "setBaseMight", what: "unit", to: 5, until: "turn" }),
  saying("Two", { do: "setBaseMight", what: "unit", to: 2, until: "turn" }),
  saying("Teach", { do: "giveAbility", what: "unit", ability: gather, until: "turn" }),
  saying("Copy Keywords", { do: "grant", what: "unit", keywords: { of: "from" }, until: "turn" }),
];

const on = (game: SpecGame, spell: string, unit: number) =>
  tell(game, spell, { bindings: { unit: objects(game, unit) } });

const activatedIn = (game: SpecGame, id: number): string[] =>
  characteristicsOf(game, id).abilities.flatMap(({ compiled, ref }) =>
    compiled.ability.kind === "activated" ? [ref.card] : [],
  );

describe("a dependency within a layer (478, 479)", () => {
  it("has Discipline's +2 applied before what raises to 5, although it came later: 6, not 7", () => {
    const game = newGame({ cards });
    put(game, "Champion of Five", "P1", 0);
    const guard = put(game, "Doubler", "P1");
    const four = put(game, "Poro", "P1", 0);
    on(game, "Strengthen", four);
    expect(mightOf(game, four)).toBe(5);
    on(game, "Strengthen", four);
    expect(mightOf(game, four)).toBe(6);
    expect(mightOf(game, guard)).toBe(6);
  });

  it("counts a buff and a role's bonus first, too", () => {
    const game = newGame({ cards });
    put(game, "Champion of Five", "P1", 0);
    const poro = put(game, "Poro", "P1", 0);
    changeObject(game, poro, { buffs: 1 });
    expect(mightOf(game, poro)).toBe(5);
  });

  it("doesn't look at decreases, which come last: 5 - 4 (477.3.e)", () => {
    const game = newGame({ cards });
    put(game, "Champion of Five", "P1", 0);
    const poro = put(game, "Poro", "P1", 0);
    on(game, "Weaken", poro);
    expect(mightOf(game, poro)).toBe(1);
  });

  it.each([
    { first: "Champion of Five", might: 10 },
    { first: "Doubler", might: 6 },
  ])(
    "isn't there where each would change the other: $first, being older, comes first (479.1, 480)",
    ({ first, might }) => {
      const game = newGame({ cards });
      const ids = [first, first === "Doubler" ? "Champion of Five" : "Doubler"].map((card) =>
        put(game, card, "P1", 0),
      );
      const doubler = ids[first === "Doubler" ? 0 : 1] ?? 0;
      expect(mightOf(game, doubler)).toBe(might);
    },
  );

  it.each(["before", "after"])(
    "has what gives a keyword applied first, standing there %s what asks for it",
    (when) => {
      const game = newGame({ cards });
      const order = when === "before" ? ["Guide", "Ganker"] : ["Ganker", "Guide"];
      for (const card of order) put(game, card, "P1");
      const poro = put(game, "Poro", "P1");
      expect(keywordOf(game, poro, "Tank")).toBe(1);
    },
  );

  it("has abilities given to one before another takes them up", () => {
    const game = newGame({ cards });
    const tinkerer = put(game, "Tinkerer", "P1");
    put(game, "Teacher", "P1");
    put(game, "Poro", "P1");
    expect(activatedIn(game, tinkerer)).toEqual(["Teacher"]);
  });
});

describe("a passive that ends its own condition (476.3)", () => {
  it("is taken back, once and for all", () => {
    const game = newGame({ cards });
    expect(mightOf(game, put(game, "Shy", "P1"))).toBe(3);
  });
});

describe("the layer of traits (477.1)", () => {
  it("comes before that of numbers: a tag that is gained counts for what asks for it", () => {
    const game = newGame({ cards });
    put(game, "Mechanic", "P1");
    const poro = put(game, "Poro", "P1");
    expect(characteristicsOf(game, poro).tags).toEqual(["Poro", "Mech"]);
    expect(mightOf(game, poro)).toBe(3);
  });

  it("has the latest assignment of Might stand, with increases and decreases on it whenever they began", () => {
    const game = newGame({ cards });
    const poro = put(game, "Poro", "P1");
    on(game, "Strengthen", poro);
    on(game, "Five", poro);
    expect(mightOf(game, poro)).toBe(7);
    on(game, "Weaken", poro);
    expect(mightOf(game, poro)).toBe(3);
    on(game, "Two", poro);
    expect(characteristicsOf(game, poro).might).toBe(0);
  });
});

describe("abilities that are given (477.2.a)", () => {
  it("are there for as long as their giver is, passives and triggers among them", () => {
    const game = newGame({ cards });
    const poro = put(game, "Poro", "P1");
    const teacher = put(game, "Teacher", "P1");
    expect(activatedIn(game, poro)).toEqual(["Teacher"]);
    expect(mightOf(game, poro)).toBe(4);
    expect(derivedOf(game).triggers.move?.map(({ source }) => source)).toEqual([poro]);
    changeObject(game, teacher, { zone: "trash", at: null });
    game.state.board = game.state.board.filter((id) => id !== teacher);
    touch(game);
    expect(activatedIn(game, poro)).toEqual([]);
    expect(mightOf(game, poro)).toBe(2);
  });

  it("belong to whoever controls the object", () => {
    const game = newGame({ cards });
    const poro = put(game, "Poro", "P1");
    on(game, "Teach", poro);
    changeObject(game, poro, { controller: "P2" });
    const [live] = characteristicsOf(game, poro).abilities;
    expect(live?.controller).toBe("P2");
  });

  it("can be keywords of another object, as they are then (801.3.a)", () => {
    const game = newGame({ cards });
    put(game, "Guide", "P1");
    const [poro, titan] = [put(game, "Poro", "P1"), put(game, "Titan", "P1")];
    tell(game, "Copy Keywords", {
      bindings: { unit: objects(game, titan), from: objects(game, poro) },
    });
    expect(keywordOf(game, titan, "Ganking")).toBe(1);
    changeObject(game, poro, { zone: "trash", at: null });
    expect(keywordOf(game, titan, "Ganking")).toBe(1);
  });
});
