import { hasLethalDamage } from "@rulebound/combat";
import { type Game, type GameObject, objectOf, type Seat, unitsAt } from "@rulebound/core";
import { victoryScore } from "@rulebound/effects";
import type { Position } from "@rulebound/protocol";
import { notAtRest, type Path } from "./faults.ts";

/** Refuses a position that its next cleanup would change (323). */
export function refuseUnlessAtRest(game: Game, position: Position): void {
  refuseWon(game);
  for (const slot of game.state.battlefields.keys()) refuseUnsettled(game, slot);
  refuseDying(game, position);
}

/** Nobody has won already (323.1). */
function refuseWon(game: Game): void {
  const { state } = game;
  const needed = victoryScore(game);
  for (const seat of state.seats) {
    const { points } = state.players[seat];
    const others = state.seats.filter((other) => other !== seat && !state.players[other].removed);
    if (points >= needed && others.every((other) => state.players[other].points < points)) {
      notAtRest(
        ["players", seat, "points"],
        `With ${points} points ${seat} wins in the next cleanup.`,
        "323.1",
      );
    }
  }
}

/** Whoever controls a battlefield has the only units there. */
function refuseUnsettled(game: Game, index: number): void {
  const path = ["battlefields", index];
  const controller = game.state.battlefields[index]?.controller ?? null;
  const units = unitsAt(game, index);
  const present = new Set<Seat>(units.map((unit) => unit.controller));
  if (present.size > 1) {
    notAtRest([...path, "units"], "A combat is due where units of two players are.", "323.9");
  }
  if (controller !== null && units.length === 0) {
    notAtRest(
      [...path, "controller"],
      "Without units there, its controller loses the battlefield in the next cleanup.",
      "323.6",
    );
  }
  if (units.some((unit) => unit.controller !== controller)) {
    notAtRest(
      [...path, "units"],
      "A showdown is due where units are whose controller doesn't control the battlefield.",
      "323.11.a",
    );
  }
}

/** No unit has lethal damage (323.5). */
function refuseDying(game: Game, position: Position): void {
  for (const id of game.state.board) {
    const object = objectOf(game, id);
    if (!hasLethalDamage(game, object)) continue;
    notAtRest(pathOf(game, object, position), `"${object.card}" dies in the next cleanup.`, "323.5");
  }
}

/** Where an object of the board stands in the position. */
function pathOf(game: Game, object: GameObject, position: Position): Path {
  const { at } = object;
  const here = game.state.board.filter((id) => {
    const other = objectOf(game, id);
    return other.at === at && other.attachment === null;
  });
  if (typeof at === "number") return ["battlefields", at, "units", here.indexOf(object.id)];
  const seat = at ?? object.controller;
  const runes = position.players?.[seat]?.runes?.length ?? 0;
  return ["players", seat, "base", here.indexOf(object.id) - runes];
}
