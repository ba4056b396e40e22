import type { Action, AnswerValue, LegalAction, Option, Prompt } from "@rulebound/protocol";
import { answerValueSchemas } from "@rulebound/protocol";
import { describe, expect, it } from "vitest";
import { insteadOf, randomAction, randomAnswer, seededNext } from "./random-player.ts";

const times = 400;

/** What a player does so many times, drawing on. */
function drawn<T>(draw: (next: (below: number) => number) => T, seed = 1): T[] {
  const next = seededNext(seed);
  return Array.from({ length: times }, () => draw(next));
}

describe("the generator", () => {
  it("gives the same numbers for the same seed, and others for another", () => {
    const numbers = (seed: number): number[] => drawn((next) => next(1000), seed);
    expect(numbers(7)).toEqual(numbers(7));
    expect(numbers(7)).not.toEqual(numbers(8));
  });

  it("gives whole numbers below the bound, each of them about as often", () => {
    const counts = [0, 0, 0, 0, 0];
    for (const number of drawn((next) => next(5))) counts[number] = (counts[number] ?? 0) + 1;
    expect(counts).toHaveLength(5);
    for (const count of counts) expect(count).toBeGreaterThan(times / 10);
  });
});

describe("a first decision", () => {
  const text = "What it is.";
  const actions: LegalAction[] = [
    { player: "P1", type: "play", text, object: "poro-1", from: "hand", destinations: ["P1.base", "gate"] },
    { player: "P1", type: "move", text, object: "raider-1", destinations: ["gate"] },
    { player: "P1", type: "move", text, object: "raider-2", destinations: ["base", "gate"] },
    { player: "P1", type: "hide", text, object: "trap-1", from: "hand", destinations: ["gate"] },
    { player: "P1", type: "activate", text, object: "rune-1", ability: 2 },
    { player: "P1", type: "endTurn", text },
    { player: "P1", type: "concede", text },
    { player: "P2", type: "pass", text },
  ];
  const decide = (): Action[] => drawn((next) => randomAction({ actions, prompt: null, player: "P1", next }));

  it("is one of the player's own, any of them but giving up, and ending the turn is the smaller part", () => {
    const types = decide().map(({ type }) => type);
    expect(new Set(types)).toEqual(new Set(["play", "move", "hide", "activate", "endTurn"]));
    const ends = types.filter((type) => type === "endTurn").length;
    expect(ends).toBeGreaterThan(0);
    expect(ends).toBeLessThan(times / 4);
    expect(decide().every(({ player }) => player === "P1")).toBe(true);
  });

  it("moves units alone and together, each of which can go there", () => {
    const moves = decide().flatMap((one) =>
      one.type === "move" ? [`${one.units.toSorted()} ${one.to}`] : [],
    );
    expect(new Set(moves)).toEqual(
      new Set(["raider-1 gate", "raider-2 gate", "raider-2 base", "raider-1,raider-2 gate"]),
    );
  });

  it("says where a permanent enters, or leaves it to the prompt", () => {
    const places = decide().flatMap((one) => (one.type === "play" ? [one.to ?? "left open"] : []));
    expect(new Set(places)).toEqual(new Set(["P1.base", "gate", "left open"]));
  });

  it("sends along what the action calls differently", () => {
    expect(decide().find(({ type }) => type === "activate")).toMatchObject({ source: "rune-1", ability: 2 });
    expect(decide().find(({ type }) => type === "hide")).toMatchObject({
      card: "trap-1",
      at: "gate",
      from: "hand",
    });
    expect(decide().find(({ type }) => type === "play")).toMatchObject({ card: "poro-1", from: "hand" });
  });

  it("is the only one where there is no other, and an error where there is none", () => {
    const only = (type: "pass" | "concede"): Action =>
      randomAction({
        actions: [{ player: "P1", type, text }],
        prompt: null,
        player: "P1",
        next: seededNext(1),
      });
    expect(only("pass")).toEqual({ player: "P1", type: "pass" });
    expect(() => only("concede")).toThrow("P1 has nothing to decide.");
  });
});

