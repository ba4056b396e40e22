import { check, promptSchema, promptTable } from "@rulebound/protocol";
import { describe, expect, it } from "vitest";
import { promptOf } from "./prompt.ts";
import { promptTexts } from "./prompt-texts.ts";
import { asking, idOf } from "./sample-prompts.ts";
import { gameIn } from "./sample-works.ts";

const shaped = (game: Parameters<typeof promptOf>[0]) => {
  const prompt = promptOf(game);
  expect(check(promptSchema, JSON.parse(JSON.stringify(prompt)))).toMatchObject({ ok: true });
  return prompt;
};

it("is null where nothing is asked", () => {
  expect(promptOf(gameIn({}))).toBeNull();
});

it("tells whom, for what and by which rule, in a sentence that names the card", () => {
  const game = asking((id) => ({
    options: [{ object: id("poro") }, { object: id("raider") }],
    source: id("titan"),
  }));
  expect(shaped(game)).toEqual({
    id: "7",
    player: "P1",
    kind: "pick",
    for: "play.target",
    rule: "355.5",
    text: "What does Titan target?",
    source: "titan",
    min: 1,
    max: 1,
    options: [
      { type: "object", value: "poro", card: "Poro", controller: "P2", location: "P2.base" },
      { type: "object", value: "raider", card: "Raider", controller: "P2", location: "P2.base" },
    ],
  });
});

it("has a sentence for every decision of the table, and none for others", () => {
  expect(Object.keys(promptTexts).sort()).toEqual(promptTable.map((row) => row.for).sort());
});

it("asks no decision that the table doesn't have", () => {
  const game = asking(() => ({ for: "play.nothing", options: [] }));
  expect(() => promptOf(game)).toThrow(/play\.nothing/);
});

