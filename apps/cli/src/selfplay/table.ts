import type { Engine, LiveGame } from "@rulebound/engine";
import type { Outcome, Started } from "@rulebound/protocol";

/** A game that players sit at: what it asks of whom, and what they do. A game played in place is one. */
export type Table = Pick<LiveGame, "actions" | "position" | "priority" | "prompt" | "result" | "take">;

/** A game of which everything is kept that the engine answered to the latest action. */
export type KeptTable = Table & {
  /** the game before the next action */
  readonly now: () => Started;
  /** the game before the latest action, and what that brought about; null before the first one */
  readonly latest: () => { readonly before: Started; readonly outcome: Outcome } | null;
};

/** A game that goes from state to state, each of them handed back to the engine with the next action. */
export function keptTable(engine: Engine, started: Started): KeptTable {
  let now = started;
  let latest: ReturnType<KeptTable["latest"]> = null;
  return {
    now: () => now,
    latest: () => latest,
    prompt: () => now.prompt,
    priority: () => now.position.priority,
    position: () => now.position,
    result: () => latest?.outcome.result ?? null,
    actions: (player) => engine.actions(now.state, player),
    take: (action) => {
      const outcome = engine.resolve(now.state, action);
      latest = { before: now, outcome };
      now = outcome;
    },
  };
}
