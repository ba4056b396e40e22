import { describe, expect, it } from "vitest";
import { captureRun } from "../captured-run.ts";

describe("rulebound selfplay", () => {
  it("adds up games, and exits with 0 where none went wrong", async () => {
    const { out, err, exitCode } = await captureRun("selfplay", "--games", "3", "--seed", "7");
    expect([err, exitCode]).toEqual(["", 0]);
    expect(out).toMatch(/^3 games of duel\n {2}clean {9}3\n/);
    expect(out).toMatch(/\n {2}decisions {5}\d+, of \d+ actions\n {2}turns {9}\d+\n/);
    expect(out).toMatch(/\n {2}longest game {2}seed [789]: \d+ actions in \d+ turns\n/);
    expect(out).toMatch(/\n {2}speed {9}[\d,]+ decisions\/s, [\d.]+ s in all\n$/);
    const [, wins = ""] = /\n {2}wins {10}(.+)\n/.exec(out) ?? [];
    expect([...wins.matchAll(/P\d (\d+)/g)].reduce((sum, [, times]) => sum + Number(times), 0)).toBe(3);
  });

  it("prints the same as JSON, the same games for the same seed", async () => {
    const run = async () => {
      const { out } = await captureRun(
        "selfplay",
        "--games",
        "2",
        "--seed",
        "20",
        "--mode",
        "skirmish",
        "--json",
      );
      const { seconds, decisionsPerSecond, ...rest } = JSON.parse(out);
      expect(seconds).toBeGreaterThan(0);
      expect(decisionsPerSecond).toBeCloseTo(rest.decisions / seconds);
      return rest;
    };
    const first = await run();
    expect(first).toMatchObject({ mode: "skirmish", seed: 20, check: false, games: 2, clean: 2, faults: [] });
    expect(await run()).toEqual(first);
  });

  it("checks games, of cards of the whole pool too", async () => {
    const { out, exitCode } = await captureRun(
      "selfplay",
      "--games",
      "1",
      "--seed",
      "3",
      "--wild",
      "--check",
    );
    expect(out).toMatch(/^1 games of duel, checked\n {2}clean {9}1\n/);
    expect(exitCode).toBe(0);
  });

  it("explains itself, and refuses numbers that are none", async () => {
    expect((await captureRun("selfplay", "--help")).out).toContain("Exits with 1 if anything was wrong");
    const { err, exitCode } = await captureRun("selfplay", "--games", "many");
    expect(err).toContain("It is a whole number from 1 to 1000000.");
    expect(exitCode).toBe(1);
  });
});
