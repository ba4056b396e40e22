import { type EventPattern, triggered, unit } from "@rulebound/language";
import { describe, expect, it } from "vitest";
import { happen, newGame, onChain, put } from "./spec-game.ts";

/** How often a pattern is met by an ability of one's own that costs so much Energy, used. */
function metBy(pattern: EventPattern, energy: number): number {
  const cards = [
    unit({
      name: "Watcher",
      domains: ["mind"],
      energy: 1,
      might: 1,
      abilities: [triggered(pattern, [{ do: "draw", amount: 1 }])],
    }),
  ];
  const game = newGame({ cards });
  put(game, "Watcher", "P1");
  const object = put(game, "Poro", "P1");
  happen(game, [{ by: "P1", source: null, item: null, event: "useAbility", object, player: "P1", energy }]);
  return onChain(game).length;
}

describe("using an activated ability (377.2.a)", () => {
  it("counts for a text that asks what it costs from that cost on (206)", () => {
    const pattern: EventPattern = { event: "useAbility", player: "you", abilityEnergy: 7 };
    expect([6, 7, 8].map((energy) => metBy(pattern, energy))).toEqual([0, 1, 1]);
  });

  it("counts only for whose it is", () => {
    expect(metBy({ event: "useAbility", player: "opponent" }, 7)).toBe(0);
  });
});
