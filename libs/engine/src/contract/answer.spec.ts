import type { Game, Prompt } from "@rulebound/core";
import type { AnswerValue, Seat } from "@rulebound/protocol";
import { describe, expect, it } from "vitest";
import { answerOf } from "./answer.ts";
import { asking } from "./sample-prompts.ts";
import { refusalOf } from "./sample-refusals.ts";
import { gameIn } from "./sample-works.ts";

type Make = (id: (key: string) => number) => Partial<Prompt>;

const answer = (game: Game, value: AnswerValue, player: Seat = "P1", prompt = "7") =>
  answerOf(game, { type: "answer", player, prompt, value });
const answered = (make: Make, value: AnswerValue) => answer(asking(make), value);
const refused = (make: Make, value: AnswerValue) => refusalOf(() => answered(make, value));

const illegal = (rule: string, pointer = "/value") => ({ code: "illegal", rule, pointer });
const malformed = (pointer = "/value") => ({ code: "malformed", rule: null, pointer });

const targets: Make = (id) => ({
  options: [{ object: id("poro") }, { object: id("poro-2") }, { object: id("raider") }],
  min: 1,
  max: 2,
});

describe("an answer", () => {
  it("is to the prompt that is open", () => {
    expect(refusalOf(() => answer(asking(targets), "poro", "P1", "6"))).toEqual(illegal("355.5", "/prompt"));
    expect(refusalOf(() => answer(gameIn({}), "poro"))).toEqual({
      code: "illegal",
      rule: null,
      pointer: "/prompt",
    });
  });

  it("is by the player who is asked", () => {
    expect(refusalOf(() => answer(asking(targets), "poro", "P2"))).toEqual(illegal("355.5", "/player"));
  });
});

describe("a pick", () => {
  it("is the value of one option or a list of values", () => {
    expect(answered(targets, "poro-2")).toEqual({ picked: [1] });
    expect(answered(targets, ["raider", "poro"])).toEqual({ picked: [2, 0] });
    expect(answered(targets, "Raider")).toEqual({ picked: [2] });
  });

  it("is as many as asked for", () => {
    expect(refused(targets, [])).toEqual(illegal("355.5"));
    expect(refused(targets, ["poro", "poro-2", "raider"])).toEqual(illegal("355.5"));
    expect(answered((id) => ({ ...targets(id), min: 0 }), [])).toEqual({ picked: [] });
  });

  it("picks nothing twice, under two names neither", () => {
    expect(refused(targets, ["poro", "poro"])).toEqual(illegal("355.5", "/value/1"));
    expect(refused(targets, ["raider", "Raider"])).toEqual(illegal("355.5", "/value/1"));
  });

  it("is forbidden for what isn't offered, and nonsense for what isn't there", () => {
    expect(refused(targets, "titan")).toEqual(illegal("355.5"));
    expect(refused(targets, ["poro", "P2"])).toEqual(illegal("355.5", "/value/1"));
    expect(refused(targets, "nobody")).toEqual(malformed());
    expect(refused(targets, "top")).toEqual(malformed());
    expect(refused(targets, "Poro")).toEqual(malformed());
  });

  it("is a value", () => {
    expect(refused(targets, true)).toEqual(malformed());
    expect(refused(targets, { decline: true })).toEqual(malformed());
    expect(refused(targets, { poro: 1 })).toEqual(malformed());
  });

  it("takes copies of a card in hand as they come", () => {
    const discard: Make = (id) => ({
      for: "discard",
      options: [{ object: id("spark") }, { object: id("hand-poro") }, { object: id("hand-poro-2") }],
      min: 2,
      max: 2,
    });
    expect(answered(discard, ["Poro", "Poro"])).toEqual({ picked: [1, 2] });
    expect(answered(discard, ["hand-poro-2", "Poro"])).toEqual({ picked: [2, 1] });
    expect(refused((id) => ({ ...discard(id), min: 3, max: 3 }), ["Poro", "Poro", "Poro"])).toEqual(
      illegal("355.5", "/value/2"),
    );
  });

  it("names locations, players, words and amounts", () => {
    const choices: Make = () => ({
      for: "effect.choose",
      options: [{ location: "P1" }, { location: 0 }, { player: "P2" }, { word: "heads" }, { word: "3" }],
    });
    expect(answered(choices, "base")).toEqual({ picked: [0] });
    expect(answered(choices, "P1.base")).toEqual({ picked: [0] });
    expect(answered(choices, "Void Gate")).toEqual({ picked: [1] });
    expect(answered(choices, "P2")).toEqual({ picked: [2] });
    expect(answered(choices, "heads")).toEqual({ picked: [3] });
    expect(answered(choices, 3)).toEqual({ picked: [4] });
    expect(refused(choices, 4)).toEqual(illegal("355.5"));
    expect(refused(choices, "quarry")).toEqual(illegal("355.5"));
  });

  it("names a card that the player doesn't see by its place, or by an id they have from elsewhere", () => {
    const facedown: Make = (id) => ({ options: [{ object: id("guard") }, { object: id("down") }] });
    expect(answered(facedown, "gate.facedown")).toEqual({ picked: [1] });
    expect(answered(facedown, "down")).toEqual({ picked: [1] });
    expect(refused(facedown, "Ambuscade")).toEqual(malformed());
  });

  it("names a replacement effect and its event, as far as needed", () => {
    const effects: Make = (id) => ({
      for: "replacement.pick",
      rule: "372",
      options: [
        { effect: "a", source: id("titan"), event: "die", object: id("poro") },
        { effect: "b", source: id("titan"), event: "die", object: id("poro") },
        { effect: "c", source: id("captain"), event: "die", object: id("raider") },
      ],
    });
    expect(answered(effects, { effect: "titan#2", event: "died:poro" })).toEqual({ picked: [1] });
    expect(answered(effects, { effect: "titan", event: "died:poro" })).toEqual({ picked: [0] });
    expect(answered(effects, { effect: "Captain", event: "Raider" })).toEqual({ picked: [2] });
    expect(answered(effects, { effect: "captain", event: "raider" })).toEqual({ picked: [2] });
    expect(refused(effects, { effect: "captain", event: "died:poro" })).toEqual(illegal("372"));
    expect(refused(effects, "captain")).toEqual(illegal("372"));
  });
});

