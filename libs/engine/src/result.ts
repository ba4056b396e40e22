import type { Game } from "@rulebound/core";
import type { Result } from "@rulebound/protocol";

/** How a game ended, or null while it goes on (194, 195). */
export function resultOf({ state }: Game): Result | null {
  if (state.winner === null) return null;
  const left = state.seats.filter((seat) => !state.players[seat].removed);
  return left.length === 1
    ? { winners: [state.winner], reason: "lastPlayer", rule: "195" }
    : { winners: [state.winner], reason: "points", rule: "194.2" };
}
