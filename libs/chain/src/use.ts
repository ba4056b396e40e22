import { abilityOf, type ChainItem, type Game } from "@rulebound/core";
import { isWaitedFor, propose } from "@rulebound/effects";

/** An activated ability has been used as it has resolved (377.2.a). */
export function noteUsed(game: Game, { ability, controller: player, source }: ChainItem): void {
  if (ability === null || !isWaitedFor(game, "useAbility")) return;
  const used = abilityOf(game, ability).ability;
  if (used.kind !== "activated") return;
  const { energy = 0 } = used.cost;
  const origin = { by: player, source: null, item: null };
  propose(game, [{ ...origin, event: "useAbility", object: source.id, player, energy }]);
}
