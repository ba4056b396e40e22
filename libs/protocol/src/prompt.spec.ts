import { isRuleNumber } from "@rulebound/rulebook";
import { describe, expect, it } from "vitest";
import { answerValueSchema, answerValueSchemas } from "./answer.ts";
import { check } from "./check.ts";
import { type Prompt, promptSchema, type UncitedPrompt, uncitedPromptSchema } from "./prompt.ts";
import { promptNamesOf, promptTable } from "./prompt-table.ts";

const prompts: Prompt[] = [
  {
    id: "1",
    player: "P2",
    kind: "pick",
    for: "play.target",
    rule: "355.5",
    text: "Choose a unit at a battlefield.",
    source: "c1",
    execution: 2,
    options: [
      { type: "object", value: "vilemaw", card: "Vilemaw", controller: "P2", location: "gate" },
      { type: "chainItem", value: "c1", controller: "P1", text: "Deals 3." },
      { type: "player", value: "P1" },
      { type: "location", value: "P2.base" },
      { type: "card", value: "o7", card: "Gust", zone: "P2.trash" },
    ],
    min: 0,
    max: 2,
    example: ["vilemaw"],
  },
  {
    id: "2",
    player: "P1",
    kind: "pick",
    for: "replacement.pick",
    rule: "372",
    text: "Choose which effect applies first.",
    options: [
      { type: "replacement", value: { effect: "hourglass", event: "died:poro" }, card: "Zhonya's Hourglass" },
      { type: "replacement", value: { effect: "poro", event: "died:poro" } },
    ],
    min: 1,
    max: 1,
  },
  {
    id: "3",
    player: "P1",
    kind: "order",
    for: "trigger.order",
    rule: "383.3.d",
    text: "Put your triggered abilities in order.",
    options: [
      { type: "trigger", value: "poro", card: "Stalwart Poro" },
      { type: "trigger", value: "poro#2", card: "Stalwart Poro", text: "Draw 1." },
    ],
    min: 2,
    max: 2,
  },
  {
    id: "4",
    player: "P1",
    kind: "distribute",
    for: "combat.assign",
    rule: "465.2.c",
    text: "Assign 5 damage.",
    min: 5,
    max: 5,
    bounds: [
      { value: "vilemaw", card: "Vilemaw", min: 4, max: 5, lethal: 4 },
      { value: "poro", card: "Stalwart Poro", min: 0, max: 1, lethal: 2, first: ["vilemaw"] },
    ],
    example: { vilemaw: 5 },
  },
  {
    id: "5",
    player: "P1",
    kind: "name",
    for: "name",
    rule: "760",
    text: "Name a tag.",
    what: "tag",
    options: [],
    min: 1,
    max: 1,
  },
  {
    id: "6",
    player: "P1",
    kind: "mode",
    for: "play.mode",
    rule: "355.3",
    text: "Choose one.",
    options: [
      { type: "mode", value: 1, text: "Draw 1." },
      { type: "mode", value: 2, text: "Deal 2." },
    ],
    min: 1,
    max: 1,
  },
  {
    id: "7",
    player: "P1",
    kind: "yesNo",
    for: "trigger.may",
    rule: "383.3.a",
    text: "Pay 1 Energy to draw 1?",
    options: [
      { type: "answer", value: true, text: "Pay and draw." },
      { type: "answer", value: false, text: "Don't." },
    ],
    min: 1,
    max: 1,
  },
  {
    id: "8",
    player: "P1",
    kind: "pay",
    for: "pay",
    rule: "357.1.a",
    text: "Pay for Hextech Ray.",
    cost: { energy: 1, power: { fury: 1, any: 1 }, either: [["fury", "order"]] },
    lacking: { power: { fury: 1 } },
    options: [
      { type: "use", value: { use: { source: "rune", ability: 2 } }, card: "Fury Rune" },
      { type: "payment", value: { pay: true, power: { fury: 1 } }, text: "Pay." },
      { type: "payment", value: { decline: true }, text: "Take it back." },
    ],
    min: 1,
    max: 1,
  },
];

describe("a prompt", () => {
  it.each(prompts)("$kind for $for has its shape", (prompt) => {
    expect(check(promptSchema, prompt)).toEqual({ ok: true, value: prompt });
  });

  it("cites its rule, by its type too, unless it is another engine's", () => {
    const answers = { options: [], min: 1, max: 1 };
    const uncited: UncitedPrompt = { id: "1", player: "P1", kind: "yesNo", for: "effect.may", ...answers };
    // @ts-expect-error a prompt has a rule and a text
    const wrong: Prompt = uncited;
    expect(check(uncitedPromptSchema, uncited).ok).toBe(true);
    expect(check(promptSchema, wrong).ok).toBe(false);
  });

  it("exists in every kind", () => {
    expect(new Set(prompts.map(({ kind }) => kind))).toEqual(new Set(Object.keys(answerValueSchemas)));
  });

  it("offers nothing that can't be answered", () => {
    for (const prompt of prompts) {
      if (prompt.kind === "distribute") {
        expect(check(answerValueSchemas.distribute, prompt.example).ok).toBe(true);
        continue;
      }
      for (const { value } of prompt.options) {
        expect(check(answerValueSchema, value)).toEqual({ ok: true, value });
        const answer = prompt.kind === "order" ? [value] : value;
        expect(check(answerValueSchemas[prompt.kind], answer)).toEqual({ ok: true, value: answer });
      }
    }
  });

  it.each([
    ["/for", { ...prompts[0], for: "combat.assign" }],
    ["/kind", { ...prompts[0], kind: "guess" }],
    ["/rule", { ...prompts[0], rule: "rule 355" }],
    ["/options/0/card", { ...prompts[0], options: [{ type: "object", value: "vilemaw" }] }],
    ["/example/vilemaw", { ...prompts[3], example: { vilemaw: 2.5 } }],
    ["/cost/energy", { ...prompts[7], cost: { energy: -1 } }],
  ])("is refused at %s", (pointer, prompt) => {
    const checked = check(promptSchema, prompt);
    expect(checked.ok ? "nothing" : checked.fault.pointer).toBe(pointer);
  });

  it("of another engine need not cite a rule, nor be worded", () => {
    for (const { rule: _, text: __, ...uncited } of prompts) {
      expect(check(promptSchema, uncited).ok).toBe(false);
      expect(check(uncitedPromptSchema, uncited).ok).toBe(true);
    }
  });
});

describe("the table of decisions", () => {
  it("cites rules that exist", () => {
    expect(promptTable.filter(({ rule }) => !isRuleNumber(rule))).toEqual([]);
  });

  it("names every decision once, and says who decides what", () => {
    const names = promptTable.map((row) => row.for);
    expect(new Set(names).size).toBe(names.length);
    for (const row of promptTable) {
      expect([row.asked, row.decides, row.value].every((sentence) => sentence.length > 4)).toBe(true);
    }
  });

  it("sorts its decisions by kind", () => {
    expect(promptNamesOf("distribute")).toEqual(["effect.split", "combat.assign"]);
    expect(promptNamesOf("name")).toEqual(["name"]);
    expect(promptNamesOf("pay")).toEqual(["pay"]);
  });
});
