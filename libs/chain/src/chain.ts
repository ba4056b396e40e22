import {
  abilityOf,
  broken,
  type ChainFrame,
  type ChainItem,
  changeItem,
  type Execution,
  emit,
  type Game,
  needCleanup,
  pop,
  push,
  type Seat,
  type Status,
  seatAfter,
  seatsFrom,
  takeReturned,
} from "@rulebound/core";
import { playFrame, propose, takeOffChain } from "@rulebound/effects";
import { putIntoZone } from "@rulebound/zones";
import { narrowGroups } from "./groups.ts";
import { choicesOf, isLegalTarget } from "./targets.ts";

/** Tasks come first: an outstanding cleanup, then whatever is on the chain (334-336). True when one was begun. */
export function tasksFirst(game: Game): boolean {
  const { state } = game;
  if (state.cleanupDue) {
    push(game, { kind: "cleanup", step: 1, special: "none" });
    return true;
  }
  if (state.chain.length === 0) return false;
  needCleanup(game);
  push(game, {
    kind: "chain",
    step: "finalize",
    openedBy: openerOf(game, state.chain[0]),
    passes: 0,
    holder: null,
  });
  return true;
}

function openerOf(game: Game, item: ChainItem | undefined): ChainFrame["openedBy"] {
  if (!item?.ability || item.kind === "card") return "play";
  const { ability, adds } = abilityOf(game, item.ability);
  if (adds) return "add";
  return ability.kind === "triggered" ? "trigger" : "play";
}

/** Finalize, Execute, Pass, Resolve, until the chain is empty (337-340). */
export function runChain(game: Game, frame: ChainFrame): Status {
  const { state } = game;
  if (frame.step === "resolved") return afterResolving(game, frame);
  if (state.cleanupDue) {
    push(game, { kind: "cleanup", step: 1, special: "none" });
    return "go";
  }
  const pending = state.chain.find((item) => item.status === "pending");
  if (pending) {
    frame.step = "finalize";
    state.priority = null;
    push(game, playFrame(pending.id));
    return "go";
  }
  const newest = state.chain.at(-1);
  if (!newest) return close(game, frame);
  if (frame.step === "finalize") {
    frame.step = "priority";
    if (frame.holder === null) frame.passes = 0;
    givePriority(game, frame.holder ?? newest.controller);
    frame.holder = null;
  }
  if (frame.passes < seatsFrom(state, state.turn.player).length) return "wait";
  return resolve(game, frame, newest);
}

/** Priority to a player, or to the next one where that player is out of the game (652.5.c.1). */
function givePriority(game: Game, seat: Seat): void {
  game.state.priority = game.state.players[seat].removed ? seatAfter(game.state, seat) : seat;
}

/** Passing priority to the next player in turn order (338.1.b, 339). */
export function passPriority(game: Game, frame: ChainFrame): void {
  const player = game.state.priority ?? broken("nobody has priority to pass");
  frame.passes += 1;
  givePriority(game, seatAfter(game.state, player));
}

/** The newest item resolves (340.1). */
function resolve(game: Game, frame: ChainFrame, item: ChainItem): Status {
  const executions = item.executions.map((_, at) => asResolving(game, item, at));
  const narrowed = narrowGroups(game, item, executions);
  if (!narrowed) return "wait";
  game.state.priority = null;
  frame.step = "resolved";
  game.state.resolving = { item: item.id, object: item.object, controller: item.controller };
  changeItem(game, item.id, { executions: narrowed });
  const ability = item.ability ?? broken("a permanent waits on the chain");
  push(game, {
    kind: "text",
    ability,
    at: 0,
    item: item.id,
    controller: item.controller,
    executions: narrowed,
    execution: 0,
    bindings: { me: { is: "objects", objects: [item.source] }, ...item.bindings },
    loops: {},
    waiting: "nothing",
    applied: [],
  });
  return "go";
}

/** Marks what mistargets as the item begins to resolve (359.3.e.2, 359.3.e.7). */
function asResolving(game: Game, item: ChainItem, at: number): Execution {
  const execution: Execution = { ...item.executions[at] };
  for (const choice of choicesOf(game, item)) {
    const binding = choice.do === "choose" ? execution[choice.as] : undefined;
    if (choice.do !== "choose" || binding?.is !== "objects") continue;
    const objects = binding.objects.map((bound) => {
      if (isLegalTarget(game, item, at, choice, bound)) return bound;
      emit(game, {
        type: "mistargeted",
        rule: "359.3.e.9",
        object: bound.id,
        item: item.id,
        source: item.source.id,
      });
      return { ...bound, illegal: true as const };
    });
    execution[choice.as] = { is: "objects", objects };
  }
  return execution;
}

/** What has resolved leaves the chain, a spell for its owner's trash (157); only then has a spell been played (419.4.a). */
function afterResolving(game: Game, frame: ChainFrame): Status {
  takeReturned(game, "text");
  const item = game.state.chain.findLast((one) => one.status === "finalized");
  frame.step = "finalize";
  const resolved = game.state.resolving;
  game.state.resolving = null;
  if (!item || item.id !== resolved?.item) {
    if (resolved) notePlayed(game, resolved);
    return "go";
  }
  takeOffChain(game, item.id);
  if (item.object !== null) putIntoZone(game, item.object, "trash");
  game.state.lastResolved = {
    source: { id: item.source.id, incarnation: item.source.incarnation },
    controller: item.controller,
  };
  emit(game, {
    type: "chainItemResolved",
    rule: "340.1",
    item: item.id,
    object: item.source.id,
    player: item.controller,
  });
  if (resolved) notePlayed(game, resolved);
  return "go";
}

function notePlayed(game: Game, { object, controller, item }: NonNullable<Game["state"]["resolving"]>): void {
  if (object === null) return;
  propose(game, [{ by: controller, source: null, item, event: "played", object, player: controller }]);
}

/** Nothing is left: an Open State again (340.2). In a showdown focus passes, unless a trigger or Add opened the chain (346.1). */
function close(game: Game, frame: ChainFrame): Status {
  const { showdown } = game.state;
  needCleanup(game);
  if (showdown && frame.openedBy === "play") {
    showdown.focus = seatAfter(game.state, showdown.focus);
    showdown.passes = 0;
    emit(game, { type: "focusPassed", rule: "346", player: showdown.focus });
  }
  return pop(game);
}
