import { describe, expect, it } from "vitest";
import { captureRun } from "../captured-run.ts";

describe("rulebound play", () => {
  it("tells a game turn by turn, up to who wins", async () => {
    const { out, err, exitCode } = await captureRun("play", "--seed", "4", "--decks", "annie,garen");
    expect([err, exitCode]).toEqual(["", 0]);
    const lines = out.split("\n");
    expect(lines.slice(0, 2)).toEqual(["P1 plays Annie's Fireworks.", "P2 plays Garen's Vanguard."]);
    const turns = lines.filter((line) => line.startsWith("Turn "));
    expect(turns[0]).toMatch(/^Turn 1, P[12] \(points: P1 0, P2 0\)$/);
    expect(turns.length).toBeGreaterThan(4);
    expect(out).toMatch(/\n {2}P[12] plays [A-Z]/);
    expect(out).toMatch(/\n {2}P[12] moves [A-Z].* to [A-Z]/);
    const [points, winner] = lines.slice(-3);
    const [, one = "", other = ""] = /^Points: P1 (\d+), P2 (\d+)$/.exec(points ?? "") ?? [];
    const best = Number(one) > Number(other) ? "P1" : "P2";
    expect(winner).toMatch(
      new RegExp(`^${best} wins by points in turn ${turns.length}, after \\d+ decisions\\.$`),
    );
  });

  it("tells the same game for the same seed, and another for another", async () => {
    const told = async (seed: string) => (await captureRun("play", "--seed", seed)).out;
    const first = await told("11");
    expect(await told("11")).toBe(first);
    expect(await told("12")).not.toBe(first);
  });

  it("seats as many as the mode has", async () => {
    const { out } = await captureRun("play", "--mode", "war", "--seed", "2");
    expect(
      out
        .split("\n")
        .slice(0, 5)
        .map((line) => line.slice(0, 9)),
    ).toEqual(["P1 plays ", "P2 plays ", "P3 plays ", "P4 plays ", ""]);
    expect(out).toMatch(/\nPoints: P1 \d+, P2 \d+, P3 \d+, P4 \d+\n/);
  });

  it.each([
    [["--decks", "nobody"], /No deck is named "nobody"\. There are: Annie's Fireworks, /],
    [["--decks", "a"], /Several decks are named "a"\. There are: /],
    [["--decks", "annie,garen,viktor"], /^error: duel has 2 seats, but 3 decks are named/],
    [["--mode", "solo"], /Allowed choices are duel, skirmish, war\./],
    [["--seed", "-1"], /It is a whole number from 0 to 4294967295\./],
    [["--wild", "--decks", "annie"], /cannot be used with/],
  ])("refuses %j and says what there is", async (args, message) => {
    const { err, exitCode } = await captureRun("play", ...args);
    expect(err).toMatch(message);
    expect(exitCode).toBe(1);
  });
});
