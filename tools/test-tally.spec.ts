import { describe, expect, it } from "vitest";
import { tallyCheck, tallyFeatures, tallyUnitTests, total } from "./test-tally.ts";

const counts = ({ passed, failed }: { passed: number; failed: number }) => [passed, failed];

describe("a check", () => {
  it("counts one, passed or failed", () => {
    expect(counts(tallyCheck("lint", '{"name":"lint","passed":true}'))).toEqual([1, 0]);
    expect(counts(tallyCheck("lint", '{"name":"lint","passed":false}'))).toEqual([0, 1]);
  });

  it("fails without a report, and with one that can't be read", () => {
    expect(counts(tallyCheck("lint", undefined))).toEqual([0, 1]);
    expect(counts(tallyCheck("lint", '{"passed":'))).toEqual([0, 1]);
    expect(counts(tallyCheck("lint", '{"passed":"yes"}'))).toEqual([0, 1]);
  });
});

describe("unit tests", () => {
  const file = (statuses: string[], status = "passed") => ({
    name: "x.spec.ts",
    status,
    message: "",
    assertionResults: statuses.map((each, i) => ({ fullName: `test ${i}`, status: each })),
  });
  const report = (success: boolean, ...testResults: object[]) => JSON.stringify({ success, testResults });

  it("count each test", () => {
    const outcome = tallyUnitTests("core", 2, report(true, file(["passed", "passed"]), file(["passed"])));
    expect(outcome).toEqual({ name: "core", passed: 3, failed: 0, notes: [] });
  });

  it("name the tests that failed", () => {
    const outcome = tallyUnitTests("core", 1, report(false, file(["passed", "failed"], "failed")));
    expect(outcome).toEqual({ name: "core", passed: 1, failed: 1, notes: ["test 1: failed"] });
  });

  it.each(["skipped", "todo", "pending"])("count a %s test as failed", (status) => {
    expect(counts(tallyUnitTests("core", 1, report(true, file(["passed", status]))))).toEqual([1, 1]);
  });

  it("fail if there are spec files but no report", () => {
    expect(counts(tallyUnitTests("core", 3, undefined))).toEqual([0, 1]);
  });

  it("count nothing where there are no spec files", () => {
    const outcome = { name: "core", passed: 0, failed: 0, notes: ["has no spec files"] };
    expect(tallyUnitTests("core", 0, undefined)).toEqual(outcome);
    expect(tallyUnitTests("core", 0, report(true))).toEqual(outcome);
  });

  it("fail if the report has no tests though there are spec files", () => {
    expect(counts(tallyUnitTests("core", 1, report(true)))).toEqual([0, 1]);
  });

  it("fail for each spec file that the report leaves out", () => {
    expect(counts(tallyUnitTests("core", 3, report(true, file(["passed"]))))).toEqual([1, 2]);
  });

  it("fail for a spec file that could not be loaded or has no tests", () => {
    expect(counts(tallyUnitTests("core", 1, report(false, file([], "failed"))))).toEqual([0, 1]);
    expect(counts(tallyUnitTests("core", 1, report(true, file([]))))).toEqual([0, 1]);
  });

  it("fail if a file or the run failed although each of its tests passed", () => {
    expect(counts(tallyUnitTests("core", 1, report(true, file(["passed"], "failed"))))).toEqual([1, 1]);
    expect(counts(tallyUnitTests("core", 1, report(false, file(["passed"]))))).toEqual([1, 1]);
  });

  it("fail if the report can't be read", () => {
    expect(counts(tallyUnitTests("core", 1, "{"))).toEqual([0, 1]);
    expect(counts(tallyUnitTests("core", 1, "{}"))).toEqual([0, 1]);
  });
});

