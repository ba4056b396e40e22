import { expect, it } from "vitest";
import { taskStarted } from "./nx-run.ts";

it("finds the line that starts a task, coloured or not", () => {
  expect(taskStarted("> nx run @rulebound/core:test")).toEqual({
    task: "@rulebound/core:test",
    cached: false,
  });
  expect(taskStarted("> nx run rulebound:lint  [local cache]")).toEqual({
    task: "rulebound:lint",
    cached: true,
  });
  expect(taskStarted("> nx run rulebound:lint  [existing outputs match the cache, left as is]")).toEqual({
    task: "rulebound:lint",
    cached: true,
  });
  const esc = String.fromCharCode(27);
  const coloured = `${esc}[2m> ${esc}[22m${esc}[2mnx run${esc}[22m rulebound:lint`;
  expect(taskStarted(coloured)).toEqual({ task: "rulebound:lint", cached: false });
});

it("takes no other line for one", () => {
  expect(taskStarted("> biome check")).toBeUndefined();
  expect(taskStarted("see > nx run rulebound:lint")).toBeUndefined();
});
