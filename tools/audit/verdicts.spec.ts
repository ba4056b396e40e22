import type { ScenarioOutcome, ScenarioReport } from "@rulebound/suite";
import { expect, it } from "vitest";
import { killOf } from "./verdicts.ts";

const engine = { name: "x", rule: "465.2", file: "a.ts", find: "one", put: "two" } as const;
const ended = (...outcomes: ScenarioOutcome[]): ScenarioReport[] =>
  outcomes.map((outcome, at) => ({ id: `S-${at}`, name: "n", feature: "f", line: 1, tags: [], outcome }));

it("an engine is found out by a scenario that fails, or on which it breaks", () => {
  expect(killOf(engine, ended("passed", "failed", "errored"))).toMatchObject({
    killedBy: "S-1 n",
    failed: 2,
    ran: 3,
  });
  expect(killOf(engine, ended("errored"))).toMatchObject({ killedBy: "S-0 n" });
});

it("one that nothing was run against, or that can't be asked, is still alive", () => {
  expect(killOf(engine, []).killedBy).toBeNull();
  expect(killOf(engine, ended("passed", "unsupported")).killedBy).toBeNull();
});
