import {
  type BatchFrame,
  type Game,
  type GameEvent,
  itemOf,
  type ObjectId,
  type Origin,
  objectOf,
  type PastEvent,
  type Proposed,
  pop,
  type Snapshot,
  type Status,
  type Triggered,
  takeReturned,
} from "@rulebound/core";
import type { EventName } from "@rulebound/language";
import { recallsOfTie } from "./actions/move.ts";
import { chargeMoves } from "./applied-costs.ts";
import { orderDetaching } from "./detaching.ts";
import { playTokenOf } from "./making.ts";
import { isAsked, notePast } from "./past.ts";
import { nameOf, playerOfEvent } from "./patterns.ts";
import { asPossible, objectOfEvent, performAll } from "./perform.ts";
import { propose } from "./propose.ts";
import { replaceNext } from "./replacing.ts";
import { snapshot } from "./snapshot.ts";
import { toTrash } from "./to-trash.ts";
import { stillInTrash, trashTriggersOf } from "./trash-triggers.ts";
import {
  amountOf,
  deathTriggersOf,
  leavesBoard,
  leaveTriggersOf,
  placeOf,
  placeTriggers,
  takeBack,
  triggersOf,
} from "./triggers.ts";
import { isUnnoticed } from "./unnoticed.ts";

/** Takes a batch of simultaneous events through its stages, and tells whoever proposed it what became of each. */
export function runBatch(game: Game, frame: BatchFrame): Status {
  switch (frame.step) {
    case "costs": {
      const charge = chargeMoves(game, frame);
      if (charge === "wait") return "wait";
      if (charge === "paying") return "go";
      if (frame.events.every(({ event }) => isUnnoticed(game, event))) {
        if (!orderDetaching(game, frame)) return "wait";
        frame.step = "done";
        carryOut(game, frame, goingOn(game, frame));
        return top(game) === frame ? runBatch(game, frame) : "go";
      }
      frame.step = "deaths";
      return runBatch(game, frame);
    }
    case "deaths":
      frame.step = "replace";
      placeDeathTriggers(game, frame);
      return top(game) === frame ? runBatch(game, frame) : "go";
    case "replace":
      return replaceAll(game, frame);
    case "replacing":
      takeReturned(game, "text");
      frame.applying = null;
      frame.step = "replace";
      return runBatch(game, frame);
    case "perform": {
      if (!orderDetaching(game, frame)) return "wait";
      frame.step = "done";
      const triggers = performProposed(game, frame);
      placeTriggers(game, triggers, frame.order);
      return top(game) === frame ? runBatch(game, frame) : "go";
    }
    case "done":
      return pop(game, { of: "batch", outcomes: frame.events.map(outcomeOf) });
  }
}

function replaceAll(game: Game, frame: BatchFrame): Status {
  const went = replaceNext(game, frame);
  if (went === "wait") return "wait";
  if (went === "text") return "go";
  frame.step = "perform";
  return runBatch(game, frame);
}

const top = (game: Game): unknown => game.state.frames.at(-1);

const outcomeOf = (proposed: Proposed): NonNullable<Proposed["outcome"]> =>
  proposed.outcome ?? {
    status: proposed.status === "proposed" ? "dropped" : proposed.status,
    amount: 0,
    object: null,
  };

/** Own-death triggers go on the chain before the death (808.1.d.2). */
function placeDeathTriggers(game: Game, frame: BatchFrame): void {
  if (!frame.events.some(({ event }) => event.event === "die")) return;
  const triggers = frame.events.flatMap((proposed, position) =>
    proposed.status === "proposed" ? deathTriggersOf(game, proposed.event, position) : [],
  );
  placeTriggers(game, triggers, frame.order);
}

/** What of a batch goes on to happen, and what its objects are like before. */
interface Going {
  proposed: Proposed[];
  events: GameEvent[];
  before: (Before | null)[];
}

/** Drops what has become impossible meanwhile (359.3.e.6); the rest goes on. */
function goingOn(game: Game, frame: BatchFrame): Going {
  for (const proposed of frame.events) {
    if (proposed.status !== "proposed") continue;
    const event = asPossible(game, proposed.event);
    if (event) {
      proposed.event = event;
    } else {
      proposed.status = "dropped";
      takeBack(game, proposed.deathTriggers);
    }
  }
  const proposed = frame.events.filter(({ status }) => status === "proposed");
  const events = proposed.map(({ event }) => event);
  return { proposed, events, before: events.map((event) => notedBefore(game, event)) };
}

