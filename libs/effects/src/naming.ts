import {
  characteristicsOf,
  type Game,
  isBase,
  type Location,
  type Option,
  objectOf,
  type Seat,
  slotOf,
} from "@rulebound/core";

/** Whether a caller's name means an option, exactly: by id, seat or location. */
function isCalled(game: Game, option: Option, name: string, player: Seat): boolean {
  if ("location" in option) return isLocationCalled(game, option.location, name, player);
  if ("player" in option) return option.player === name;
  if ("item" in option)
    return game.state.chain.some((item) => item.id === option.item && `item-${item.id}` === name);
  if ("word" in option) return option.word === name;
  return "object" in option && option.object !== null && objectOf(game, option.object).key === name;
}

function isLocationCalled(game: Game, location: Location, name: string, player: Seat): boolean {
  if (isBase(location)) return name === `${location}.base` || (location === player && name === "base");
  return objectOf(game, slotOf(game, location).battlefield).key === name;
}

function cardCalled(game: Game, option: Option): string | null {
  if ("location" in option) {
    if (isBase(option.location)) return null;
    return characteristicsOf(game, slotOf(game, option.location).battlefield).name;
  }
  return "object" in option && option.object !== null ? characteristicsOf(game, option.object).name : null;
}

/** The option that a caller's name means: by id, or by card name where only one fits; -1 where none or several do. */
export function optionCalled(game: Game, options: Option[], name: string, player: Seat): number {
  const exact = options.findIndex((option) => isCalled(game, option, name, player));
  if (exact >= 0) return exact;
  const named = options.flatMap((option, at) => (cardCalled(game, option) === name ? [at] : []));
  return named.length === 1 ? (named[0] ?? -1) : -1;
}
