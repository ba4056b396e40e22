import {
  type ChainItem,
  cardOf,
  derivedOf,
  type Game,
  type GameObject,
  type LiveFact,
  objectOf,
  playerOf,
  type Seat,
} from "@rulebound/core";
import type { Cost, Filter, PassiveFact, PlayerRef } from "@rulebound/language";
import { holds, matches, scopeOf, scopeOfFact } from "./evaluate.ts";
import { playerMeant, type Scope } from "./scope.ts";

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
    const { fact, source } = live;
    if (fact.fact !== kind || !("of" in fact)) return false;
    return fact.of === "me" ? object.id === source : matches(game, scopeOfFact(game, live), fact.of, object);
  });
}

/** Whether a text forbids a player to play a card (054.1): a text in force, or what the card says of itself (366.1). */
export function isPlayForbidden(game: Game, player: Seat, card: GameObject): boolean {
  const own = cardOf(game, card).passives.some(({ while: condition, fact }) => {
    if (fact.fact !== "cantPlay" || fact.of !== "me") return false;
    return condition === undefined || holds(game, scopeOf(game, card.id, player), condition);
  });
  return (
    own ||
    derivedOf(game).facts.some((live) => {
      const { fact } = live;
      if (fact.fact !== "cantPlay" || fact.of === "me") return false;
      const scope = scopeOfFact(game, live);
      return isMeant(game, scope, fact.who, player) && matches(game, scope, fact.of, card);
    })
  );
}

/** Whether a text forbids a player to score a battlefield now (054.1): they neither conquer nor hold it (469). */
export function isScoringForbidden(game: Game, player: Seat, slot: number): boolean {
  return derivedOf(game).facts.some(
    ({ fact, source }) =>
      fact.fact === "cantScore" &&
      objectOf(game, source).at === slot &&
      playerOf(game, player).turns < fact.beforeTurn,
  );
}

/** Whether a text forbids a player to gain points (054.1). */
export function isGainingForbidden(game: Game, player: Seat): boolean {
  return derivedOf(game).facts.some(
    ({ fact, controller }) => fact.fact === "cantGainPoints" && player !== controller,
  );
}

/** Whether a text says that an item can't be countered (054.1): its own (366.1), or one of its controller's in force. */
export function isUncounterable(game: Game, { object, controller }: ChainItem): boolean {
  const own =
    object !== null &&
    cardOf(game, objectOf(game, object)).passives.some(
      ({ while: condition, fact }) =>
        fact.fact === "cantBeCountered" &&
        fact.what === "me" &&
        (condition === undefined || holds(game, scopeOf(game, object, controller), condition)),
    );
  return (
    own ||
    derivedOf(game).facts.some(
      ({ fact, controller: whose }) =>
        fact.fact === "cantBeCountered" && fact.what === "yours" && whose === controller,
    )
  );
}

/** Whether a text forbids a facedown card to be turned up (054.1). */
export const isRevealForbidden = (game: Game, card: GameObject): boolean =>
  factsAbout(game, "cantBeRevealed", card).length > 0;

/** How many cards can be hidden at a battlefield (107.3.b). */
export function hiddenCapacity(game: Game, slot: number): number {
  return derivedOf(game).facts.reduce(
    (sum, { fact, source }) =>
      fact.fact === "hiddenCapacity" && objectOf(game, source).at === slot ? sum + fact.more : sum,
    1,
  );
}

/** What a player can pay for hiding a card: [A], or what a text lets them pay in its place (811.1.b). */
export function costsOfHiding(game: Game, player: Seat): Cost[] {
  const others = derivedOf(game).facts.flatMap(({ fact, controller }) =>
    fact.fact === "hideFor" && controller === player ? [fact.cost] : [],
  );
  return [{ power: ["any"] }, ...others];
}

function isMeant(game: Game, scope: Scope, who: "opponent" | PlayerRef | undefined, player: Seat): boolean {
  if (who === undefined) return true;
  return who === "opponent" ? player !== scope.controller : playerMeant(game, scope, who) === player;
}

/** Whether spells and abilities of a player can't choose an object (757, 758). */
export function isUntargetable(game: Game, object: GameObject, chooser: Seat): boolean {
  return (
    object.controller !== chooser &&
    factsAbout(game, "cantBeChosen", object).some(({ fact }) => fact.by === "enemy")
  );
}
