import {
  askYesNo,
  type BatchFrame,
  broken,
  emit,
  type Game,
  type GameEvent,
  objectOf,
  type Proposed,
  pickSome,
  pop,
  push,
  type Seat,
  type Status,
  seatsFrom,
  type Triggered,
  takeReturned,
} from "@rulebound/core";
import { chargeMoves } from "./applied-costs.ts";
import { nameOf } from "./patterns.ts";
import { asPossible, objectOfEvent, performAll } from "./perform.ts";
import {
  affectedPlayer,
  applicable,
  changedAmount,
  type LiveReplacement,
  noteUse,
  textBindings,
} from "./replacements.ts";
import { snapshot } from "./snapshot.ts";
import { deathTriggersOf, leavesBoard, placeTriggers, takeBack, triggersOf } from "./triggers.ts";

/** Takes a batch of simultaneous events through its stages, and tells whoever proposed it what became of each. */
export function runBatch(game: Game, frame: BatchFrame): Status {
  switch (frame.step) {
    case "costs": {
      const charge = chargeMoves(game, frame);
      if (charge === "wait") return "wait";
      if (charge === "paying") return "go";
      frame.step = "deaths";
      return runBatch(game, frame);
    }
    case "deaths":
      frame.step = "replace";
      placeDeathTriggers(game, frame);
      return top(game) === frame ? runBatch(game, frame) : "go";
    case "replace":
      return replaceNext(game, frame);
    case "replacing":
      takeReturned(game, "text");
      frame.applying = null;
      frame.step = "replace";
      return runBatch(game, frame);
    case "perform": {
      frame.step = "done";
      const triggers = performProposed(game, frame);
      placeTriggers(game, triggers, frame.order);
      return top(game) === frame ? runBatch(game, frame) : "go";
    }
    case "done":
      return pop(game, { of: "batch", outcomes: frame.events.map(outcomeOf) });
  }
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
  const triggers = frame.events.flatMap((proposed, position) =>
    proposed.status === "proposed" ? deathTriggersOf(game, proposed.event, position) : [],
  );
  placeTriggers(game, triggers, frame.order);
}

interface Application {
  position: number;
  proposed: Proposed;
  live: LiveReplacement;
}

/** Applies one replacement effect after the other until none applies any more (372, 373). */
function replaceNext(game: Game, frame: BatchFrame): Status {
  for (;;) {
    const all = applicationsIn(game, frame);
    if (all.length === 0) break;
    const free = frame.applying ? undefined : all.find((one) => isFree(game, one, all));
    if (free) {
      apply(game, frame, free);
      continue;
    }
    const chosen = frame.applying ? resumed(all, frame.applying) : chooseApplication(game, all);
    if (!chosen) return "wait";
    frame.applying = { event: chosen.position, effect: chosen.live.key };
    if (chosen.live.ability.may) {
      const applies = askYesNo(game, {
        player: chosen.live.controller,
        for: "replacement.may",
        rule: "371.2.a",
        source: chosen.live.source,
      });
      if (applies === null) return "wait";
      if (!applies) {
        chosen.proposed.declined.push(chosen.live.key);
        frame.applying = null;
        continue;
      }
    }
    noteRun(frame, chosen.live.key);
    if (apply(game, frame, chosen) === "text") return "go";
    frame.applying = null;
  }
  frame.step = "perform";
  return runBatch(game, frame);
}

function applicationsIn(game: Game, frame: BatchFrame): Application[] {
  return frame.events.flatMap((proposed, position) =>
    applicable(game, proposed, frame.settled)
      .filter((live) => !frame.closed.includes(live.key))
      .map((live) => ({ position, proposed, live })),
  );
}

function resumed(all: Application[], applying: { event: number; effect: string }): Application {
  return (
    all.find(({ position, live }) => position === applying.event && live.key === applying.effect) ??
    broken("a replacement effect under way has gone")
  );
}

/**
 * Whether the order makes no difference to an application: it only changes its event, which no other one applies to, and
 * isn't used up by that. Nobody is asked about it, and no sequence is interrupted.
 */
function isFree(game: Game, { position, live }: Application, all: Application[]): boolean {
  if ("instead" in live.ability.with || live.ability.may) return false;
  if (all.some((other) => other.position === position && other.live.key !== live.key)) return false;
  const limited = game.state.delayed.some(
    ({ id, uses, remaining }) => id === live.delayed && (uses !== null || remaining !== null),
  );
  return !limited || all.filter((other) => other.live.key === live.key).length === 1;
}

/** Applying another effect ends the sequence of the one before (373.2.a). */
function noteRun(frame: BatchFrame, key: string): void {
  if (frame.run !== null && frame.run !== key) frame.closed.push(frame.run);
  frame.run = key;
}

