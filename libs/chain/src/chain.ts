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
  readingOf,
  type Status,
  seatAfter,
  seatsFrom,
  takeReturned,
} from "@rulebound/core";
import { noticeMighty, playFrame, propose, takeOffChain, toTrash } from "@rulebound/effects";
import { pushText } from "./finalize.ts";
import { narrowGroups } from "./groups.ts";
import { advanceFocus, grantPriority } from "./priority.ts";
import { choicesMade, isLegalTarget } from "./targets.ts";
import { noteUsed } from "./use.ts";

/** Tasks come first: an outstanding cleanup, then whatever is on the chain (334-336). True when one was begun. */
export function tasksFirst(game: Game): boolean {
  const { state } = game;
  if (noticeMighty(game)) return true;
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
  if (noticeMighty(game)) return "go";
  // Without a chain there is an Open State again before the next task (340.2).
  if (state.chain.length === 0) return close(game, frame);
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
  const newest = state.chain.at(-1) ?? broken("a chain without items is still open");
  if (frame.step === "finalize") {
    frame.step = "priority";
    frame.passes = 0;
    const next = frame.holder ?? newest.controller;
    grantPriority(game, state.players[next].removed ? seatAfter(state, next) : next, "312.2.c");
    frame.holder = null;
  }
  if (frame.passes < seatsFrom(state, state.turn.player).length) return "wait";
  return resolve(game, frame, newest);
}

/** Passing priority (338.1.b): to the next player in turn order, unless all have passed in sequence (339). */
export function passPriority(game: Game, frame: ChainFrame): void {
  const player = game.state.priority ?? broken("nobody has priority to pass");
  emit(game, { type: "priorityPassed", rule: "338.1.b", player });
  frame.passes += 1;
  if (frame.passes >= seatsFrom(game.state, player).length) game.state.priority = null;
  else grantPriority(game, seatAfter(game.state, player), "312.2.d");
}

/** The newest item resolves (340.1). What is found out or chosen about its targets is kept with it. */
function resolve(game: Game, frame: ChainFrame, item: ChainItem): Status {
  const executions = item.executions.map((_, at) => asResolving(game, item, at));
  changeItem(game, item.id, { executions });
  const narrowed = narrowGroups(game, item, executions);
  if (!narrowed) return "wait";
  frame.step = "resolved";
  const { object, controller, context } = item;
  game.state.resolving = { item: item.id, object, controller, from: context.from, hits: [] };
  pushText(game, { ...item, executions: narrowed });
  return "go";
}

/** Marks what mistargets as the item begins to resolve (359.3.e.2, 359.3.e.7). */
function asResolving(game: Game, item: ChainItem, at: number): Execution {
  const execution: Execution = { ...item.executions[at] };
  for (const choice of choicesMade(game, item, at)) {
    const binding = choice.do === "choose" ? execution[choice.as] : undefined;
    if (choice.do !== "choose" || binding?.is !== "objects") continue;
    const objects = binding.objects.map((bound) => {
      if (bound.illegal || isLegalTarget(game, item, at, choice, bound)) return bound;
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
  game.state.lastResolved = {
    source: { id: item.source.id, incarnation: item.source.incarnation },
    hits: resolved.hits,
  };
  emit(game, {
    type: "chainItemResolved",
    rule: "340.1",
    item: item.id,
    object: item.source.id,
    player: item.controller,
  });
  if (resolved) notePlayed(game, resolved);
  noteUsed(game, item);
  if (item.object !== null) toTrash(game, item.object);
  return "go";
}

function notePlayed(
  game: Game,
  { object, controller, item, from }: NonNullable<Game["state"]["resolving"]>,
): void {
  if (object === null || game.state.players[controller].removed) return;
  propose(game, [
    { by: controller, source: null, item, event: "played", object, player: controller, zone: from },
  ]);
}

const passesFocus = ({ state }: Game, { openedBy }: ChainFrame): boolean =>
  openedBy === "play" || readingOf(state, "focusAfterChain") === "always";

/** Nothing is left: an Open State again (340.2). In a showdown focus passes, unless a trigger or Add opened the chain (346.1). */
function close(game: Game, frame: ChainFrame): Status {
  const { showdown } = game.state;
  needCleanup(game);
  if (showdown && passesFocus(game, frame)) advanceFocus(game, "346");
  return pop(game);
}
