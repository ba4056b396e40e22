import type { EngineInfo, Position } from "@rulebound/protocol";
import { describe, expect, it } from "vitest";
import { lackingFor, lackingReport } from "./needs.ts";

const little: EngineInfo = {
  name: "Little",
  version: "1",
  rules: "2026-07-16",
  modes: ["duel"],
  cards: ["Gust"],
  capabilities: {},
};
const much: EngineInfo = {
  ...little,
  cards: "all",
  capabilities: { inlineCards: true, positionFields: "all", scriptedRandom: true, reports: ["events"] },
};

const hand = (...cards: string[]): Position => ({
  players: { P1: { hand: cards.map((card) => ({ card })) } },
});

describe("lackingFor", () => {
  it("finds nothing where the engine lists all that is needed", () => {
    expect(lackingFor(little, hand("Gust"), [])).toBeNull();
    expect(lackingFor(much, { ...hand("Flash"), turn: { number: 5 } }, [{ pick: "P2" }])).toBeNull();
  });

  it.each<[string, Position]>([
    ["Little can't play the mode skirmish.", { mode: "skirmish" }],
    ['Little doesn\'t know the card "Flash".', hand("Gust", "Flash")],
    [
      "Little doesn't take cards that a position writes out.",
      { players: { P1: { hand: [{ card: "A unit", type: "unit" }] } } },
    ],
    ['Little can\'t load "turn.number" of a position.', { turn: { number: 5 } }],
    ['Little can\'t load "points" of a position.', { players: { P2: { points: 3 } } }],
    [
      'Little can\'t load "damage" of a position.',
      { players: { P1: { base: [{ card: "Gust", damage: 1 }] } } },
    ],
    [
      'Little can\'t load "damageBySeat" of a position.',
      { players: { P1: { base: [{ card: "Gust", damage: { P2: 1 } }] } } },
    ],
    [
      'Little can\'t load "pool.restricted" of a position.',
      { players: { P1: { pool: { restricted: [{ energy: 1, for: "spells" }] } } } },
    ],
  ])("%s", (reason, position) => {
    expect(lackingFor(little, position, [])).toBe(reason);
    expect(lackingFor({ ...much, modes: ["duel", "skirmish"] }, position, [])).toBeNull();
  });

  it("counts cards that are known in part, and asks for scripted chance", () => {
    const partly = { ...little, partialCards: [{ card: "Flash", missing: ["its second move"] }] };
    expect(lackingFor(partly, hand("Flash"), [])).toBeNull();
    expect(lackingFor(little, {}, [{ pick: "P2" }])).toBe("Little doesn't take scripted chance.");
  });
});

it("what an engine doesn't report can't be looked at", () => {
  expect(lackingReport(much, "events")).toBeNull();
  expect(lackingReport(much, "legalActions")).toBe("Little doesn't report the legal actions.");
});
