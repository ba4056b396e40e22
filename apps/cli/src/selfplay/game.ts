import type { Engine } from "@rulebound/engine";
import type { Action, LegalAction, Outcome, Result, Seat, Started } from "@rulebound/protocol";
import { exampleAction, type Next, randomAction } from "@rulebound/suite";
import { attempt, stackOf } from "./attempt.ts";

/** No game that the players mean to end is longer than this. */
export const mostActions = 4_000;

/** A game before an action, who has to act, and what they can do. */
export type Turning = {
  readonly before: Started;
  readonly player: Seat;
  readonly actions: readonly LegalAction[];
};

/** One accepted action of a game. */
export type Step = Turning & {
  /** the first is 1 */
  readonly number: number;
  readonly action: Action;
  readonly outcome: Outcome;
};

/** What is wrong, at which action of the game: the engine refused, broke, or answered what can't be. */
export type Fault = {
  readonly kind: "crash" | "refused" | "unfinished" | "check";
  /** the number of the action; with the game's seed it leads there again */
  readonly action: number;
  readonly message: string;
  /** what was tried, where that is what failed */
  readonly tried: Action | null;
};

/** A game that is over, one way or another. */
export type Played = {
  readonly actions: number;
  /** actions that weren't forced: there was something else to do */
  readonly decisions: number;
  readonly turns: number;
  readonly points: Readonly<Partial<Record<Seat, number>>>;
  /** the last player or a winner by points; null where a fault stopped the game */
  readonly result: Result | null;
  readonly fault: Fault | null;
};

/** Looks at a game at every step; gives what is wrong with it. */
export type Watch = {
  readonly before?: (turning: Turning) => Omit<Fault, "action"> | null;
  readonly after?: (step: Step) => Omit<Fault, "action"> | null;
};

/** Plays a game to its end between players who decide by chance. Stops at the first fault. */
export function playOn(engine: Engine, started: Started, next: Next, watches: readonly Watch[]): Played {
  let before = started;
  let decisions = 0;
  for (let number = 1; number <= mostActions; number += 1) {
    const stopped = (fault: Omit<Fault, "action">): Played =>
      played(before, number - 1, decisions, null, { ...fault, action: number });
    const turning = turningOf(engine, before);
    if ("kind" in turning) return stopped(turning);
    const amiss = firstFault(watches, ({ before: look }) => look?.(turning));
    if (amiss) return stopped(amiss);
    const done = act(engine, turning, next);
    if ("kind" in done) return stopped(done);
    const step = { ...turning, ...done, number };
    if (isChoice(turning)) decisions += 1;
    const wrong = firstFault(watches, ({ after: look }) => look?.(step));
    if (wrong) return stopped(wrong);
    before = done.outcome;
    if (done.outcome.result !== null) return played(before, number, decisions, done.outcome.result, null);
  }
  const message = `The game goes on after ${mostActions} actions.`;
  const fault = { kind: "unfinished", action: mostActions, message, tried: null } as const;
  return played(before, mostActions, decisions, null, fault);
}

function played(
  { position }: Started,
  actions: number,
  decisions: number,
  result: Result | null,
  fault: Fault | null,
): Played {
  const points = Object.fromEntries(
    Object.entries(position.players).map(([seat, player]) => [seat, player.points]),
  );
  return { actions, decisions, turns: position.turn.number, points, result, fault };
}

/** The first thing that is amiss; a look that the engine fails is amiss too. */
function firstFault(
  watches: readonly Watch[],
  look: (watch: Watch) => Omit<Fault, "action"> | null | undefined,
): Omit<Fault, "action"> | null {
  try {
    for (const watch of watches) {
      const fault = look(watch);
      if (fault) return fault;
    }
    return null;
  } catch (error) {
    return { kind: "crash", message: stackOf(error), tried: null };
  }
}

function turningOf(engine: Engine, before: Started): Turning | Omit<Fault, "action"> {
  const player = before.prompt?.player ?? before.position.priority;
  if (player === null) {
    return {
      kind: "crash",
      message: "Nobody is asked, nobody has priority, and nobody has won.",
      tried: null,
    };
  }
  try {
    return { before, player, actions: engine.actions(before.state, player) };
  } catch (error) {
    return { kind: "crash", message: stackOf(error), tried: null };
  }
}

/** Whether there is more than one thing to do, giving up not counted. A prompt is only asked where there is. */
function isChoice({ before, actions }: Turning): boolean {
  return before.prompt !== null || actions.filter(({ type }) => type !== "concede").length > 1;
}

/** What the player decides, and where that isn't among the legal choices, the prompt's own example. */
function act(
  engine: Engine,
  { before: { state, prompt }, player, actions }: Turning,
  next: Next,
): { action: Action; outcome: Outcome } | Omit<Fault, "action"> {
  const action = randomAction({ actions, prompt, player, next });
  const first = attempt(engine, state, action);
  if (first.type === "done") return { action, outcome: first.outcome };
  const example = action.type === "answer" ? exampleAction(prompt) : null;
  if (first.type === "broke" || example === null) return failed(first, action);
  const second = attempt(engine, state, example);
  return second.type === "done" ? { action: example, outcome: second.outcome } : failed(second, example);
}

function failed(
  { type, message }: { type: "refused" | "broke"; message: string },
  tried: Action,
): Omit<Fault, "action"> {
  return { kind: type === "broke" ? "crash" : "refused", message, tried };
}
