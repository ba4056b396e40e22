import assert from "node:assert/strict";
import { Then } from "@cucumber/cucumber";
import type { Problem, Seat } from "@rulebound/protocol";
import { engineOf, idsOf, now, told } from "../game.ts";
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

function demandRule(refusal: Problem, rules: readonly string[]): void {
  const cited = refusal.rule ?? "";
  const fits = rules.some((rule) => cited === rule || cited.startsWith(`${rule}.`));
  assert.ok(fits, `it was refused by ${told(refusal)}`);
}

/** It was refused by this rule, or by a part of it. */
Then("that is refused by rule {rule}", function (this: ScenarioWorld, rule: string) {
  demandRule(takeRefusal(this), [rule]);
});

/** Where two rules forbid the same, either will do. */
Then("that is refused by rule {rule} or {rule}", function (this: ScenarioWorld, one: string, other: string) {
  demandRule(takeRefusal(this), [one, other]);
});

/** Whether an action is among the first decisions that a player can take now. */
Then(
  /^(P[1-4]) (could|couldn't) (play|activate|move|hide) "([^"]*)"$/,
  async function (this: ScenarioWorld, seat: Seat, could: string, type: string, word: string) {
    const { state } = await now(this);
    const actions = await (await engineOf(this)).actions(state, seat);
    const ids = idsOf(this, word);
    const found = actions.some(
      (action) => action.type === type && "object" in action && ids.includes(action.object),
    );
    assert.equal(found, could === "could");
  },
);
