import {
  actionsAnswerSchema,
  check,
  type EngineInfo,
  type EngineOutcome,
  type EngineStarted,
  engineInfoSchema,
  engineOutcomeSchema,
  engineStartedSchema,
  type LegalAction,
  type Problem,
  problemSchema,
  type ReturnedPosition,
  returnedPositionSchema,
  type View,
  viewSchema,
} from "@rulebound/protocol";
import type { Moment } from "../adapter.ts";
import { EngineBroke } from "../trouble.ts";
import { returnedFrom } from "./returned-position.ts";

// What engines of others send back, checked against the contract. What doesn't have its shape is the engine's fault.

/** What an engine says of itself. */
export const infoIn = (body: unknown): EngineInfo => demand("engine", check(engineInfoSchema, body));

/** The game that a position was loaded into; loading brings no events. */
export function startedIn(body: unknown): Moment {
  const position = wholePositionIn(body);
  const reply = demand("start", check(engineStartedSchema, position === null ? body : withoutPosition(body)));
  return momentOf(reply, position ?? returnedFrom(reply.position));
}

/** What an action brought about. */
export function outcomeIn(body: unknown): Moment {
  const position = wholePositionIn(body);
  const reply = demand(
    "resolve",
    check(engineOutcomeSchema, position === null ? body : withoutPosition(body)),
  );
  return momentOf(reply, position ?? returnedFrom(reply.position));
}

/**
 * The position of a reply where nothing is left out of it: told so at once, it need not be looked at in all the
 * spellings that a position may have.
 */
function wholePositionIn(body: unknown): ReturnedPosition | null {
  if (typeof body !== "object" || body === null || !("position" in body)) return null;
  const checked = check(returnedPositionSchema, body.position);
  return checked.ok ? checked.value : null;
}

const withoutPosition = (body: unknown): object => ({ ...Object(body), position: {} });

/** Legal actions. */
export function actionsIn(actions: unknown): readonly LegalAction[] {
  return demand("actions", check(actionsAnswerSchema, { actions })).actions;
}

/** What one player may see. */
export const viewIn = (body: unknown): View => demand("view", check(viewSchema, body));

/** A refusal. */
export const problemIn = (body: unknown): Problem => demand("a refusal", check(problemSchema, body));

type Demanded<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly fault: { readonly pointer: string; readonly detail: string } };

function demand<Value>(what: string, checked: Demanded<Value>): Value {
  if (checked.ok) return checked.value;
  const { pointer, detail } = checked.fault;
  throw new EngineBroke(`its answer to ${what} isn't what the contract says: ${pointer || "/"}: ${detail}`);
}

function momentOf(reply: EngineStarted | EngineOutcome, position: ReturnedPosition): Moment {
  const { state, prompt } = reply;
  const { events = [], result = null } = "events" in reply || "result" in reply ? reply : {};
  return {
    state,
    position,
    // An engine need not cite rules nor word its prompts; no step looks at either.
    prompt: prompt === null ? null : { rule: "", text: "", ...prompt },
    events,
    result,
  };
}
