import {
  changeObject,
  changePlayer,
  characteristicsOf,
  derivedOf,
  keywordOf,
  mightOf,
  touch,
} from "@rulebound/core";
import { activated, type CardDefinition, gear, passive, replacement, unit } from "@rulebound/language";
import { putIntoZone } from "@rulebound/zones";
import { describe, expect, it } from "vitest";
import { plainContext } from "./chain-items.ts";
import { startPlaying } from "./making.ts";
import { cardIn, newGame, objectAt, objects, put, saying, tell } from "./spec-game.ts";

type SpecGame = ReturnType<typeof newGame>;

const mighty = { fits: "me", filter: { mightAtLeast: 5 } };
const cards: CardDefinition[] = [
  unit({
    name: "Fiora",
    domains: ["order"],
    might: 4,
    abilities: [
      passive(
        {
          fact: "keywords",
          of: "me",
          keywords: [{ keyword: "Deflect" }, { keyword: "Ganking" }, { keyword: "Shield" }],
        },
        mighty,
      ),
    ],
  }),
  unit({
    name: "Giant",
    domains: ["body"],
    might: 5,
    abilities: [passive({ fact: "keywords", of: "me", keywords: [{ keyword: "Ganking" }] }, mighty)],
  }),
  unit({
    name: "Raider",
    domains: ["fury"],
    might: 3,
    keywords: [{ keyword: "Assault", value: 2 }, "Shield"],
  }),
  unit({
    name: "Captain",
    domains: ["fury"],
    might: 4,
    abilities: [passive({ fact: "might", of: { is: "unit", side: "friendly", not: "me" }, by: 1 })],
  }),
  unit({
    name: "Herald",
    domains: ["fury"],
    might: 1,
    abilities: [passive({ fact: "might", of: "me", by: { count: { is: "unit", side: "enemy" } } })],
  }),
  unit({
    name: "Tinker",
    domains: ["mind"],
    might: 1,
    abilities: [passive({ fact: "abilitiesOf", of: "me", from: { is: "gear" }, costing: "exhaust" })],
  }),
  gear({
    name: "Coin",
    domains: [],
    abilities: [
      activated({ actions: [{ cost: "exhaust", what: "me" }] }, [{ do: "add", power: ["any"] }], {
        timing: "reaction",
      }),
    ],
  }),
  unit({
    name: "Beggar",
    domains: ["fury"],
    might: 1,
    abilities: [passive({ fact: "might", of: "me", by: 3 }, { handAtMost: 0 })],
  }),
  unit({
    name: "Scholar",
    domains: ["mind"],
    might: 1,
    abilities: [passive({ fact: "keywords", of: "me", keywords: [{ keyword: "Tank" }] }, { xpAtLeast: 3 })],
  }),
  unit({
    name: "Sprinter",
    domains: ["fury"],
    might: 2,
    abilities: [replacement({ event: "enter", object: "me" }, { entering: "ready" })],
  }),
  unit({
    name: "Heckler",
    domains: ["fury"],
    might: 2,
    abilities: [
      passive({
        fact: "keywords",
        of: { anyOf: [{ is: "unit" }, { is: "spell" }] },
        keywords: [{ keyword: "Tank" }],
      }),
    ],
  }),
  saying("Weaken", { do: "might", what: "unit", by: -4, min: 1, until: "turn" }),
  saying("Cripple", { do: "might", what: "unit", by: -8, until: "turn" }),
  saying("Strengthen", { do: "might", what: "unit", by: 2, until: "turn" }),
  saying("Double", { do: "doubleMight", what: "unit", until: "turn" }),
  saying("Cleave", {
    do: "grant",
    what: "unit",
    keywords: [{ keyword: "Assault", value: 3 }],
    until: "turn",
  }),
];

const on = (game: SpecGame, spell: string, unit: number) =>
  tell(game, spell, { bindings: { unit: objects(game, unit) } });