describe("an order", () => {
  const trigger = (source: number) => ({ effect: "x#0", source, event: "trigger", object: null });
  const triggers: Make = (id) => ({
    kind: "order",
    for: "trigger.order",
    rule: "383.3.d",
    options: [trigger(id("titan")), trigger(id("captain")), trigger(id("titan"))],
    min: 3,
    max: 3,
  });

  it("lists every option once", () => {
    expect(answered(triggers, ["titan#2", "Captain", "titan"])).toEqual({ picked: [2, 1, 0] });
    expect(refused(triggers, ["titan", "captain"])).toEqual(illegal("383.3.d"));
    expect(refused(triggers, ["titan", "captain", "titan"])).toEqual(illegal("383.3.d", "/value/2"));
    expect(refused(triggers, "titan")).toEqual(malformed());
  });
});

describe("yes or no", () => {
  const may: Make = () => ({
    kind: "yesNo",
    for: "effect.may",
    rule: "355.17",
    options: [{ answer: "yes" }, { answer: "no" }],
  });

  it("is true or false", () => {
    expect(answered(may, true)).toEqual({ picked: [0] });
    expect(answered(may, false)).toEqual({ picked: [1] });
    expect(refused(may, "yes")).toEqual(malformed());
  });
});

describe("a mode", () => {
  const modes: Make = () => ({ for: "play.mode", rule: "355.3", options: [{ word: "1" }, { word: "3" }] });

  it("is its number", () => {
    expect(answered(modes, 3)).toEqual({ picked: [1] });
    expect(answered(modes, [1])).toEqual({ picked: [0] });
    expect(refused(modes, 2)).toEqual(illegal("355.3"));
  });
});

