import {
  broken,
  type ChainItem,
  emit,
  type Game,
  illegal,
  needCleanup,
  objectOf,
  pop,
  restoreState,
  type Status,
} from "@rulebound/core";
import { takeOffChain } from "@rulebound/effects";
import { isPlayerZone, putIntoZone, removeFromGame } from "@rulebound/zones";

/** The rule that stops something, and why, for a player. */
export type Fault = [Parameters<typeof illegal>[0], string];

/**
 * Calls off a play or activation and reverses what was done in it (358.5, 402.4, 404.2). An action that nobody was
 * asked about yet is simply refused.
 */
export function callOff(game: Game, item: ChainItem, [rule, why]: Fault): Status {
  const before = item.before ?? broken("an item without a state to go back to");
  const asked = before.next.prompt !== game.state.next.prompt;
  if (item.given && !asked) return illegal(rule, why);
  restoreState(game, before);
  emit(game, {
    type: item.kind === "card" || item.given ? "undone" : "chainItemRemoved",
    rule,
    item: item.id,
    object: item.source.id,
    player: item.controller,
  });
  if (item.given) return "go";
  takeOffChain(game, item.id);
  if (item.object !== null) putBack(game, item.object, item.context.from);
  return pop(game);
}

/** A card that an effect had played goes back to the zone it was played from; a token is gone. */
function putBack(game: Game, id: number, from: ChainItem["context"]["from"]): void {
  if (objectOf(game, id).token || !isPlayerZone(from)) removeFromGame(game, id);
  else putIntoZone(game, id, from, "top");
  needCleanup(game);
}
