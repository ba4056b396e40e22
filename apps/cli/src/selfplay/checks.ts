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
import type { Turning, Watch, Wrong } from "./game.ts";
import { leaksIn, secretsFrom } from "./hidden-cards.ts";
import type { KeptTable } from "./table.ts";

/** How many of the listed actions, and of the answers to a prompt, are tried at every step. */
const tried = 5;

const wrong = (message: string | undefined, action: Action | null = null): Wrong | null =>
  message === undefined ? null : { kind: "check", message, tried: action };

/**
 * Everything that has to be true after every action, whatever was played. What is tried is drawn with a generator of
 * the checks' own, so that the same game is played with and without them.
 */
export function checks(engine: Engine, table: KeptTable, seed: number): Watch[] {
  const next = seededNext(seed ^ 0x5bd1e995);
  const beginning = table.position();
  return [
    { before: (turning) => triedOut(engine, table.now(), turning, next) },
    { after: () => wrong(misplaced(beginning, table.position())[0]) },
    { after: () => wrong(negativeAmounts(table.position())[0]) },
    { after: ({ actions }) => fitsSchemas(table, actions) },
    { after: () => viewsTellNothing(engine, table.now()) },
    { after: () => loadsAgain(engine, table.now()) },
    savedTwin(engine, table),
    twinInPlace(engine, table),
  ];
}

/** Lists what can be done, and does some of it; does what can't be. The state that it starts from stays as it was. */
function triedOut(engine: Engine, now: Started, { prompt, actions }: Turning, next: Next): Wrong | null {
  const { state, position } = now;
  const was = JSON.stringify(state);
  const allowed = [
    ...sample(actions.flatMap(actionsListed), tried, next),
    ...(prompt === null ? [] : sample(answersAllowed(prompt), tried, next)),
  ];
  for (const action of allowed) {
    const trial = attempt(() => JSON.stringify(engine.resolve(state, action)));
    if (trial.type !== "done") return wrong(`What is listed ${told(trial)}`, action);
  }
  for (const action of sample(actionsForbidden(now, seatsIn(position)), 1, next)) {
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

const told = ({ type, message }: { type: "refused" | "broke"; message: string }): string =>
  `${type === "broke" ? "broke the engine" : "is refused"}: ${message}`;

const isRefusal = (error: unknown): error is Refusal => error instanceof Refusal;

const seatsIn = ({ players }: ReturnedPosition): Seat[] =>
  seats.filter((seat) => players[seat] !== undefined);

/** What the engine answers is as published. */
function fitsSchemas(table: KeptTable, actions: Turning["actions"]): Wrong | null {
  const outcome = table.latest()?.outcome;
  const checked = [check(outcomeSchema, outcome), ...actions.map((one) => check(legalActionSchema, one))];
  const misfit = checked.find((one) => !one.ok);
  return misfit?.ok === false
    ? wrong(`The answer doesn't fit its schema at ${misfit.fault.pointer}: ${misfit.fault.detail}`)
    : null;
}

/** No view tells its player what is hidden from them (127-130). */
function viewsTellNothing(engine: Engine, { state, position }: Started): Wrong | null {
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
function loadsAgain(engine: Engine, { position, prompt }: Started): Wrong | null {
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

/** The same game once more, written down as JSON and read again after every action: it stays the same, byte for byte. */
function savedTwin(engine: Engine, table: KeptTable): Watch {
  let saved = JSON.stringify(table.now().state);
  return {
    after: ({ action }) => {
      const twin = attempt(() => engine.resolve(JSON.parse(saved), action));
      if (twin.type !== "done") return wrong(`Of the saved game, what was done ${told(twin)}`, action);
      saved = JSON.stringify(twin.done.state);
      const outcome = table.latest()?.outcome;
      if (JSON.stringify(twin.done) === JSON.stringify(outcome)) return null;
      return wrong(`The saved game goes another way: ${differenceIn(outcome, twin.done)}`, action);
    },
  };
}

/** The same game once more, played in place. */
function twinInPlace(engine: Engine, table: KeptTable): Watch {
  const twin = engine.open(table.now().state);
  return {
    after: ({ action }) => {
      const taken = attempt(() => twin.take(action));
      if (taken.type !== "done") return wrong(`Of the game in place, what was done ${told(taken)}`, action);
      const own = { position: twin.position(), prompt: twin.prompt(), result: twin.result() };
      const { position, prompt, result } = { ...table.now(), result: table.result() };
      const at = differenceIn({ position, prompt, result }, own);
      return at === null ? null : wrong(`The game in place goes another way: ${at}`, action);
    },
  };
}
