import {
  askOrder,
  type Bindings,
  derivedOf,
  emit,
  type Game,
  type GameEvent,
  type GameObject,
  type ItemId,
  itemOf,
  keywordOf,
  type LiveAbility,
  type Location,
  objectOf,
  pop,
  push,
  referTo,
  type Seat,
  type Status,
  seatsFrom,
  slotOf,
  type Triggered,
  type TriggersFrame,
} from "@rulebound/core";
import { type EventName, type PastPattern, patternsOf, type TriggeredAbility } from "@rulebound/language";
import { addPending, plainContext, takeOffChain } from "./chain-items.ts";
import { holds, scopeOfLive } from "./evaluate.ts";
import { countPast, occurrences } from "./past.ts";
import { fitsPattern, nameOf, playerOfEvent } from "./patterns.ts";
import { objectOfEvent } from "./perform.ts";
import { objectsBinding, playerMeant, type Scope } from "./scope.ts";
import { noted } from "./snapshot.ts";

/**
 * Abilities that trigger on an event, as things are now; an ability's own death is looked for apart (808.1.d). `once`
 * has the abilities that the moment has set off already and that count "one or more" as one.
 */
export function triggersOf(game: Game, event: GameEvent, once: Set<string> = new Set()): Triggered[] {
  const name = nameOf(event);
  if (name === null) return [];
  const delayed = delayedTriggersOf(game, event, once);
  const standing = standingTriggersOf(game, event, name, (live, seen) =>
    timesTriggered(game, live, seen, null, once),
  );
  return [...standing, ...delayed];
}

/** Those of abilities in force; hold effects among them where the unit that has them conquers, if they are alike for it. */
function standingTriggersOf(
  game: Game,
  event: GameEvent,
  name: EventName,
  triggered: (live: LiveAbility, event: GameEvent) => Triggered[],
): Triggered[] {
  const derived = derivedOf(game);
  const own = derived.triggers[name] ?? [];
  const triggers = own.flatMap((live) => triggered(live, event));
  if (event.event !== "conquer" && event.event !== "hold") return triggers;
  const alike = derived.facts.flatMap(({ fact, source }) =>
    fact.fact === "conquerAndHoldAlike" ? [source] : [],
  );
  if (alike.length === 0) return triggers;
  const otherName = event.event === "conquer" ? "hold" : "conquer";
  const other: GameEvent = { ...event, event: otherName };
  const also = (derived.triggers[otherName] ?? []).filter(
    (live) => alike.includes(live.source) && !own.includes(live),
  );
  return [...triggers, ...also.flatMap((live) => triggered(live, other))];
}

/**
 * Abilities that trigger on something leaving the board, looked for before it does; its own are known by what it was like
 * then (359.3.e.13).
 */
export function leaveTriggersOf(game: Game, event: GameEvent, once: Set<string>): Triggered[] {
  const watching = derivedOf(game).triggers.leaveBoard;
  if (!watching) return [];
  return watching.flatMap((live) =>
    timesTriggered(game, live, event, null, once).map((trigger) => {
      if (live.source !== objectOfEvent(event)) return trigger;
      const source = noted(game, live.source);
      return { ...trigger, source, bindings: { ...trigger.bindings, me: objectsBinding(source) } };
    }),
  );
}

/** Abilities of a dying permanent that trigger on its own death, with what it was like (428.1.a.1.b). */
export function deathTriggersOf(game: Game, event: GameEvent, position: number): Triggered[] {
  if (event.event !== "die") return [];
  return (derivedOf(game).triggers.die ?? [])
    .filter((live) => live.source === event.object)
    .flatMap((live) => timesTriggered(game, live, event, position, new Set()));
}

/** An ability's trigger, once and once more for each effect that says so. */
export function timesTriggered(
  game: Game,
  live: LiveAbility,
  event: GameEvent,
  death: number | null,
  once: Set<string>,
): Triggered[] {
  if (isKeptFromTriggering(game, live)) return [];
  const trigger = triggerOf(game, live, event, death, once);
  if (!trigger) return [];
  return Array.from({ length: 1 + timesMore(game, live, event) }, () => trigger);
}

