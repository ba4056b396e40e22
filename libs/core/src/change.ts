import type { Game } from "./game.ts";
import type { GameObject, ItemId, ObjectId } from "./objects.ts";
import { cardOf } from "./printed.ts";
import { objectOf, playerOf, slotOf } from "./read.ts";
import type { Seat } from "./seats.ts";
import type { ChainItem, LedgerEntry, Player, PlayerZone, Slot } from "./state.ts";

/*
 * Raw changes. Objects, players, slots and chain items are never changed in place: a change puts a new one in
 * their place, so that copying a state copies lists and not what is in them.
 */

/** What is computed from the state has to be computed anew. */
export function touch(game: Game): void {
  game.derived = null;
}

/** The same, but only where something in force reads more than what things are and where they are (473-480). */
export function touchConditions(game: Game): void {
  if (game.derived?.readsAnything) game.derived = null;
}

/** Whether an object's text is in force: on the board, and on the chain where it says how the object enters (363-366, 369.3). */
const isInForce = (game: Game, object: GameObject): boolean =>
  object.zone === "board" ||
  object.zone === "legend" ||
  (object.zone === "chain" && cardOf(game, object).entering);

/** Whether two versions of an object differ in what the layers read of all that has text in force; the rest matters to conditions alone. */
const differsInLayers = (before: GameObject, after: GameObject): boolean =>
  before.zone !== after.zone ||
  before.at !== after.at ||
  before.controller !== after.controller ||
  before.incarnation !== after.incarnation ||
  before.role !== after.role ||
  before.buffs !== after.buffs ||
  before.named !== after.named ||
  before.attachment !== after.attachment ||
  before.card !== after.card ||
  before.copyOf !== after.copyOf ||
  before.timestamp !== after.timestamp ||
  before.token !== after.token ||
  before.owner !== after.owner;

/** Changes an object; whether that calls for a cleanup is said by the caller. */
export function changeObject(game: Game, id: ObjectId, change: Partial<GameObject>): void {
  const before = objectOf(game, id);
  const after = { ...before, ...change };
  game.state.objects[id] = after;
  if ((isInForce(game, before) || isInForce(game, after)) && differsInLayers(before, after)) {
    if (isMissedByNothing(game, before, after)) forgetAdders(game, id);
    else if (isAwaitedByNothing(game, before, after)) noteArriving(game, id);
    else touch(game);
  }
  touchConditions(game);
}

/** Whether a rune or the like leaves the board, so that only what it could Add isn't there any more. */
const isMissedByNothing = (game: Game, before: GameObject, after: GameObject): boolean =>
  before.zone === "board" &&
  !isInForce(game, after) &&
  before.attachment === null &&
  cardOf(game, before).onlyAdds;

/** Whether a rune or the like comes to the board, so that only what it can Add is new. */
const isAwaitedByNothing = (game: Game, before: GameObject, after: GameObject): boolean =>
  after.zone === "board" &&
  !isInForce(game, before) &&
  after.attachment === null &&
  cardOf(game, after).onlyAdds;

/** What is computed may be shared with other states, so that it isn't changed in place. */
function forgetAdders(game: Game, id: ObjectId): void {
  const { derived } = game;
  if (!derived) return;
  if (derived.borrows) {
    game.derived = null;
    return;
  }
  const of = derived.of.slice();
  delete of[id];
  game.derived = {
    ...derived,
    of,
    adders: derived.adders.filter(({ source }) => source !== id),
    arriving: derived.arriving.filter((one) => one !== id),
  };
}

function noteArriving(game: Game, id: ObjectId): void {
  const { derived } = game;
  if (derived) game.derived = derived.alters ? null : { ...derived, arriving: [...derived.arriving, id] };
}

export function changePlayer(game: Game, seat: Seat, change: Partial<Player>): void {
  game.state.players[seat] = { ...playerOf(game, seat), ...change };
  if (change.legend) touch(game);
  else touchConditions(game);
}

/** Puts another list of cards in place of one that a player has. */
export function changePile(game: Game, seat: Seat, zone: PlayerZone, ids: ObjectId[]): void {
  const after = { ...playerOf(game, seat) };
  after[zone] = ids;
  game.state.players[seat] = after;
  if (zone === "legend") touch(game);
  else touchConditions(game);
}

export function changeSlot(game: Game, slot: number, change: Partial<Slot>): void {
  const before = slotOf(game, slot);
  game.state.battlefields[slot] = { ...before, ...change };
  if (change.controller !== undefined && change.controller !== before.controller) touch(game);
  else touchConditions(game);
}

/** Changes a chain item that is still there; one that has left stays as it is. */
export function changeItem(game: Game, id: ItemId, change: Partial<ChainItem>): void {
  const at = game.state.chain.findIndex((item) => item.id === id);
  const item = game.state.chain[at];
  if (item) game.state.chain[at] = { ...item, ...change };
  touchConditions(game);
}

/** What is on the chain is other than before: `object` is the card or token whose item it is, if any. */
export function touchChain(game: Game, object: ObjectId | null): void {
  if (object !== null && cardOf(game, objectOf(game, object)).entering) touch(game);
  else touchConditions(game);
}

/** Notes a fact about this turn. */
export function noteInLedger(game: Game, entry: LedgerEntry): void {
  game.state.ledger.push(entry);
  touchConditions(game);
}

/** Makes a cleanup an outstanding task (319). */
export function needCleanup(game: Game): void {
  game.state.cleanupDue = true;
}
