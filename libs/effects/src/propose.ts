import { type Game, type GameEvent, type Proposed, push, type Seat } from "@rulebound/core";
import { asPossible } from "./perform.ts";

export interface Proposal {
  /** replacement effects that the events stand in for (370.2) */
  applied?: string[];
  /** damage settled at assignment (465.2.c.5) */
  settled?: boolean;
  /** whose triggers go first, where it isn't the turn player */
  order?: Seat[];
}

/**
 * Proposes simultaneous events (370.1.a.2). Whoever proposes is told by what is returned "of batch": an outcome for
 * each event, in order.
 */
export function propose(
  game: Game,
  events: GameEvent[],
  { applied = [], settled = false, order }: Proposal = {},
): void {
  push(game, {
    kind: "batch",
    step: "costs",
    events: events.map((event) => proposedOf(game, event, applied)),
    settled,
    run: null,
    closed: [],
    applying: null,
    charged: [],
    order: order ?? null,
  });
}

function proposedOf(game: Game, event: GameEvent, applied: string[]): Proposed {
  const possible = asPossible(game, event);
  return {
    event: possible ?? event,
    applied: [...applied],
    declined: [],
    status: possible ? "proposed" : "dropped",
    deathTriggers: [],
    outcome: null,
  };
}
