/** Adds up what the checks, the unit tests and the features reported. Anything missing or empty is a failure. */

/** What one check, one room's unit tests or one way of running the features came to. */
export type Outcome = {
  name: string;
  passed: number;
  failed: number;
  /** What failed, or what is remarkable (nothing to run), one line each. */
  notes: string[];
};

/** What stands in a report file; undefined if the file is missing. */
export type ReportText = string | undefined;

const failure = (name: string, note: string): Outcome => ({ name, passed: 0, failed: 1, notes: [note] });

const nothing = (name: string, note: string): Outcome => ({ name, passed: 0, failed: 0, notes: [note] });

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const records = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? value.filter(isRecord) : [];

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A check (lint, types, boundaries) counts as one test. `report` is what tools/check.ts wrote. */
export function tallyCheck(name: string, report: ReportText): Outcome {
  if (report === undefined) return failure(name, "broke without leaving a report");
  const outcome = parse(report);
  if (!isRecord(outcome) || typeof outcome.passed !== "boolean")
    return failure(name, "left an unreadable report");
  return outcome.passed ? { name, passed: 1, failed: 0, notes: [] } : failure(name, "failed");
}

/**
 * Unit tests of a room: `report` is vitest's JSON report, `specFiles` how many spec files the room has.
 * Skipped and todo tests are failures, and so are a spec file that the report doesn't have, one that could not
 * be loaded or has no tests, and a run that says it failed although each test passed.
 */
export function tallyUnitTests(name: string, specFiles: number, report: ReportText): Outcome {
  if (report === undefined) {
    return specFiles === 0
      ? nothing(name, "has no spec files")
      : failure(name, `broke without leaving a report (${specFiles} spec files)`);
  }
  const run = parse(report);
  if (!isRecord(run) || !Array.isArray(run.testResults)) return failure(name, "left an unreadable report");

  const files = records(run.testResults);
  if (run.success === true && specFiles === 0 && files.length === 0)
    return nothing(name, "has no spec files");
  const notes: string[] = [];
  let passed = 0;
  for (const file of files) {
    const tests = records(file.assertionResults);
    for (const test of tests) {
      if (test.status === "passed") passed++;
      else notes.push(`${String(test.fullName)}: ${String(test.status)}`);
    }
    if (tests.length === 0)
      notes.push(`${String(file.name)}: no test ran ${String(file.message ?? "")}`.trim());
    else if (file.status !== "passed" && tests.every((test) => test.status === "passed")) {
      notes.push(`${String(file.name)}: failed outside its tests`);
    }
  }
  for (let missing = files.length; missing < specFiles; missing++) notes.push("a spec file was not run");
  if (run.success !== true && notes.length === 0) notes.push("the run failed outside its tests");
  return { name, passed, failed: notes.length, notes };
}

/** Where a scenario stands and what it is called. Rows of an outline differ in their line only. */
function titleOf(pickle: Record<string, unknown>): string {
  const line = isRecord(pickle.location) ? `:${String(pickle.location.line)}` : "";
  return `${String(pickle.uri)}${line}: ${String(pickle.name)}`;
}

/**
 * Features run one way: `messages` are cucumber's messages, one JSON text a line; `featureFiles` is how many
 * feature files there are. A scenario passes if it has steps and all of them passed; skipped, pending and
 * undefined steps fail it. A run that stopped half-way or left no scenarios is a failure.
 */
export function tallyFeatures(name: string, featureFiles: number, messages: ReportText): Outcome {
  if (messages === undefined) return failure(name, "broke without leaving a report");
  const scenarios = new Map<string, string>();
  const cases = new Map<string, { scenario: string; hasSteps: boolean }>();
  const started = new Map<string, string>();
  const worst = new Map<string, string>();
  const finished = new Set<string>();
  let success: boolean | undefined;

  for (const line of messages.split("\n")) {
    if (line === "") continue;
    const message = parse(line);
    if (!isRecord(message)) return failure(name, "left an unreadable report");
    const { pickle, testCase, testCaseStarted, testStepFinished, testCaseFinished, testRunFinished } =
      message;
    if (isRecord(pickle)) scenarios.set(String(pickle.id), titleOf(pickle));
    if (isRecord(testCase)) {
      const hasSteps = records(testCase.testSteps).some((step) => step.pickleStepId !== undefined);
      cases.set(String(testCase.id), { scenario: String(testCase.pickleId), hasSteps });
    }
    if (isRecord(testCaseStarted))
      started.set(String(testCaseStarted.id), String(testCaseStarted.testCaseId));
    if (isRecord(testStepFinished) && isRecord(testStepFinished.testStepResult)) {
      const run = String(testStepFinished.testCaseStartedId);
      const status = String(testStepFinished.testStepResult.status);
      if (status !== "PASSED" && !worst.has(run)) worst.set(run, status.toLowerCase());
    }
    if (isRecord(testCaseFinished) && testCaseFinished.willBeRetried !== true) {
      finished.add(String(testCaseFinished.testCaseStartedId));
    }
    if (isRecord(testRunFinished)) success = testRunFinished.success === true;
  }

  const notes: string[] = [];
  const done = new Set<string>();
  let passed = 0;
  for (const run of finished) {
    const testCase = cases.get(started.get(run) ?? "");
    const title = scenarios.get(testCase?.scenario ?? "") ?? "an unknown scenario";
    if (testCase !== undefined) done.add(testCase.scenario);
    const status = worst.get(run) ?? (testCase?.hasSteps === true ? "passed" : "has no steps");
    if (status === "passed") passed++;
    else notes.push(`${title}: ${status}`);
  }
  // Each way of running takes the whole set: a scenario that was read but not finished was lost on the way.
  for (const [id, title] of scenarios) if (!done.has(id)) notes.push(`${title}: did not run to its end`);
  if (success === undefined) notes.push("the run stopped half-way");
  else if (!success && notes.length === 0) notes.push("the run failed outside its scenarios");
  if (featureFiles > 0 && scenarios.size === 0)
    notes.push(`no scenario in ${featureFiles} feature files was run`);
  if (featureFiles === 0 && scenarios.size === 0 && notes.length === 0)
    return nothing(name, "there are no features");
  return { name, passed, failed: notes.length, notes };
}

/**
 * The sum of all outcomes. `runnerFailed` says that the run as a whole ended badly: if no outcome knows of a
 * failure, that is one; and if nothing at all was counted, that is a failure too.
 */
export function total(
  outcomes: readonly Outcome[],
  runnerFailed: boolean,
): { passed: number; failed: number } {
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
  const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0);
  return { passed, failed: failed === 0 && (runnerFailed || passed === 0) ? 1 : failed };
}
