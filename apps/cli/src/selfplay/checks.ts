import { type Engine, Refusal } from "@rulebound/engine";
import { check, legalActionSchema, outcomeSchema, type Started, viewSchema } from "@rulebound/protocol";
import { seededNext } from "@rulebound/suite";
import { stackOf } from "./attempt.ts";
import { misplaced, negativeAmounts } from "./card-places.ts";
import { differenceIn } from "./difference.ts";
import { found, seatsIn, type Turning, type Watch, type Wrong } from "./game.ts";
import { leaksIn, secretsFrom, shownBy } from "./hidden-cards.ts";
import { isAtRest, reloadedTwin } from "./reloaded.ts";
import type { KeptTable } from "./table.ts";
import { promptAmiss, takesBack, triedOut } from "./trials.ts";
import { savedTwin, twinInPlace } from "./twins.ts";

/**
 * Everything that has to be true after every action, whatever was played. What is tried is drawn with a generator of
 * the checks' own, so that the same game is played with and without them.
 */
export function checks(engine: Engine, table: KeptTable, seed: number): Watch[] {
  const next = seededNext(seed ^ 0x5bd1e995);
  const beginning = table.position();
  const first = ([message]: readonly string[]): Wrong | null =>
    message === undefined ? null : found(message);
  return [
    { before: ({ prompt }) => promptAmiss(prompt) },
    { before: (turning) => triedOut(engine, table.now(), turning, next) },
    takesBack(engine, table),
    { after: () => first(misplaced(beginning, table.position())) },
    { after: () => first(negativeAmounts(table.position())) },
    { after: ({ actions }) => fitsSchemas(table, actions) },
    { after: () => viewsTellNothing(engine, table) },
    { after: () => loadsAgain(engine, table.now()) },
    savedTwin(engine, table),
    twinInPlace(engine, table, next),
    reloadedTwin(engine, table),
  ];
}

/** What the engine answers is as published. */
function fitsSchemas(table: KeptTable, actions: Turning["actions"]): Wrong | null {
  const outcome = table.latest()?.outcome;
  const checked = [check(outcomeSchema, outcome), ...actions.map((one) => check(legalActionSchema, one))];
  const misfit = checked.find((one) => !one.ok);
  return misfit?.ok === false
    ? found(`The answer doesn't fit its schema at ${misfit.fault.pointer}: ${misfit.fault.detail}`)
    : null;
}

/** No view tells its player what is hidden from them (127-130), of the game now or of what has just happened. */
function viewsTellNothing(engine: Engine, table: KeptTable): Wrong | null {
  const { state, position } = table.now();
  const { before, outcome } = table.latest() ?? {};
  const events = outcome?.events ?? [];
  for (const seat of seatsIn(position)) {
    const view = engine.view(state, seat, { events });
    const checked = check(viewSchema, view);
    if (!checked.ok) return found(`A view doesn't fit its schema at ${checked.fault.pointer}.`);
    const secrets = secretsFrom(position, seat);
    const known = before === undefined ? [] : shownBy(events, before.position, seat);
    const [leak] = leaksIn(view, secrets, known);
    if (leak !== undefined) return found(leak);
  }
  return null;
}

/** At rest no cleanup would change anything, and the position is the whole game: loaded again, it is the same. */
function loadsAgain(engine: Engine, { state, position, prompt }: Started): Wrong | null {
  if (!isAtRest({ position, prompt })) return null;
  // In what order things are listed isn't told by a position.
  const listed = (from: Started["state"]): string[] =>
    engine
      .actions(from)
      .map((one) => JSON.stringify(one))
      .toSorted();
  const actions = listed(state);
  try {
    const again = engine.start(position);
    const at = differenceIn(position, again.position) ?? differenceIn(actions, listed(again.state));
    return at === null ? null : found(`Loaded again, the position differs: ${at}`);
  } catch (error) {
    const why = error instanceof Refusal ? error.message : stackOf(error);
    return found(`The position can't be loaded again: ${why}`);
  }
}
