import {
  type Game,
  type GameObject,
  type ItemId,
  isBattlefield,
  itemOf,
  type Location,
  type ObjectId,
  objectOf,
  refuse,
  type Seat,
  slotOf,
} from "@rulebound/core";
import { type Seat as ContractSeat, seats } from "@rulebound/protocol";
import type { RuleNumber } from "@rulebound/rulebook";
import { seenBy } from "./visible.ts";

/** Where to look for what a player names. */
export interface Naming {
  player: Seat;
  /** what can be meant; left out: everything that the player sees */
  among?: readonly ObjectId[];
  /** where the name stands in what was sent */
  pointer: string;
  /** what forbids naming something else that the player sees */
  rule?: RuleNumber;
}

/** The name that an object goes by: that of its card, or of what it is a copy of (477.1.b). */
export const nameOf = ({ card, copyOf }: GameObject): string => copyOf ?? card;

/**
 * The object that a player names, by its id, or by its card's name where only one fits. Refuses as "malformed" a name
 * that fits nothing they see, or several objects; as "illegal" one that fits only what isn't among those meant.
 */
export function objectNamed(game: Game, name: string, { player, among, pointer, rule }: Naming): ObjectId {
  const fitting = fit(game, name, among ?? seenBy(game, player));
  const [first, second] = fitting;
  if (second !== undefined) {
    refuse("malformed", null, `"${name}" fits ${fitting.length} objects here; use the id of one.`, pointer);
  }
  if (first !== undefined) return first;
  if (fit(game, name, seenBy(game, player)).length > 0) {
    return refuse("illegal", rule ?? null, `"${name}" can't be chosen here.`, pointer);
  }
  return refuse("malformed", null, `${player} sees no object "${name}".`, pointer);
}

/** By id, else by card name. */
function fit(game: Game, name: string, ids: readonly ObjectId[]): ObjectId[] {
  const byKey = ids.filter((id) => objectOf(game, id).key === name);
  if (byKey.length > 0) return byKey;
  return ids.filter((id) => {
    const object = objectOf(game, id);
    return object.card === name || object.copyOf === name;
  });
}

/** The location that a player names: "base" (their own), "P2.base", or a battlefield by id or name where only one fits. */
export function locationNamed(game: Game, name: string, player: Seat, pointer: string): Location {
  if (name === "base") return player;
  const seat = seatOfBase(name);
  if (seat !== undefined) {
    if (game.state.seats.includes(seat)) return seat;
    return refuse("malformed", null, `${seat} doesn't play in this game.`, pointer);
  }
  const battlefields = game.state.battlefields.map(({ battlefield }) => battlefield);
  const [first, second] = fit(game, name, battlefields);
  if (first === undefined) return refuse("malformed", null, `There is no location "${name}".`, pointer);
  if (second !== undefined) {
    return refuse("malformed", null, `Several battlefields are named "${name}"; use an id.`, pointer);
  }
  return battlefields.indexOf(first);
}

const seatOfBase = (name: string): ContractSeat | undefined => seats.find((seat) => name === `${seat}.base`);

/** A location as the contract names it: "P1.base", or the battlefield's id. */
export function locationName(game: Game, location: Location): string {
  return isBattlefield(location)
    ? objectOf(game, slotOf(game, location).battlefield).key
    : `${location}.base`;
}

/** The zone where an object is, as the contract names it; null where it is nowhere. */
export function zoneName(game: Game, { zone, at, owner }: GameObject): string | null {
  switch (zone) {
    case "board":
      return at === null ? null : locationName(game, at);
    case "facedown":
      return at === null ? null : `${locationName(game, at)}.facedown`;
    case "chain":
      return "chain";
    case "none":
      return null;
    case "hand":
    case "deck":
    case "runeDeck":
    case "trash":
    case "banishment":
    case "champion":
    case "legend":
      return `${owner}.${zone}`;
  }
}

/** A chain item's id: that of the card, or one of its own for an ability. */
export function itemName(game: Game, id: ItemId): string {
  const object = itemOf(game, id)?.object ?? null;
  return object === null ? abilityItemName(id) : objectOf(game, object).key;
}

/** The id of an ability on the chain. */
export const abilityItemName = (id: ItemId): string => `item-${id}`;
