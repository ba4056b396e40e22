import { execFileSync } from "node:child_process";
import { globSync } from "node:fs";
import { join } from "node:path";
import { cards } from "@rulebound/cards";
import { describe, expect, it } from "vitest";
import { grammarIn } from "./language/grammar.ts";
import { nameOf, wordsOf, wordsUsed } from "./language/words.ts";

const sources = join(import.meta.dirname, "../libs/language/src");
const grammar = grammarIn(sources, globSync("*.ts", { cwd: sources }));
const words = wordsOf(grammar);
const used = new Map(cards.map((card) => [card.name, wordsUsed(grammar, "CardDefinition", card)]));

/** Types whose members have a tag, and the tag. */
const tagged = [
  ["Instruction", "do"],
  ["PassiveFact", "fact"],
  ["CostAction", "cost"],
  ["EventName", "event"],
] as const;

describe("the words of the ability language", () => {
  it("are found in the types", () => {
    const names = words.map(nameOf);
    expect(names).toEqual(
      expect.arrayContaining(["Instruction deal", "Value might", "Filter side", "Place here"]),
    );
    expect(new Set(names).size).toBe(names.length);
  });

  it.each(tagged)("of %s are counted where a card has them, wherever it does", (group, tag) => {
    for (const { word } of words.filter((one) => one.group === group)) {
      const counted = cards.filter(({ name }) => used.get(name)?.has(`${group} ${word}`));
      const having = cards.filter((card) => JSON.stringify(card).includes(`"${tag}":"${word}"`));
      expect([word, counted.map(({ name }) => name)]).toEqual([word, having.map(({ name }) => name)]);
    }
  });

  it("stand on docs/language.md as they are now", () => {
    const check = () =>
      execFileSync("node", [join(import.meta.dirname, "words.ts"), "--check"], { encoding: "utf8" });
    expect(check).not.toThrow();
  });
});
