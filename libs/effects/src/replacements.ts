import {
  abilityOf,
  type Bindings,
  cardOf,
  controllerOf,
  derivedOf,
  type Game,
  type GameEvent,
  type LiveAbility,
  liveAbility,
  noteInLedger,
  objectOf,
  type Proposed,
  type Seat,
} from "@rulebound/core";
import type { EventName, ReplacementAbility } from "@rulebound/language";
import { holds, numberMeant, scopeOfLive } from "./evaluate.ts";
import { isWaitedFor } from "./past.ts";
import { fitsPattern, namesOf } from "./patterns.ts";
import { objectOfEvent } from "./perform.ts";
import { type Proposal, propose } from "./propose.ts";
import { objectsBinding, type Scope } from "./scope.ts";
import { bindingsOf, keyOf } from "./triggers.ts";

/** A replacement effect in force, from a permanent or delayed. */
export interface LiveReplacement {
  /** tells it from every other one: what `applied` remembers */
  key: string;
  ability: ReplacementAbility;
  ref: { card: string; ability: number };
  controller: Seat;
  source: number;
  bindings: Bindings;
  /** the delayed ability that it is */
  delayed: number | null;
}

/** Every replacement effect that could apply to events of that name. */
function replacementsFor(game: Game, event: GameEvent): LiveReplacement[] {
  const { delayed } = game.state;
  const names = namesOf(game, event, (name) => mayBeReplaced(game, name));
  if (names.length === 0) return [];
  const { replacements } = derivedOf(game);
  const live = [...names.flatMap((name) => replacements[name] ?? []), ...inDeckOf(game, event)];
  if (live.length === 0 && delayed.length === 0) return [];
  const standing = live.flatMap((live): LiveReplacement[] => {
    const { ability } = live.compiled;
    if (ability.kind !== "replacement") return [];
    const { bindings } = scopeOfLive(game, live);
    return [
      {
        key: keyOf(game, live),
        ability,
        ref: live.ref,
        controller: live.controller,
        source: live.appendedBy ?? live.source,
        bindings,
        delayed: null,
      },
    ];
  });
  const fromDelayed = delayed.flatMap((one): LiveReplacement[] => {
    const { ability } = abilityOf(game, one.ability);
    if (ability.kind !== "replacement" || !names.includes(ability.of.event)) return [];
    const { controller, bindings, source } = one;
    return [
      {
        key: `delayed.${one.id}`,
        ability,
        ref: one.ability,
        controller,
        source: source.id,
        bindings,
        delayed: one.id,
      },
    ];
  });
  return [...standing, ...fromDelayed];
}

/** Replacement effects of a card in a deck, which are about its own being shown (366.1). */
export function inDeckOf(game: Game, event: GameEvent): LiveAbility[] {
  if (event.event !== "reveal" && event.event !== "look") return [];
  const object = objectOf(game, event.object);
  if (object.zone !== "deck" && object.zone !== "runeDeck") return [];
  const { definition, inDeck } = cardOf(game, object);
  return inDeck
    .map((ability) => liveAbility(game, { card: definition.name, ability }, object.id, object.owner))
    .filter(
      ({ compiled: { ability } }) => ability.kind === "replacement" && ability.of.event === event.event,
    );
}

/** Whether something could replace events of that name: a text in force, or any delayed ability. */
export const mayBeReplaced = (game: Game, name: EventName): boolean =>
  game.state.delayed.length > 0 || derivedOf(game).replacements[name] !== undefined;

/** Proposes that cards are revealed or looked at, where anything is about that, a text of a card itself too; tells whether it is. */
export function proposeShown(game: Game, events: ShownEvent[], proposal?: Proposal): boolean {
  const isWatched = events.some(
    (event) =>
      isWaitedFor(game, event.event) ||
      derivedOf(game).replacements[event.event] !== undefined ||
      inDeckOf(game, event).length > 0,
  );
  if (isWatched) propose(game, events, proposal);
  return isWatched;
}

type ShownEvent = Extract<GameEvent, { event: "reveal" | "look" }>;

const scopeOfReplacement = ({ controller, bindings }: LiveReplacement, more: Bindings = {}): Scope => ({
  controller,
  item: null,
  bindings: { ...bindings, ...more },
});

/** Replacement effects that can be applied to a proposed event now (370.1, 370.2). */
export function applicable(game: Game, proposed: Proposed, settled: boolean): LiveReplacement[] {
  if (proposed.status !== "proposed") return [];
  return replacementsFor(game, proposed.event).filter((live) => {
    if (proposed.applied.includes(live.key) || proposed.declined.includes(live.key)) return false;
    if (isUsedUp(game, live)) return false;
    if (settled && !("instead" in live.ability.with || "also" in live.ability.with)) return false;
    const scope = scopeOfReplacement(live, bindingsOf(game, proposed.event));
    if (!fitsPattern(game, scope, live.ability.of, proposed.event)) return false;
    return live.ability.if === undefined || holds(game, scope, live.ability.if);
  });
}

/** Whoever orders replacement effects on an event: the controller of the object, or the player, acted on (372). */
export function affectedPlayer(game: Game, event: GameEvent): Seat {
  const id = objectOfEvent(event);
  if (id !== null) return controllerOf(game, objectOf(game, id));
  return "player" in event ? event.player : game.state.turn.player;
}

/** What a replacement effect that changes amounts makes of an amount (432, 437.2). */
export function changedAmount(game: Game, live: LiveReplacement, amount: number): number {
  const change = live.ability.with;
  if ("amount" in change) return change.amount === "double" ? amount * 2 : amount + change.amount.more;
  if (!("prevent" in change)) return amount;
  if (change.prevent === "all") return 0;
  const value =
    live.delayed === null
      ? (numberMeant(game, scopeOfReplacement(live), change.prevent) ?? 0)
      : remainingOf(game, live.delayed);
  return Math.max(0, amount - Math.max(0, value));
}

/** The Prevent Value that is left of a delayed ability (437.3). */
const remainingOf = (game: Game, delayed: number): number =>
  game.state.delayed.find(({ id }) => id === delayed)?.remaining ?? 0;

/** Applied this turn as often as it can be (371.1). */
function isUsedUp(game: Game, { ability: { timesEachTurn }, key }: LiveReplacement): boolean {
  if (timesEachTurn === undefined) return false;
  const applied = game.state.ledger.filter((entry) => entry.what === "applied" && entry.effect === key);
  return applied.length >= timesEachTurn;
}

/** Notes an application: a use gone (371.1), a Prevent Value lowered by what it prevented; used up, it is over (437.3.a). */
export function noteUse(game: Game, live: LiveReplacement, prevented: number): void {
  if (live.ability.timesEachTurn !== undefined) noteInLedger(game, { what: "applied", effect: live.key });
  if (live.delayed === null) return;
  game.state.delayed = game.state.delayed.flatMap((one) => {
    if (one.id !== live.delayed) return [one];
    const uses = one.uses === null ? null : one.uses - 1;
    const remaining = one.remaining === null ? null : one.remaining - prevented;
    const isOver = (uses !== null && uses <= 0) || (remaining !== null && remaining <= 0);
    return isOver ? [] : [{ ...one, uses, remaining }];
  });
}

/** Bindings of a replacement's text: what the event would have happened to is "it" (375). */
export function textBindings(game: Game, live: LiveReplacement, event: GameEvent): Bindings {
  return { ...live.bindings, ...bindingsOf(game, event), me: live.bindings.me ?? objectsBinding() };
}
