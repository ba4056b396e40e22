import { copyState, type Game, type Seat, touch } from "@rulebound/core";
import type { Action, LegalAction, Prompt, Result, ReturnedPosition } from "@rulebound/protocol";
import { applyAction } from "./apply.ts";
import { positionOf, promptOf } from "./contract/index.ts";
import { legalActions } from "./legal.ts";
import { resultOf } from "./result.ts";

/** A game that changes in place: the fast way for simulations, which need no copy of the state for each action. */
export interface LiveGame {
  /** takes an action; refuses as `Engine.resolve` does, and is unchanged then */
  take(action: Action): void;
  /** first decisions that can be completed, of one player or of all */
  actions(player?: Seat): LegalAction[];
  prompt(): Prompt | null;
  /** who may act now, where nobody is asked anything */
  priority(): Seat | null;
  result(): Result | null;
  position(): ReturnedPosition;
  /** the same game again, which goes its own way from here */
  fork(): LiveGame;
}

/** Makes a kernel game playable in place; the game is the caller's to give away. */
export function liveGame(game: Game): LiveGame {
  return {
    take: (action) => {
      const before = copyState(game.state);
      try {
        applyAction(game, action);
      } catch (error) {
        Object.assign(game.state, before);
        touch(game);
        throw error;
      }
    },
    actions: (player) =>
      (player === undefined ? game.state.seats : [player]).flatMap((seat) => legalActions(game, seat)),
    prompt: () => promptOf(game),
    priority: () => game.state.priority,
    result: () => resultOf(game),
    position: () => positionOf(game),
    fork: () => liveGame({ ...game, state: copyState(game.state) }),
  };
}
