import { describe, expect, it } from "vitest";
import { check } from "./check.ts";
import { problem, problemCodes, problemOfFault, problemSchema, problemTable } from "./problem.ts";

describe("a problem", () => {
  it.each(problemCodes)("%s has its own shape, with the status of its code", (code) => {
    const { status, title } = problemTable[code];
    const made = problem(code, "A sentence.");
    expect(made).toEqual({
      type: `urn:rulebound:problem:${code}`,
      title,
      status,
      detail: "A sentence.",
      code,
    });
    expect(check(problemSchema, made)).toEqual({ ok: true, value: made });
  });

  it("is 400 for a shape, 422 for what the rules forbid", () => {
    expect(problemTable.malformed.status).toBe(400);
    for (const code of [
      "illegal",
      "unsupported",
      "notAtRest",
      "contradiction",
      "unknownVersion",
      "budget",
    ] as const) {
      expect(problemTable[code].status).toBe(422);
    }
  });

  it("cites the rule that forbids and points at the fault", () => {
    const made = problem("illegal", "A stunned unit can still be moved.", {
      rule: "144.1.b",
      pointer: "/action/units/0",
    });
    expect(made).toMatchObject({ rule: "144.1.b", pointer: "/action/units/0" });
    expect(check(problemSchema, made).ok).toBe(true);
    expect(check(problemSchema, { ...made, rule: "144,1" }).ok).toBe(false);
    expect(check(problemSchema, { ...made, pointer: "action" }).ok).toBe(false);
  });

  it("is malformed for a fault of shape, and has the fault's own code where that says more", () => {
    expect(problemOfFault({ pointer: "/mode", detail: "expected a mode" })).toMatchObject({
      code: "malformed",
      status: 400,
      pointer: "/mode",
      detail: "expected a mode",
    });
    expect(
      problemOfFault({ pointer: "/state/rulebound", detail: "expected 2", code: "unknownVersion" }),
    ).toMatchObject({
      code: "unknownVersion",
      status: 422,
    });
  });
});
