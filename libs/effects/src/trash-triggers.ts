import {
  cardOf,
  type Game,
  type GameEvent,
  type LiveAbility,
  liveAbility,
  objectOf,
  playerOf,
  type Triggered,
} from "@rulebound/core";
import { type CompiledCard, type EventName, patternsOf } from "@rulebound/language";
import { isActive } from "./in-force.ts";
import { nameOf } from "./patterns.ts";
import { objectOfEvent } from "./perform.ts";
import { objectsBinding } from "./scope.ts";
import { timesTriggered } from "./triggers.ts";

/** What cards wait for in the trash, once for each pool. */
const awaited = new WeakMap<ReadonlyMap<string, CompiledCard>, Set<EventName>>();

function awaitedIn({ cards }: Game): Set<EventName> {
  const known = awaited.get(cards);
  if (known) return known;
  const names = new Set([...cards.values()].flatMap(eventsAwaited));
  awaited.set(cards, names);
  return names;
}

/** Whether any card of the pool waits for such events in the trash. */
export const isAwaitedInTrash = (game: Game, name: EventName): boolean => awaitedIn(game).has(name);

const eventsAwaited = ({ abilities, inTrash }: CompiledCard): EventName[] =>
  inTrash.flatMap((number) => {
    const ability = abilities[number]?.ability;
    return ability?.kind === "triggered" ? patternsOf(ability.when).map(({ event }) => event) : [];
  });

/**
 * Abilities that trigger in their owner's trash. As the event happens the card has to be there, or come there along with
 * it (383.2.c.1): `coming` are the objects of the batch.
 */
export function trashTriggersOf(
  game: Game,
  event: GameEvent,
  coming: readonly GameEvent[],
  once: Set<string>,
): Triggered[] {
  const name = nameOf(event);
  if (name === null || !awaitedIn(game).has(name)) return [];
  const inTrash = game.state.seats.flatMap((seat) => playerOf(game, seat).trash);
  const ids = new Set([...inTrash, ...coming.flatMap((other) => objectOfEvent(other) ?? [])]);
  return [...ids]
    .flatMap((id) => liveInTrash(game, id))
    .filter((live) => isActive(game, live))
    .flatMap((live) => timesTriggered(game, live, event, null, once));
}

function liveInTrash(game: Game, source: number): LiveAbility[] {
  const object = objectOf(game, source);
  const { definition, inTrash } = cardOf(game, object);
  return inTrash.map((ability) =>
    liveAbility(game, { card: definition.name, ability }, source, object.owner),
  );
}

/** Those whose source is in the trash once everything has happened, known by what it is there (124). */
export function stillInTrash(game: Game, triggers: Triggered[]): Triggered[] {
  return triggers.flatMap((one): Triggered[] => {
    const { id, zone, incarnation } = objectOf(game, one.source.id);
    if (zone !== "trash") return [];
    const source = { id, incarnation };
    return [{ ...one, source, bindings: { ...one.bindings, me: objectsBinding(source) } }];
  });
}
