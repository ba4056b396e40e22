import { passive, unit } from "@rulebound/language";
import type { Position } from "@rulebound/protocol";
import { describe, expect, it } from "vitest";
import { createEngine } from "./engine.ts";
import { sampleCards } from "./sample-cards.ts";

const stronger = { fact: "might", of: "me", by: 1 } as const;
const askers = [
  unit({
    name: "Scholar",
    domains: [],
    might: 1,
    abilities: [passive(stronger, { happened: { event: "gainXp", player: "you" } })],
  }),
  unit({
    name: "Mourner",
    domains: [],
    might: 1,
    abilities: [passive(stronger, { happened: { event: "die", object: { is: "unit", side: "enemy" } } })],
  }),
  unit({
    name: "Miser",
    domains: [],
    might: 1,
    abilities: [passive(stronger, { happened: { event: "discard", player: "you" }, atLeast: 2 })],
  }),
];
const engine = createEngine([...sampleCards, ...askers]);
const base = ["Scholar", "Mourner", "Miser"];

const mightsIn = (position: Position): unknown[] =>
  engine.start(position).position.players.P1?.base.map(({ might }) => might) ?? [];

describe("what happened earlier in the turn", () => {
  it("counts for those who ask, as a position tells it", () => {
    expect(mightsIn({ players: { P1: { base } } })).toEqual([1, 1, 1]);
    const thisTurn = { gainedXp: 2, discarded: ["Spark", "Study"] };
    const told: Position = {
      players: { P1: { base, thisTurn }, P2: { thisTurn: { died: ["Giant"] } } },
    };
    expect(mightsIn(told)).toEqual([2, 2, 2]);
    const { players } = engine.start(told).position;
    expect(players.P1?.thisTurn).toEqual(thisTurn);
    expect(players.P2?.thisTurn).toEqual({ died: ["Giant"] });
  });

  it("is about whoever did it, and about how much of it", () => {
    const others = { gainedXp: 2, discarded: ["Spark", "Study"] };
    const own = { died: ["Giant"], discarded: ["Spark"] };
    expect(mightsIn({ players: { P1: { base, thisTurn: own }, P2: { thisTurn: others } } })).toEqual([
      1, 1, 1,
    ]);
  });

  it("is refused where no card asks for it, as it would be forgotten", () => {
    const plain = createEngine(sampleCards);
    expect(() => plain.start({ players: { P1: { thisTurn: { gainedXp: 1 } } } })).toThrow("gainedXp");
  });
});
