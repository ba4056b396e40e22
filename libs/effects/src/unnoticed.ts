import { abilityOf, type DelayedAbility, derivedOf, type Game, type GameEvent } from "@rulebound/core";
import { type EventName, eventsOf } from "@rulebound/language";
import { isAsked } from "./past.ts";
import { namesOf } from "./patterns.ts";
import { inDeckOf } from "./replacements.ts";
import { isAwaitedInTrash } from "./trash-triggers.ts";

/**
 * Whether an event happens and that is all: no text in force and no delayed ability waits for such events or could
 * replace them (370, 383), and no card asks for them afterwards. Then it needs no batch of its own.
 */
export function isUnnoticed(game: Game, event: GameEvent): boolean {
  const { triggers } = derivedOf(game);
  // To some units, holding and conquering are alike.
  if (event.event === "conquer" && triggers.hold) return false;
  if (event.event === "hold" && triggers.conquer) return false;
  const isWanted = (name: EventName): boolean => isNoticed(game, name);
  return !namesOf(game, event, isWanted).some(isWanted) && inDeckOf(game, event).length === 0;
}

function isNoticed(game: Game, name: EventName): boolean {
  const { triggers, replacements } = derivedOf(game);
  return (
    triggers[name] !== undefined ||
    replacements[name] !== undefined ||
    isAsked(game, name) ||
    isAwaitedInTrash(game, name) ||
    game.state.delayed.some((delayed) => waitsFor(game, delayed, name))
  );
}

const waitsFor = (game: Game, { ability }: DelayedAbility, name: EventName): boolean =>
  eventsOf(abilityOf(game, ability).ability).some(({ event }) => event === name);
