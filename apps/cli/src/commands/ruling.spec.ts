import { describe, expect, it } from "vitest";
import { captureRun } from "../captured-run.ts";

describe("rulebound ruling", () => {
  it("prints a ruling with its claims", async () => {
    const { out } = await captureRun("ruling", "FAQ-15");
    expect(out.split("\n")[0]).toBe("FAQ-15  Battlefields and Domain Identity");
    expect(out).toMatch(/^ {2}FAQ-15\.1 {2}decided by 103\./m);
    expect(out).not.toContain("Conflict:");
    expect((await captureRun("ruling", "FAQ-06")).out).toContain(
      "\n    Conflict: CHANGED: (1) open now means",
    );
  });

  it("prints one claim where one was asked for", async () => {
    const { out } = await captureRun("ruling", "FAQ-07.2", "--json");
    expect(JSON.parse(out)).toMatchObject({ id: "FAQ-07", claims: [{ id: "FAQ-07.2" }] });
    expect(JSON.parse(out).claims).toHaveLength(1);
  });

  it("says so where no rule decides a claim", async () => {
    expect((await captureRun("ruling", "FAQ-23.2")).out).toContain("  FAQ-23.2  decided by no rule\n");
  });

  it.each(["faq-7", "7", "FAQ07", "FAQ-007"])("takes %s for FAQ-07", async (id) => {
    expect((await captureRun("ruling", id)).out).toMatch(/^FAQ-07 {2}/);
  });

  it.each([
    ["FAQ-51", 'error: there is no ruling "FAQ-51". They run from FAQ-01 to FAQ-50.\n'],
    ["nonsense", 'error: there is no ruling "nonsense". They run from FAQ-01 to FAQ-50.\n'],
    ["FAQ-23.3", 'error: there is no claim "FAQ-23.3". They run from FAQ-23.1 to FAQ-23.2.\n'],
  ])("refuses %s, and says which there are", async (id, err) => {
    expect(await captureRun("ruling", id)).toEqual({ out: "", err, exitCode: 1 });
  });
});
