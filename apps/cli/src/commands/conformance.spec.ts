import { execFile } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { captureRun } from "../captured-run.ts";
import { projectFolder } from "../citations/project-folder.ts";
import type { ConformanceReport } from "../conformance/report.ts";

const game = [
  '      Given the battlefields "Windswept Hillock" and "Grove of the God-Willow"',
  '      And P1 has "Stalwart Poro" in base',
  '      And P2 has "Shipyard Skulker" at "Grove of the God-Willow"',
];
const scenario = (id: string, title: string, ...steps: string[]): string[] => [
  `    @S-${id} @R-144`,
  `    Scenario: ${title}`,
  ...game,
  ...steps.map((step) => `      ${step}`),
];

const moving = 'When P1 moves "Stalwart Poro" to "Windswept Hillock"';
const root = projectFolder({
  "features/100/144.feature": [
    "Feature: 144 Moves",
    "  Rule: 144 Moving",
    ...scenario("aa01", "it arrives", moving, 'Then "Stalwart Poro" is at "Windswept Hillock"'),
    ...scenario("aa02", "it is exhausted", moving, 'Then "Stalwart Poro" is exhausted'),
    ...scenario("aa03", "it contests", moving, 'Then a showdown is going on at "Windswept Hillock"'),
    ...scenario(
      "aa04",
      "not for others",
      'When P2 moves "Shipyard Skulker" to base',
      "Then that is refused",
      moving,
      "Then P1 has focus",
    ),
    ...scenario("aa05", "the turn goes on", "When P1 ends the turn", "Then the turn player is P2"),
  ],
});
afterAll(() => rmSync(root, { recursive: true }));

type Run = { readonly report: ConformanceReport; readonly stderr: string; readonly status: number };

/** Runs `rulebound conformance` against the fake engine in a process of its own: steps are loaded once only in each. */
function run(how: string, ...more: string[]): Promise<Run> {
  const fake = join(import.meta.dirname, "../conformance/fake-engine.fixture.ts");
  const main = join(import.meta.dirname, "../main.ts");
  const command = `"${process.execPath}" "${fake}" ${how}`;
  const args = [main, "conformance", "--root", root, "--json", "--stdio", command, ...more];
  return new Promise((resolve) => {
    execFile(process.execPath, args, (error, stdout, stderr) => {
      const status = typeof error?.code === "number" ? error.code : error === null ? 0 : -1;
      resolve({ report: JSON.parse(stdout), stderr, status });
    });
  });
}

const counts = ({ totals }: ConformanceReport) => totals;
const nothing = { passed: 0, failed: 0, unsupported: 0, errored: 0 };

it.concurrent("passes an engine that does as the rules say, and leaves a report", async () => {
  const file = join(root, "reports/report.json");
  const { report, stderr, status } = await run("honest", "--report", file);
  expect(counts(report)).toEqual({ ...nothing, all: 5, executed: 5, passed: 5 });
  expect(report.engine?.name).toBe("Rulebound");
  expect(report.sections).toEqual([
    { section: "features/100/144.feature", ...nothing, all: 5, executed: 5, passed: 5 },
  ]);
  expect(JSON.parse(readFileSync(file, "utf8"))).toEqual(report);
  expect([stderr, status]).toEqual(["", 0]);
});

it.concurrent.each(["idle", "refusing"])("fails every scenario of an engine that is %s", async (how) => {
  const { report, stderr, status } = await run(how);
  expect(counts(report)).toEqual({ ...nothing, all: 5, executed: 5, failed: 5 });
  expect(stderr).toContain("error: 5 scenarios failed and 0 errored");
  expect(status).toBe(1);
});

it.concurrent.each([
  ["sleeping", "no answer in 1500 ms"],
  ["echoing", 'it answered resolve without "outcome"'],
])("reports an engine that is %s as errored, and comes to an end", async (how, why) => {
  const { report, status } = await run(how, "--timeout", "1500");
  expect(counts(report)).toEqual({ ...nothing, all: 5, executed: 0, errored: 5 });
  expect(report.scenarios.map(({ detail = "" }) => detail.includes(why))).toEqual([
    true,
    true,
    true,
    true,
    true,
  ]);
  expect(status).toBe(1);
});

it.concurrent("counts nothing as passed in which an engine crashed", async () => {
  const { report, status } = await run("crashing");
  const { all, passed, failed, errored } = counts(report);
  expect([all, failed]).toEqual([5, 0]);
  expect(passed + errored).toBe(5);
  expect(errored).toBeGreaterThan(0);
  const crashed = report.scenarios.filter(({ outcome }) => outcome === "errored");
  expect(crashed.every(({ detail = "" }) => detail.includes("its process ended (code 1)"))).toBe(true);
  expect(status).toBe(1);
});

it.concurrent("calls unsupported what needs cards that the engine doesn't list, with the reason", async () => {
  const { report, status } = await run("knowing-little");
  expect(counts(report)).toEqual({ ...nothing, all: 5, executed: 0, unsupported: 5 });
  expect(report.scenarios[0]?.detail).toContain("Rulebound doesn't know the card");
  expect(status).toBe(0);
});

it.concurrent("has to be told one engine, and scenarios that exist", async () => {
  expect((await captureRun("conformance")).err).toContain("say where the engine is");
  expect((await captureRun("conformance", "--http", "http://a", "--stdio", "b")).exitCode).toBe(1);
  expect((await captureRun("conformance", "--http", "ftp://a")).err).toContain("An address looks like");
  expect((await captureRun("conformance", "--stdio", "x", "--timeout", "0")).err).toContain("a whole number");
  const { report, stderr, status } = await run("honest", "--tags", "@R-999");
  expect([counts(report).all, status]).toEqual([0, 1]);
  expect(stderr).toContain("there are no such scenarios");
});
