import { type Engine, Refusal } from "@rulebound/engine";
import type { Action, Started } from "@rulebound/protocol";
import type { Next } from "@rulebound/suite";
import { actionsForbidden, actionsListed, actionsUnlisted, answersAllowed, sample } from "./answerable.ts";
import { attempt, stackOf } from "./attempt.ts";
import { found, seatsIn, type Turning, type Wrong } from "./game.ts";

/** How many of the listed actions, and of the answers to a prompt, are tried at every step. */
const tried = 5;

/**
 * Does some of what is listed, which has to be accepted, and of what isn't or can't be, which has to be refused. The
 * state that all of it starts from has to stay as it was.
 */
export function triedOut(
  engine: Engine,
  now: Started,
  { prompt, actions }: Turning,
  next: Next,
): Wrong | null {
  const { state, position } = now;
  const was = JSON.stringify(state);
  const others = sample(engine.actions(state).flatMap(actionsListed), 1, next);
  const allowed = [
    ...sample(actions.flatMap(actionsListed), tried, next),
    ...others,
    ...(prompt === null ? [] : sample(answersAllowed(prompt), tried, next)),
  ];
  for (const action of allowed) {
    const trial = attempt(() => JSON.stringify(engine.resolve(state, action)));
    if (trial.type === "done") continue;
    const how = trial.type === "broke" ? "breaks the engine" : "is refused";
    return found(`What is listed ${how}: ${trial.message}`, action);
  }
  for (const action of sample(actionsForbidden(now, seatsIn(position)), 1, next)) {
    const wrong = refused(engine, now, action, "An action is accepted of a player who isn't to act.");
    if (wrong !== null) return wrong;
  }
  for (const action of sample(actionsUnlisted(now, actions), 2, next)) {
    const wrong = refused(engine, now, action, "What isn't listed is accepted.");
    if (wrong !== null) return wrong;
  }
  return JSON.stringify(state) === was
    ? null
    : found("Trying actions has changed the state they started from.");
}

/** An action that must not go through. One that leads to a prompt hasn't yet: it may be impossible to complete. */
function refused(engine: Engine, { state }: Started, action: Action, otherwise: string): Wrong | null {
  try {
    return engine.resolve(state, action).prompt === null ? found(otherwise, action) : null;
  } catch (error) {
    return error instanceof Refusal ? null : found(stackOf(error), action);
  }
}