describe("the layers (476)", () => {
  it("go round again: Fiora becomes Mighty by a buff, gains Shield, and that adds to her Might", () => {
    const game = newGame({ cards });
    const fiora = put(game, "Fiora", "P1", 0);
    expect([mightOf(game, fiora), keywordOf(game, fiora, "Shield")]).toEqual([4, 0]);
    changeObject(game, fiora, { buffs: 1 });
    expect([mightOf(game, fiora), keywordOf(game, fiora, "Ganking")]).toEqual([5, 1]);
    changeObject(game, fiora, { role: "defender" });
    expect([mightOf(game, fiora), keywordOf(game, fiora, "Deflect")]).toEqual([6, 1]);
  });

  it("start anew when something is gone: without the buff she falls from 6 to 4", () => {
    const game = newGame({ cards });
    const fiora = put(game, "Fiora", "P1", 0);
    changeObject(game, fiora, { buffs: 1, role: "defender" });
    expect(mightOf(game, fiora)).toBe(6);
    changeObject(game, fiora, { buffs: 0 });
    expect([mightOf(game, fiora), keywordOf(game, fiora, "Shield")]).toEqual([4, 0]);
  });

  it("take back what has stopped applying (476.3): printed Mighty, but not after the decrease", () => {
    const game = newGame({ cards });
    const giant = put(game, "Giant", "P1");
    expect(keywordOf(game, giant, "Ganking")).toBe(1);
    on(game, "Weaken", giant);
    expect([mightOf(game, giant), keywordOf(game, giant, "Ganking")]).toEqual([1, 0]);
  });
});

describe("keywords with a value", () => {
  it("count while the unit has the role (807.1.c, 814.1.c)", () => {
    const game = newGame({ cards });
    const raider = put(game, "Raider", "P1", 0);
    expect(mightOf(game, raider)).toBe(3);
    changeObject(game, raider, { role: "attacker" });
    expect(mightOf(game, raider)).toBe(5);
    changeObject(game, raider, { role: "defender" });
    expect(mightOf(game, raider)).toBe(4);
  });

  it("add up with granted ones (807.2)", () => {
    const game = newGame({ cards });
    const raider = put(game, "Raider", "P1", 0);
    changeObject(game, raider, { role: "attacker" });
    on(game, "Cleave", raider);
    expect([keywordOf(game, raider, "Assault"), mightOf(game, raider)]).toEqual([5, 8]);
  });
});

