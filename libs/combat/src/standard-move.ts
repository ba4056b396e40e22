import { type Fault, requireTiming } from "@rulebound/chain";
import {
  characteristicsOf,
  copyState,
  emit,
  type Game,
  type GameEvent,
  type GameObject,
  illegal,
  isBattlefield,
  keywordOf,
  type Location,
  type ObjectId,
  objectOf,
  pop,
  push,
  restoreState,
  type Seat,
  type StandardMoveFrame,
  type Status,
  takeReturned,
} from "@rulebound/core";
import { factsAbout, isMoveForbidden, mayBeAt, propose } from "@rulebound/effects";

/** Why a unit can't make a standard move to a location now, or null (144). */
export function standardMoveFault(game: Game, player: Seat, unit: GameObject, to: Location): Fault | null {
  const { types, name } = characteristicsOf(game, unit.id);
  if (unit.zone !== "board" || !types.includes("unit")) return ["144", `${name} is not a unit on the board.`];
  if (unit.controller !== player) return ["144", `${name} is controlled by another player.`];
  if (unit.exhausted) return ["144.2", `${name} is exhausted, and exhausting it is the cost of the move.`];
  if (unit.at === to) return ["355.4.a", `${name} is there already.`];
  if (!isBattlefield(to) && to !== player) return ["144.4.b", "Units move to their controller's own base."];
  const isBetween = isBattlefield(unit.at) && isBattlefield(to);
  if (isBetween && keywordOf(game, unit.id, "Ganking") === 0 && !isOpenToAll(game, unit, to)) {
    return ["144.4.c.1", `${name} needs Ganking to move from battlefield to battlefield.`];
  }
  if (isMoveForbidden(game, unit, to, { by: player, toldBy: null }))
    return ["054.1", `${name} is forbidden to move there.`];
  return mayBeAt(game, unit, to) ? null : ["144.4.a.1", "Units of two other players are there."];
}

/** Whether a text lets the unit move there from anywhere (187.9). */
const isOpenToAll = (game: Game, unit: GameObject, to: Location): boolean =>
  factsAbout(game, "moveHere", unit).some(({ source }) => objectOf(game, source).at === to);

/** Standard moves of several units to one destination are one action (144.3). */
export function startStandardMove(
  game: Game,
  player: Seat,
  units: ObjectId[],
  to: Location,
  autoPay: boolean,
): void {
  requireTiming(game, player, "none");
  if (game.state.turn.player !== player || game.state.turn.phase !== "main") {
    illegal("144.1.a", "Standard moves are made in the own Main Phase.");
  }
  if (new Set(units).size < units.length) illegal("144.3", "A unit can't be named twice.");
  for (const id of units) {
    const fault = standardMoveFault(game, player, objectOf(game, id), to);
    if (fault) illegal(...fault);
  }
  const before = copyState(game.state);
  game.state.priority = null;
  push(game, { kind: "standardMove", step: "exhaust", player, units, to, autoPay, before });
}

export function runStandardMove(game: Game, frame: StandardMoveFrame): Status {
  const { player, units, to } = frame;
  const origin = { by: player, source: null, item: null };
  if (frame.step === "exhaust") {
    frame.step = "move";
    propose(
      game,
      units.map((object): GameEvent => ({ ...origin, event: "exhaust", object })),
    );
    return "go";
  }
  if (frame.step === "move") {
    takeReturned(game, "batch");
    frame.step = "done";
    propose(
      game,
      units.flatMap((object): GameEvent[] => {
        const { at } = objectOf(game, object);
        return at === null ? [] : [{ ...origin, event: "move", object, from: at, to }];
      }),
    );
    return "go";
  }
  const { outcomes } = takeReturned(game, "batch");
  if (outcomes.some(({ status }) => status === "dropped")) return callOffMove(game, frame);
  return pop(game);
}

/** Without its applied cost the move can't be performed (204.4.c), so the action isn't taken. */
function callOffMove(game: Game, { before, player }: StandardMoveFrame): Status {
  const { prompt } = game.state.next;
  if (!before || before.next.prompt === prompt)
    illegal("204.4.c", "The cost that applies to this move can't be paid.");
  restoreState(game, before);
  emit(game, { type: "undone", rule: "204.4.c", player });
  return "go";
}