describe("options", () => {
  const optionsOf = (make: Parameters<typeof asking>[0]): unknown[] => {
    const prompt = shaped(asking(make));
    return prompt && "options" in prompt ? prompt.options : [];
  };

  it("are cards off the board with their zone", () => {
    expect(optionsOf((id) => ({ for: "discard", options: [{ object: id("spark") }] }))).toEqual([
      { type: "card", value: "spark", card: "Spark", zone: "P1.hand" },
    ]);
  });

  it("are players, locations, amounts and words", () => {
    expect(
      optionsOf(() => ({
        for: "effect.choose",
        options: [{ player: "P2" }, { location: "P2" }, { location: 0 }, { word: "3" }, { word: "heads" }],
      })),
    ).toEqual([
      { type: "player", value: "P2" },
      { type: "location", value: "P2.base" },
      { type: "location", value: "gate", card: "Void Gate" },
      { type: "amount", value: 3 },
      { type: "choice", value: "heads", text: "heads" },
    ]);
  });

  it("are yes and no", () => {
    const prompt = shaped(
      asking(() => ({ kind: "yesNo", for: "effect.may", options: [{ answer: "yes" }, { answer: "no" }] })),
    );
    expect(prompt).toMatchObject({ kind: "yesNo", options: [{ value: true }, { value: false }] });
  });

  it("are modes by their numbers", () => {
    const prompt = shaped(asking(() => ({ for: "play.mode", options: [{ word: "1" }, { word: "3" }] })));
    expect(prompt).toMatchObject({ kind: "mode", options: [{ value: 1 }, { value: 3 }] });
  });

  it("are triggers by their source, numbered where one has several", () => {
    const trigger = (source: number) => ({ effect: "x#0", source, event: "trigger", object: null });
    expect(
      optionsOf((id) => ({
        kind: "order",
        for: "trigger.order",
        options: [trigger(id("titan")), trigger(id("captain")), trigger(id("titan"))],
      })),
    ).toEqual([
      { type: "trigger", value: "titan", card: "Titan" },
      { type: "trigger", value: "captain", card: "Captain" },
      { type: "trigger", value: "titan#2", card: "Titan" },
    ]);
  });

  it("are triggers by their source's name where the player doesn't see which card it is", () => {
    const trigger = (source: number) => ({ effect: "x#0", source, event: "trigger", object: null });
    expect(
      optionsOf((id) => ({
        kind: "order",
        for: "trigger.order",
        options: [trigger(id("top")), trigger(id("titan")), trigger(id("top"))],
      })),
    ).toEqual([
      { type: "trigger", value: "Raider", card: "Raider" },
      { type: "trigger", value: "titan", card: "Titan" },
      { type: "trigger", value: "Raider#2", card: "Raider" },
    ]);
  });

  it("are replacement effects without the ids of cards that the player doesn't see", () => {
    const options = optionsOf((id) => ({
      for: "replacement.pick",
      options: [
        { effect: "a", source: id("top"), event: "discard", object: id("down") },
        { effect: "b", source: id("top"), event: "discard", object: id("poro") },
      ],
    }));
    expect(options).toMatchObject([
      { value: { effect: "Raider", event: "discarded:gate.facedown" } },
      { value: { effect: "Raider#2", event: "discarded:poro" } },
    ]);
    expect(JSON.stringify(options)).not.toMatch(/Ambuscade|"down|:down|top/);
  });

  it("are replacement effects with the event, an object's several effects numbered", () => {
    const values = optionsOf((id) => ({
      for: "replacement.pick",
      options: [
        { effect: "a", source: id("titan"), event: "die", object: id("poro") },
        { effect: "b", source: id("titan"), event: "die", object: id("poro") },
        { effect: "a", source: id("titan"), event: "damage", object: id("raider") },
        { effect: "c", source: id("captain"), event: "draw", object: null },
      ],
    })).map((option) => (typeof option === "object" && option && "value" in option ? option.value : null));
    expect(values).toEqual([
      { effect: "titan", event: "died:poro" },
      { effect: "titan#2", event: "died:poro" },
      { effect: "titan", event: "damageMarked:raider" },
      { effect: "captain", event: "drew" },
    ]);
  });

  it("call a card that the player doesn't see by its place alone", () => {
    const options = optionsOf((id) => ({ options: [{ object: id("down") }, { object: id("guard") }] }));
    expect(options[0]).toEqual({
      type: "choice",
      value: "gate.facedown",
      text: "A hidden card in gate.facedown.",
    });
    expect(JSON.stringify(options)).not.toContain("Ambuscade");
    expect(JSON.stringify(options)).not.toContain('"down"');
  });

  it("are abilities on the chain by an id of their own", () => {
    const game = asking(() => ({ options: [{ item: 4 }] }));
    game.state.chain.push({
      id: 4,
      kind: "ability",
      controller: "P2",
      object: null,
      source: { id: idOf(game, "raider"), incarnation: 0 },
      ability: null,
      status: "finalized",
      executions: [],
      bindings: {},
      context: {
        from: "board",
        hiddenAt: null,
        ignoring: "nothing",
        paid: [],
        executions: 1,
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
    expect(promptOf(game)).toMatchObject({
      options: [{ type: "chainItem", value: "item-4", card: "Raider", controller: "P2" }],
    });
  });
});

describe("a distribution", () => {
  it("gives bounds and an example", () => {
    const game = asking((id) => ({
      kind: "distribute",
      for: "combat.assign",
      rule: "465.2.c",
      options: [{ object: id("poro") }, { object: id("raider") }],
      total: 5,
      example: [2, 3],
    }));
    expect(shaped(game)).toMatchObject({
      kind: "distribute",
      min: 5,
      max: 5,
      bounds: [
        { value: "poro", card: "Poro", min: 0, max: 5 },
        { value: "raider", card: "Raider", min: 0, max: 5 },
      ],
      example: { poro: 2, raider: 3 },
    });
  });

  it("of a split amount gives each at least 1", () => {
    const game = asking((id) => ({
      kind: "distribute",
      for: "effect.split",
      rule: "355.14.e",
      options: [{ object: id("poro") }, { object: id("raider") }],
      total: 4,
      example: [2, 2],
    }));
    expect(shaped(game)).toMatchObject({
      bounds: [
        { min: 1, max: 3 },
        { min: 1, max: 3 },
      ],
    });
  });
});

describe("a payment", () => {
  const paying = (energy: number) => {
    const game = asking((id) => ({
      kind: "pay",
      for: "pay",
      rule: "444.2",
      options: [
        { effect: "0", source: id("fury"), event: "use", object: null },
        { effect: "1", source: id("fury"), event: "use", object: null },
      ],
    }));
    game.state.players.P1 = {
      ...game.state.players.P1,
      pool: { energy, power: { fury: 0, calm: 0, mind: 0, body: 0, chaos: 1, order: 0, any: 0 } },
    };
    game.state.frames.push({
      kind: "pay",
      step: "resources",
      player: "P1",
      owed: { energy: 2, power: [["fury"], ["chaos"], ["fury", "calm"]], actions: [] },
      source: null,
      item: null,
      payWith: {},
      autoPay: false,
      planned: [],
      action: 0,
      bindings: {},
      bound: {},
    });
    return game;
  };

  it("tells what is owed, what the pool lacks, and which abilities add to it", () => {
    expect(shaped(paying(1))).toMatchObject({
      kind: "pay",
      cost: { energy: 2, power: { fury: 1, chaos: 1, any: 1 } },
      lacking: { energy: 1, power: { fury: 1, any: 1 } },
      options: [
        { type: "use", value: { use: { source: "fury", ability: 1 } }, card: "Fury Rune" },
        { type: "use", value: { use: { source: "fury", ability: 2 } }, card: "Fury Rune" },
        { type: "payment", value: { decline: true } },
      ],
    });
  });

  it("can be made once the pool covers it", () => {
    const game = paying(2);
    const { P1 } = game.state.players;
    game.state.players.P1 = { ...P1, pool: { ...P1.pool, power: { ...P1.pool.power, any: 2 } } };
    expect(shaped(game)).toMatchObject({
      lacking: { energy: 0, power: {} },
      options: [{}, {}, { value: { pay: true } }, { value: { decline: true } }],
    });
  });
});
