import type { KeywordName } from "@rulebound/language";
import type { Characteristics, Derived } from "./derived.ts";
import type { Game } from "./game.ts";
import type { GameObject, ObjectId } from "./objects.ts";
import { type Printed, printedFor } from "./printed.ts";
import { objectOf } from "./read.ts";
import type { Seat } from "./seats.ts";
import type { Slot } from "./state.ts";

/** Everything that is computed from the state, made anew when something has changed since. */
export function derivedOf(game: Game): Derived {
  const { derived } = game;
  return derived !== null && derived.arriving.length === 0 ? derived : game.derive(game);
}

/** What an object is like now; off the board and the chain, what its card says. */
export function characteristicsOf(game: Game, id: ObjectId): Characteristics {
  return derivedOf(game).of[id] ?? printedTraits(game, objectOf(game, id));
}

/** Might as everything but arithmetic sees it: never below 0 (143.2.b); null for what has none. */
export function mightOf(game: Game, id: ObjectId): number | null {
  const { might } = characteristicsOf(game, id);
  return might === null ? null : Math.max(0, might);
}

/** The value of a keyword, or 0 where the object doesn't have it. */
export function keywordOf(game: Game, id: ObjectId, keyword: KeywordName): number {
  return characteristicsOf(game, id).keywords[keyword] ?? 0;
}

/** Who controls an object's text: a battlefield's controller, else the turn player stands in (190.6). */
export function controllerOf(game: Game, object: GameObject): Seat {
  const slot = slotHolding(game, object);
  if (!slot) return object.controller;
  return slot.controller ?? game.state.turn.player;
}

/** Who controls an object itself, for what is friendly, enemy or a player's; nobody controls some battlefields (190.2.b). */
export function holderOf(game: Game, object: GameObject): Seat | null {
  const slot = slotHolding(game, object);
  return slot ? slot.controller : object.controller;
}

/** The slot whose battlefield an object is; null for everything else. */
function slotHolding(game: Game, { id }: GameObject): Slot | null {
  for (const slot of game.state.battlefields) if (slot.battlefield === id) return slot;
  return null;
}

/** Traits and text by the definition that it goes by: printed, or copied in layer 1 (477.1.b). Never changed in place. */
export const printedTraits = (game: Game, object: GameObject): Characteristics =>
  printedOn(game, object).traits;

/** What is printed on an object, with the definition that it goes by. */
export const printedOn = (game: Game, object: GameObject): Printed =>
  printedFor(game, object, controllerOf(game, object));
