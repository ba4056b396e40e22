import { type Engine, Refusal } from "@rulebound/engine";
import type { Action, Prompt, ReturnedPosition, Started } from "@rulebound/protocol";
import type { Next } from "@rulebound/suite";
import { actionsForbidden, actionsListed, actionsUnlisted, answersAllowed, sample } from "./answerable.ts";
import { attempt, stackOf } from "./attempt.ts";
import { differenceIn } from "./difference.ts";
import { found, seatsIn, type Turning, type Watch, type Wrong } from "./game.ts";
import type { KeptTable } from "./table.ts";

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

/** A decision is asked only where there is one, and its options can be told apart. */
export function promptAmiss(prompt: Prompt | null): Wrong | null {
  if (prompt === null) return null;
  const values = prompt.kind === "distribute" ? prompt.bounds : prompt.options.map(({ value }) => value);
  if (new Set(values.map((value) => JSON.stringify(value))).size < values.length) {
    return found(`Options of ${prompt.for} have the same value.`);
  }
  return isForced(prompt) ? found(`There is only one answer to ${prompt.for}.`) : null;
}

function isForced(prompt: Prompt): boolean {
  switch (prompt.kind) {
    case "pick":
    case "mode":
      return prompt.max === 0 || prompt.min >= prompt.options.length;
    case "order":
    case "yesNo":
      return prompt.options.length < 2;
    case "distribute":
      return prompt.bounds.every(({ min, max }) => min === max);
    case "name":
    case "pay":
      return prompt.options.length === 1;
  }
}

/** Taking back what is pending leads to where the game was before that was begun, unless somebody has left since. */
export function takesBack(engine: Engine, table: KeptTable): Watch {
  let resting: ReturnedPosition | null = table.position();
  return {
    before: ({ prompt, actions }) => {
      const { state, position } = table.now();
      if (prompt === null) resting = position;
      const cancel = actions.find(({ type }) => type === "cancel");
      if (prompt === null || cancel === undefined || resting === null) return null;
      const action = { player: cancel.player, type: "cancel" } as const;
      const at = differenceIn(resting, engine.resolve(state, action).position);
      return at === null ? null : found(`Taken back, the game isn't as it was: ${at}`, action);
    },
    after: ({ action }) => {
      if (action.type === "concede") resting = null;
      return null;
    },
  };
}

/** An action that must not go through. One that leads to a prompt hasn't yet: it may be impossible to complete. */
function refused(engine: Engine, { state }: Started, action: Action, otherwise: string): Wrong | null {
  try {
    return engine.resolve(state, action).prompt === null ? found(otherwise, action) : null;
  } catch (error) {
    return error instanceof Refusal ? null : found(stackOf(error), action);
  }
}
