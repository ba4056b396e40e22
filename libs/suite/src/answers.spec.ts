import type { Prompt } from "@rulebound/protocol";
import { describe, expect, it } from "vitest";
import { answerTo } from "./answers.ts";

const asked = { id: "p1", player: "P1", rule: "054", text: "What?", min: 0, max: 1 } as const;

const idsOf = (word: string) => ({ Gust: ["gust"], "Stalwart Poro": ["poro", "other"] })[word] ?? [word];

const pick = (max: number): Prompt => ({
  ...asked,
  kind: "pick",
  for: "effect.choose",
  max,
  options: [
    { type: "card", value: "gust", card: "Gust" },
    { type: "object", value: "poro", card: "Stalwart Poro" },
    { type: "object", value: "other", card: "Stalwart Poro" },
    { type: "amount", value: 2 },
  ],
});

describe("answerTo", () => {
  it("takes an option by its name, its id or its number", () => {
    expect(answerTo(pick(1), '"Gust"', idsOf)).toBe("gust");
    expect(answerTo(pick(1), '"poro"', idsOf)).toBe("poro");
    expect(answerTo(pick(1), "2", idsOf)).toBe(2);
  });

  it("gives a list where several may be picked, or nothing", () => {
    expect(answerTo(pick(2), '"Gust" and "poro"', idsOf)).toEqual(["gust", "poro"]);
    expect(answerTo(pick(2), '"Gust"', idsOf)).toEqual(["gust"]);
    expect(answerTo(pick(1), "nothing", idsOf)).toEqual([]);
  });

  it("refuses a name that several options have", () => {
    expect(() => answerTo(pick(1), '"Stalwart Poro"', idsOf)).toThrow("2 options");
  });

  it("hands on what is no option, for the engine to refuse", () => {
    expect(answerTo(pick(1), '"Flash"', idsOf)).toBe("Flash");
  });

  it("finds a replacement effect by its card and by what it is applied to", () => {
    const value = { effect: "lotus", event: "damageAssigned:poro" };
    const options = [{ type: "replacement", value, card: "Lotus Trap" }] as const;
    const prompt: Prompt = { ...asked, kind: "pick", for: "replacement.pick", options: [...options] };
    expect(answerTo(prompt, '"Lotus Trap" for "poro"', idsOf)).toEqual(value);
    expect(answerTo(prompt, '"Ki Barrier" for "poro"', idsOf)).toEqual({
      effect: "Ki Barrier",
      event: "poro",
    });
  });

  it("reads amounts", () => {
    const prompt: Prompt = {
      ...asked,
      kind: "distribute",
      for: "combat.assign",
      max: 3,
      bounds: [
        { value: "poro", card: "Stalwart Poro", min: 0, max: 3 },
        { value: "gust", card: "Gust", min: 0, max: 3 },
      ],
      example: { poro: 3 },
    };
    expect(answerTo(prompt, '2 to "poro", 1 to "Gust"', idsOf)).toEqual({ poro: 2, gust: 1 });
    expect(() => answerTo(prompt, "all", idsOf)).toThrow("gives amounts");
  });

  it("reads yes and no", () => {
    const prompt: Prompt = { ...asked, kind: "yesNo", for: "trigger.may", options: [] };
    expect(answerTo(prompt, "yes", idsOf)).toBe(true);
    expect(answerTo(prompt, "no", idsOf)).toBe(false);
    expect(() => answerTo(prompt, "maybe", idsOf)).toThrow("yes or no");
  });

  it("reads the steps of a payment", () => {
    const use = { use: { source: "rune-2", ability: 2 } };
    const prompt: Prompt = {
      ...asked,
      kind: "pay",
      for: "pay",
      cost: {},
      lacking: {},
      options: [{ type: "use", value: use, card: "Fury Rune" }],
    };
    expect(answerTo(prompt, 'recycle "Fury Rune"', idsOf)).toEqual(use);
    expect(answerTo(prompt, 'exhaust "rune-2"', idsOf)).toEqual({ use: { source: "rune-2", ability: 1 } });
    expect(answerTo(prompt, "pay", idsOf)).toEqual({ pay: true });
    expect(answerTo(prompt, "decline", idsOf)).toEqual({ decline: true });
  });
});