describe("a distribution", () => {
  const damage: Make = (id) => ({
    kind: "distribute",
    for: "combat.assign",
    rule: "465.2.c",
    options: [{ object: id("poro") }, { object: id("raider") }],
    total: 5,
    example: [2, 3],
  });

  it("gives each its amount, those left out nothing", () => {
    expect(answered(damage, { raider: 3, poro: 2 })).toEqual({ amounts: [2, 3] });
    expect(answered(damage, { Raider: 5 })).toEqual({ amounts: [0, 5] });
  });

  it("gives out all of it and nothing else", () => {
    expect(refused(damage, { raider: 4 })).toEqual(illegal("465.2.c"));
    expect(refused(damage, { raider: 6 })).toEqual(illegal("465.2.c"));
    expect(refused(damage, { raider: 3, titan: 2 })).toEqual(illegal("465.2.c", "/value/titan"));
    expect(refused(damage, { raider: 3, nobody: 2 })).toEqual(malformed("/value/nobody"));
    expect(refused(damage, { raider: 3, Raider: 2 })).toEqual(illegal("465.2.c", "/value/Raider"));
  });

  it("is made of whole numbers", () => {
    expect(refused(damage, { raider: 6, poro: -1 })).toEqual(malformed("/value/poro"));
    expect(refused(damage, { raider: 2.5, poro: 2.5 })).toEqual(malformed("/value/raider"));
    expect(refused(damage, ["raider"])).toEqual(malformed());
    expect(refused(damage, "raider")).toEqual(malformed());
  });

  it("of a split amount leaves no target out", () => {
    const split: Make = (id) => ({ ...damage(id), for: "effect.split", rule: "355.14.e" });
    expect(answered(split, { raider: 4, poro: 1 })).toEqual({ amounts: [1, 4] });
    expect(refused(split, { raider: 5 })).toEqual(illegal("355.14.e"));
  });
});

describe("a payment", () => {
  const paying = (energy: number): Game => {
    const game = asking((id) => ({
      kind: "pay",
      for: "pay",
      rule: "444.2",
      options: [
        { effect: "0", source: id("fury"), event: "use", object: null },
        { effect: "1", source: id("chaos"), event: "use", object: null },
      ],
    }));
    game.state.players.P1 = {
      ...game.state.players.P1,
      pool: { ...game.state.players.P1.pool, energy },
    };
    game.state.frames.push({
      kind: "pay",
      step: "resources",
      player: "P1",
      owed: { energy: 2, power: [], actions: [] },
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
  const fury = (game: Game): number => game.state.objects.find(({ key }) => key === "fury")?.id ?? -1;

  it("uses an ability that adds, by number, or left to the only one", () => {
    const game = paying(0);
    expect(answer(game, { use: { source: "fury", ability: 1 } })).toEqual({
      use: { source: fury(game), ability: 0 },
    });
    expect(answer(game, { use: { source: "Fury Rune", ability: 1 } })).toEqual({
      use: { source: fury(game), ability: 0 },
    });
  });

  it("uses only what is offered", () => {
    const use = (source: string, ability: number | string) =>
      refusalOf(() => answer(paying(0), { use: { source, ability } }));
    expect(use("fury", 2)).toEqual(illegal("444.2", "/value/use/ability"));
    expect(use("fury", 3)).toEqual(malformed("/value/use/ability"));
    expect(use("fury", "Equip")).toEqual(malformed("/value/use/ability"));
    expect(use("titan", 1)).toEqual(illegal("444.2", "/value/use/source"));
    expect(use("nobody", 1)).toEqual(malformed("/value/use/source"));
  });

  it("is made from a pool that covers it, or declined", () => {
    expect(answer(paying(2), { pay: true })).toEqual({ pay: "done" });
    expect(refusalOf(() => answer(paying(1), { pay: true }))).toEqual(illegal("444.2"));
    expect(answer(paying(1), { decline: true })).toEqual({ pay: "decline" });
  });

  it("has one of these shapes", () => {
    expect(refusalOf(() => answer(paying(2), true))).toEqual(malformed());
    expect(refusalOf(() => answer(paying(2), { poro: 1 }))).toEqual(malformed());
    expect(refusalOf(() => answer(paying(2), { pay: true, power: { fury: 1 } }))).toEqual({
      code: "unsupported",
      rule: null,
      pointer: "/value/power",
    });
  });
});
