import {
  askYesNo,
  type BatchFrame,
  type Bindings,
  type Bound,
  broken,
  emit,
  type Game,
  type Owed,
  type Proposed,
  pickSome,
  push,
  type Seat,
  seatsFrom,
  takeReturned,
} from "@rulebound/core";
import { candidates } from "./evaluate.ts";
import { nameOf, playerOfEvent } from "./patterns.ts";
import { owedFor, payable, startPaying } from "./pay.ts";
import { objectOfEvent } from "./perform.ts";
import {
  affectedPlayer,
  applicable,
  changedAmount,
  type LiveReplacement,
  noteUse,
  textBindings,
} from "./replacements.ts";
import { takeBack } from "./triggers.ts";

interface Application {
  position: number;
  proposed: Proposed;
  live: LiveReplacement;
}

/**
 * Applies one replacement effect after the other until none applies any more (372, 373). "wait" while a player has to
 * choose, "text" when what stands in an event's place has to be carried out first (373.1.a).
 */
export function replaceNext(game: Game, frame: BatchFrame): "wait" | "text" | "none" {
  for (;;) {
    const all = applicationsIn(game, frame);
    if (frame.applying?.paying) {
      if (applyPaid(game, frame, all, frame.applying) === "text") return "text";
      continue;
    }
    if (all.length === 0) break;
    const free = frame.applying ? undefined : all.find((one) => isFree(game, one, all));
    if (free) {
      apply(game, frame, free);
      continue;
    }
    const chosen = frame.applying ? resumed(all, frame.applying) : chooseApplication(game, all);
    if (!chosen) return "wait";
    frame.applying = { event: chosen.position, effect: chosen.live.key };
    const price = priceOf(game, chosen);
    if (price && !payable(game, chosen.live.controller, price.owed, price.source, price.bindings)) {
      decline(frame, chosen);
      continue;
    }
    if (chosen.live.ability.may) {
      const applies = askYesNo(game, {
        player: chosen.live.controller,
        for: "replacement.may",
        rule: "371.2.a",
        source: chosen.live.source,
      });
      if (applies === null) return "wait";
      if (!applies) {
        decline(frame, chosen);
        continue;
      }
    }
    if (price) {
      frame.applying = { ...frame.applying, paying: true };
      startPaying(game, chosen.live.controller, price.owed, { ...price, item: null, autoPay: false });
      return "text";
    }
    if (!chooseModel(game, chosen)) return "wait";
    noteRun(frame, chosen.live.key);
    if (apply(game, frame, chosen) === "text") return "text";
    frame.applying = null;
  }
  return "none";
}

/** As a card is attached: what its unit becomes a copy of, chosen by the controller of the text. False while not answered. */
function chooseModel(game: Game, { proposed: { event }, live }: Application): boolean {
  const { with: change } = live.ability;
  if (event.event !== "attach" || !("attaching" in change) || change.attaching === "copyText") return true;
  const scope = { controller: live.controller, item: null, bindings: textBindings(game, live, event) };
  const options = candidates(game, scope, change.attaching.becomeCopyOf).map((object) => ({ object }));
  const picked = pickSome(game, {
    player: live.controller,
    for: "effect.choose",
    rule: "355.17",
    source: live.source,
    options,
  });
  if (!picked) return false;
  event.model = options[picked[0] ?? -1]?.object ?? null;
  return true;
}

function decline(frame: BatchFrame, { proposed, live }: Application): void {
  proposed.declined.push(live.key);
  frame.applying = null;
}

/** What has to be paid for a replacement effect to be applied; null where it costs nothing. */
function priceOf(
  game: Game,
  { live, proposed }: Application,
): { owed: Owed; source: Bound | null; bindings: Bindings } | null {
  const { cost } = live.ability;
  if (cost === undefined) return null;
  const bindings = textBindings(game, live, proposed.event);
  const me = bindings.me?.is === "objects" ? bindings.me.objects[0] : undefined;
  return { owed: owedFor(game, cost, live.source), source: me ?? null, bindings };
}

