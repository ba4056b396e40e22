import {
  abilityOf,
  type EventOutcome,
  emit,
  type Game,
  itemOf,
  objectOf,
  pop,
  referTo,
  type Status,
  type TextFrame,
  takeReturned,
} from "@rulebound/core";
import type { GameAction, Op } from "@rulebound/language";
import { type EventAction, eventsFor, objectsMeant } from "./acts.ts";
import { holds, numberMeant } from "./evaluate.ts";
import { propose } from "./propose.ts";
import { boundTo, placeMeant, playerMeant } from "./scope.ts";
import { newChoices } from "./text-anew.ts";
import { chooseNow, discard, ignoreNow, mayNow, modeNow, payNow } from "./text-choices.ts";
import { addBattlefield, enterAt } from "./text-entering.ts";
import {
  bind,
  depthOf,
  did,
  forgetOwn,
  ignore,
  isUnlinked,
  jump,
  next,
  scopeOfText,
  takeOutcomes,
  type Went,
} from "./text-frame.ts";
import { change, giveAbility, swapMight } from "./text-lasting.ts";
import { isShowing, predict, show, showCards, shown } from "./text-looking.ts";
import { nextObject, nextPlayer } from "./text-loops.ts";
import { delay, doThis, play, playTokenNow, playTokenToo, prevent, seeFacedown } from "./text-making.ts";
import { nameNow } from "./text-naming.ts";
import { dealSplit } from "./text-splitting.ts";
import { activatedEffectsOf, placeTriggers } from "./triggers.ts";

/** Carries out a text from top to bottom (158.1), once for each execution (820.1.d.1). */
export function runText(game: Game, frame: TextFrame): Status {
  const { ops } = abilityOf(game, frame.ability);
  if (frame.waiting !== "nothing" && takeResult(game, frame, ops[frame.at]) === "pushed") return "go";
  for (;;) {
    // What has left the chain in the middle of resolving carries out no more of its text (359.3.e.15).
    if (frame.item !== null && !itemOf(game, frame.item)) return finish(game, frame);
    if (frame.at === 0 && !frame.loops[0]) Object.assign(frame.bindings, frame.executions[frame.execution]);
    const op = ops[frame.at];
    if (!op) {
      if (frame.execution + 1 >= frame.executions.length) return finish(game, frame);
      repeat(game, frame, ops);
      continue;
    }
    const went = carryOut(game, frame, op);
    if (went === "wait") return "wait";
    if (went === "pushed") return "go";
  }
}

function repeat(game: Game, frame: TextFrame, ops: Op[]): void {
  frame.execution += 1;
  frame.at = 0;
  forgetOwn(frame, ops);
  if (frame.item === null) return;
  emit(game, { type: "repeated", rule: "820.1.d.1", item: frame.item, amount: frame.execution + 1 });
}

/** Cards shown by the text aren't any more once it is over (424.1.a.3). */
function finish(game: Game, frame: TextFrame): Status {
  const depth = depthOf(game, frame);
  if (game.state.looking.length > 0)
    game.state.looking = game.state.looking.filter((look) => look.frame !== depth);
  return pop(game, { of: "text" });
}

/** The number of the mode that was picked, counted from 1 (355.3). */
function modeOf(frame: TextFrame, name: string): number {
  const binding = frame.bindings[name];
  return binding?.is === "result" ? binding.amount : 1;
}

function carryOut(game: Game, frame: TextFrame, op: Op): Went {
  switch (op.op) {
    case "act":
      return act(game, frame, op.action);
    case "choose":
      return op.choose.target ? next(frame) : chooseNow(game, frame, op.choose);
    case "mayIgnore":
      return ignoreNow(game, frame, op);
    case "choosePlace":
    case "choosePlayer":
      return next(frame);
    case "modes":
      if (op.reachedBy !== undefined && !modeNow(game, frame, op, op.reachedBy)) return "wait";
      return jump(frame, op.starts[modeOf(frame, op.as) - 1] ?? frame.at + 1);
    case "unless":
      return holds(game, scopeOfText(frame), op.if) ? next(frame) : jump(frame, op.to);
    case "jump":
      return jump(frame, op.to);
    case "may":
      return mayNow(game, frame, op);
    case "pay":
      return payNow(game, frame, op);
    case "eachPlayer":
      return nextPlayer(game, frame, op);
    case "eachObject":
      return nextObject(game, frame, op);
    case "nextPlayer":
    case "nextObject": {
      const loop = frame.loops[op.loop];
      if (loop) loop.index += 1;
      return jump(frame, op.loop);
    }
    case "doThis": {
      const times = op.times === undefined ? 1 : (numberMeant(game, scopeOfText(frame), op.times) ?? 0);
      doThis(game, frame, op.ability, times);
      return next(frame);
    }
    case "giveAbility":
      giveAbility(game, frame, op);
      return next(frame);
    case "delay":
      delay(game, frame, op);
      return next(frame);
  }
}

