import type { Game } from "./game.ts";
import type { GameObject, ItemId, ObjectId } from "./objects.ts";
import { objectOf, playerOf, slotOf } from "./read.ts";
import type { Seat } from "./seats.ts";
import type { ChainItem, Player, Slot } from "./state.ts";

/*
 * Raw changes. Objects, players, slots and chain items are never changed in place: a change puts a new one in
 * their place, so that copying a state copies lists and not what is in them.
 */

/** What is computed from the state has to be computed anew. */
export function touch(game: Game): void {
  game.derived = null;
}

/** Changes an object; whether that calls for a cleanup is said by the caller. */
export function changeObject(game: Game, id: ObjectId, change: Partial<GameObject>): void {
  game.state.objects[id] = { ...objectOf(game, id), ...change };
  touch(game);
}

export function changePlayer(game: Game, seat: Seat, change: Partial<Player>): void {
  game.state.players[seat] = { ...playerOf(game, seat), ...change };
  touch(game);
}

export function changeSlot(game: Game, slot: number, change: Partial<Slot>): void {
  game.state.battlefields[slot] = { ...slotOf(game, slot), ...change };
  touch(game);
}

/** Changes a chain item that is still there; one that has left stays as it is. */
export function changeItem(game: Game, id: ItemId, change: Partial<ChainItem>): void {
  const at = game.state.chain.findIndex((item) => item.id === id);
  const item = game.state.chain[at];
  if (item) game.state.chain[at] = { ...item, ...change };
  touch(game);
}

/** Makes a cleanup an outstanding task (319). */
export function needCleanup(game: Game): void {
  game.state.cleanupDue = true;
}
