import {
  abilityOf,
  type ChainItem,
  current,
  type DelayedAbility,
  type Game,
  isSame,
  objectOf,
  type Reference,
  referTo,
} from "@rulebound/core";
import type { PassiveAbility, PassiveFact } from "@rulebound/language";
import { holds, matches } from "./evaluate.ts";
import { objectsBinding, type Scope } from "./scope.ts";

/** A statement about the next card of a player, read from that card's point of view. */
interface NextFact {
  fact: PassiveFact;
  scope: Scope;
}

/** What delayed abilities say of the card that they have turned out to be about (391). */
export function nextFacts(game: Game, card: Reference): NextFact[] {
  return game.state.delayed.flatMap((delayed): NextFact[] => {
    return delayed.card && isSame(delayed.card, card) ? factOf(game, delayed, card) : [];
  });
}

/** The same for a card that is being played: until one is finalized, whichever fits is the next one. */
export function nextFactsOfPlay(game: Game, item: ChainItem): NextFact[] {
  if (game.state.delayed.length === 0 || item.object === null) return [];
  return game.state.delayed.flatMap((delayed) => {
    if (delayed.card)
      return current(game, delayed.card)?.id === item.object ? factOf(game, delayed, item.source) : [];
    return isNext(game, delayed, item) ? factOf(game, delayed, item.source) : [];
  });
}

/** With its finalizing, a card is the one that such abilities have been waiting for. */
export function becomeNext(game: Game, item: ChainItem): void {
  const { state } = game;
  const { object } = item;
  if (object === null || state.delayed.length === 0) return;
  const card = { id: object, incarnation: objectOf(game, object).incarnation };
  state.delayed = state.delayed.map((delayed) =>
    isNext(game, delayed, item) ? { ...delayed, card } : delayed,
  );
}

function isNext(game: Game, delayed: DelayedAbility, { object, controller }: ChainItem): boolean {
  const ability = passiveIn(game, delayed);
  if (!ability?.next || delayed.card || object === null || delayed.controller !== controller) return false;
  return matches(
    game,
    scopeFor(delayed, referTo(objectOf(game, object))),
    ability.next,
    objectOf(game, object),
  );
}

function factOf(game: Game, delayed: DelayedAbility, card: Reference): NextFact[] {
  const ability = passiveIn(game, delayed);
  const scope = scopeFor(delayed, card);
  if (!ability?.next || (ability.while !== undefined && !holds(game, scope, ability.while))) return [];
  return [{ fact: ability.fact, scope }];
}

function passiveIn(game: Game, { ability: ref }: DelayedAbility): PassiveAbility | null {
  const { ability } = abilityOf(game, ref);
  return ability.kind === "passive" ? ability : null;
}

const scopeFor = ({ controller, bindings }: DelayedAbility, { id, incarnation }: Reference): Scope => ({
  controller,
  item: null,
  bindings: { ...bindings, me: objectsBinding({ id, incarnation }) },
});
