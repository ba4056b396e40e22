import { describe, expect, it } from "vitest";
import { askAmounts, askOrder, askPayment, askYesNo, pickOne, pickSome, type Question } from "./ask.ts";
import { idleGame } from "./idle-game.ts";

const question = (count: number, bounds: { min?: number; max?: number } = {}): Question => ({
  player: "P1",
  for: "effect.choose",
  rule: "355.17",
  options: Array.from({ length: count }, (_, object) => ({ object })),
  ...bounds,
});

describe("a pick", () => {
  it.each([
    ["nothing to pick from", question(0), []],
    ["nothing to be picked", question(3, { min: 0, max: 0 }), []],
    ["one option that has to be picked", question(1), [0]],
    ["all options that have to be picked", question(3, { min: 3, max: 3 }), [0, 1, 2]],
    ["fewer options than have to be picked", question(2, { min: 3, max: 3 }), [0, 1]],
  ])("is made without asking where there is %s", (_, asked, picked) => {
    const game = idleGame();
    expect(pickSome(game, asked)).toEqual(picked);
    expect(game.state.prompt).toBeNull();
  });

  it.each([
    ["one option that may be picked", question(1, { min: 0 }), { min: 0, max: 1 }],
    ["several options", question(2), { min: 1, max: 1 }],
    ["fewer options than may be picked", question(2, { min: 0, max: 5 }), { min: 0, max: 2 }],
  ])("is asked for where there is %s", (_, asked, bounds) => {
    const game = idleGame();
    expect(pickSome(game, asked)).toBeNull();
    expect(game.state.prompt).toMatchObject({ kind: "pick", player: "P1", rule: "355.17", ...bounds });
  });

  it("takes an answer once", () => {
    const game = idleGame();
    game.state.answer = { picked: [1] };
    expect(pickOne(game, question(2))).toEqual({ object: 1 });
    expect(pickOne(game, question(2))).toBeNull();
  });

  it("numbers its prompts, no number twice", () => {
    const game = idleGame();
    pickSome(game, question(2));
    const first = game.state.prompt?.id;
    pickSome(game, question(2));
    expect(game.state.prompt?.id).toBe((first ?? 0) + 1);
  });

  it("doesn't go on with an answer of another shape", () => {
    const game = idleGame();
    game.state.answer = { amounts: [1] };
    expect(() => pickSome(game, question(2))).toThrow("never reach");
  });
});

describe("yes or no", () => {
  const asked = { player: "P2", for: "effect.may", rule: "355.17" } as const;

  it("is always asked, and the first option is yes", () => {
    const game = idleGame();
    expect(askYesNo(game, asked)).toBeNull();
    expect(game.state.prompt).toMatchObject({
      kind: "yesNo",
      options: [{ answer: "yes" }, { answer: "no" }],
    });
    game.state.answer = { picked: [0] };
    expect(askYesNo(game, asked)).toBe(true);
    game.state.answer = { picked: [1] };
    expect(askYesNo(game, asked)).toBe(false);
  });
});

describe("an order", () => {
  it("of one thing or none isn't asked for", () => {
    const game = idleGame();
    expect(askOrder(game, question(0))).toEqual([]);
    expect(askOrder(game, question(1))).toEqual([0]);
    expect(game.state.prompt).toBeNull();
  });

  it("of several is asked for, with all of them", () => {
    const game = idleGame();
    expect(askOrder(game, question(3))).toBeNull();
    expect(game.state.prompt).toMatchObject({ kind: "order", min: 3, max: 3 });
    game.state.answer = { picked: [2, 0, 1] };
    expect(askOrder(game, question(3))).toEqual([2, 0, 1]);
  });
});

describe("amounts and payments", () => {
  it("are asked for with the total, and an example that adds up to it", () => {
    const game = idleGame();
    expect(askAmounts(game, { ...question(2), total: 5, example: [3, 2] })).toBeNull();
    expect(game.state.prompt).toMatchObject({ kind: "distribute", total: 5, example: [3, 2] });
    game.state.answer = { amounts: [1, 4] };
    expect(askAmounts(game, { ...question(2), total: 5, example: [3, 2] })).toEqual([1, 4]);
  });

  it("are answered with what pays, or with declining", () => {
    const game = idleGame();
    expect(askPayment(game, question(1))).toBeNull();
    expect(game.state.prompt).toMatchObject({ kind: "pay" });
    game.state.answer = { pay: "decline" };
    expect(askPayment(game, question(1))).toEqual({ pay: "decline" });
    game.state.answer = { picked: [0] };
    expect(() => askPayment(game, question(1))).toThrow("never reach");
  });
});
