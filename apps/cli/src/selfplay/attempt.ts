import { type Engine, Refusal } from "@rulebound/engine";
import type { Action, Outcome, State } from "@rulebound/protocol";

/** What came of handing an action to the engine. `broke` says how it failed where it should have answered. */
export type Attempt =
  | { readonly type: "done"; readonly outcome: Outcome }
  | { readonly type: "refused"; readonly message: string }
  | { readonly type: "broke"; readonly message: string };

/** Hands an action to the engine. Whatever isn't a refusal by a rule means that the engine, or its state, is broken. */
export function attempt(engine: Engine, state: State, action: Action): Attempt {
  try {
    return { type: "done", outcome: engine.resolve(state, action) };
  } catch (error) {
    if (!(error instanceof Refusal)) return { type: "broke", message: stackOf(error) };
    const { code, rule, message } = error;
    const why = `${code}${rule === null ? "" : ` (${rule})`}: ${message}`;
    return code === "illegal" ? { type: "refused", message: why } : { type: "broke", message: why };
  }
}

/** An error with the places that it went through, the innermost first. */
export function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
