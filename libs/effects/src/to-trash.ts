import { abilityOf, derivedOf, type Game, nobody, type ObjectId } from "@rulebound/core";
import type { EventName } from "@rulebound/language";
import { performTrash } from "./actions/zones.ts";
import { propose } from "./propose.ts";

const general: readonly EventName[] = ["trash", "leaveChain"];

/**
 * Cards go to their owners' trashes: at once where nothing could replace that, else as events that can be. Tells whether
 * they have been proposed as such.
 */
export function toTrash(game: Game, ...objects: ObjectId[]): boolean {
  if (objects.length === 0) return false;
  const events = objects.map((object) => ({ ...nobody, event: "trash" as const, object }));
  if (isAwaited(game)) {
    propose(game, events);
    return true;
  }
  for (const event of events) performTrash(game, event);
  return false;
}

function isAwaited(game: Game): boolean {
  const { replacements } = derivedOf(game);
  if (general.some((name) => replacements[name])) return true;
  return game.state.delayed.some((one) => {
    const { ability } = abilityOf(game, one.ability);
    return ability.kind === "replacement" && general.includes(ability.of.event);
  });
}
