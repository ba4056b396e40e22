import { describe, expect, it } from "vitest";
import { tagFaults } from "./tags.ts";

const feature = (tags: string, title = "Scenario: one") => ({
  path: "a.feature",
  text: `Feature: A\n  ${tags}\n  ${title}\n    Given nothing\n`,
});

describe("tagFaults", () => {
  it("finds nothing wrong with an id and rules or rulings that exist", () => {
    expect(tagFaults([feature("@S-3f2a @R-465.2.c.5 @example"), feature("@S-3f2b @FAQ-49.1")])).toEqual([]);
    expect(tagFaults([feature("@S-3f2a\n  @R-054", "Scenario Outline: <x>")])).toEqual([]);
  });

  it.each([
    ["@R-054", "has 0 ids"],
    ["@S-3f2a @S-3f2b @R-054", "has 2 ids"],
    ["@S-3f @R-054", "has an id that is none: @S-3f"],
    ["@S-3f2a @example", "cites neither a rule nor a ruling"],
    ["@S-3f2a @R-538", "cites what doesn't exist: @R-538"],
    ["@S-3f2a @FAQ-49.99", "cites what doesn't exist: @FAQ-49.99"],
  ])("finds the fault in %s", (tags, fault) => {
    expect(tagFaults([feature(tags)])).toEqual([`a.feature:3 ${fault}`]);
  });

  it("finds an id that two scenarios have", () => {
    expect(
      tagFaults([feature("@S-3f2a @R-054"), { ...feature("@S-3f2a @R-054"), path: "b.feature" }]),
    ).toEqual(["b.feature:3 has the id of a.feature:3: @S-3f2a"]);
  });
});
