import { cards } from "@rulebound/cards";
import { describe, expect, it } from "vitest";
import { captureRun } from "../captured-run.ts";

describe("rulebound card", () => {
  it("prints facts, text and rulings", async () => {
    const { out, exitCode } = await captureRun("card", "Hidden Blade");
    expect(exitCode).toBe(0);
    const [head, ...lines] = out.trimEnd().split("\n");
    expect(head).toBe("Hidden Blade  spell; order; cost [2][order]");
    expect(lines.join("\n")).toMatch(/Hidden, Action\n.*unit at a battlefield.*[Kk]ill/);
    expect(lines.at(-1)).toMatch(/^ {2}Rulings: .*FAQ-49/);
  });

  it("takes a name in several words, in any case", async () => {
    expect((await captureRun("card", "hidden", "blade")).out).toMatch(/^Hidden Blade {2}/);
  });

  it("gives the data where JSON is asked for", async () => {
    const { out } = await captureRun("card", "Gust", "--json");
    expect(JSON.parse(out)).toEqual(cards.find(({ name }) => name === "Gust"));
  });

  it("refuses an unknown name, and says what may have been meant", async () => {
    const { out, err, exitCode } = await captureRun("card", "Hiden Blade");
    expect({ out, exitCode }).toEqual({ out: "", exitCode: 1 });
    expect(err).toBe('error: there is no card "Hiden Blade" here. Did you mean "Hidden Blade"?\n');
    const far = await captureRun("card", "zzzzzzzzzzzzzzzzzz");
    expect(far.err).toContain("No other name is near it.");
  });

  it("prints every card of the pool", async () => {
    for (const { name } of cards) {
      const { out, exitCode } = await captureRun("card", name);
      expect([out.startsWith(`${name}  `), exitCode]).toEqual([true, 0]);
    }
  });
});
