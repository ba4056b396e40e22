import { type ChainItem, characteristicsOf, type Game, type Location, objectOf } from "@rulebound/core";
import { mayBeAt } from "@rulebound/effects";

/**
 * Where a permanent may be played to: a unit to its controller's base or a battlefield of theirs (355.2.a), other
 * gear to the base (149.2); from hidden to that battlefield alone (811.1.d.1); where an effect says, there alone.
 */
export function playLocations(game: Game, item: ChainItem): Location[] {
  if (item.object === null) return [];
  const { hiddenAt, onlyTo } = item.context;
  const object = { ...objectOf(game, item.object), controller: item.controller };
  if (hiddenAt !== null) return [hiddenAt];
  // A unit that would be played into a combat its controller isn't in comes to their base instead (462.2.a).
  if (onlyTo !== null)
    return [mayBeAt(game, object, onlyTo) || onlyTo === item.controller ? onlyTo : item.controller];
  if (!characteristicsOf(game, item.object).types.includes("unit")) return [item.controller];
  const own = game.state.battlefields.flatMap((slot, at) =>
    slot.controller === item.controller ? [at] : [],
  );
  return [item.controller, ...own.filter((at) => mayBeAt(game, object, at))];
}
