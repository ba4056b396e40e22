import type { CompiledAbility, CompiledCard } from "@rulebound/language";
import type { AbilityRef, Bound } from "./bindings.ts";
import type { Game } from "./game.ts";
import type { GameObject, ItemId, ObjectId, Reference, Zone } from "./objects.ts";
import { broken } from "./refusal.ts";
import { isBattlefield, type Location, type Seat } from "./seats.ts";
import type { ChainItem, Player, Slot, State } from "./state.ts";

/** The object of that id; every id in a state has one. */
export function objectOf(game: Game, id: ObjectId): GameObject {
  return game.state.objects[id] ?? broken(`there is no object ${id}`);
}

export function playerOf(game: Game, seat: Seat): Player {
  return game.state.players[seat];
}

export function slotOf(game: Game, slot: number): Slot {
  return game.state.battlefields[slot] ?? broken(`there is no battlefield ${slot}`);
}

export function cardNamed(game: Game, name: string): CompiledCard {
  return game.cards.get(name) ?? broken(`there is no card named ${name}`);
}

/** The definition that an object goes by now: its own, or that which it has become a copy of (477.1.b). */
export function cardOf(game: Game, object: GameObject): CompiledCard {
  return cardNamed(game, object.copyOf ?? object.card);
}

export function abilityOf(game: Game, ref: AbilityRef): CompiledAbility {
  return (
    cardNamed(game, ref.card).abilities[ref.ability] ?? broken(`${ref.card} has no ability ${ref.ability}`)
  );
}

export function itemOf(game: Game, id: ItemId): ChainItem | null {
  return game.state.chain.find((item) => item.id === id) ?? null;
}

/** A reference to an object as it is called now. */
export function referTo(object: GameObject): Bound {
  return { id: object.id, incarnation: object.incarnation };
}

/** The object referred to, or null where it has become another one since (124). */
export function current(game: Game, reference: Reference): GameObject | null {
  const object = game.state.objects[reference.id];
  return object && object.incarnation === reference.incarnation ? object : null;
}

/** Seats still in the game, in turn order from the given one on. */
export function seatsFrom(state: State, first: Seat): Seat[] {
  const at = state.seats.indexOf(first);
  const order = [...state.seats.slice(at), ...state.seats.slice(0, at)];
  return order.filter((seat) => !state.players[seat].removed);
}

/** The next seat in turn order that is still in the game (312.2.d). */
export function seatAfter(state: State, seat: Seat): Seat {
  const at = state.seats.indexOf(seat);
  for (let i = 1; i <= state.seats.length; i++) {
    const next = state.seats[(at + i) % state.seats.length];
    if (next && !state.players[next].removed) return next;
  }
  return seat;
}

/** Opponents still in the game, in turn order (no teams yet). */
export function opponentsOf(state: State, seat: Seat): Seat[] {
  return seatsFrom(state, seat).filter((other) => other !== seat);
}

/** Where an object is: a location on the board, else a zone. */
export const whereIs = ({ zone, at }: GameObject): Location | Zone =>
  zone === "board" && at !== null ? at : zone;

/** Whether an object is attached to another one (718). */
export const isAttached = ({ attachment }: GameObject): boolean => attachment !== null;

/** What is attached to an object, in order of arrival on the board. */
export function attachmentsOf(game: Game, topMost: ObjectId): GameObject[] {
  return game.state.board
    .map((id) => objectOf(game, id))
    .filter(({ attachment }) => attachment?.topMost === topMost);
}

/** Everything at a location, in order of arrival. */
function objectsAt(game: Game, location: Location): GameObject[] {
  return game.state.board.map((id) => objectOf(game, id)).filter((object) => object.at === location);
}

/** Objects with the Unit type at a location (types don't change on the board yet but by copying). */
export function unitsAt(game: Game, location: Location): GameObject[] {
  return objectsAt(game, location).filter((object) => cardOf(game, object).definition.type === "unit");
}

/** Seats that have units at a battlefield. */
export function seatsPresent(game: Game, slot: number): Seat[] {
  return [...new Set(unitsAt(game, slot).map((unit) => unit.controller))];
}

/** Whether a location is a battlefield where a Showdown or Combat is ongoing. */
export function isFoughtOver(state: State, location: Location | null): boolean {
  return isBattlefield(location) && (state.showdown?.slot === location || state.combat?.slot === location);
}
