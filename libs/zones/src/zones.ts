import {
  attachmentsOf,
  broken,
  changeObject,
  changePile,
  changeSlot,
  emptySlot,
  type Game,
  type GameObject,
  type Location,
  needCleanup,
  type ObjectId,
  objectOf,
  type PlayerZone,
  playerOf,
  type Seat,
  slotOf,
  touch,
  type Zone,
} from "@rulebound/core";

import { sever, unlink } from "./attachment.ts";

const playerZones: readonly Zone[] = [
  "hand",
  "deck",
  "runeDeck",
  "trash",
  "banishment",
  "champion",
  "legend",
];

export const isPlayerZone = (zone: Zone): zone is PlayerZone => playerZones.includes(zone);

/** The Board: bases, battlefields, facedown zones, legend zones (107). Everything else is a Non-Board Zone (108). */
const boardZones: readonly Zone[] = ["board", "facedown", "legend"];

const fresh = {
  exhausted: false,
  damage: [],
  buffs: 0,
  stunned: false,
  held: [],
  empowered: 0,
  role: null,
  hadRoles: [],
  named: {},
  attachment: null,
  copyOf: null,
  context: null,
  hiddenOn: null,
} satisfies Partial<GameObject>;

/**
 * Puts an object into a player's zone, always its owner's (056); a token ceases to exist there (186.1).
 * `at` is the top or the bottom of a deck. Going into or out of a Non-Board Zone makes it a new object (124).
 */
export function putIntoZone(
  game: Game,
  id: ObjectId,
  zone: PlayerZone,
  at: "top" | "bottom" = "bottom",
): void {
  const object = objectOf(game, id);
  takeOut(game, object);
  if (object.token && zone !== "legend") {
    changeObject(game, id, { ...renewed(game, object, "none"), zone: "none", at: null });
    return;
  }
  changeObject(game, id, { ...renewed(game, object, zone), zone, at: null, controller: object.owner });
  const list = playerOf(game, object.owner)[zone];
  changePile(game, object.owner, zone, at === "top" ? [id, ...list] : [...list, id]);
}

/** Puts an object onto the board at a location, under a player's control. */
export function putOntoBoard(game: Game, id: ObjectId, location: Location, controller: Seat): void {
  const object = objectOf(game, id);
  takeOut(game, object);
  const timestamp = game.state.next.effect++;
  changeObject(game, id, {
    ...renewed(game, object, "board"),
    zone: "board",
    at: location,
    controller,
    timestamp,
  });
  game.state.board.push(id);
  needCleanup(game);
}

/** Adds a battlefield to the Battlefield Zone, in a slot of its own; nobody controls it (439.4.b). Gives the slot. */
export function putBattlefield(game: Game, id: ObjectId): number {
  const { battlefields, next } = game.state;
  const slot = battlefields.length;
  changeObject(game, id, { zone: "board", at: slot, timestamp: next.effect++ });
  battlefields.push(emptySlot(id));
  touch(game);
  needCleanup(game);
  return slot;
}

/** Puts a card facedown into the facedown zone of a battlefield (421.1). */
export function putFacedown(game: Game, id: ObjectId, slot: number, controller: Seat, turn: number): void {
  const object = objectOf(game, id);
  takeOut(game, object);
  changeObject(game, id, {
    ...renewed(game, object, "facedown"),
    zone: "facedown",
    at: slot,
    controller,
    hiddenOn: turn,
  });
  changeSlot(game, slot, { facedown: [...slotOf(game, slot).facedown, id] });
  needCleanup(game);
}

/** Puts a card or token onto the chain; the chain item that stands for it is the caller's affair. */
export function putOnChain(game: Game, id: ObjectId, controller: Seat): void {
  const object = objectOf(game, id);
  takeOut(game, object);
  changeObject(game, id, { ...renewed(game, object, "chain"), zone: "chain", at: null, controller });
}

/** Takes an object out of the game altogether (652.3). */
export function removeFromGame(game: Game, id: ObjectId): void {
  const object = objectOf(game, id);
  takeOut(game, object);
  changeObject(game, id, { ...renewed(game, object, "none"), zone: "none", at: null });
}

/** Changes where something on the board is, and what is attached to it along with it, without making it a new object (446.3, 719.3.a). */
export function relocate(game: Game, id: ObjectId, location: Location): void {
  changeObject(game, id, { at: location });
  for (const attached of attachmentsOf(game, id)) changeObject(game, attached.id, { at: location });
  needCleanup(game);
}

/** What a change of zone makes of an object: into or out of a Non-Board Zone a new one, without what was put on it (124). */
function renewed(game: Game, object: GameObject, to: Zone): Partial<GameObject> {
  if (boardZones.includes(object.zone) && boardZones.includes(to)) return {};
  endEffectsOn(game, object.id);
  return { ...fresh, incarnation: object.incarnation + 1 };
}

/** Effects on what has become a new object are tracked no more (124.1). */
function endEffectsOn(game: Game, id: ObjectId): void {
  const { state } = game;
  const { effects, delayed, banishedWith } = state;
  if (delayed.some(({ stays }) => stays?.id === id)) {
    touch(game);
    state.delayed = delayed.filter(({ stays }) => stays?.id !== id);
  }
  if (banishedWith.some(({ card }) => card.id === id)) {
    state.banishedWith = banishedWith.filter(({ card }) => card.id !== id);
  }
  if (!effects.some(({ on }) => on.some((reference) => reference.id === id))) return;
  touch(game);
  game.state.effects = effects.flatMap((effect) => {
    const on = effect.on.filter((reference) => reference.id !== id);
    return on.length > 0 ? [{ ...effect, on }] : [];
  });
}

function takeOut(game: Game, object: GameObject): void {
  const { zone, id } = object;
  if (isPlayerZone(zone)) {
    const left = playerOf(game, object.owner)[zone].filter((other) => other !== id);
    changePile(game, object.owner, zone, left);
    if (zone === "legend") needCleanup(game);
  } else if (zone === "board") {
    for (const attached of attachmentsOf(game, id)) unlink(game, attached.id, "719.5");
    sever(game, id);
    game.state.board = game.state.board.filter((other) => other !== id);
    needCleanup(game);
  } else if (zone === "facedown") {
    const slot = typeof object.at === "number" ? object.at : broken("a facedown card is nowhere");
    changeSlot(game, slot, { facedown: slotOf(game, slot).facedown.filter((other) => other !== id) });
    needCleanup(game);
  }
}
