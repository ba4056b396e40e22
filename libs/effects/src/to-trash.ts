import { abilityOf, derivedOf, type Game, type ObjectId } from "@rulebound/core";
import type { EventName } from "@rulebound/language";
import { putIntoZone } from "@rulebound/zones";
import { propose } from "./propose.ts";

const general: readonly EventName[] = ["trash", "leaveChain"];

/** A card goes to its owner's trash: at once where nothing could replace that, else as an event that can be. */
export function toTrash(game: Game, object: ObjectId): void {
  if (isAwaited(game)) propose(game, [{ by: null, source: null, item: null, event: "trash", object }]);
  else putIntoZone(game, object, "trash");
}

function isAwaited(game: Game): boolean {
  const { replacements } = derivedOf(game);
  if (general.some((name) => replacements[name])) return true;
  return game.state.delayed.some((one) => {
    const { ability } = abilityOf(game, one.ability);
    return ability.kind === "replacement" && general.includes(ability.of.event);
  });
}
