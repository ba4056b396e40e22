import { type Problem, problem, type Seat } from "@rulebound/protocol";
import { describe, expect, it } from "vitest";
import { board } from "./sample-prompts.ts";
import { gameIn } from "./sample-works.ts";
import { viewProblem } from "./view-problem.ts";

const game = gameIn(board);

const illegal = (detail: string, pointer?: string): Problem =>
  problem("illegal", detail, { rule: "355.7", ...(pointer === undefined ? {} : { pointer }) });

/** Whether a player is told all of it. */
const told = (player: Seat, detail: string, pointer?: string): boolean => {
  const whole = illegal(detail, pointer);
  return JSON.stringify(viewProblem(game, whole, player)) === JSON.stringify(whole);
};

describe("a problem as a player may see it", () => {
  it("is whole where it names nothing, or what they see", () => {
    for (const player of ["P1", "P2"] as const) {
      expect(told(player, "P2 doesn't have priority.", "/player")).toBe(true);
      expect(told(player, '"guard" can\'t be chosen here.', "/action/targets/0")).toBe(true);
      expect(told(player, "Void Gate can't be moved to.")).toBe(true);
    }
    expect(told("P1", '"spark" can\'t be chosen here.', "/action/card")).toBe(true);
    expect(told("P1", "Spark has no destination.")).toBe(true);
    expect(told("P2", "Ambuscade was hidden this turn.")).toBe(true);
  });

  it("keeps its code and its rule, but no sentence or pointer that names a card hidden from them", () => {
    const withheld = {
      type: "urn:rulebound:problem:illegal",
      title: "Illegal",
      status: 422,
      detail: "It names what P2 may not see.",
      code: "illegal",
      rule: "355.7",
    };
    expect(viewProblem(game, illegal('"spark" can\'t be chosen here.', "/action/card"), "P2")).toEqual(
      withheld,
    );
    expect(viewProblem(game, illegal("Spark has no destination."), "P2")).toEqual(withheld);
    expect(viewProblem(game, illegal("It can't be paid so.", "/action/pay/spark"), "P2")).toEqual(withheld);
    expect(told("P1", "Ambuscade was hidden this turn.")).toBe(false);
    expect(told("P1", '"top" can\'t be chosen here.')).toBe(false);
  });

  it("doesn't tell by what is withheld whether a card is there", () => {
    expect(told("P2", 'P2 sees no object "spark".')).toBe(false);
    expect(told("P2", 'P2 sees no object "spork".')).toBe(false);
    expect(told("P2", "Spark has no destination.")).toBe(false);
    expect(told("P2", "Lantern has no destination.")).toBe(false);
  });
});
