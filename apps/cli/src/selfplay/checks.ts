import { isDeepStrictEqual } from "node:util";
import { type Engine, Refusal } from "@rulebound/engine";
import {
  type Action,
  check,
  legalActionSchema,
  outcomeSchema,
  type ReturnedPosition,
  type Seat,
  type Started,
  seats,
  viewSchema,
} from "@rulebound/protocol";
import { type Next, seededNext } from "@rulebound/suite";
import { actionsForbidden, actionsListed, answersAllowed, sample } from "./answerable.ts";
import { attempt, stackOf } from "./attempt.ts";
import { misplaced, negativeAmounts } from "./card-places.ts";
import type { Fault, Step, Turning, Watch } from "./game.ts";
import { leaksIn, secretsFrom } from "./hidden-cards.ts";

/** How many of the listed actions, and of the answers to a prompt, are tried at every step. */
const tried = 5;

type Wrong = Omit<Fault, "action"> | null;

const wrong = (message: string | undefined, action: Action | null = null): Wrong =>
  message === undefined ? null : { kind: "check", message, tried: action };

/**
 * Everything that has to be true after every action, whatever was played. What is tried is drawn with a generator of
 * the checks' own, so that the same game is played with and without them.
 */
export function checks(engine: Engine, started: Started, seed: number): Watch[] {
  const next = seededNext(seed ^ 0x5bd1e995);
  return [
    { before: (turning) => triedOut(engine, turning, next) },
    { after: ({ outcome }) => wrong(misplaced(started.position, outcome.position)[0]) },
    { after: ({ outcome }) => wrong(negativeAmounts(outcome.position)[0]) },
    { after: ({ outcome, actions }) => fitsSchemas(outcome, actions) },
    { after: ({ outcome }) => viewsTellNothing(engine, outcome) },
    { after: ({ outcome }) => loadsAgain(engine, outcome) },
    twin(engine, started),
  ];
}

/** Lists what can be done, and does some of it; does what can't be. The state that it starts from stays as it was. */
function triedOut(engine: Engine, { before, actions }: Turning, next: Next): Wrong {
  const { state, prompt, position } = before;
  const was = JSON.stringify(state);
  const allowed = [
    ...sample(actions.flatMap(actionsListed), tried, next),
    ...(prompt === null ? [] : sample(answersAllowed(prompt), tried, next)),
  ];
  for (const action of allowed) {
    const { type, ...rest } = attempt(engine, state, action);
    if (type !== "done") {
      return wrong(`What is listed was ${type}: ${"message" in rest ? rest.message : ""}`, action);
    }
  }
  for (const action of sample(actionsForbidden(before, seatsIn(position)), 1, next)) {
    try {
      engine.resolve(state, action);
      return wrong("An action was accepted of a player who isn't to act.", action);
    } catch (error) {
      if (!isRefusal(error)) return wrong(stackOf(error), action);
    }
  }
  return JSON.stringify(state) === was
    ? null
    : wrong("Trying actions has changed the state they started from.");
}

const isRefusal = (error: unknown): error is Refusal => error instanceof Refusal;

const seatsIn = ({ players }: ReturnedPosition): Seat[] =>
  seats.filter((seat) => players[seat] !== undefined);

/** What the engine answers is as published. */
function fitsSchemas(outcome: Step["outcome"], actions: Step["actions"]): Wrong {
  const checked = [check(outcomeSchema, outcome), ...actions.map((one) => check(legalActionSchema, one))];
  const misfit = checked.find((one) => !one.ok);
  return misfit?.ok === false
    ? wrong(`The answer doesn't fit its schema at ${misfit.fault.pointer}: ${misfit.fault.detail}`)
    : null;
}

/** No view tells its player what is hidden from them (127-130). */
function viewsTellNothing(engine: Engine, { state, position }: Started): Wrong {
  for (const seat of seatsIn(position)) {
    const view = engine.view(state, seat);
    const checked = check(viewSchema, view);
    if (!checked.ok) return wrong(`A view doesn't fit its schema at ${checked.fault.pointer}.`);
    const [leak] = leaksIn(view, secretsFrom(position, seat));
    if (leak !== undefined) return wrong(leak);
  }
  return null;
}

/** At rest no cleanup would change anything, and the position is the whole game: loaded again, it is the same. */
function loadsAgain(engine: Engine, { position, prompt }: Started): Wrong {
  const { turnState, turn, winner } = position;
  if (prompt !== null || winner !== null || turnState !== "neutral-open" || turn.phase !== "main")
    return null;
  try {
    const again = engine.start(position).position;
    const at = differenceIn(position, again);
    return at === null ? null : wrong(`Loaded again, the position differs: ${at}`);
  } catch (error) {
    const why = isRefusal(error) ? error.message : stackOf(error);
    return wrong(`The position can't be loaded again: ${why}`);
  }
}

/** Where two values differ first, with what they have there; null where they don't. */
export function differenceIn(one: unknown, other: unknown, at = ""): string | null {
  if (isDeepStrictEqual(one, other)) return null;
  if (!isObject(one) || !isObject(other))
    return `${at} is ${JSON.stringify(one)}, then ${JSON.stringify(other)}`;
  for (const key of new Set([...Object.keys(one), ...Object.keys(other)])) {
    const inside = differenceIn(one[key], other[key], `${at}/${key}`);
    if (inside !== null) return inside;
  }
  return `${at}: in the order of its fields`;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

/** The same game once more, written down as JSON and read again after every action. */
function twin(engine: Engine, started: Started): Watch {
  let saved = JSON.stringify(started.state);
  return {
    after: ({ action, outcome }) => {
      const second = attempt(engine, JSON.parse(saved), action);
      if (second.type !== "done") return wrong(`The saved game ${second.type}: ${second.message}`, action);
      saved = JSON.stringify(second.outcome.state);
      if (JSON.stringify(second.outcome) === JSON.stringify(outcome)) return null;
      return wrong(`The saved game went another way: ${differenceIn(outcome, second.outcome)}`, action);
    },
  };
}
