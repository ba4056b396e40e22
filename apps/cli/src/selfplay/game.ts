import {
  type Action,
  type LegalAction,
  type Prompt,
  type Result,
  type ReturnedPosition,
  type Seat,
  seats,
} from "@rulebound/protocol";
import { insteadOf, type Next, randomAction } from "@rulebound/suite";
import { type Attempt, attempt, stackOf } from "./attempt.ts";
import type { Table } from "./table.ts";

/** No game whose players mean to end it is longer than this. */
export const mostActions = 4_000;

/** Who has to act, and what they can do. */
export type Turning = {
  readonly player: Seat;
  readonly prompt: Prompt | null;
  readonly actions: readonly LegalAction[];
};

/** One accepted action of a game. */
export type Step = Turning & { readonly action: Action };

/** What is wrong: the engine refused, broke, or answered what can't be. */
export type Wrong = {
  readonly kind: "crash" | "refused" | "unfinished" | "check";
  readonly message: string;
  /** what was tried, where that is what failed */
  readonly tried: Action | null;
};

/** What a look at the game has found to be wrong. */
export const found = (message: string, tried: Action | null = null): Wrong => ({
  kind: "check",
  message,
  tried,
});

/** What is wrong, and at which action of the game, the first being 1; with the game's seed it leads there again. */
export type Fault = Wrong & { readonly action: number };

/** A game that is over, one way or another. */
export type Played = {
  readonly actions: number;
  /** actions that weren't forced: there was something else to do */
  readonly decisions: number;
  readonly turns: number;
  readonly points: Readonly<Partial<Record<Seat, number>>>;
  /** how the game ended; null where a fault stopped it */
  readonly result: Result | null;
  readonly fault: Fault | null;
};

/** Looks at a game before and after each action; gives what is wrong with it. */
export type Watch = {
  readonly before?: (turning: Turning) => Wrong | null;
  readonly after?: (step: Step) => Wrong | null;
};

/** One action in so many is somebody's giving up, where players give up at all. */
const actionsToConcession = 150;

/** How a game is played: who looks at it, and whether players give up now and then. */
export type Manner = { readonly watches?: readonly Watch[]; readonly concede?: boolean };

/** Plays a game to its end between players who decide by chance. Stops at the first fault. */
export function playOn(table: Table, next: Next, manner: Manner = {}): Played {
  let decisions = 0;
  for (let number = 1; number <= mostActions; number += 1) {
    const turning = attempt(() => turningOf(table));
    const wrong =
      failing(turning, null) ?? (turning.type === "done" ? playOne(table, turning.done, next, manner) : null);
    if (wrong !== null) return played(table, number - 1, decisions, { ...wrong, action: number });
    if (turning.type === "done" && isChoice(turning.done)) decisions += 1;
    if (table.result() !== null) return played(table, number, decisions, null);
  }
  const message = `The game goes on after ${mostActions} actions.`;
  const fault = { kind: "unfinished", action: mostActions, message, tried: null } as const;
  return played(table, mostActions, decisions, fault);
}

function played(table: Table, actions: number, decisions: number, fault: Fault | null): Played {
  const { players, turn } = table.position();
  const points = Object.fromEntries(Object.entries(players).map(([seat, its]) => [seat, its.points]));
  const result = fault === null ? table.result() : null;
  return { actions, decisions, turns: turn.number, points, result, fault };
}

function turningOf(table: Table): Turning {
  const prompt = table.prompt();
  const player = prompt?.player ?? table.priority();
  if (player === null) throw new Error("Nobody is asked, nobody has priority, and nobody has won.");
  return { player, prompt, actions: table.actions(player) };
}

/** Whether there is more than one thing to do, giving up not counted. A prompt is only asked where there is. */
function isChoice({ prompt, actions }: Turning): boolean {
  return prompt !== null || actions.filter(({ type }) => type !== "concede").length > 1;
}

/** Has the player act, with everybody watching; gives what was wrong. */
function playOne(table: Table, turning: Turning, next: Next, manner: Manner): Wrong | null {
  const { watches = [], concede = false } = manner;
  const amiss = seen(() =>
    firstWrong(
      watches.map(
        ({ before }) =>
          () =>
            before?.(turning),
      ),
    ),
  );
  if (amiss !== null) return amiss;
  const action = (concede ? concession(table, next) : null) ?? randomAction({ ...turning, next });
  const first = attempt(() => table.take(action));
  const instead = first.type === "refused" ? insteadOf(action, turning.prompt) : null;
  const wrong =
    instead === null
      ? failing(first, action)
      : failing(
          attempt(() => table.take(instead)),
          instead,
        );
  if (wrong !== null) return wrong;
  const step = { ...turning, action: instead ?? action };
  return seen(() =>
    firstWrong(
      watches.map(
        ({ after }) =>
          () =>
            after?.(step),
      ),
    ),
  );
}

/** Now and then, whoever's turn it is, somebody who is still in the game gives it up. */
function concession(table: Table, next: Next): Action | null {
  if (next(actionsToConcession) > 0) return null;
  const position = table.position();
  const left = seatsIn(position).filter((seat) => position.players[seat]?.removed !== true);
  const player = left[next(left.length)];
  return player === undefined ? null : { player, type: "concede" };
}

/** The seats that players sit in, or sat in before they gave up. */
export const seatsIn = ({ players }: ReturnedPosition): Seat[] =>
  seats.filter((seat) => players[seat] !== undefined);

function failing(attempted: Attempt<unknown>, tried: Action | null): Wrong | null {
  switch (attempted.type) {
    case "done":
      return null;
    case "refused":
      return { kind: "refused", message: attempted.message, tried };
    case "broke":
      return { kind: "crash", message: attempted.message, tried };
  }
}

function firstWrong(looks: readonly (() => Wrong | null | undefined)[]): Wrong | null {
  for (const look of looks) {
    const wrong = look();
    if (wrong) return wrong;
  }
  return null;
}

/** What was seen; where the engine fails whoever looks, that. */
function seen(look: () => Wrong | null): Wrong | null {
  try {
    return look();
  } catch (error) {
    return { kind: "crash", message: stackOf(error), tried: null };
  }
}