/** Whether a text says that its controller's effects of that keyword don't trigger. */
function isKeptFromTriggering(
  game: Game,
  { compiled: { ability }, controller, source }: LiveAbility,
): boolean {
  if (ability.kind !== "triggered" || ability.keyword === undefined) return false;
  return derivedOf(game).facts.some(
    ({ fact, source: by, controller: whose }) =>
      fact.fact === "dontTrigger" &&
      fact.effects === ability.keyword &&
      whose === controller &&
      (fact.here === undefined || objectOf(game, by).at === objectOf(game, source).at),
  );
}

function timesMore(game: Game, { compiled: { ability }, controller }: LiveAbility, event: GameEvent): number {
  if (ability.kind !== "triggered") return 0;
  return derivedOf(game).facts.filter(
    ({ fact, source, controller: whose }) =>
      fact.fact === "triggersAgain" &&
      whose === controller &&
      (fact.effects === "Deathknell" ? ability.keyword === "Deathknell" : event.event === fact.effects) &&
      (fact.here === undefined || ("slot" in event && event.slot === objectOf(game, source).at)),
  ).length;
}

/** Conquer, hold or play effects of an object, as though what they wait for had just happened to it (383.4.g.1). */
export function activatedEffectsOf(
  game: Game,
  object: GameObject,
  effects: "conquer" | "hold" | "play",
): Triggered[] {
  const event = supposedEvent(game, object, effects);
  const name = event && nameOf(event);
  if (!event || !name) return [];
  return standingTriggersOf(game, event, name, (live, seen) => {
    const one = triggerOf(game, live, seen, null, new Set());
    return one ? [one] : [];
  }).filter(({ source }) => source.id === object.id);
}

function supposedEvent(
  game: Game,
  object: GameObject,
  effects: "conquer" | "hold" | "play",
): GameEvent | null {
  const { id, at, controller, context } = object;
  const origin = { by: controller, source: null, item: null };
  const zone = context?.from ?? "hand";
  if (effects === "play") return { ...origin, event: "played", object: id, player: controller, zone };
  if (typeof at !== "number") return null;
  const { controller: lost } = slotOf(game, at);
  return { ...origin, event: effects, player: controller, slot: at, units: [referTo(object)], lost };
}

function triggerOf(
  game: Game,
  live: LiveAbility,
  event: GameEvent,
  death: number | null,
  once: Set<string>,
): Triggered | null {
  const { ability } = live.compiled;
  if (ability.kind !== "triggered") return null;
  const scope = scopeOfLive(game, live);
  const pattern = patternsOf(ability.when).find((one) => fitsPattern(game, scope, one, event));
  if (!pattern || !isNth(game, scope, ability, event)) return null;
  // Only a death is looked back at (808.1.d.3); otherwise the source is asked when it matters (359.3.f.2).
  const source = death === null ? referTo(objectOf(game, live.source)) : noted(game, live.source);
  const bindings: Bindings = { ...scope.bindings, me: objectsBinding(source), ...bindingsOf(game, event) };
  if (ability.keyword === "Hunt") {
    const amount = keywordOf(game, live.source, "Hunt");
    bindings.hunt = { is: "result", done: true, ignored: false, amount, objects: [] };
  }
  // Whoever a battlefield's text has choose controls the ability, and its limit is theirs alone (190.6.c).
  const own = ability.controlledBy === undefined;
  const controller = playerMeant(game, { ...scope, bindings }, ability.controlledBy ?? "you");
  if (controller === null || game.state.players[controller].removed) return null;
  const key = own ? keyOf(game, live) : `${keyOf(game, live)}.${controller}`;
  const counts = ability.timesEachTurn === undefined ? null : key;
  if (isUsedUp(game, ability, counts)) return null;
  if (ability.if !== undefined && !holds(game, { ...scope, controller, bindings }, ability.if)) return null;
  if (pattern.oneOrMore && isRepeated(once, key)) return null;
  return {
    controller,
    ability: live.ref,
    source,
    bindings,
    counts,
    death,
    hiddenAt: hiddenAtFor(game, live, event),
  };
}

