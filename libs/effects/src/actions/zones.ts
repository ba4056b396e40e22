import {
  characteristicsOf,
  emit,
  type Game,
  type GameEvent,
  type Location,
  type ObjectId,
  objectOf,
  whereIs,
  type Zone,
} from "@rulebound/core";
import { putIntoZone } from "@rulebound/zones";
import { takeOffChain } from "../chain-items.ts";

type Of<K extends GameEvent["event"]> = Extract<GameEvent, { event: K }>;

/** Whether an object is still anywhere that it can be taken from. */
export const exists = (game: Game, id: ObjectId): boolean => objectOf(game, id).zone !== "none";

/** From the zone where it is straight into Banishment (427.2); off the chain, its item goes with it. */
export function performBanish(game: Game, { object }: Of<"banish">): void {
  const from = leaveChain(game, object);
  putIntoZone(game, object, "banishment");
  emit(game, { type: "banished", rule: "427.1", object, from });
}

/** To the hand of its owner (056). */
export function performReturn(game: Game, { object }: Of<"return">): void {
  const from = leaveChain(game, object);
  putIntoZone(game, object, "hand");
  emit(game, { type: "changedZone", rule: "056", object, from, to: "hand" });
}

/** To the trash of its owner (108.2.b). */
export function performTrash(game: Game, { object }: Of<"trash">): void {
  const from = leaveChain(game, object);
  putIntoZone(game, object, "trash");
  // A card that leaves the chain so has resolved or was countered, which is told.
  if (from === "chain") return;
  const rule = from === "facedown" ? "323.7" : "108.2.b";
  emit(game, { type: "changedZone", rule, object, from, to: "trash" });
}

/** Into a zone of its owner (056), a deck from above or from below. */
export function performPut(game: Game, { object, into }: Of<"put">): void {
  const from = leaveChain(game, object);
  const isRune = characteristicsOf(game, object).types.includes("rune");
  const deck = isRune ? "runeDeck" : "deck";
  const zone = into === "deckTop" || into === "deckBottom" ? deck : into;
  putIntoZone(game, object, zone, into === "deckTop" ? "top" : "bottom");
  emit(game, { type: "changedZone", rule: "056", object, from, to: zone });
}

/** From the hand into the trash (422.1). */
export function performDiscard(game: Game, { object, player }: Of<"discard">): void {
  putIntoZone(game, object, "trash");
  emit(game, { type: "discarded", rule: "422.1", object, player });
}

/** Takes its item off the chain, if it has one, and tells where it was: a location on the board, else a zone. */
function leaveChain(game: Game, id: ObjectId): Location | Zone {
  const from = whereIs(objectOf(game, id));
  const item = game.state.chain.find((one) => one.object === id);
  if (item) takeOffChain(game, item.id);
  return from;
}
