import { describe, expect, it } from "vitest";
import { citationMedia } from "../citing.ts";
import { type Message, outcomeReader, type ScenarioReport } from "./outcomes.ts";
import { countBySection, countOf } from "./summary.ts";

type StepResult = NonNullable<Message["testStepFinished"]>["testStepResult"];

const passed: StepResult = { status: "PASSED" };
const thrown = (type: string, message: string): StepResult => ({
  status: "FAILED",
  exception: { type, message },
});

/** The messages of one scenario, and what is reported of it. */
function reported(
  results: readonly StepResult[],
  more: readonly Message[] = [],
): ScenarioReport | null | undefined {
  const read = outcomeReader();
  const messages: Message[] = [
    {
      pickle: {
        id: "p",
        uri: "features\\a.feature",
        name: "one",
        tags: [{ name: "@S-aa01" }],
        location: { line: 3 },
      },
    },
    { testCase: { id: "c", pickleId: "p", testSteps: [{}, ...results.map(() => ({ pickleStepId: "s" }))] } },
    { testCaseStarted: { id: "r", testCaseId: "c" } },
    ...results.map((testStepResult) => ({ testStepFinished: { testCaseStartedId: "r", testStepResult } })),
    ...more,
    { testCaseFinished: { testCaseStartedId: "r", willBeRetried: false } },
  ];
  return messages.map(read).at(-1);
}

describe("a scenario", () => {
  it("has passed where all of its steps have", () => {
    expect(reported([passed, passed])).toEqual({
      id: "S-aa01",
      name: "one",
      feature: "features/a.feature",
      line: 3,
      tags: ["@S-aa01"],
      outcome: "passed",
    });
  });

  it.each<[string, string, StepResult[]]>([
    [
      "unsupported",
      "unsupported: no Gust",
      [passed, thrown("Unsupported", "unsupported: no Gust"), { status: "SKIPPED" }],
    ],
    ["errored", "the engine broke: late", [thrown("EngineBroke", "the engine broke: late")]],
    ["failed", "1 isn't 2", [thrown("AssertionError", "1 isn't 2"), thrown("EngineBroke", "later")]],
    ["failed", "A step is undefined.", [{ status: "UNDEFINED" }]],
    ["failed", "It has no steps.", []],
  ])("is %s: %s", (outcome, detail, results) => {
    expect(reported(results)).toMatchObject({ outcome, detail });
  });

  it("brings the citations that were judged apart", () => {
    const citation = { cited: "144.2", rules: ["144"], right: true };
    const attachment = { testCaseStartedId: "r", mediaType: citationMedia, body: JSON.stringify(citation) };
    expect(reported([passed], [{ attachment }])?.citations).toEqual([citation]);
  });
});

it("a feature that can't be read ends the run", () => {
  const read = outcomeReader();
  expect(() => read({ parseError: { source: { uri: "a.feature" }, message: "line 3" } })).toThrow(
    "a.feature: line 3",
  );
});

it("counts outcomes in all and by feature, and takes only verdicts as executed", () => {
  const ended = (feature: string, outcome: ScenarioReport["outcome"]): ScenarioReport => ({
    id: "S-1",
    name: "n",
    feature,
    line: 1,
    tags: [],
    outcome,
  });
  const reports = [
    ended("b", "passed"),
    ended("a", "failed"),
    ended("b", "unsupported"),
    ended("b", "errored"),
  ];
  expect(countOf(reports)).toEqual({ all: 4, executed: 2, passed: 1, failed: 1, unsupported: 1, errored: 1 });
  expect(countBySection(reports).map(({ section, all, executed }) => [section, all, executed])).toEqual([
    ["a", 1, 1],
    ["b", 3, 1],
  ]);
});