/** Where a permanent was hidden, for the play effects of its own play (383.4.a, 811.1.d.2). */
function hiddenAtFor(game: Game, live: LiveAbility, event: GameEvent): number | null {
  if (event.event !== "played" || event.object !== live.source) return null;
  return objectOf(game, live.source).context?.hiddenAt ?? null;
}

/** Tells an ability in force from every other one: appended twice, it is two (136.2.c). */
export function keyOf(game: Game, { source, ref, appendedBy }: LiveAbility): string {
  const own = `${source}.${objectOf(game, source).incarnation}.${ref.card}.${ref.ability}`;
  return appendedBy === null ? own : `${own}.${appendedBy}.${objectOf(game, appendedBy).incarnation}`;
}

/** The Nth such event of the turn, counted since it began; the ledger has those before (383.1.b). */
function isNth(game: Game, seen: Scope, ability: TriggeredAbility, event: GameEvent): boolean {
  const { when, nthEachTurn, eachPlayer } = ability;
  if (nthEachTurn === undefined) return true;
  const player = playerOfEvent(event);
  const own = eachPlayer === true && player !== null;
  const scope = own ? { ...seen, controller: player } : seen;
  const earlier = patternsOf(when).reduce(
    (sum, pattern) =>
      sum + countPast(game, scope, { ...(pattern as PastPattern), ...(own ? { player: "you" } : {}) }),
    0,
  );
  const name = nameOf(event);
  const more = name === null ? 0 : occurrences({ name, amount: amountOf(event) });
  return earlier < nthEachTurn && earlier + more >= nthEachTurn;
}

function isRepeated(once: Set<string>, key: string): boolean {
  if (once.has(key)) return true;
  once.add(key);
  return false;
}

/** Performed as often this turn as it can be (383.3.e.1); declining doesn't count (383.3.e.2.b). */
export function isUsedUp(
  game: Game,
  { timesEachTurn }: Pick<TriggeredAbility, "timesEachTurn">,
  counts: string | null,
): boolean {
  if (counts === null || timesEachTurn === undefined) return false;
  const performed = game.state.ledger.filter(
    (entry) => entry.what === "triggered" && entry.ability === counts,
  );
  return performed.length >= timesEachTurn;
}

/** Events after which what they happened to can't be asked any more, so that it is noted before (359.3.e.13, 383.2.c.2). */
export const leavesBoard = ({ event }: GameEvent): boolean =>
  event === "die" || event === "return" || event === "banish" || event === "recycle" || event === "put";

/** What a trigger notes of its condition at that moment (359.3.f.3). */
export function bindingsOf(game: Game, event: GameEvent): Bindings {
  const bindings: Bindings = {};
  const id = objectOfEvent(event);
  if (id !== null) {
    bindings.it = objectsBinding(leavesBoard(event) ? noted(game, id) : referTo(objectOf(game, id)));
  }
  bindings.eventPlayer = { is: "player", player: playerOfEvent(event) };
  const there = placeOf(game, event);
  if (there !== null) bindings.there = { is: "place", place: there };
  if ("topMost" in event) bindings.topMost = objectsBinding(referTo(objectOf(game, event.topMost)));
  if (event.event === "move" || event.event === "enter") {
    bindings.destination = { is: "place", place: event.to };
  }
  if (event.event === "move") bindings.origin = { is: "place", place: event.from };
  const amount = amountOf(event);
  bindings.event = { is: "result", done: true, ignored: false, amount, objects: [] };
  return bindings;
}

export const amountOf = (event: GameEvent): number => ("amount" in event ? event.amount : 0);

/** Where an event was: a battlefield, where its object is or was before it left the board, or where it moved from. */
export function placeOf(game: Game, event: GameEvent): Location | null {
  if ("slot" in event) return event.slot;
  if ("from" in event) return event.from;
  const id = objectOfEvent(event);
  return id === null || event.event === "recall" ? null : objectOf(game, id).at;
}

