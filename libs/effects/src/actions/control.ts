import {
  changeItem,
  changeObject,
  current,
  emit,
  type Game,
  type GameEvent,
  type GameObject,
  needCleanup,
  type ObjectId,
  objectOf,
  type Reference,
  type Seat,
} from "@rulebound/core";
import { contestWith } from "./move.ts";

type TakeControl = Extract<GameEvent, { event: "takeControl" }>;

/**
 * Control passes of what is on the board, or for good of a spell on the chain, that has another controller, in a window
 * that isn't over (390.5.b).
 */
export function canTakeControl(game: Game, event: TakeControl): boolean {
  const { zone, controller } = objectOf(game, event.object);
  if (controller === event.player) return false;
  if (zone === "chain") return event.while === null;
  if (zone !== "board") return false;
  return event.while === null || isThere(game, event.while);
}

const isThere = (game: Game, reference: Reference): boolean => current(game, reference)?.zone === "board";

/** Control for good ends what there was; control while something stays comes on top of it. */
export function performTakeControl(game: Game, { object, player, while: source }: TakeControl): void {
  const { controller, held } = objectOf(game, object);
  const now = source === null ? [] : [...held, { by: player, from: controller, while: source }];
  changeObject(game, object, { held: now });
  passControl(game, object, player);
}

/**
 * It stays where it is, as it is, and abilities of it that are on the chain keep their controller (191.4.b). A unit at a
 * battlefield that its new controller doesn't control contests it, having come to be there for them (190.3.a).
 */
function passControl(game: Game, object: ObjectId, player: Seat): void {
  const { controller, at } = objectOf(game, object);
  changeObject(game, object, { controller: player });
  const item = game.state.chain.find((one) => one.object === object);
  if (item) changeItem(game, item.id, { controller: player });
  needCleanup(game);
  emit(game, { type: "controlChanged", rule: "191", object, from: controller, to: player });
  if (at !== null) contestWith(game, object, at);
}

/** Control whose window is over goes back to where it came from, or is what a later effect rests on no more. */
export function endControl(game: Game): void {
  for (const id of game.state.board) {
    const { held } = objectOf(game, id);
    if (held.length > 0) endControlOf(game, objectOf(game, id));
  }
}

function endControlOf(game: Game, { id, held, controller }: GameObject): void {
  const left = held.filter((one) => isThere(game, one.while));
  if (left.length === held.length) return;
  const [first] = held;
  const now = left.map((one, at) => ({ ...one, from: left[at - 1]?.by ?? first?.from ?? one.from }));
  const holder = now.at(-1)?.by ?? first?.from ?? controller;
  changeObject(game, id, { held: now });
  if (holder !== controller) passControl(game, id, holder);
}
