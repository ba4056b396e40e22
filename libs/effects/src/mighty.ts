import {
  cardNamed,
  characteristicsOf,
  derivedOf,
  type Game,
  type GameEvent,
  type GameObject,
  isSame,
  mightOf,
  nobody,
  objectOf,
} from "@rulebound/core";
import { propose } from "./propose.ts";

/** The Might from which on a unit is Mighty (708). */
const mighty = 5;

/**
 * Looks whether units have become Mighty since the last look (709), and proposes that as events. Only while something
 * waits for it; what enters being Mighty hasn't become so. True where there was something to propose.
 */
export function noticeMighty(game: Game): boolean {
  const { state } = game;
  const known = state.belowMighty;
  if (!isWatched(game)) {
    state.belowMighty = null;
    return false;
  }
  const units = state.board
    .map((id) => objectOf(game, id))
    .filter(({ id }) => characteristicsOf(game, id).types.includes("unit"));
  const isMighty = ({ id }: GameObject): boolean => (mightOf(game, id) ?? 0) >= mighty;
  state.belowMighty = units
    .filter((unit) => !isMighty(unit))
    .map(({ id, incarnation }) => ({ id, incarnation }));
  if (known === null) return false;
  const became = units.filter((unit) => isMighty(unit) && known.some((one) => isSame(one, unit)));
  if (became.length === 0) return false;
  propose(
    game,
    became.map(({ id }): GameEvent => ({ ...nobody, event: "becomeMighty", object: id })),
  );
  return true;
}

/** Whether a text in force waits for a unit to become Mighty. */
function isWatched(game: Game): boolean {
  const { state } = game;
  return (
    derivedOf(game).watchesMight ||
    state.delayed.some(({ ability }) => game.cards.get(ability.card)?.watchesMight) ||
    state.effects.some(
      ({ change }) => "ability" in change && cardNamed(game, change.ability.card).watchesMight,
    )
  );
}