describe("features", () => {
  /** The messages of one scenario whose steps end with these statuses. */
  const scenario = (id: string, statuses: string[]): object[] => [
    { pickle: { id: `pickle ${id}`, uri: "a.feature", location: { line: 7 }, name: id } },
    {
      testCase: {
        id: `case ${id}`,
        pickleId: `pickle ${id}`,
        testSteps: [{ hookId: "hook" }, ...statuses.map((_, i) => ({ pickleStepId: `step ${i}` }))],
      },
    },
    { testCaseStarted: { id: `run ${id}`, testCaseId: `case ${id}` } },
    ...["PASSED", ...statuses].map((status) => ({
      testStepFinished: { testCaseStartedId: `run ${id}`, testStepResult: { status } },
    })),
    { testCaseFinished: { testCaseStartedId: `run ${id}`, willBeRetried: false } },
  ];
  const end = (success: boolean) => ({ testRunFinished: { success } });
  const text = (...messages: object[]) => messages.map((message) => `${JSON.stringify(message)}\n`).join("");

  it("count each scenario", () => {
    const messages = text(...scenario("a", ["PASSED", "PASSED"]), ...scenario("b", ["PASSED"]), end(true));
    expect(tallyFeatures("http", 1, messages)).toEqual({ name: "http", passed: 2, failed: 0, notes: [] });
  });

  it.each(["FAILED", "UNDEFINED", "PENDING", "AMBIGUOUS", "SKIPPED", "UNKNOWN"])(
    "fail a scenario with a step that is %s",
    (status) => {
      const messages = text(
        ...scenario("a", ["PASSED", status, "SKIPPED"]),
        ...scenario("b", ["PASSED"]),
        end(false),
      );
      const outcome = tallyFeatures("http", 1, messages);
      expect(outcome).toEqual({
        name: "http",
        passed: 1,
        failed: 1,
        notes: [`a.feature:7: a: ${status.toLowerCase()}`],
      });
    },
  );

  it("fail a scenario that has no steps of its own", () => {
    expect(counts(tallyFeatures("http", 1, text(...scenario("a", []), end(true))))).toEqual([0, 1]);
  });

  it("fail a scenario that was not run to its end", () => {
    const lost = scenario("b", ["PASSED"]).slice(0, -1);
    expect(counts(tallyFeatures("http", 1, text(...scenario("a", ["PASSED"]), ...lost, end(true))))).toEqual([
      1, 1,
    ]);
    const unread = { pickle: { id: "p", uri: "a.feature", name: "never started" } };
    expect(counts(tallyFeatures("http", 1, text(...scenario("a", ["PASSED"]), unread, end(true))))).toEqual([
      1, 1,
    ]);
  });

  it("fail if the run stopped half-way", () => {
    expect(counts(tallyFeatures("http", 1, text(...scenario("a", ["PASSED"]))))).toEqual([1, 1]);
  });

  it("fail if the run failed outside its scenarios", () => {
    expect(counts(tallyFeatures("http", 1, text(...scenario("a", ["PASSED"]), end(false))))).toEqual([1, 1]);
  });

  it("fail without a report, and with one that can't be read", () => {
    expect(counts(tallyFeatures("http", 0, undefined))).toEqual([0, 1]);
    expect(counts(tallyFeatures("http", 1, `${text(...scenario("a", ["PASSED"]))}{"testRun`))).toEqual([
      0, 1,
    ]);
  });

  it("fail if there are feature files but no scenarios", () => {
    expect(counts(tallyFeatures("http", 2, text(end(true))))).toEqual([0, 1]);
  });

  it("say so where there are none", () => {
    const outcome = tallyFeatures("http", 0, text(end(true)));
    expect(outcome).toEqual({ name: "http", passed: 0, failed: 0, notes: ["there are no features"] });
  });
});

describe("the total", () => {
  const outcome = (passed: number, failed: number) => ({ name: "x", passed, failed, notes: [] });

  it("adds up", () => {
    expect(total([outcome(3, 0), outcome(1, 2)], true)).toEqual({ passed: 4, failed: 2 });
    expect(total([outcome(3, 0), outcome(1, 0)], false)).toEqual({ passed: 4, failed: 0 });
  });

  it("fails if the runner failed though no part knows why", () => {
    expect(total([outcome(3, 0)], true)).toEqual({ passed: 3, failed: 1 });
  });

  it("fails if nothing was counted", () => {
    expect(total([], false)).toEqual({ passed: 0, failed: 1 });
  });
});