describe("an answer", () => {
  const asked = { id: "3", player: "P2", rule: "355.5", text: "What?" } as const;
  const objects = ["a", "b", "c"].map((value): Option => ({ type: "object", value, card: value }));
  const answers = (prompt: Prompt): AnswerValue[] => drawn((next) => randomAnswer(prompt, next));
  const distinct = (values: AnswerValue[]): Set<string> =>
    new Set(values.map((value) => JSON.stringify(value)));

  it("goes to the prompt that is open", () => {
    const prompt: Prompt = { ...asked, kind: "yesNo", for: "effect.may", options: [], min: 1, max: 1 };
    const actions: LegalAction[] = [{ player: "P2", type: "answer", prompt: "3", text: "Answer." }];
    const action = randomAction({ actions, prompt, player: "P2", next: seededNext(1) });
    expect(action).toMatchObject({ player: "P2", type: "answer", prompt: "3" });
  });

  it("picks from the least to the most, nothing twice", () => {
    const given = answers({ ...asked, kind: "pick", for: "play.target", options: objects, min: 1, max: 2 });
    expect([...distinct(given)].map((json) => JSON.parse(json).toSorted().join()).toSorted()).toEqual([
      "a",
      "a,b",
      "a,b",
      "a,c",
      "a,c",
      "b",
      "b,c",
      "b,c",
      "c",
    ]);
  });

  it("puts everything in any order", () => {
    const given = answers({
      ...asked,
      kind: "order",
      for: "trigger.order",
      options: objects,
      min: 3,
      max: 3,
    });
    expect(distinct(given).size).toBe(6);
  });

  it("distributes all of the amount within the bounds", () => {
    const bounds = [
      { value: "a", card: "a", min: 1, max: 4, lethal: 2 },
      { value: "b", card: "b", min: 0, max: 5, lethal: 3 },
      { value: "c", card: "c", min: 0, max: 1 },
    ];
    const example = { a: 5, b: 0 };
    const given = answers({
      ...asked,
      kind: "distribute",
      for: "combat.assign",
      min: 6,
      max: 6,
      bounds,
      example,
    });
    for (const value of given) {
      const amounts = answerValueSchemas.distribute.parse(value);
      for (const { value: name, min, max } of bounds) {
        expect(amounts[name]).toBeGreaterThanOrEqual(min);
        expect(amounts[name]).toBeLessThanOrEqual(max);
      }
      expect(Object.values(amounts).reduce((sum, amount) => sum + amount, 0)).toBe(6);
    }
    expect(distinct(given).size).toBeGreaterThan(3);
  });

  it("says yes and no", () => {
    const given = answers({ ...asked, kind: "yesNo", for: "effect.may", options: [], min: 1, max: 1 });
    expect(distinct(given)).toEqual(new Set(["true", "false"]));
  });

  it("names one of the names listed, or else one that everybody knows", () => {
    const names = ["Poro", "Dragon"].map((value): Option => ({ type: "name", value }));
    const prompt = { ...asked, kind: "name", for: "name", what: "tag", min: 1, max: 1 } as const;
    expect(distinct(answers({ ...prompt, options: names }))).toEqual(new Set(['"Poro"', '"Dragon"']));
    expect(distinct(answers({ ...prompt, options: [] }))).toEqual(new Set(['"Poro"']));
  });

  it("pays when it can, fills the pool when it can't, and sometimes declines", () => {
    const use: Option = { type: "use", value: { use: { source: "rune-1", ability: 1 } }, card: "Fury Rune" };
    const pay: Option = { type: "payment", value: { pay: true }, text: "Pay." };
    const decline: Option = { type: "payment", value: { decline: true }, text: "Don't." };
    const prompt = { ...asked, kind: "pay", for: "pay", cost: {}, lacking: {}, min: 1, max: 1 } as const;
    const share = (options: Option[], wanted: Option): number =>
      answers({ ...prompt, options }).filter(
        (value) => JSON.stringify(value) === JSON.stringify(wanted.value),
      ).length / times;
    expect(share([use, pay, decline], pay)).toBeGreaterThan(0.8);
    expect(share([use, decline], use)).toBeGreaterThan(0.8);
    expect(share([use, decline], decline)).toBeGreaterThan(0);
  });
});

describe("what is done instead of something refused", () => {
  const asked = { id: "3", player: "P2", rule: "355.5", text: "What?" } as const;
  const prompt: Prompt = {
    ...asked,
    kind: "pick",
    for: "play.target",
    options: [],
    min: 0,
    max: 3,
    example: ["a", "c"],
  };
  const answer: Action = { player: "P2", type: "answer", prompt: "3", value: ["b"], autoPay: true };

  it("is to answer with the prompt's example, where it has one", () => {
    expect(insteadOf(answer, prompt)).toEqual({ ...answer, value: ["a", "c"] });
    const { example: _, ...without } = prompt;
    expect(insteadOf(answer, without)).toBeNull();
  });

  it("is to move one unit alone", () => {
    const move: Action = { player: "P1", type: "move", units: ["a", "b"], to: "gate" };
    expect(insteadOf(move, null)).toEqual({ ...move, units: ["a"] });
    expect(insteadOf({ ...move, units: ["a"] }, null)).toBeNull();
  });

  it("is nothing else", () => {
    expect(insteadOf({ player: "P1", type: "pass" }, null)).toBeNull();
  });
});
