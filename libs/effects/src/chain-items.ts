import {
  type AbilityRef,
  type Bindings,
  type Bound,
  type ChainItem,
  emit,
  type Game,
  type ItemId,
  itemOf,
  needCleanup,
  type PlayContext,
  type PlayFrame,
  type Seat,
  touchChain,
} from "@rulebound/core";
import { namesOf } from "./kept-names.ts";

/** A play like any other: from hand, nothing ignored, nothing chosen yet. */
export const plainContext: PlayContext = {
  from: "hand",
  hiddenAt: null,
  ignoring: "nothing",
  paid: [],
  executions: 1,
  entering: null,
  to: null,
  onlyTo: null,
  cost: null,
  less: 0,
  ways: [],
  afterwards: null,
  ambushing: false,
};

/** What is put on the chain: the rest of an item has its defaults. */
export interface NewItem {
  controller: Seat;
  object?: number;
  source: Bound;
  ability: AbilityRef | null;
  bindings?: Bindings;
  context?: PlayContext;
  counts?: string | null;
}

/** Adds a Pending Item to the chain (354, 401.1) and makes the cleanup of 319.3 outstanding. Gives its id. */
export function addPending(game: Game, made: NewItem): ItemId {
  const { state } = game;
  const item: ChainItem = {
    id: state.next.item++,
    kind: made.object === undefined ? "ability" : "card",
    controller: made.controller,
    object: made.object ?? null,
    source: made.source,
    ability: made.ability,
    status: "pending",
    executions: [],
    bindings: { ...namesOf(game, made.source), ...made.bindings },
    context: made.context ?? plainContext,
    given: null,
    before: null,
    counts: made.counts ?? null,
    less: {},
  };
  state.chain.push(item);
  touchChain(game, item.object);
  needCleanup(game);
  emit(game, {
    type: "chainItemPending",
    rule: item.kind === "card" ? "354" : "401.1",
    item: item.id,
    object: item.source.id,
    player: item.controller,
  });
  return item.id;
}

/** The task of going through the rest of an item's play (337.1). */
export function playFrame(item: ItemId): PlayFrame {
  return { kind: "play", item, step: "begin", execution: 0, choice: 0, asked: [], entering: null };
}

/** Takes an item off the chain, for whatever reason (319.5); the card, if any, is the caller's affair. */
export function takeOffChain(game: Game, id: ItemId): void {
  const { state } = game;
  const item = itemOf(game, id);
  state.chain = state.chain.filter((one) => one.id !== id);
  touchChain(game, item?.object ?? null);
  needCleanup(game);
}
