import { describe, expect, it } from "vitest";
import { captureRun } from "../captured-run.ts";

describe("rulebound search", () => {
  it("prints the rules that fit, the best first", async () => {
    const { out } = await captureRun("search", "burn", "out");
    expect(out).toMatch(/^431 {2}heading\n {2}Burn Out\n\d/);
    expect(out.match(/^\d{3}/gm)).toHaveLength(10);
  });

  it("prints as many as asked for, as JSON too", async () => {
    const { out } = await captureRun("search", "465.2", "--limit", "2", "--json");
    expect(JSON.parse(out)).toMatchObject([{ rule: "465.2" }, { rule: "465.2.a" }]);
  });

  it("says when nothing fits", async () => {
    expect(await captureRun("search", "qqqqqq")).toEqual({ out: "No rule fits.\n", err: "", exitCode: 0 });
    expect((await captureRun("search", "qqqqqq", "--json")).out).toBe("[]\n");
  });

  it("refuses a limit that is none, and a query that is too long", async () => {
    const limit = await captureRun("search", "unit", "--limit", "0");
    expect(limit.err).toContain("It is a whole number from 1 to 200.");
    expect(limit.exitCode).toBe(1);
    expect(await captureRun("search", "u".repeat(201))).toEqual({
      out: "",
      err: "error: a query has at most 200 characters\n",
      exitCode: 1,
    });
  });

  it("asks for words", async () => {
    expect((await captureRun("search")).err).toContain("missing required argument 'words'");
  });
});
