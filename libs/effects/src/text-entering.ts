import {
  type BatchFrame,
  characteristicsOf,
  emit,
  type Game,
  objectOf,
  referTo,
  type TextFrame,
} from "@rulebound/core";
import type { GameAction } from "@rulebound/language";
import { createObject, putBattlefield } from "@rulebound/zones";
import { mayBeAt } from "./actions/move.ts";
import { placeMeant } from "./scope.ts";
import { did, ignore, next, scopeOfText, type Went } from "./text-frame.ts";

/** A battlefield token comes into the Battlefield Zone, under nobody's control (439.4.b), unless one of its name is there. */
export function addBattlefield(
  game: Game,
  frame: TextFrame,
  action: Extract<GameAction, { do: "addBattlefield" }>,
): Went {
  const { token } = action;
  const isThere = game.state.battlefields.some(
    ({ battlefield }) => characteristicsOf(game, battlefield).name === token,
  );
  if (isThere) return ignore(frame, action);
  const player = frame.controller;
  const id = createObject(game, token, player, { token: true });
  putBattlefield(game, id);
  emit(game, { type: "tokenCreated", rule: "439.2.b.5", object: id, player });
  return did(frame, action, [referTo(objectOf(game, id))]);
}

/**
 * What the replaced event would have enter somewhere enters at this location instead (369.3), if that can be: not as a
 * third side or into a combat of others (462).
 */
export function enterAt(game: Game, frame: TextFrame, action: Extract<GameAction, { do: "enterAt" }>): Went {
  const place = placeMeant(game, scopeOfText(frame), action.place);
  const event = replacedBy(game, frame);
  if (place === null || event?.event !== "enter" || !mayBeAt(game, objectOf(game, event.object), place)) {
    return ignore(frame, action);
  }
  event.to = place;
  return next(frame);
}

/** The event that a replacement effect's text is carried out for. */
export function replacedBy(game: Game, frame: TextFrame): BatchFrame["events"][number]["event"] | null {
  const below = game.state.frames[game.state.frames.indexOf(frame) - 1];
  if (below?.kind !== "batch" || below.applying === null) return null;
  return below.events[below.applying.event]?.event ?? null;
}
