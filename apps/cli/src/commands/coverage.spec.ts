import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { rule } from "@rulebound/rulebook";
import { afterAll, describe, expect, it } from "vitest";
import { captureRun } from "../captured-run.ts";
import { projectFolder } from "../citations/project-folder.ts";
import { coverageOf } from "../coverage/count.ts";
import { featureFiles } from "../coverage/feature-files.ts";
import { gapsIn } from "../coverage/gaps.ts";
import { lastRunIn } from "../coverage/last-run.ts";

const scenario = (tags: string): string[] => [`    ${tags}`, "    Scenario: one", "      Given something"];

const root = projectFolder({
  "features/300/323.feature": [
    "Feature: 323 Cleanups",
    `  Rule: 323.1 A win`,
    `    ${rule("323.1").says}`,
    ...scenario("@S-aa01 @R-323.1"),
    ...scenario("@S-aa02 @R-323.1 @R-323.2"),
    "  @mode",
    "  Rule: 323.3 Somewhere else",
    "    Something else.",
  ],
  "features/faq/07.feature": ["Feature: FAQ-07", ...scenario("@S-aa03 @FAQ-07.2 @R-323.2.a")],
});
afterAll(() => rmSync(root, { recursive: true }));

const run = (outcomes: Readonly<Record<string, string>>): string =>
  JSON.stringify({ scenarios: Object.entries(outcomes).map(([id, outcome]) => ({ id, outcome })) }, null, 1);

const book = (outcomes: Readonly<Record<string, string>>) => ({
  features: featureFiles(root),
  run: lastRunIn(run(outcomes)),
});

describe("rulebound coverage", () => {
  it("counts what scenarios are tagged with, and what passed", () => {
    const { totals, sections } = coverageOf(
      book({ "S-aa01": "passed", "S-aa02": "failed", "S-aa03": "passed" }),
    );
    expect(Object.keys(totals)).toEqual([
      "rules",
      "testable",
      "withScenarios",
      "passing",
      "examples",
      "examplesCovered",
      "claims",
      "claimsCovered",
      "scenarios",
    ]);
    expect(totals).toMatchObject({
      rules: 2381,
      withScenarios: 3,
      passing: 1,
      claimsCovered: 1,
      scenarios: 3,
    });
    expect(sections.find(({ section }) => section === "318")).toMatchObject({
      features: ["features/300/323.feature"],
      withScenarios: 3,
      passing: 1,
      scenarios: 3,
    });
    expect(sections.reduce((sum, section) => sum + section.rules, 0)).toBe(totals.rules);
  });

  it("takes a rule as passing only where all of its scenarios that were run passed", () => {
    const passing = (outcomes: Record<string, string>) => coverageOf(book(outcomes)).totals.passing;
    expect(passing({})).toBe(0);
    expect(passing({ "S-aa01": "passed" })).toBe(1);
    expect(passing({ "S-aa01": "passed", "S-aa02": "unsupported" })).toBe(0);
    expect(passing({ "S-aa01": "passed", "S-aa02": "passed", "S-aa03": "passed" })).toBe(3);
  });

  it("leaves out what is about modes with teams", () => {
    const without = coverageOf({ features: [], run: new Map() }).totals;
    expect(coverageOf(book({})).totals.testable).toBe(without.testable - 1);
  });

  it("counts an example only under its own rule, each by its number where there are several", () => {
    const several = "103.2.a.2";
    expect(rule(several).examples?.length).toBeGreaterThan(1);
    const telling = projectFolder({
      "features/100/103.feature": [
        "Feature: 103",
        `  Rule: ${several} Least`,
        ...scenario(`@S-bb01 @R-${several} @example`),
        ...scenario(`@S-bb02 @R-${several} @example @example-2`),
        "  Rule: 103.2.b Other",
        ...scenario(`@S-bb03 @R-${several} @example @example-1`),
      ],
    });
    expect(coverageOf({ features: featureFiles(telling), run: new Map() }).totals.examplesCovered).toBe(1);
    rmSync(telling, { recursive: true });
  });

  it("finds the gaps of what is due", () => {
    const gaps = gapsIn(book({ "S-aa01": "passed", "S-aa02": "failed" }), [["323.1", "323.3"]]);
    expect(gaps).toEqual([
      "323.1: not all of its scenarios passed",
      "323.2: stands in 0 places: none",
      "323.2: not all of its scenarios passed",
      "323.2.a: stands in 0 places: none",
      "323.2.a: none of its scenarios was run",
      "323.2.b: stands in 0 places: none",
      "323.2.b: no scenario is tagged with it",
      "323.2.c: stands in 0 places: none",
      "323.2.c: no scenario is tagged with it",
      "features/300/323.feature:11: 323.3 isn't stated as in the rulebook",
    ]);
  });

  it("prints JSON with totals and sections, and ends with 1 at gaps if told to check", async () => {
    const file = join(root, "run.json");
    writeFileSync(file, run({ "S-aa01": "passed" }));
    const { out, exitCode } = await captureRun(
      "coverage",
      "--root",
      root,
      "--run",
      file,
      "--json",
      "--section",
      "323.1",
    );
    const { totals, sections } = JSON.parse(out);
    expect([totals.passing, sections.length, sections[0].section, exitCode]).toEqual([1, 1, "318", 0]);
    const checked = await captureRun("coverage", "--root", root, "--run", file, "--check");
    expect(checked.err).toMatch(/^error: \d+ gaps in what is due/);
    expect(checked.exitCode).toBe(1);
  });

  it("takes a hundred as a section, and refuses what is none", async () => {
    const { out } = await captureRun("coverage", "--root", root, "--json", "--section", "300");
    const numbers = JSON.parse(out).sections.map(({ section }: { section: string }) => section[0]);
    expect(new Set(numbers)).toEqual(new Set(["3"]));
    expect((await captureRun("coverage", "--root", root, "--section", "999")).err).toContain(
      "there is no section",
    );
    expect((await captureRun("coverage", "--root", root, "--run", join(root, "none"))).err).toContain(
      "can't be read",
    );
  });
});

it("lastRunIn reads cucumber's messages, and takes the worst row of an outline", () => {
  const rows = ["PASSED", "FAILED"].flatMap((status, at) => [
    { pickle: { id: `p${at}`, uri: "a.feature", name: "one", tags: [{ name: "@S-aa01" }] } },
    { testCase: { id: `c${at}`, pickleId: `p${at}`, testSteps: [{ pickleStepId: "s" }] } },
    { testCaseStarted: { id: `r${at}`, testCaseId: `c${at}` } },
    { testStepFinished: { testCaseStartedId: `r${at}`, testStepResult: { status } } },
    { testCaseFinished: { testCaseStartedId: `r${at}`, willBeRetried: false } },
  ]);
  expect(lastRunIn(rows.map((row) => JSON.stringify(row)).join("\n"))).toEqual(
    new Map([["S-aa01", "failed"]]),
  );
  expect(() => lastRunIn('{\n "x": 1}')).toThrow("no report of a conformance run");
});
