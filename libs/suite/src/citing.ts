import assert from "node:assert/strict";
import { engineOf } from "./game.ts";
import type { ScenarioWorld } from "./world.ts";

/** What is attached to a scenario for each citation that was judged apart from the play. */
export const citationMedia = "application/x.rulebound.citation+json";

/** Whether the engine says by which rule it refuses. */
export async function citesRules(world: ScenarioWorld): Promise<boolean> {
  const { capabilities } = await (await engineOf(world)).engine();
  return (capabilities.reports ?? []).includes("rules");
}

/** Whether the rules of events are compared. */
export async function rulesAreCompared(world: ScenarioWorld): Promise<boolean> {
  return world.parameters.citations !== "apart" && (await citesRules(world));
}

/** Judges the rule that an engine cites: one of the rules that are right, or a part of it. */
export function judgeCitation(
  world: ScenarioWorld,
  cited: string,
  rules: readonly string[],
  told: string,
): void {
  const right = rules.some((rule) => cited === rule || cited.startsWith(`${rule}.`));
  if (world.parameters.citations !== "apart") assert.ok(right, `it was refused by ${told}`);
  else world.attach(JSON.stringify({ cited, rules, right }), citationMedia);
}