/** Carries out what is left of the batch at once; gives the triggers of what happened (382-383). */
function performProposed(game: Game, frame: BatchFrame): Triggered[] {
  const going = goingOn(game, frame);
  const { events, before } = going;
  const once = new Set<string>();
  const note = (event: GameEvent, i: number): Triggered[] =>
    triggersAndNote(game, event, before[i] ?? null, once);
  const left = events.flatMap((event) => leaveTriggersOf(game, event, once));
  const trashed: Triggered[] = [];
  const leaving = events.flatMap((event, i) => {
    if (!leavesBoard(event)) return [];
    trashed.push(...trashTriggersOf(game, event, events, once));
    return note(event, i);
  });
  const again = events.map((event) => leavesBoard(event) || hadRole(game, event));
  carryOut(game, frame, going);
  const stayed = leaving.filter(
    ({ source, ability }) =>
      isDelayed(game, ability) || objectOf(game, source.id).incarnation === source.incarnation,
  );
  stayed.push(...left, ...stillInTrash(game, trashed));
  for (const [i, event] of events.entries()) {
    if (again[i]) continue;
    const inTrash = trashTriggersOf(game, event, [], once);
    stayed.push(...note(event, i), ...inTrash);
  }
  return stayed;
}

/** The events happen; each is told what came of it. */
function carryOut(game: Game, frame: BatchFrame, { proposed: going, events, before }: Going): void {
  const positions = going.map((proposed) => frame.events.indexOf(proposed));
  const countered = events.flatMap((event) => counteredCard(game, event));
  performAll(game, events, positions);
  for (const { card, into, ...origin } of countered) {
    if (into === "trash") toTrash(game, card);
    else propose(game, [{ ...origin, event: "return", object: card }]);
  }
  for (const event of events) {
    if (event.event === "combatTie") propose(game, recallsOfTie(game, event.slot, event.player));
  }
  for (const [i, proposed] of going.entries()) {
    proposed.status = "done";
    proposed.outcome = {
      status: "done",
      amount: amountOf(proposed.event),
      object: after(game, before[i] ?? null),
      ...(proposed.event.event === "playToken" ? { cards: [playTokenOf(game, proposed.event)] } : {}),
    };
  }
}

interface Countered extends Origin {
  card: ObjectId;
  into: "hand" | "trash";
}

/** The card that an event counters, where that is a card, and where it goes (425.1.a.1). */
function counteredCard(game: Game, event: GameEvent): Countered[] {
  if (event.event !== "counter") return [];
  const card = itemOf(game, event.target)?.object ?? null;
  const { by, source, item, into } = event;
  return card === null ? [] : [{ by, source, item, card, into }];
}

/** What an event sets off, and then the ledger's note of it: "the second time" counts those before. */
function triggersAndNote(
  game: Game,
  event: GameEvent,
  before: Before | null,
  once: Set<string>,
): Triggered[] {
  const triggers = triggersOf(game, event, once);
  const name = nameOf(event);
  if (name !== null && isAsked(game, name)) notePast(game, pastOf(game, name, event, before));
  return triggers;
}

function pastOf(game: Game, name: EventName, event: GameEvent, before: Before | null): PastEvent {
  return {
    name,
    player: playerOfEvent(event),
    object: before && {
      id: before.id,
      incarnation: before.incarnation,
      before: before.snapshot ?? snapshot(game, before.id),
    },
    units: "units" in event ? event.units : [],
    from: "from" in event ? event.from : null,
    to: "to" in event ? event.to : null,
    at: placeOf(game, event),
    amount: amountOf(event),
  };
}

/** Attack and defend triggers look only at the first time in a combat (383.4.e.2.a, 383.4.f.2.a). */
const hadRole = (game: Game, event: GameEvent): boolean =>
  event.event === "role" && objectOf(game, event.object).hadRoles.includes(event.role);

/** A delayed trigger isn't tied to its source being on the board (392). */
const isDelayed = (game: Game, ability: { card: string; ability: number }): boolean =>
  game.cards.get(ability.card)?.abilities[ability.ability]?.text === "nested";

interface Before {
  id: number;
  incarnation: number;
  snapshot: Snapshot | null;
}

function notedBefore(game: Game, event: GameEvent): Before | null {
  // What is countered is looked back at as the spell that it was (359.3.e.13).
  const id = event.event === "counter" ? (itemOf(game, event.target)?.object ?? null) : objectOfEvent(event);
  if (id === null) return null;
  const { incarnation } = objectOf(game, id);
  return { id, incarnation, snapshot: staysTheSame(event) ? null : snapshot(game, id) };
}

/** Events that never make another object of what they happen to, so that what it was like needn't be kept. */
function staysTheSame({ event }: GameEvent): boolean {
  switch (event) {
    case "exhaust":
    case "ready":
    case "heal":
    case "stun":
    case "buff":
    case "damage":
    case "move":
    case "recall":
    case "reduceMight":
    case "role":
    case "target":
    case "played":
      return true;
    default:
      return false;
  }
}

function after(game: Game, before: Before | null): NonNullable<Proposed["outcome"]>["object"] {
  if (!before) return null;
  const { incarnation } = objectOf(game, before.id);
  return incarnation === before.incarnation || before.snapshot === null
    ? { id: before.id, incarnation }
    : { id: before.id, incarnation, before: before.snapshot };
}
