import {
  askOrder,
  attachmentsOf,
  type BatchFrame,
  controllerOf,
  type Game,
  type GameEvent,
  type ObjectId,
  objectOf,
  touch,
} from "@rulebound/core";
import { asPossible, objectOfEvent } from "./perform.ts";
import { leavesBoard } from "./triggers.ts";

/**
 * Of a Top-Most Card that is about to leave the board, its controller chooses the order in which several attached cards
 * detach (719.5.a). False while somebody hasn't answered; what is answered is noted with the batch.
 */
export function orderDetaching(game: Game, frame: BatchFrame): boolean {
  for (const { event, status } of frame.events) {
    const id = status === "proposed" ? leaving(game, event) : null;
    if (id === null || frame.charged.includes(keyOf(id))) continue;
    const attached = attachmentsOf(game, id).map((one) => one.id);
    const player = controllerOf(game, objectOf(game, id));
    if (attached.length < 2 || game.state.players[player].removed) continue;
    const order = askOrder(game, {
      player,
      for: "detach.order",
      rule: "719.5.a",
      options: attached.map((object) => ({ object })),
      source: id,
    });
    if (!order) return false;
    frame.charged.push(keyOf(id));
    arrange(
      game,
      order.flatMap((at) => attached[at] ?? []),
    );
  }
  return true;
}

const keyOf = (id: ObjectId): string => `detach:${id}`;

/** What goes from the board to another zone by an event, as far as that is possible. */
function leaving(game: Game, event: GameEvent): ObjectId | null {
  if (!leavesBoard(event) && event.event !== "trash") return null;
  const id = objectOfEvent(event);
  if (id === null || objectOf(game, id).zone !== "board") return null;
  return asPossible(game, event) ? id : null;
}

/** Attached cards detach in the order in which they are on the board, so that they take each other's places there. */
function arrange(game: Game, order: readonly ObjectId[]): void {
  const left = [...order];
  game.state.board = game.state.board.map((id) => (order.includes(id) ? (left.shift() ?? id) : id));
  touch(game);
}
