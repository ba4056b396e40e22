import { rules, rulings, searchRules } from "@rulebound/rulebook";
import { describe, expect, it } from "vitest";
import { ask, problemIn } from "../asking.fixture.ts";

async function json(path: string): Promise<unknown> {
  const answer = await ask(path);
  expect(answer).toMatchObject({ status: 200, type: "application/json" });
  return JSON.parse(answer.text);
}

async function detailOf(path: string, status: 400 | 404): Promise<string> {
  const problem = problemIn(await ask(path));
  expect(problem).toMatchObject({ status, code: status === 400 ? "malformed" : "notFound" });
  return problem.detail;
}

describe("the rulebook's routes", () => {
  it("GET /v1/rules/{number} gives a rule with what stands around it", async () => {
    const rule = (await json("/v1/rules/359.3.e.14.a")) as { [field: string]: unknown };
    expect(rule).toMatchObject({
      rule: { rule: "359.3.e.14.a", kind: "effect" },
      parents: ["359", "359.3", "359.3.e", "359.3.e.14"],
      children: [],
      rulings: expect.arrayContaining(["FAQ-26", "FAQ-49"]),
    });
    expect(await json("/v1/rules/359.3.e.14")).toMatchObject({
      children: expect.arrayContaining(["359.3.e.14.a"]),
    });
  });

  it("says which rules are near one that doesn't exist, and what a number looks like", async () => {
    expect(await detailOf("/v1/rules/465-2", 404)).toBe('There is no rule "465-2". Near it: 465.2.');
    expect(await detailOf("/v1/rules/Gust", 404)).toContain("looks like 465.2.c.4");
    expect(await detailOf("/v1/rules/%E0%A4%A", 404)).toContain("There is no rule");
    expect(await detailOf(`/v1/rules/${"9".repeat(3000)}`, 404)).toContain(`"${"9".repeat(60)}"`);
    expect(await detailOf("/v1/rules/%07%C2%85", 404)).toContain('"??"');
  });

  it("GET /v1/rules?q= searches", async () => {
    const lethal = searchRules("lethal damage", { limit: 5 });
    expect(await json("/v1/rules?q=lethal+damage&limit=5")).toEqual({ rules: lethal });
    expect(await json("/v1/rules?q=lethal%20damage")).toEqual({ rules: searchRules("lethal damage") });
  });

  it("GET /v1/rules gives all, or the first ones", async () => {
    expect(await json("/v1/rules")).toEqual({ rules: rules() });
    expect(await json("/v1/rules?limit=3")).toEqual({ rules: rules().slice(0, 3) });
  });

  it("refuses a query that it doesn't understand", async () => {
    expect(await detailOf("/v1/rules?q=", 400)).toContain("`q`: expected a text of 1 to 200 characters");
    expect(await detailOf(`/v1/rules?q=${"a".repeat(201)}`, 400)).toContain("`q`: expected");
    for (const limit of ["0", "201", "1.5", "ten", "-1", "1e2", ""]) {
      expect(await detailOf(`/v1/rules?limit=${limit}`, 400)).toContain("whole number from 1 to 200");
    }
    expect(await detailOf("/v1/rules?query=gust", 400)).toContain('unknown field "query"');
  });

  it("GET /v1/rulings gives all, or the first ones", async () => {
    expect(await json("/v1/rulings")).toEqual({ rulings: rulings() });
    expect(await json("/v1/rulings?limit=2")).toEqual({ rulings: rulings().slice(0, 2) });
    for (const limit of ["0", "201", "two", "-1", ""]) {
      expect(await detailOf(`/v1/rulings?limit=${limit}`, 400)).toContain("whole number from 1 to 200");
    }
    expect(await detailOf("/v1/rulings?q=gust", 400)).toContain('unknown field "q"');
  });

  it("GET /v1/rulings/{id} gives one", async () => {
    expect(await json("/v1/rulings/FAQ-49")).toMatchObject({
      id: "FAQ-49",
      claims: expect.arrayContaining([expect.objectContaining({ id: "FAQ-49.1" })]),
    });
    expect(await detailOf("/v1/rulings/FAQ-999", 404)).toMatch(/no ruling "FAQ-999".*FAQ-01 to FAQ-\d+/);
  });
});
