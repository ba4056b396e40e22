import { describe, expect, it } from "vitest";
import { captureRun } from "../captured-run.ts";

describe("rulebound rule", () => {
  it("prints a rule with its examples, its references and its children", async () => {
    expect((await captureRun("rule", "142.4")).out.split("\n").slice(0, 7)).toEqual([
      "142 Damage is a value marked on Units.",
      "142.4  definition, checked by engine",
      "  Damage shows how near a Unit is to being Killed.",
      "    See 428.",
      "    Referred to by 323.5.",
      "",
      "  142.4.a",
    ]);
    const { out } = await captureRun("rule", "465.2.c.4");
    expect(out).toContain(
      "    Example: With 5 damage to spread over four 3 Might units that each bear 1 damage already, a\n",
    );
    expect(out).toContain("\n  465.2.c.4.a\n    Where the damage assigned");
  });

  it("prints the same as JSON", async () => {
    const { out } = await captureRun("rule", "142.4", "--json");
    expect(JSON.parse(out)).toMatchObject({
      rule: "142.4",
      kind: "definition",
      see: ["428"],
      parents: ["142"],
      citedBy: ["323.5"],
      disputed: [],
      children: [{ rule: "142.4.a" }, { rule: "142.4.b" }, { rule: "142.4.c" }],
    });
  });

  it("refuses a number that no rule has, and names near ones", async () => {
    expect(await captureRun("rule", "3235")).toEqual({
      out: "",
      err: 'error: there is no rule "3235". Did you mean 323.5?\n',
      exitCode: 1,
    });
  });
});