function isEventAction(action: GameAction): action is EventAction & GameAction {
  switch (action.do) {
    case "discard":
    case "might":
    case "doubleMight":
    case "raiseMight":
    case "setBaseMight":
    case "swapMight":
    case "grant":
    case "predict":
    case "look":
    case "reveal":
    case "revealHand":
    case "revealUntil":
    case "play":
    case "playToken":
    case "playTokenToo":
    case "seeFacedown":
    case "prevent":
    case "activate":
    case "notePlace":
    case "revealPicked":
    case "winGame":
    case "addBattlefield":
    case "enterAt":
    case "name":
    case "newChoices":
      return false;
    default:
      return true;
  }
}

function act(game: Game, frame: TextFrame, action: GameAction): Went {
  if (isUnlinked(frame, action)) return ignore(frame, action);
  const scope = scopeOfText(frame);
  const by = playerMeant(game, scope, action.who ?? "you");
  if (by === null || game.state.players[by].removed) return ignore(frame, action);
  if (action.do === "deal" && "split" in action) return dealSplit(game, frame, action, by);
  if (isEventAction(action)) {
    const events = eventsFor(game, { ...scope, by }, action);
    if (events.length === 0) return ignore(frame, action);
    frame.waiting = "batch";
    propose(game, events, { applied: frame.applied });
    return "pushed";
  }
  switch (action.do) {
    case "look":
    case "reveal":
    case "revealUntil":
    case "revealHand":
    case "revealPicked":
      return show(game, frame, action);
    case "predict":
      return predict(game, frame, action);
    case "play":
      return play(game, frame, action);
    case "playToken":
      return playTokenNow(game, frame, action);
    case "playTokenToo":
      return playTokenToo(game, frame, action);
    case "seeFacedown":
      return seeFacedown(game, frame, action);
    case "prevent":
      return prevent(game, frame, action);
    case "might":
    case "doubleMight":
    case "raiseMight":
    case "setBaseMight":
    case "grant":
      return change(game, frame, action);
    case "swapMight":
      return swapMight(game, frame, action);
    case "discard":
      return discard(game, frame, action);
    case "activate":
      return activate(game, frame, action);
    case "notePlace":
      return notePlace(game, frame, action);
    case "name":
      return nameNow(game, frame, action);
    case "newChoices":
      return newChoices(game, frame, action, by);
    case "winGame":
      return winGame(game, frame, action);
    case "addBattlefield":
      return addBattlefield(game, frame, action);
    case "enterAt":
      return enterAt(game, frame, action);
  }
}

/** A location that things may leave, kept under a name (359.3.e.13). */
function notePlace(game: Game, frame: TextFrame, action: Extract<GameAction, { do: "notePlace" }>): Went {
  const place = placeMeant(game, scopeOfText(frame), action.place);
  if (action.as !== undefined) bind(frame, action.as, { is: "place", place });
  return next(frame);
}

/** A player wins, and the game is over (196). */
function winGame(game: Game, frame: TextFrame, action: Extract<GameAction, { do: "winGame" }>): Went {
  const player = playerMeant(game, scopeOfText(frame), action.player ?? "you");
  if (player === null || game.state.players[player].removed) return ignore(frame, action);
  game.state.winner = player;
  emit(game, { type: "gameWon", rule: "196", player });
  return next(frame);
}

/** Named effects of objects go on the chain as if they had just triggered (383.4.g). */
function activate(game: Game, frame: TextFrame, action: Extract<GameAction, { do: "activate" }>): Went {
  const objects = objectsMeant(game, scopeOfText(frame), { all: action.of });
  const triggers = objects.flatMap((object) => activatedEffectsOf(game, object, action.effects));
  const went = did(
    frame,
    action,
    objects.map((object) => referTo(object)),
  );
  placeTriggers(game, triggers, null);
  return game.state.frames.at(-1) === frame ? went : "pushed";
}

/** Keeps what cards were banished with, for texts linked to the one that did it (427.3). */
function noteBanished(game: Game, frame: TextFrame, action: GameAction, outcomes: EventOutcome[]): void {
  if (action.do !== "banish" || action.with === undefined) return;
  const [source] = boundTo(scopeOfText(frame), action.with);
  if (!source) return;
  for (const { status, object } of outcomes) {
    if (status !== "done" || !object || objectOf(game, object.id).zone !== "banishment") continue;
    game.state.banishedWith.push({
      card: { id: object.id, incarnation: object.incarnation },
      source: { id: source.id, incarnation: source.incarnation },
    });
  }
}

/** Hears what became of the instruction under way, and goes on to the next one. */
function takeResult(game: Game, frame: TextFrame, op: Op | undefined): Went {
  const { waiting } = frame;
  frame.waiting = "nothing";
  if (waiting === "pay") {
    const { paid, bound } = takeReturned(game, "pay");
    for (const [name, binding] of Object.entries(bound)) bind(frame, name, binding);
    return jump(frame, paid || op?.op !== "pay" ? frame.at + 1 : op.to);
  }
  const { outcomes } = takeReturned(game, "batch");
  if (op?.op === "act" && isShowing(op.action)) {
    if (waiting === "reveal") return showCards(game, frame, op.action);
    return shown(game, frame, op.action, outcomes);
  }
  if (op?.op === "act") {
    takeOutcomes(frame, op.action, outcomes);
    noteBanished(game, frame, op.action, outcomes);
  }
  return next(frame);
}
