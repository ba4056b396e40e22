import {
  changePile,
  type Game,
  type ObjectId,
  objectOf,
  playerOf,
  type Seat,
  shuffled,
} from "@rulebound/core";
import { putIntoZone } from "./zones.ts";

/** Shuffles a player's deck (114); scripted chance names it "P1.deck" or "P1.runeDeck". */
export function shuffleDeck(game: Game, seat: Seat, deck: "deck" | "runeDeck"): void {
  changePile(game, seat, deck, inRandomOrder(game, seat, deck, playerOf(game, seat)[deck]));
}

function inRandomOrder(game: Game, seat: Seat, pile: string, ids: ObjectId[]): ObjectId[] {
  if (ids.length < 2) return ids;
  return shuffled(game.state.random, `${seat}.${pile}`, ids, (id) => {
    const object = objectOf(game, id);
    return [object.key, object.card];
  });
}

/**
 * Puts cards on the bottom of the decks that they belong to (416.1): several at once into a Main Deck in random
 * order (416.5; scripted as "P1.recycle"), runes into the Rune Deck in the order given (416.5.a).
 */
export function recycleCards(game: Game, ids: ObjectId[]): void {
  const owners = [...new Set(ids.map((id) => objectOf(game, id).owner))];
  for (const owner of owners) {
    const own = ids.filter((id) => objectOf(game, id).owner === owner);
    const runes = own.filter((id) => isRune(game, id));
    const cards = inRandomOrder(
      game,
      owner,
      "recycle",
      own.filter((id) => !isRune(game, id)),
    );
    for (const id of runes) putIntoZone(game, id, "runeDeck");
    for (const id of cards) putIntoZone(game, id, "deck");
  }
}

const isRune = (game: Game, id: ObjectId): boolean => {
  const card = objectOf(game, id).card;
  return game.cards.get(card)?.definition.type === "rune";
};

/** The top cards of a deck, as many as there are up to `count` (413.1.a, 430.1). */
export function topOf(game: Game, seat: Seat, deck: "deck" | "runeDeck", count: number): ObjectId[] {
  return playerOf(game, seat)[deck].slice(0, count);
}
