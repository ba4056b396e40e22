import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { cards as pool } from "@rulebound/cards";
import { isRuleNumber } from "@rulebound/rulebook";
import { describe, expect, it } from "vitest";
import { isSayable, type MissingWords, type ReadCard, reachOf } from "./reach/page.ts";

const data = join(import.meta.dirname, "../docs/reach");
const cards = readFileSync(join(data, "clauses.jsonl"), "utf8")
  .trimEnd()
  .split("\n")
  .map((line): ReadCard => JSON.parse(line));
const words: MissingWords = JSON.parse(readFileSync(join(data, "words.json"), "utf8"));

describe("the reach of the ability language", () => {
  it("counts what could be said and what can be said now", () => {
    const read = [
      { card: "A", clauses: [] },
      { card: "B", clauses: [{ says: "draw 1", missing: [] }] },
      { card: "C", clauses: [{ says: "burn 2, then skip", missing: ["burn", "skip"] }] },
      { card: "D", clauses: [{ says: "burn 1", missing: ["burn"] }] },
    ];
    const known = {
      burn: { means: "burn", rules: ["440"], now: "burn" },
      skip: { means: "skip", rules: ["443"] },
    };
    expect(reachOf(read, known)).toEqual({
      cards: 4,
      clauses: 3,
      sayableBefore: 1,
      sayableNow: 2,
      wholeBefore: 2,
      wholeNow: 3,
      words: 2,
      added: 1,
    });
  });

  it("knows each missing word, and lists none that nothing lacks", () => {
    const lacked = new Set(cards.flatMap(({ clauses }) => clauses.flatMap(({ missing }) => missing)));
    expect([...lacked].sort()).toEqual(Object.keys(words).sort());
    expect(new Set(cards.map(({ card }) => card)).size).toBe(cards.length);
  });

  it("cites rules that exist", () => {
    const cited = Object.values(words).flatMap(({ rules }) => rules);
    expect(cited.filter((rule) => !isRuleNumber(rule))).toEqual([]);
  });

  it("says that cards of the pool can be said whole", () => {
    const whole = pool.filter(({ unsupported = [] }) => unsupported.length === 0).map(({ name }) => name);
    const beyond = cards.filter(
      ({ card, clauses }) => whole.includes(card) && !clauses.every((clause) => isSayable(clause, words)),
    );
    expect(beyond.map(({ card }) => card)).toEqual([]);
  });

  it("stands on docs/reach.md as it is now", () => {
    const check = () =>
      execFileSync("node", [join(import.meta.dirname, "reach.ts"), "--check"], { encoding: "utf8" });
    expect(check).not.toThrow();
  });
});
