import type { KeywordName } from "@rulebound/language";
import type { Characteristics, Derived, LiveAbility } from "./derived.ts";
import type { Game } from "./game.ts";
import type { GameObject, ObjectId } from "./objects.ts";
import { cardOf, objectOf } from "./read.ts";
import type { Seat } from "./seats.ts";

/** Everything that is computed from the state, made anew when something has changed since. */
export function derivedOf(game: Game): Derived {
  return game.derived ?? game.derive(game);
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
  const slot = game.state.battlefields.find((one) => one.battlefield === object.id);
  if (!slot) return object.controller;
  return slot.controller ?? game.state.turn.player;
}

/** Who controls an object itself, for what is friendly, enemy or a player's; nobody controls some battlefields (190.2.b). */
export function holderOf(game: Game, object: GameObject): Seat | null {
  const slot = game.state.battlefields.find((one) => one.battlefield === object.id);
  return slot ? slot.controller : object.controller;
}

/** Traits and text by the definition that it goes by: printed, or copied in layer 1 (477.1.b). Never changed in place. */
export function printedTraits(game: Game, object: GameObject): Characteristics {
  const controller = controllerOf(game, object);
  const known = printedOf.get(object);
  if (known?.controller === controller) return known.traits;
  const traits = readPrinted(game, object, controller);
  printedOf.set(object, { controller, traits });
  return traits;
}

/** What is printed changes only when the object does, and then it is another one. */
const printedOf = new WeakMap<GameObject, { controller: Seat; traits: Characteristics }>();

function readPrinted(game: Game, object: GameObject, controller: Seat): Characteristics {
  const { definition, abilities } = cardOf(game, object);
  const keywords: Characteristics["keywords"] = {};
  for (const { keyword, value = 1 } of definition.keywords)
    keywords[keyword] = (keywords[keyword] ?? 0) + value;
  return {
    name: definition.name,
    types: [definition.type],
    tags: definition.tags,
    domains: definition.domains,
    energy: definition.energy ?? null,
    power: definition.power ?? null,
    might: definition.might ?? null,
    keywords,
    abilities: abilities.flatMap((compiled, ability): LiveAbility[] =>
      compiled.text === "rules"
        ? [
            {
              ref: { card: definition.name, ability },
              compiled,
              source: object.id,
              controller,
              appendedBy: null,
            },
          ]
        : [],
    ),
  };
}
