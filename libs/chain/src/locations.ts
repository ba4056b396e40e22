import {
  type ChainItem,
  cardOf,
  characteristicsOf,
  derivedOf,
  type Game,
  isBattlefield,
  keywordOf,
  type Location,
  type ObjectId,
  objectOf,
  readingOf,
  type Seat,
  seatsPresent,
  slotOf,
} from "@rulebound/core";
import { holds, matches, type Scope, scopeOf, scopeOfFact } from "@rulebound/effects";
import type { Filter, PassiveFact } from "@rulebound/language";
import type { RuleNumber } from "@rulebound/rulebook";

/**
 * Where a permanent may be played to: a unit to its controller's base or a battlefield of theirs (355.2.a), or where
 * texts allow it (355.2.b), other gear to the base (149.2); from hidden to that battlefield alone (811.1.d.1); where an
 * effect says, there alone. Nothing is played to where a text forbids it (054.1).
 */
export function playLocations(game: Game, item: ChainItem): Location[] {
  const { object } = item;
  if (object === null) return [];
  return allowedLocations(game, item, object).filter(
    (at) => playFault(game, object, item.controller, at) === null,
  );
}

function allowedLocations(game: Game, item: ChainItem, object: ObjectId): Location[] {
  const { controller } = item;
  const { hiddenAt, onlyTo } = item.context;
  const isUnit = isUnitNow(game, object);
  const mayEnter = (at: Location): boolean => !isUnit || entryFault(game, controller, at) === null;
  if (hiddenAt !== null) return mayEnter(hiddenAt) ? [hiddenAt] : [];
  // A unit that would be played into a combat its controller isn't in comes to their base instead (462.2.a).
  if (onlyTo !== null) return [mayEnter(onlyTo) ? onlyTo : controller];
  if (!isUnit) return [controller];
  const slots = game.state.battlefields.map((_, at) => at).filter(mayEnter);
  const ambushed = slots.filter((at) => canAmbush(game, object, controller, at));
  if (item.context.ambushing) return ambushed;
  const own = slots.filter((at) => game.state.battlefields[at]?.controller === controller);
  const more = [...ambushed, ...slots.filter((at) => isPlayAllowed(game, object, controller, at, false))];
  return [controller, ...new Set([...own, ...more])];
}

const isUnitNow = (game: Game, object: ObjectId): boolean =>
  characteristicsOf(game, object).types.includes("unit");

/**
 * Ambush allows a unit to be played to a battlefield where its player has units (822.1.b), read otherwise where anybody has, or where a text lets it
 * be Ambushed to (822.1.d).
 */
export function canAmbush(game: Game, unit: ObjectId | null, player: Seat, at: number): boolean {
  if (unit === null || keywordOf(game, unit, "Ambush") === 0) return false;
  const present = seatsPresent(game, at);
  const meetsUnits =
    readingOf(game.state, "ambushUnits") === "own" ? present.includes(player) : present.length > 0;
  return meetsUnits || isPlayAllowed(game, unit, player, at, true);
}

type PlaceFact = Extract<PassiveFact, { fact: "playTo" | "playOnlyTo" | "cantPlayTo" }>;

const isAboutPlaces = (fact: PassiveFact): fact is PlaceFact =>
  fact.fact === "playTo" || fact.fact === "playOnlyTo" || fact.fact === "cantPlayTo";

/** A passive statement about where cards may be played, with where it is read from. */
interface Stated {
  fact: PlaceFact;
  scope: Scope;
  /** it says so of itself */
  own: boolean;
}

/** What a card says of its own playing (366.1), and what texts in force say. */
function statedOf(game: Game, card: ObjectId, player: Seat): Stated[] {
  const own = cardOf(game, objectOf(game, card)).passives.flatMap(({ while: condition, fact }): Stated[] => {
    if (!isAboutPlaces(fact)) return [];
    const scope = scopeOf(game, card, player);
    if (condition !== undefined && !holds(game, scope, condition)) return [];
    return [{ fact, scope, own: true }];
  });
  const others = derivedOf(game).facts.flatMap((live): Stated[] => {
    const { fact, source } = live;
    return isAboutPlaces(fact) ? [{ fact, scope: scopeOfFact(game, live), own: source === card }] : [];
  });
  return [...own, ...others];
}

const isAbout = (game: Game, { scope, own }: Stated, of: "me" | Filter, card: ObjectId): boolean =>
  of === "me" ? own : matches(game, scope, of, objectOf(game, card));

/** Whether a battlefield is one of those that a statement names. */
const isAmong = (game: Game, { scope }: Stated, places: Filter, at: Location): boolean =>
  isBattlefield(at) && matches(game, scope, places, objectOf(game, slotOf(game, at).battlefield));

/** Whether a text lets a unit be played to a battlefield (355.2.b), with the permissions of Ambush or without. */
function isPlayAllowed(game: Game, card: ObjectId, player: Seat, at: number, ambush: boolean): boolean {
  return statedOf(game, card, player).some((stated) => {
    const { fact } = stated;
    return (
      fact.fact === "playTo" &&
      (fact.ambush === true) === ambush &&
      isAbout(game, stated, fact.of, card) &&
      isAmong(game, stated, fact.places, at)
    );
  });
}

/** The rule by which a text forbids a card to be played to a location, or null: a prohibition (054.1) or an "only" (054.2). */
export function playFault(game: Game, card: ObjectId, player: Seat, at: Location): RuleNumber | null {
  for (const stated of statedOf(game, card, player)) {
    const { fact, scope } = stated;
    if (fact.fact === "cantPlayTo" && isAbout(game, stated, fact.of, card)) {
      if (isAmong(game, stated, fact.places, at)) return "054.1";
    }
    if (fact.fact === "playOnlyTo" && isAbout(game, stated, fact.of, card)) {
      if (fact.who === "opponent" && scope.controller === player) continue;
      const isThere = fact.places === "base" ? at === player : isAmong(game, stated, fact.places, at);
      if (!isThere) return "054.2";
    }
  }
  return null;
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
