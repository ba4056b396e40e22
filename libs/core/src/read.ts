import type { Bound } from "./bindings.ts";
import type { Game } from "./game.ts";
import type { GameObject, ItemId, ObjectId, Reference, Zone } from "./objects.ts";
import { cardOf } from "./printed.ts";
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

export function itemOf(game: Game, id: ItemId): ChainItem | null {
  for (const item of game.state.chain) if (item.id === id) return item;
  return null;
}

/** Whether two references are to the same object: one that has changed zones since is another (124). */
export const isSame = (one: Reference, other: Reference): boolean =>
  one.id === other.id && one.incarnation === other.incarnation;

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
  const { seats, players } = state;
  const at = seats.indexOf(first);
  const order: Seat[] = [];
  for (let i = 0; i < seats.length; i++) {
    const seat = seats[(at + i) % seats.length];
    if (seat !== undefined && !players[seat].removed) order.push(seat);
  }
  return order;
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

/** Whether a showdown or combat is ongoing (308.1). */
export const isShowdownState = ({ state }: Game): boolean => state.showdown !== null || state.combat !== null;

/** Objects with the Unit type at a location, in order of arrival (types don't change on the board yet but by copying). */
export function unitsAt(game: Game, location: Location): GameObject[] {
  const units: GameObject[] = [];
  for (const id of game.state.board) {
    const object = objectOf(game, id);
    if (object.at === location && cardOf(game, object).definition.type === "unit") units.push(object);
  }
  return units;
}

/** Seats that have units at a battlefield. */
export function seatsPresent(game: Game, slot: number): Seat[] {
  const seats: Seat[] = [];
  for (const { controller } of unitsAt(game, slot)) if (!seats.includes(controller)) seats.push(controller);
  return seats;
}

/** Whether a location is a battlefield where a Showdown or Combat is ongoing. */
export function isFoughtOver(state: State, location: Location | null): boolean {
  return isBattlefield(location) && (state.showdown?.slot === location || state.combat?.slot === location);
}