describe("Might", () => {
  it("is raised by 1 for each buff (703)", () => {
    const game = newGame({ cards });
    const poro = put(game, "Poro", "P1");
    changeObject(game, poro, { buffs: 1 });
    expect(mightOf(game, poro)).toBe(3);
    changeObject(game, poro, { buffs: 2 });
    expect(mightOf(game, poro)).toBe(4);
  });

  it("is raised for others by a passive ability, wherever they come from, as long as its source stands", () => {
    const game = newGame({ cards });
    const captain = put(game, "Captain", "P1");
    const [poro, enemy] = [put(game, "Poro", "P1", 0), put(game, "Poro", "P2", 0)];
    expect([mightOf(game, poro), mightOf(game, enemy), mightOf(game, captain)]).toEqual([3, 2, 4]);
    changeObject(game, captain, { controller: "P2" });
    expect([mightOf(game, poro), mightOf(game, enemy)]).toEqual([2, 3]);
  });

  it("is raised by a number that a passive ability reads", () => {
    const game = newGame({ cards });
    const herald = put(game, "Herald", "P1");
    expect(mightOf(game, herald)).toBe(1);
    for (const at of ["P2", 0] as const) put(game, "Poro", "P2", at);
    expect(mightOf(game, herald)).toBe(3);
  });

  it("follows the condition of a passive ability", () => {
    const game = newGame({ cards });
    const [beggar, scholar] = [put(game, "Beggar", "P1"), put(game, "Scholar", "P1")];
    expect(mightOf(game, beggar)).toBe(4);
    changePlayer(game, "P1", { hand: [put(game, "Poro", "P1")] });
    expect(mightOf(game, beggar)).toBe(1);
    expect(keywordOf(game, scholar, "Tank")).toBe(0);
    changePlayer(game, "P1", { xp: 3 });
    expect(keywordOf(game, scholar, "Tank")).toBe(1);
  });

  it("is decreased to a minimum that is worked out once and kept (477.3.b)", () => {
    const game = newGame({ cards });
    const poro = put(game, "Poro", "P1");
    on(game, "Weaken", poro);
    expect(game.state.effects.map(({ change }) => change)).toEqual([{ might: -1 }]);
    on(game, "Strengthen", poro);
    expect(mightOf(game, poro)).toBe(3);
  });

  it("can fall below 0, counts as 0 then, but goes on being reckoned from what it is (143.2.b.1)", () => {
    const game = newGame({ cards });
    const poro = put(game, "Poro", "P1");
    on(game, "Cripple", poro);
    expect([mightOf(game, poro), characteristicsOf(game, poro).might]).toEqual([0, -6]);
    on(game, "Double", poro);
    expect(characteristicsOf(game, poro).might).toBe(-6);
    on(game, "Strengthen", poro);
    expect(characteristicsOf(game, poro).might).toBe(-4);
  });

  it("is doubled by as much as it is then, for the duration (432.1.a)", () => {
    const game = newGame({ cards });
    const raider = put(game, "Raider", "P1", 0);
    changeObject(game, raider, { role: "defender" });
    on(game, "Double", raider);
    expect(mightOf(game, raider)).toBe(8);
    changeObject(game, raider, { role: null });
    expect(mightOf(game, raider)).toBe(7);
  });

  it("of a copy is what the copied definition says, and so is its text (477.1.b)", () => {
    const game = newGame({ cards });
    const poro = put(game, "Poro", "P1");
    changeObject(game, poro, { copyOf: "Giant" });
    expect([mightOf(game, poro), keywordOf(game, poro, "Ganking")]).toEqual([5, 1]);
    expect(characteristicsOf(game, poro).name).toBe("Giant");
    expect(objectAt(game, poro).card).toBe("Poro");
  });

  it("read anew gives the same: what is kept is only kept", () => {
    const game = newGame({ cards });
    const ids = ["Fiora", "Captain", "Herald", "Raider"].map((card) => put(game, card, "P1", 0));
    const read = () => ids.map((id) => characteristicsOf(game, id));
    const first = read();
    touch(game);
    expect(read()).toEqual(first);
  });
});

describe("what is known of a game", () => {
  const known = (game: SpecGame) => {
    derivedOf(game);
    return game.derived;
  };
  const playFromHand = (game: SpecGame, card: string): number => {
    const id = cardIn(game, card, "P1", "hand");
    known(game);
    startPlaying(game, objectAt(game, id), "P1", plainContext);
    return id;
  };

  it("stays where what is read of objects doesn't change", () => {
    const game = newGame({ cards });
    const poro = put(game, "Poro", "P1");
    const before = known(game);
    changeObject(game, poro, { exhausted: true, damage: [{ by: "P2", amount: 1 }] });
    expect(game.derived).toBe(before);
    changeObject(game, poro, { at: 0 });
    expect(game.derived).toBeNull();
  });

  it("goes when what comes or leaves lends an ability, though that is all it has", () => {
    const game = newGame({ cards });
    const tinker = put(game, "Tinker", "P1");
    const borrowed = (): number => characteristicsOf(game, tinker).abilities.length - 1;
    derivedOf(game);
    const coin = put(game, "Coin", "P1");
    expect(borrowed()).toBe(1);
    putIntoZone(game, coin, "trash");
    expect(borrowed()).toBe(0);
  });

  it("stays when a card comes onto the chain", () => {
    const game = newGame({ cards });
    playFromHand(game, "Raider");
    expect(game.derived).not.toBeNull();
  });

  it("goes when that card's own text says how it enters (369.3)", () => {
    const game = newGame({ cards });
    const id = playFromHand(game, "Sprinter");
    expect(game.derived).toBeNull();
    expect(derivedOf(game).replacements.enter?.map(({ source }) => source)).toEqual([id]);
  });

  it("goes when what is in force reads the chain, in one of several alternatives too", () => {
    const game = newGame({ cards });
    put(game, "Heckler", "P1");
    const id = playFromHand(game, "Weaken");
    expect(game.derived).toBeNull();
    expect(keywordOf(game, id, "Tank")).toBe(1);
  });
});
