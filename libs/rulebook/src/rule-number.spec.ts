import { describe, expect, expectTypeOf, it } from "vitest";
import type { RuleNumber } from "./rule-number.generated.ts";
import { compareRuleNumbers, isBelow, isRuleNumber, nearRuleNumbers } from "./rule-number.ts";

describe("RuleNumber", () => {
  it("takes the number of a rule and no other text", () => {
    expectTypeOf<"465.2.c.4.a">().toExtend<RuleNumber>();
    expectTypeOf<"323.15">().not.toExtend<RuleNumber>();
    expectTypeOf<string>().not.toExtend<RuleNumber>();
    // @ts-expect-error there is no rule 538, so that a citation of it doesn't compile
    const wrong: RuleNumber = "538";
    expect(isRuleNumber(wrong)).toBe(false);
  });
});

describe("isRuleNumber", () => {
  it.each(["000", "323.5", "465.2.c.4.a", "829.2"])("knows %s", (number) => {
    expect(isRuleNumber(number)).toBe(true);
  });

  it.each(["", "323.", "323.15", "0323", "323.5 ", "538", "constructor"])("refuses %j", (text) => {
    expect(isRuleNumber(text)).toBe(false);
  });
});

describe("isBelow", () => {
  it("holds at any depth, for whole parts of a number only", () => {
    expect(isBelow("323.11.a", "323.11")).toBe(true);
    expect(isBelow("323.11.a", "323")).toBe(true);
    expect(isBelow("323.11", "323.1")).toBe(false);
    expect(isBelow("323.1", "323.1")).toBe(false);
    expect(isBelow("323", "323.1")).toBe(false);
  });
});

describe("compareRuleNumbers", () => {
  it("orders as the book does", () => {
    const book = ["054", "323", "323.2", "323.2.a", "323.2.b", "323.10", "323.11.a", "324"];
    expect(book.toReversed().sort(compareRuleNumbers)).toEqual(book);
    expect(compareRuleNumbers("323.2", "323.2")).toBe(0);
  });
});

describe("nearRuleNumbers", () => {
  it.each([
    ["323-5", ["323.5"]],
    ["3235", ["323.5"]],
    ["323.2A", ["323.2.a"]],
    ["R-323.5", ["323.5"]],
  ])("mends the dots of %s", (text, near) => {
    expect(nearRuleNumbers(text)).toEqual(near);
  });

  it("gives the nearest brothers and what stands above them", () => {
    // 323.14 is the last step of a cleanup.
    expect(nearRuleNumbers("323.15")).toEqual(["323.14", "323.13", "323.12", "323.11", "323"]);
    expect(nearRuleNumbers("323.15", 2)).toEqual(["323.14", "323"]);
    expect(nearRuleNumbers("323.2.d.4")).toEqual(["323.2.c", "323.2.b", "323.2.a", "323.2"]);
  });

  it("gives the nearest sections where the section doesn't exist", () => {
    // 206 is followed by 300.
    expect(nearRuleNumbers("207", 3)).toEqual(["206", "300", "205"]);
  });

  it.each(["", "12", "cleanup", "FAQ-07", "323.".repeat(1000)])("finds nothing near other text", (text) => {
    expect(nearRuleNumbers(text)).toEqual([]);
  });
});
