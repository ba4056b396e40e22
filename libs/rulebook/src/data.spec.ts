import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { generatedFile, ruleNumberSource } from "../generate.ts";
import { disputedData, once, ruleData, rulingData } from "./data.ts";
import { compareRuleNumbers } from "./rule-number.ts";

const numbers = ruleData().map(({ rule }) => rule);
const known = new Set<string>(numbers);
const unknown = (cited: readonly string[]) => cited.filter((number) => !known.has(number));

describe("the rules", () => {
  it("are 2,381, each with its own number, in the order of the book", () => {
    expect(numbers).toHaveLength(2381);
    expect(known.size).toBe(2381);
    expect(numbers.toSorted(compareRuleNumbers)).toEqual(numbers);
    expect([numbers[0], numbers.at(-1)]).toEqual(["000", "829.2"]);
  });

  it("all stand under a rule that exists", () => {
    expect(unknown(numbers.filter((it) => it.includes(".")).map((it) => it.replace(/\.[^.]+$/, "")))).toEqual(
      [],
    );
  });

  it("have the shape that the type promises", () => {
    const kinds = "heading definition effect procedure restriction permission mode keyword".split(" ");
    const checks = "engine legality setup deck view none".split(" ");
    const wrong = ruleData().filter((it) => {
      const { rule, kind, says, check, examples = ["-"], see = ["000"], ...more } = it;
      return !(
        /^\d{3}(\.\d+(\.[a-z](\.\d+(\.[a-z])?)?)?)?$/.test(rule) &&
        kinds.includes(kind) &&
        checks.includes(check) &&
        isFilled([says]) &&
        isFilled(examples) &&
        isFilled(see) &&
        Object.keys(more).length === 0
      );
    });
    expect(wrong).toEqual([]);
    expect(ruleData().filter(({ check }) => check === "none")).toHaveLength(454);
  });

  it("see only rules that exist", () => {
    expect(unknown(ruleData().flatMap(({ see }) => see ?? []))).toEqual([]);
  });
});

describe("the rulings", () => {
  const claims = rulingData().flatMap((it) => it.claims);

  it("are 50, FAQ-01 to FAQ-50, with 343 claims numbered one by one", () => {
    const ids = Array.from({ length: 50 }, (_, index) => `FAQ-${String(index + 1).padStart(2, "0")}`);
    expect(rulingData().map(({ id }) => id)).toEqual(ids);
    expect(claims).toHaveLength(343);
    for (const { id, claims } of rulingData()) {
      expect(claims.map((claim) => claim.id)).toEqual(claims.map((_, index) => `${id}.${index + 1}`));
    }
  });

  it("have the shape that the type promises", () => {
    const wrong = rulingData().filter((it) => {
      const { id, title, ruling, claims, rules, conflict = "-", cards, ...more } = it;
      return !(
        isFilled([id, title, ruling, conflict, ...cards]) &&
        isFilled(rules) &&
        claims.length > 0 &&
        Object.keys(more).length === 0
      );
    });
    expect(wrong).toEqual([]);
    const wrongClaims = claims.filter(({ id, says, scenario, rules, ...more }) => {
      return !(isFilled([id, says, scenario, ...rules]) && Object.keys(more).length === 0);
    });
    expect(wrongClaims).toEqual([]);
  });

  it("are decided by a rule, but for a claim about mending mistakes at a table", () => {
    expect(claims.filter(({ rules }) => rules.length === 0).map(({ id }) => id)).toEqual(["FAQ-23.2"]);
  });

  it("are decided by rules that exist, a ruling by all those of its claims", () => {
    for (const { claims, rules } of rulingData()) {
      expect(unknown(rules)).toEqual([]);
      expect(new Set(claims.flatMap((claim) => claim.rules))).toEqual(new Set(rules));
    }
  });
});

describe("the disputed places", () => {
  it("are 36, each with its question and its reading, at rules that exist", () => {
    expect(disputedData()).toHaveLength(36);
    for (const { rules, unclear, default: reading, ...more } of disputedData()) {
      expect(unknown(rules)).toEqual([]);
      expect(isFilled([unclear, reading])).toBe(true);
      expect(more).toEqual({});
    }
  });

  it("name their rules, but for the one about the text of cards", () => {
    const without = disputedData().filter(({ rules }) => rules.length === 0);
    expect(without.map(({ unclear }) => unclear.split(":")[0])).toEqual(["printed short texts"]);
  });
});

describe("the generated type", () => {
  it("is up to date; `node libs/rulebook/generate.ts` makes it anew", () => {
    expect(readFileSync(generatedFile, "utf8")).toBe(ruleNumberSource(numbers));
  });

  it("is a union of the numbers it was given", () => {
    expect(ruleNumberSource(["101", "101.1.a"])).toMatch(
      /\nexport type RuleNumber =\n {2}\| "101"\n {2}\| "101\.1\.a";\n$/,
    );
    expect(() => ruleNumberSource([])).toThrow("no rules");
  });
});

describe("once", () => {
  it("makes its value at the first call and never again, even when that value is undefined", () => {
    let made = 0;
    const value = once(() => {
      made += 1;
      return undefined;
    });
    expect(made).toBe(0);
    value();
    value();
    expect(made).toBe(1);
  });
});

function isFilled(texts: readonly unknown[]): boolean {
  return texts.length > 0 && texts.every((text) => typeof text === "string" && text.trim() !== "");
}
