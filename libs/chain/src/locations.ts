import {
  type ChainItem,
  characteristicsOf,
  type Game,
  isBattlefield,
  keywordOf,
  type Location,
  type ObjectId,
  type Seat,
  seatsPresent,
} from "@rulebound/core";
import type { RuleNumber } from "@rulebound/rulebook";

/**
 * Where a permanent may be played to: a unit to its controller's base or a battlefield of theirs (355.2.a), other
 * gear to the base (149.2); from hidden to that battlefield alone (811.1.d.1); where an effect says, there alone.
 */
export function playLocations(game: Game, item: ChainItem): Location[] {
  if (item.object === null) return [];
  const { controller } = item;
  const { hiddenAt, onlyTo } = item.context;
  const isUnit = characteristicsOf(game, item.object).types.includes("unit");
  const mayEnter = (at: Location): boolean => !isUnit || entryFault(game, controller, at) === null;
  if (hiddenAt !== null) return mayEnter(hiddenAt) ? [hiddenAt] : [];
  // A unit that would be played into a combat its controller isn't in comes to their base instead (462.2.a).
  if (onlyTo !== null) return [mayEnter(onlyTo) ? onlyTo : controller];
  if (!isUnit) return [controller];
  const slots = game.state.battlefields.map((_, at) => at).filter(mayEnter);
  const ambushed = slots.filter((at) => canAmbush(game, item.object, controller, at));
  if (item.context.ambushing) return ambushed;
  const own = slots.filter((at) => game.state.battlefields[at]?.controller === controller);
  return [controller, ...own, ...ambushed.filter((at) => !own.includes(at))];
}

/** Ambush allows a unit to be played to a battlefield where its player has units (822.1.b). */
export function canAmbush(game: Game, unit: ObjectId | null, player: Seat, at: number): boolean {
  return unit !== null && keywordOf(game, unit, "Ambush") > 0 && seatsPresent(game, at).includes(player);
}

/**
 * Why a player's units may not be played to a location, or null: not into a combat that the player isn't in (462.2), and
 * not where they would make a third side (462.3).
 */
export function entryFault(game: Game, player: Seat, at: Location): RuleNumber | null {
  if (!isBattlefield(at)) return at === player ? null : "355.2.a";
  const { combat } = game.state;
  if (combat?.slot === at) return combat.attacker === player || combat.defender === player ? null : "462.2";
  const present = seatsPresent(game, at);
  if (present.includes(player) || present.length < 2) return null;
  return game.state.battlefields[at]?.stagedCombat ? "462.2" : "462.3";
}
