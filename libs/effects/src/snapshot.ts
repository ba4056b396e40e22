import {
  type Bound,
  characteristicsOf,
  type Game,
  mightOf,
  type ObjectId,
  objectOf,
  type Snapshot,
} from "@rulebound/core";
import { energyCostOf, isAlone, powerCostOf } from "./evaluate.ts";

/** What an object is like now, kept for looking back (359.3.e.13, 808.1.d.3). */
export function snapshot(game: Game, id: ObjectId): Snapshot {
  const object = objectOf(game, id);
  const traits = characteristicsOf(game, id);
  return {
    card: traits.name,
    controller: object.controller,
    owner: object.owner,
    at: object.at,
    might: mightOf(game, id),
    energy: energyCostOf(game, object),
    power: powerCostOf(game, object),
    tags: traits.tags,
    types: traits.types,
    alone: isAlone(game, object),
  };
}

/** A reference to an object as it is now, with what it is like. */
export function noted(game: Game, id: ObjectId): Bound {
  return { id, incarnation: objectOf(game, id).incarnation, before: snapshot(game, id) };
}
