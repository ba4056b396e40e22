import { rule } from "@rulebound/rulebook";
import { describe, expect, it } from "vitest";
import { modeTable } from "./mode.ts";

describe("the table of modes", () => {
  it.each(modeTable)("$id has the name that $rule gives it", ({ name, rule: number }) => {
    expect(rule(number).says).toBe(name);
  });

  it.each(modeTable)(
    "$id has the numbers that the rules give it",
    ({ rule: section, players, victoryScore, battlefields, teams }) => {
      const says = (part: "1" | "2" | "3" | "4") => rule(`${section}.${part}`).says;
      expect(says("1")).toContain(`${players} Players`);
      expect(says("3")).toMatch(new RegExp(`is ${victoryScore}\\.`));
      expect(says("4")).toMatch(new RegExp(`is ${battlefields}\\.`));
      expect(says("2").includes("teammate")).toBe(teams);
    },
  );
});
