import { Refusal } from "@rulebound/engine";

/** What came of asking the engine for something. `broke` says how it failed where it should have answered. */
export type Attempt<Done> =
  | { readonly type: "done"; readonly done: Done }
  | { readonly type: "refused"; readonly message: string }
  | { readonly type: "broke"; readonly message: string };

/** Asks the engine for something. Whatever isn't a refusal by a rule means that the engine, or its state, is broken. */
export function attempt<Done>(ask: () => Done): Attempt<Done> {
  try {
    return { type: "done", done: ask() };
  } catch (error) {
    if (!(error instanceof Refusal)) return { type: "broke", message: stackOf(error) };
    const { code, rule, message } = error;
    const why = `${code}${rule === null ? "" : ` (${rule})`}: ${message}`;
    return { type: code === "illegal" ? "refused" : "broke", message: why };
  }
}

/** An error with the places that it went through, the innermost first. */
export function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
