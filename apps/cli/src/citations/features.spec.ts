import { rmSync } from "node:fs";
import type { RuleNumber } from "@rulebound/rulebook";
import { afterEach, describe, expect, it } from "vitest";
import { featureCitations } from "./features.ts";
import { projectFolder } from "./project-folder.ts";

let root = "";
afterEach(() => rmSync(root, { recursive: true }));

function cited(wanted: string, files: Record<string, string[]>) {
  root = projectFolder(files);
  return featureCitations(root, (number): number is RuleNumber => number === wanted);
}

const cleanup = [
  "# Steps of 323.5 and others",
  "Feature: 323 Cleanups",
  "",
  "  Rule: 323.5 Units with lethal damage die",
  "    A unit is killed; 323.4 comes before 323.5, and 323.5 before 323.6.",
  "",
  "    @R-323.5 @S-323.5-1",
  "    @example",
  "    Scenario: damage equal to Might kills",
  '      Given the log has "323.5"',
  '      """',
  "      Rule: 323.5 is quoted",
  '      """',
  "      | rule  |",
  "      | 323.5 |",
  "",
  "    @R-323.51 @R-323.5.a",
  "    Scenario: after 323.5",
];

describe("featureCitations", () => {
  it("says of each place what cites, and what it belongs to", () => {
    const found = cited("323.5", { "features/300/323.feature": cleanup });
    expect(found.map(({ line, as, of }) => [line, as, of])).toEqual([
      [1, "comment", ""],
      [4, "rule", "Rule: 323.5 Units with lethal damage die"],
      [5, "description", "Rule: 323.5 Units with lethal damage die"],
      [7, "tag", "Scenario: damage equal to Might kills"],
      [10, "step", "Scenario: damage equal to Might kills"],
      [12, "step", "Scenario: damage equal to Might kills"],
      [15, "step", "Scenario: damage equal to Might kills"],
      [18, "title", "Scenario: after 323.5"],
    ]);
    expect(new Set(found.map(({ path, number }) => `${path} ${number}`))).toEqual(
      new Set(["features/300/323.feature 323.5"]),
    );
  });

  it("finds a section by the title of its feature only", () => {
    const found = cited("323", { "features/300/323.feature": cleanup });
    expect(found.map(({ line, as }) => [line, as])).toEqual([[2, "title"]]);
  });

  it("looks into every folder of features, and nowhere else", () => {
    const lines = ["@R-323.5", "Feature: hiding"];
    const found = cited("323.5", {
      "features/faq/FAQ-01.feature": lines,
      "features/b.feature": lines,
      "features/README.md": lines,
      "docs/c.feature": lines,
    });
    expect(found.map(({ path, of }) => [path, of])).toEqual([
      ["features/b.feature", "Feature: hiding"],
      ["features/faq/FAQ-01.feature", "Feature: hiding"],
    ]);
  });
});
