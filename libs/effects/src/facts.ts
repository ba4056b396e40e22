import { derivedOf, type Game, type GameObject, type LiveFact, type Seat } from "@rulebound/core";
import type { Filter, PassiveFact } from "@rulebound/language";
import { matches, scopeOf } from "./evaluate.ts";

/** Facts that say of which objects they hold. */
type FactAbout = Extract<PassiveFact, { of: "me" | Filter }>;
type FactOf<K extends FactAbout["fact"]> = Extract<FactAbout, { fact: K }>;

interface LiveFactAbout<K extends FactAbout["fact"]> extends LiveFact {
  fact: FactOf<K>;
}

/** The facts of one kind in force that hold of an object, with whose they are. */
export function factsAbout<K extends FactAbout["fact"]>(
  game: Game,
  kind: K,
  object: GameObject,
): LiveFactAbout<K>[] {
  return derivedOf(game).facts.filter((live): live is LiveFactAbout<K> => {
    const { fact, source, controller } = live;
    if (fact.fact !== kind || !("of" in fact)) return false;
    return fact.of === "me"
      ? object.id === source
      : matches(game, scopeOf(game, source, controller), fact.of, object);
  });
}

/** Whether spells and abilities of a player can't choose an object (757, 758). */
export function isUntargetable(game: Game, object: GameObject, chooser: Seat): boolean {
  return (
    object.controller !== chooser &&
    factsAbout(game, "cantBeChosen", object).some(({ fact }) => fact.by === "enemy")
  );
}
