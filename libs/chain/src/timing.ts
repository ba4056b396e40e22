import { type Game, illegal, isShowdownState, type Seat } from "@rulebound/core";

/** What a card or ability is allowed by its own keywords: nothing special, Action (806) or Reaction (813). */
export type Permission = "none" | "action" | "reaction";

/** Why a player with such a permission may not act now, or null when they may (310, 316.5.b, 338.1.a, 347.1). */
export function timingFault(
  game: Game,
  player: Seat,
  permission: Permission,
): [Parameters<typeof illegal>[0], string] | null {
  const { state } = game;
  if (state.priority !== player) return ["312.1.b", `${player} doesn't have priority.`];
  if (state.chain.length > 0) {
    if (permission === "reaction") return null;
    return ["309.1.a", "While there is a chain, only cards and abilities with Reaction can be used."];
  }
  if (isShowdownState(game)) {
    if (permission !== "none") return null;
    return ["308.1.a", "During a showdown, only cards and abilities with Action or Reaction can be used."];
  }
  return null;
}

/** Refuses where the timing isn't right. */
export function requireTiming(game: Game, player: Seat, permission: Permission): void {
  const fault = timingFault(game, player, permission);
  if (fault) illegal(...fault);
}
