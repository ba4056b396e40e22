import { describe, expect, it } from "vitest";
import { longestQuery, mostHits, searchRules } from "./search.ts";

const found = (query: string, limit?: number) =>
  searchRules(query, limit === undefined ? {} : { limit }).map(({ rule }) => rule);

describe("searchRules", () => {
  it("puts the rule of a number first, then those below it, then those that refer to it", () => {
    expect(found("465.2", 3)).toEqual(["465.2", "465.2.a", "465.2.b"]);
    // 142.4.a, .b and .c lie below 142.4, and 323.5 sees it.
    expect(found("142.4").slice(0, 5)).toEqual(["142.4", "142.4.a", "142.4.b", "142.4.c", "323.5"]);
  });

  it("finds a number among words, in brackets or as a tag, and goes on with the words", () => {
    expect(found("tank (465.2.c.7)", 4)).toEqual([
      "465.2.c.7",
      "815",
      expect.any(String),
      expect.any(String),
    ]);
    expect(found("@R-323.5", 1)).toEqual(["323.5"]);
  });

  it.each([
    ["tank", "815"],
    ["Deflect", "809"],
    ["backline", "826"],
    ["burn out", "431"],
    // The examples of 426.1.c speak of buffs again and again.
    ["buff", "426"],
  ])("puts the heading %s first", (query, number) => {
    expect(found(query)[0]).toBe(number);
  });

  it("takes the beginning of a word, and forgives an error", () => {
    expect(found("backl")[0]).toBe("826");
    expect(found("accelarate")[0]).toBe("805");
  });

  it("looks into examples too", () => {
    // An example of 465.2.c.10 tells of Kayn; else only the list of tags (763.1) has the name.
    expect(found("Kayn", 2).toSorted()).toEqual(["465.2.c.10", "763.1"]);
  });

  it("gives no rule twice, and no more than the limit", () => {
    const hits = found("142.4 142.4 lethal damage", 40);
    expect(new Set(hits).size).toBe(40);
    expect(found("unit")).toHaveLength(20);
  });

  it.each(["", "  ", "...", "538", "qqqqqq"])("finds nothing for %j", (query) => {
    expect(found(query)).toEqual([]);
  });

  it("refuses a query that is too long", () => {
    expect(found("unit ".repeat(longestQuery / 5), 1)).toHaveLength(1);
    expect(() => found("u".repeat(longestQuery + 1))).toThrow(RangeError);
  });

  it.each([0, -1, 1.5, Number.NaN, mostHits + 1])("refuses the limit %d", (limit) => {
    expect(() => found("unit", limit)).toThrow("the limit is a whole number from 1 to 200");
  });
});