/** Paid for, it is applied; unpaid, the event stays as it is (203). One whose player has left is gone. */
function applyPaid(
  game: Game,
  frame: BatchFrame,
  all: Application[],
  applying: NonNullable<BatchFrame["applying"]>,
): "text" | "applied" {
  const { paid } = takeReturned(game, "pay");
  frame.applying = null;
  const chosen = all.find(
    ({ position, live }) => position === applying.event && live.key === applying.effect,
  );
  if (!chosen) return "applied";
  if (!paid) {
    decline(frame, chosen);
    return "applied";
  }
  noteRun(frame, chosen.live.key);
  frame.applying = { event: applying.event, effect: applying.effect };
  const went = apply(game, frame, chosen);
  if (went === "applied") frame.applying = null;
  return went;
}

function applicationsIn(game: Game, frame: BatchFrame): Application[] {
  const applications: Application[] = [];
  for (const [position, proposed] of frame.events.entries()) {
    for (const live of applicable(game, proposed, frame.settled)) {
      if (!frame.closed.includes(live.key)) applications.push({ position, proposed, live });
    }
  }
  return applications;
}

function resumed(all: Application[], applying: { event: number; effect: string }): Application {
  return (
    all.find(({ position, live }) => position === applying.event && live.key === applying.effect) ??
    broken("a replacement effect under way has gone")
  );
}

/**
 * Whether the order makes no difference to an application: it only changes its event, to which no other one applies but
 * such as do the same, and isn't used up by that. Nobody is asked about it, and no sequence is interrupted.
 */
function isFree(game: Game, { position, live }: Application, all: Application[]): boolean {
  const { with: change, may } = live.ability;
  if ("instead" in change || "also" in change || may) return false;
  if ("attaching" in change && change.attaching !== "copyText") return false;
  const besides = all.filter((other) => other.position === position && other.live.key !== live.key);
  if (!besides.every((other) => doTheSame(live, other.live))) return false;
  const limited = game.state.delayed.some(
    ({ id, uses, remaining }) => id === live.delayed && (uses !== null || remaining !== null),
  );
  return !limited || all.filter((other) => other.live.key === live.key).length === 1;
}

/** Two that have a permanent enter in the same way, or that skip an event: whichever is first, it comes to the same. */
function doTheSame({ ability: one }: LiveReplacement, { ability: other }: LiveReplacement): boolean {
  if (one.may || other.may) return false;
  if ("skip" in one.with && "skip" in other.with) return true;
  if (!("entering" in one.with) || !("entering" in other.with)) return false;
  return one.with.entering === other.with.entering;
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
  const object = objectOfEvent(event);
  emit(game, {
    type: "replacementApplied",
    rule: "370.1.b",
    source: live.source,
    ...(object === null ? {} : { object }),
    player: live.controller,
    detail: nameOf(event) ?? event.event,
  });
  if ("skip" in change) {
    skip(game, proposed, live);
    return "applied";
  }
  if ("instead" in change || "also" in change) {
    if ("instead" in change) {
      proposed.status = "replaced";
      takeBack(game, proposed.deathTriggers);
    }
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
  if ("attaching" in change) {
    noteUse(game, live, 0);
    if (event.event === "attach" && change.attaching === "copyText") event.copiesText = true;
    return "applied";
  }
  if (event.event === "damage") changeDamage(game, proposed, live);
  if (event.event === "reduceMight") {
    noteUse(game, live, 0);
    event.amount = changedAmount(game, live, event.amount);
  }
  return "applied";
}

/** Nothing happens in the event's place (443.1). */
function skip(game: Game, proposed: Proposed, live: LiveReplacement): void {
  const { event } = proposed;
  proposed.status = "replaced";
  takeBack(game, proposed.deathTriggers);
  noteUse(game, live, 0);
  const player = playerOfEvent(event);
  emit(game, {
    type: "skipped",
    rule: "443.2",
    source: live.source,
    ...(player === null ? {} : { player }),
    detail: event.event === "phase" ? event.phase : (nameOf(event) ?? event.event),
  });
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
