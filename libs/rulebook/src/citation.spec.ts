import { describe, expect, it } from "vitest";
import { citationsIn } from "./citation.ts";

const cited = (text: string) => citationsIn(text).map(({ number }) => number);

describe("citationsIn", () => {
  it("gives whole numbers, in order, with where they start", () => {
    expect(citationsIn("kills (323.5), see 142.4.a.")).toEqual([
      { number: "323.5", at: 7 },
      { number: "142.4.a", at: 19 },
    ]);
  });

  it.each([
    ["323.5.a", ["323.5.a"]],
    ["323.51", ["323.51"]],
    ["1323.5", []],
    ["9.323.5", []],
    ["323.5x", []],
    ["323.5.", ["323.5"]],
    ["323.5. Then", ["323.5"]],
    ["323.5.Then", []],
  ])("never finds a number inside a longer one: %s", (text, numbers) => {
    expect(cited(text)).toEqual(numbers);
  });

  it.each([
    ["Rules 332-340", ["332", "340"]],
    ["rules 332–340", ["332", "340"]],
    ["465.2.a-c", ["465.2.a"]],
    ["338.1.b.1/339.2", ["338.1.b.1", "339.2"]],
  ])("finds both ends of %s", (text, numbers) => {
    expect(cited(text)).toEqual(numbers);
  });

  it.each([
    "@323.5",
    "@R-323.5",
    "@R323.5",
    "@rule-323.5",
    "@rule:323.5",
    "rule_323.5",
    "'323.5'",
    "(323.5)",
  ])("finds the number in %s", (text) => {
    expect(cited(text)).toEqual(["323.5"]);
  });

  it.each([
    "VEN-002",
    "OGN-042/298",
    "@FAQ-07.2",
    "sha256",
    "features/300/323.feature",
    "2026-07-16",
    "a 100-card deck",
    "2,381 rules",
    "128,400 times",
    "#323",
    "HTTP 422",
    "status 404",
    "300 ms",
    "300ms",
    "100 kB",
    "100%",
  ])("takes %s for no citation", (text) => {
    expect(cited(text)).toEqual([]);
  });

  it("still finds a section beside words that look like a unit", () => {
    expect(cited("319 says so; 323 sends")).toEqual(["319", "323"]);
  });
});
