import assert from "node:assert/strict";
import { Then } from "@cucumber/cucumber";
import type { Problem, Seat } from "@rulebound/protocol";
import { citesRules, judgeCitation } from "../citing.ts";
import { demandReport, engineOf, idsOf, now, told } from "../game.ts";
import type { ScenarioWorld } from "../world.ts";

function takeRefusal(world: ScenarioWorld): Problem {
  const { refusal } = world;
  assert.ok(refusal !== null, "the last action was accepted");
  world.refusal = null;
  assert.equal(refusal.code, "illegal", told(refusal));
  return refusal;
}

/** The last action was illegal, and nothing has changed. */
Then("that is refused", function (this: ScenarioWorld) {
  takeRefusal(this);
});

async function demandRule(world: ScenarioWorld, rules: readonly string[]): Promise<void> {
  const refusal = takeRefusal(world);
  // An engine that cites no rules has refused, and that is all that can be asked of it.
  if (await citesRules(world)) judgeCitation(world, refusal.rule ?? "", rules, told(refusal));
}

/** It was refused by this rule, or by a part of it. */
Then("that is refused by rule {rule}", async function (this: ScenarioWorld, rule: string) {
  await demandRule(this, [rule]);
});

/** Where two rules forbid the same, either will do. */
Then(
  "that is refused by rule {rule} or {rule}",
  async function (this: ScenarioWorld, one: string, other: string) {
    await demandRule(this, [one, other]);
  },
);

/** Whether an action is among the first decisions that a player can take now. */
Then(
  /^(P[1-4]) (could|couldn't) (play|activate|move|hide) "([^"]*)"$/,
  async function (this: ScenarioWorld, seat: Seat, could: string, type: string, word: string) {
    const { state } = await now(this);
    await demandReport(this, "legalActions");
    const actions = await (await engineOf(this)).actions(state, seat);
    const ids = idsOf(this, word);
    const found = actions.some(
      (action) => action.type === type && "object" in action && ids.includes(action.object),
    );
    assert.equal(found, could === "could");
  },
);