/**
 * On one event the order is up to whoever is affected (372); over several events each player orders their own effects,
 * players in turn order (373, 373.1). Null while the player hasn't answered.
 */
function chooseApplication(game: Game, all: Application[]): Application | null {
  const oneEvent = all.every(({ position }) => position === all[0]?.position);
  const choosing = ({ proposed, live }: Application): Seat =>
    oneEvent ? affectedPlayer(game, proposed.event) : live.controller;
  const seats = seatsFrom(game.state, game.state.turn.player);
  const player = seats.find((seat) => all.some((application) => choosing(application) === seat));
  // Where whoever would choose has left the game, the turn player stands in.
  const theirs = player === undefined ? all : all.filter((application) => choosing(application) === player);
  const picked = pickSome(game, {
    player: player ?? seats[0] ?? game.state.turn.player,
    for: "replacement.pick",
    rule: oneEvent ? "372" : "373",
    options: theirs.map(({ proposed, live }) => ({
      effect: live.key,
      source: live.source,
      event: nameOf(proposed.event) ?? proposed.event.event,
      object: objectOfEvent(proposed.event),
    })),
  });
  return picked && (theirs[picked[0] ?? -1] ?? broken("no replacement effect was picked"));
}

/** Applies one replacement effect to one event; "text" when what stands in its place has to be carried out first (373.1.a). */
function apply(game: Game, frame: BatchFrame, { proposed, live }: Application): "text" | "applied" {
  proposed.applied.push(live.key);
  const { event } = proposed;
  const change = live.ability.with;
  if ("instead" in change) {
    proposed.status = "replaced";
    takeBack(game, proposed.deathTriggers);
    noteUse(game, live, 0);
    push(game, {
      kind: "text",
      ability: live.ref,
      at: 0,
      item: null,
      controller: live.controller,
      executions: [{}],
      execution: 0,
      bindings: textBindings(game, live, event),
      loops: {},
      waiting: "nothing",
      applied: proposed.applied.slice(),
    });
    frame.step = "replacing";
    return "text";
  }
  if ("entering" in change) {
    noteUse(game, live, 0);
    if (event.event === "enter") event.exhausted = change.entering === "exhausted";
    return "applied";
  }
  if (event.event === "damage") changeDamage(game, proposed, live);
  return "applied";
}

function changeDamage(game: Game, proposed: Proposed, live: LiveReplacement): void {
  const { event } = proposed;
  if (event.event !== "damage") return;
  const amount = changedAmount(game, live, event.amount);
  const prevented = Math.max(0, event.amount - amount);
  noteUse(game, live, prevented);
  if (prevented > 0) {
    emit(game, {
      type: "damagePrevented",
      rule: "437.2",
      object: event.object,
      amount: prevented,
      source: live.source,
    });
  }
  event.amount = amount;
  if (amount === 0) proposed.status = "prevented";
}

/** Carries out what is left of the batch at once; gives the triggers of what happened (382-383). */
function performProposed(game: Game, frame: BatchFrame): Triggered[] {
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
  const going = frame.events.filter((proposed) => proposed.status === "proposed");
  const before = going.map(({ event }) => notedBefore(game, event));
  const again = going.map(({ event }) => hadRole(game, event));
  const leaving = going.flatMap(({ event }) => (leavesBoard(event) ? triggersOf(game, event) : []));
  performAll(
    game,
    going.map(({ event }) => event),
  );
  going.forEach((proposed, i) => {
    proposed.status = "done";
    proposed.outcome = {
      status: "done",
      amount: amountOf(proposed.event),
      object: after(game, before[i] ?? null),
    };
  });
  const stayed = leaving.filter(
    ({ source, ability }) =>
      isDelayed(game, ability) || objectOf(game, source.id).incarnation === source.incarnation,
  );
  const arrived = going.flatMap(({ event }, i) =>
    leavesBoard(event) || again[i] ? [] : triggersOf(game, event),
  );
  return [...stayed, ...arrived];
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
  snapshot: ReturnType<typeof snapshot>;
}

function notedBefore(game: Game, event: GameEvent): Before | null {
  const id = objectOfEvent(event);
  if (id === null) return null;
  return { id, incarnation: objectOf(game, id).incarnation, snapshot: snapshot(game, id) };
}

function after(game: Game, before: Before | null): NonNullable<Proposed["outcome"]>["object"] {
  if (!before) return null;
  const { incarnation } = objectOf(game, before.id);
  return incarnation === before.incarnation
    ? { id: before.id, incarnation }
    : { id: before.id, incarnation, before: before.snapshot };
}

const amountOf = (event: GameEvent): number => ("amount" in event ? event.amount : 0);
