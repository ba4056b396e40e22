import { describe, expect, it } from "vitest";
import { below, children, parents, rule, rules, rulesCiting } from "./rule.ts";
import type { RuleNumber } from "./rule-number.generated.ts";
import type { Rule } from "./types.ts";

const numbers = (found: readonly Rule[]) => found.map((it) => it.rule);

describe("rule", () => {
  it("gives a rule with all that is known of it", () => {
    expect(rule("323.5")).toEqual({
      rule: "323.5",
      kind: "procedure",
      says: "Cleanup step 3b: each Unit that has Lethal Damage marked on it is killed and put into its owner's Trash.",
      see: ["142.4"],
      check: "engine",
    });
    expect(rule("465.2.c.3").examples).toHaveLength(1);
  });

  it("throws for a number that no rule has", () => {
    expect(() => rule("323.15" as RuleNumber)).toThrow("there is no rule 323.15");
  });
});

describe("rules", () => {
  it("gives the whole book", () => {
    expect(rules()).toHaveLength(2381);
  });
});

describe("children", () => {
  it("gives the level below, ten after nine", () => {
    expect(numbers(children("465"))).toEqual(["465.1", "465.2", "465.3"]);
    expect(numbers(children("465.2.c"))).toEqual(
      ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10"].map((last) => `465.2.c.${last}`),
    );
  });

  it("gives nothing where nothing is below", () => {
    expect(children("323.1")).toEqual([]);
  });
});

describe("below", () => {
  it("gives every level, but not 323.10 for 323.1", () => {
    expect(numbers(below("323.11"))).toEqual(["323.11.a"]);
    expect(below("323.1")).toEqual([]);
    expect(numbers(below("465"))).toEqual([
      ...[
        "465.1",
        "465.2",
        "465.2.a",
        "465.2.b",
        "465.2.c",
        "465.2.c.1",
        "465.2.c.1.a",
        "465.2.c.2",
        "465.2.c.3",
      ],
      ...["465.2.c.4", "465.2.c.4.a", "465.2.c.5", "465.2.c.6", "465.2.c.7", "465.2.c.8", "465.2.c.9"],
      ...["465.2.c.10", "465.2.d", "465.3"],
    ]);
  });
});

describe("parents", () => {
  it("gives what a rule stands under, the outermost first", () => {
    expect(numbers(parents("465.2.c.4.a"))).toEqual(["465", "465.2", "465.2.c", "465.2.c.4"]);
    expect(parents("465")).toEqual([]);
  });
});

describe("rulesCiting", () => {
  it("finds rules by what they see", () => {
    expect(numbers(rulesCiting("142.4"))).toEqual(["323.5"]);
  });

  it("finds rules by what their statement mentions", () => {
    expect(numbers(rulesCiting("466.5.e"))).toEqual(["190.4"]);
  });
});
