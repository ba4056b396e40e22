import { rmSync } from "node:fs";
import { afterAll, describe, expect, it } from "vitest";
import { captureRun } from "../captured-run.ts";
import { projectFolder } from "../citations/project-folder.ts";

const root = projectFolder({
  "libs/combat/src/damage.ts": [
    "/** Assigned damage isn't dealt yet (465.2.c.1). */",
    "export function assign() {}",
    "/** All is dealt at once (465.2.c.1.a); not 465.2.c.10. */",
    "export function deal() {}",
  ],
  "features/400/465.feature": [
    "Feature: 465 Combat damage",
    "  Rule: 465.2.c.1 Assigned is not dealt",
    "    @R-465.2.c.1.a",
    "    Scenario: all damage is dealt at once",
  ],
});
afterAll(() => rmSync(root, { recursive: true }));

describe("rulebound where", () => {
  it("prints the rule and what cites this very rule", async () => {
    const { out, err, exitCode } = await captureRun("where", "465.2.c.1", "--root", root);
    expect(out.split("\n")).toEqual([
      "465 Step 2: The Combat Damage Step",
      "465.2 Task 1: when the Showdown closes, Attackers and Defenders resolve Combat Damage at the attack…",
      "465.2.c The Attacker first and then the Defender assigns damage, as much as the summed Might of the…",
      "465.2.c.1  definition, checked by engine",
      "  Damage that is Assigned has not thereby been Dealt.",
      "",
      "Code  1",
      "  libs/combat/src/damage.ts:1  assign  /** Assigned damage isn't dealt yet (465.2.c.1). */",
      "",
      "Features  1",
      "  features/400/465.feature:2  rule  Rule: 465.2.c.1 Assigned is not dealt",
      "",
      "Rulings  none",
      "",
    ]);
    expect(err).toBe("");
    expect(exitCode).toBe(0);
  });

  it("prints with --below what cites the rules below it, each with its number", async () => {
    const { out } = await captureRun("where", "465.2.c.1", "--below", "--root", root);
    const lines = out.split("\n").map((line) => line.trim());
    const deal = "/** All is dealt at once (465.2.c.1.a); not 465.2.c.10. */";
    expect(lines).toContain(`libs/combat/src/damage.ts:3  465.2.c.1.a  deal  ${deal}`);
    expect(lines).toContain(
      "features/400/465.feature:3  465.2.c.1.a  tag  Scenario: all damage is dealt at once",
    );
    expect(lines.find((line) => line.startsWith("FAQ-39.6"))).toBeDefined();
    expect(lines).toContain("Code  2");
    expect(lines).toContain("Features  2");
    expect(lines).toContain("Rulings  1");
  });

  it("prints the same as JSON", async () => {
    const { out } = await captureRun("where", "465.2.c.1", "--below", "--json", "--root", root);
    expect(JSON.parse(out)).toMatchObject({
      rule: { rule: "465.2.c.1", says: "Damage that is Assigned has not thereby been Dealt." },
      below: true,
      code: [
        { path: "libs/combat/src/damage.ts", line: 1, number: "465.2.c.1", name: "assign" },
        { path: "libs/combat/src/damage.ts", line: 3, number: "465.2.c.1.a", name: "deal" },
      ],
      features: [
        { path: "features/400/465.feature", line: 2, number: "465.2.c.1", as: "rule" },
        { path: "features/400/465.feature", line: 3, number: "465.2.c.1.a", as: "tag" },
      ],
      rulings: [{ id: "FAQ-39", conflict: false, claims: [{ id: "FAQ-39.6" }] }],
    });
  });

  it("marks a ruling that only cites the rule in its note on conflicts", async () => {
    const { out } = await captureRun("where", "822.1.b", "--root", root);
    expect(out).toContain("  FAQ-06  Open battlefields and where units may be played  (note on conflicts)\n");
    expect(out).toContain(
      "Disputed: Ambush when no units are at the location: whose? (read here as: units you control)",
    );
  });

  it("refuses a number that no rule has, and names near ones", async () => {
    expect(await captureRun("where", "323.15", "--json", "--root", root)).toEqual({
      out: "",
      err: 'error: there is no rule "323.15". Did you mean 323.14, 323.13, 323.12, 323.11, 323?\n',
      exitCode: 1,
    });
    expect((await captureRun("where", "cleanup")).err).toBe(
      'error: there is no rule "cleanup". A rule number looks like 465.2.c.4.\n',
    );
  });

  it("refuses a folder that doesn't exist", async () => {
    const { err, exitCode } = await captureRun("where", "323.5", "--root", `${root}/nowhere`);
    expect(err).toContain("There is no such folder.");
    expect(exitCode).toBe(1);
  });

  it("explains itself", async () => {
    const { out, exitCode } = await captureRun("where", "--help");
    expect(out).toContain("Usage: rulebound where [options] <rule>");
    expect(out).toMatch(/--below .*\n.*--root <folder> .*\(default: this one\)\n.*--json /);
    expect(exitCode).toBe(0);
  });
});
