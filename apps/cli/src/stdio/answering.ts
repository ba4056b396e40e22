import { type Engine, Refusal } from "@rulebound/engine";
import {
  check,
  type EngineCall,
  engineCallSchema,
  type Fault,
  type Problem,
  problem,
  problemOfFault,
  type StateOrPosition,
  stateOrPositionSchema,
  viewRequestSchema,
} from "@rulebound/protocol";

/** The reply to a call: its id, and what it asked for or a problem. */
export type LineReply = { readonly id: number } & Readonly<Record<string, unknown>>;

/**
 * Answers one line of the line protocol with an engine. Never throws: what can't be read, what the engine refuses and
 * what breaks it all become problems. Besides the calls of the contract it answers `view`.
 */
export function answerLine(engine: Engine, line: string): LineReply {
  const message = parsed(line);
  const id = idIn(message);
  try {
    return { id, ...answerTo(engine, message) };
  } catch (error) {
    return { id, problem: problemOf(error) };
  }
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

/** The call's id; 0 where there is none to give back. */
function idIn(message: unknown): number {
  if (typeof message !== "object" || message === null || !("id" in message)) return 0;
  return typeof message.id === "number" && Number.isSafeInteger(message.id) && message.id >= 0
    ? message.id
    : 0;
}

type Demanded<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly fault: Fault };

/** What was wrong with a call. */
class Malformed extends Error {
  readonly problem: Problem;
  constructor(problem: Problem) {
    super(problem.detail);
    this.problem = problem;
  }
}

function demand<Value>(checked: Demanded<Value>): Value {
  if (checked.ok) return checked.value;
  throw new Malformed(problemOfFault(checked.fault));
}

function answerTo(engine: Engine, message: unknown): Readonly<Record<string, unknown>> {
  if (typeof message === "object" && message !== null && "call" in message && message.call === "view") {
    return view(engine, message);
  }
  const call: EngineCall = demand(check(engineCallSchema, message));
  switch (call.call) {
    case "engine":
      return { engine: engine.info() };
    case "start": {
      const { state, position, prompt } = engine.start(call.position, chanceOf(call));
      return { started: { state, position, prompt } };
    }
    case "resolve": {
      const outcome = engine.resolve(stateIn(call.state), call.action, chanceOf(call));
      const { state, position, prompt, events, result } = outcome;
      return { outcome: { state, position, prompt, events, result } };
    }
    case "actions":
      return { actions: engine.actions(stateIn(call.state), call.player) };
    case "end":
      // States are whole: there is nothing to forget.
      return { ended: true };
  }
}

function view(engine: Engine, message: object): Readonly<Record<string, unknown>> {
  const { id: _id, call: _call, ...request } = { id: 0, call: "", ...message };
  const { state, player } = demand(check(viewRequestSchema, request));
  return { view: engine.view(state, player) };
}

const stateIn = (state: unknown): StateOrPosition => demand(check(stateOrPositionSchema, state));

function chanceOf({ random }: { readonly random?: EngineCallRandom }): { random?: EngineCallRandom } {
  return random === undefined ? {} : { random };
}

type EngineCallRandom = NonNullable<Extract<EngineCall, { call: "start" }>["random"]>;

function problemOf(error: unknown): Problem {
  if (error instanceof Malformed) return error.problem;
  if (error instanceof Refusal) {
    const { code, message, rule, pointer } = error;
    return problem(code, message, {
      ...(rule === null ? {} : { rule }),
      ...(pointer === null ? {} : { pointer }),
    });
  }
  return problem("errored", error instanceof Error ? error.message : String(error));
}
