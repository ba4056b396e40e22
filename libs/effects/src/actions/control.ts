import { changeObject, emit, type Game, type GameEvent, needCleanup, objectOf } from "@rulebound/core";
import { contestWith } from "./move.ts";

type TakeControl = Extract<GameEvent, { event: "takeControl" }>;

/** Control passes of what is on the board and has another controller. */
export function canTakeControl(game: Game, { object, player }: TakeControl): boolean {
  const { zone, controller } = objectOf(game, object);
  return zone === "board" && controller !== player;
}

/**
 * It stays where it is, as it is, and abilities of it that are on the chain keep their controller (191.4.b). A unit at a
 * battlefield that its new controller doesn't control contests it, having come to be there for them (190.3.a).
 */
export function performTakeControl(game: Game, { object, player }: TakeControl): void {
  const { controller, at } = objectOf(game, object);
  changeObject(game, object, { controller: player });
  needCleanup(game);
  emit(game, { type: "controlChanged", rule: "191", object, from: controller, to: player });
  if (at !== null) contestWith(game, object, at);
}