function delayedTriggersOf(game: Game, event: GameEvent, once: Set<string>): Triggered[] {
  return game.state.delayed.flatMap((delayed): Triggered[] => {
    const compiled = game.cards.get(delayed.ability.card)?.abilities[delayed.ability.ability];
    const ability = compiled?.ability;
    if (ability?.kind !== "triggered") return [];
    const { controller, bindings, source } = delayed;
    const scope: Scope = { controller, bindings, item: null };
    const pattern = patternsOf(ability.when).find((one) => fitsPattern(game, scope, one, event));
    if (!pattern || !isNth(game, scope, ability, event)) return [];
    const all = { ...bindingsOf(game, event), ...bindings };
    if (ability.if !== undefined && !holds(game, { ...scope, bindings: all }, ability.if)) return [];
    const counts = ability.timesEachTurn === undefined ? null : `delayed.${delayed.id}`;
    if (isUsedUp(game, ability, counts)) return [];
    if (pattern.oneOrMore && isRepeated(once, `delayed.${delayed.id}`)) return [];
    useUp(game, delayed);
    return [
      {
        controller,
        ability: delayed.ability,
        source,
        bindings: all,
        counts,
        death: null,
        hiddenAt: null,
      },
    ];
  });
}

/** One that triggers so often and no more is over then, whatever becomes of what it has put on the chain. */
function useUp({ state }: Game, { id, uses }: Game["state"]["delayed"][number]): void {
  if (uses === null) return;
  state.delayed = state.delayed.flatMap((one) => {
    if (one.id !== id) return [one];
    return uses > 1 ? [{ ...one, uses: uses - 1 }] : [];
  });
}

/**
 * Puts triggers of one moment on the chain: players in turn order from the turn player, or in the order given,
 * each ordering their own (383.3.d). Asks only where somebody has several.
 */
export function placeTriggers(game: Game, triggers: Triggered[], order: Seat[] | null): void {
  if (triggers.length === 0) return;
  const seats = order ?? seatsFrom(game.state, game.state.turn.player);
  const groups = seats
    .map((player) => ({ player, triggers: triggers.filter((trigger) => trigger.controller === player) }))
    .filter((group) => group.triggers.length > 0);
  if (groups.every((group) => areAlike(group.triggers))) {
    for (const group of groups) for (const trigger of group.triggers) addTrigger(game, trigger);
  } else {
    push(game, { kind: "triggers", groups });
  }
}

/** One trigger, or one ability that has triggered several times upon one event: there is nothing to put in order. */
function areAlike([first, ...others]: Triggered[]): boolean {
  return others.length === 0 || others.every((other) => JSON.stringify(other) === JSON.stringify(first));
}

export function runTriggers(game: Game, frame: TriggersFrame): Status {
  const [group] = frame.groups;
  if (!group) return pop(game);
  const order = areAlike(group.triggers)
    ? group.triggers.map((_, at) => at)
    : askOrder(game, {
        player: group.player,
        for: "trigger.order",
        rule: "383.3.d",
        options: group.triggers.map((trigger) => ({
          effect: `${trigger.ability.card}#${trigger.ability.ability}`,
          source: trigger.source.id,
          event: "trigger",
          object: null,
        })),
      });
  if (!order) return "wait";
  for (const position of order) {
    const trigger = group.triggers[position];
    if (trigger) addTrigger(game, trigger);
  }
  frame.groups.shift();
  return "go";
}

/** Puts one trigger on the chain as a Pending Item (401.1). */
function addTrigger(game: Game, trigger: Triggered): void {
  const { controller, source, ability, bindings, counts, death, hiddenAt } = trigger;
  const context = { ...plainContext, hiddenAt };
  const id = addPending(game, { controller, source, ability, bindings, counts, context });
  emit(game, { type: "triggered", rule: "383.3", item: id, object: source.id, player: controller });
  if (death !== null) noteDeathTrigger(game, id, death);
}

/** Tells the batch under way which item stands for which death, so that it can be taken back (808.1.d.1). */
function noteDeathTrigger(game: Game, id: ItemId, death: number): void {
  const batch = game.state.frames.findLast((frame) => frame.kind === "batch");
  batch?.events[death]?.deathTriggers.push(id);
}

/** Takes death triggers back where the death didn't happen (808.1.d.1). */
export function takeBack(game: Game, items: ItemId[]): void {
  for (const id of items) {
    const item = itemOf(game, id);
    if (!item) continue;
    takeOffChain(game, id);
    emit(game, { type: "chainItemRemoved", rule: "808.1.d.1", item: id, object: item.source.id });
  }
}
