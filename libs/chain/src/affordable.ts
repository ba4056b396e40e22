import type { Bindings, ChainItem, Game, Owed } from "@rulebound/core";
import {
  type ActionOnObjects,
  isOnObjects,
  isPicked,
  neededFor,
  noted,
  objectsToPay,
  owedFor,
  type Payer,
  payable,
  takesAway,
  timesOwed,
} from "@rulebound/effects";
import type { CostAction, Ref } from "@rulebound/language";
import { completed } from "./completing.ts";
import {
  asksForActions,
  nextOpenDiscount,
  type OptionalCost,
  optionalCosts,
  totalCost,
  withLess,
} from "./cost.ts";
import { targetsOf } from "./targets.ts";

/** An action cost on which something else of the item rests, so that what it is paid with is picked beforehand. */
export type NamedAction = ActionOnObjects & { as: Ref };

export const payerOf = ({ controller, source, bindings }: ChainItem): Payer => ({
  player: controller,
  source,
  bindings,
});

const isNamed = (action: CostAction): action is NamedAction =>
  isOnObjects(action) && action.as !== undefined && isPicked(action);

/** The next action cost whose objects are to be picked; those of which they have been name what is bound. */
export const nextNamed = (game: Game, item: ChainItem): NamedAction | undefined =>
  asksForActions(game, item) ? totalCost(game, item).actions.find(isNamed) : undefined;

export const withObjects = (
  game: Game,
  item: ChainItem,
  { as }: NamedAction,
  objects: number[],
): ChainItem => {
  const bindings: Bindings = {
    ...item.bindings,
    [as]: { is: "objects", objects: objects.map((id) => noted(game, id)) },
  };
  return { ...item, bindings };
};

/** The item with what such costs are paid with picked, in every way: just itself where there are none. */
export function waysToPay(game: Game, item: ChainItem): ChainItem[] {
  const action = nextNamed(game, item);
  if (!action) return [item];
  const ids = objectsToPay(game, payerOf(item), action).map(({ id }) => id);
  const needed = neededFor(action, item);
  if (ids.length < needed) return [];
  const picks = needed === 1 ? ids.map((id) => [id]) : [ids.slice(0, needed)];
  return picks.flatMap((picked) => waysToPay(game, withObjects(game, item, action, picked)));
}

/** The item with each discount that is open applied in every way that takes anything off. */
function waysToDiscount(game: Game, item: ChainItem): ChainItem[] {
  const open = nextOpenDiscount(game, item);
  if (!open) return [item];
  const parts = open.parts.length > 0 ? open.parts : (["nothing"] as const);
  return parts.flatMap((part) => waysToDiscount(game, withLess(item, open.name, part)));
}

/** Whether an item's controller could pay its total cost, in one way or another (357.1, 203.3). */
export function canPay(game: Game, item: ChainItem): boolean {
  const ways = waysToPay(game, item).flatMap((way) => waysToDiscount(game, way));
  return ways.some((way) => {
    const owed = totalCost(game, way);
    return payable(game, way.controller, owed, way.source, way.bindings) && sparesTargets(game, way, owed);
  });
}

/** Whether an item's cost leaves its targets where they are: paid with them, it would have illegal ones (357.3, 358.1). */
function sparesTargets(game: Game, item: ChainItem, { actions }: Owed): boolean {
  const taking = actions.filter(takesAway);
  if (taking.length === 0) return true;
  const targets = targetsOf(game, item).map(({ id }) => id);
  return taking.every((action) => {
    const others = objectsToPay(game, payerOf(item), action).filter(({ id }) => !targets.includes(id));
    return others.length >= neededFor(action, item);
  });
}

/** Whether an item can be completed from here: enough to choose from, and a cost that can be paid (355.8, 357). */
export function canComplete(game: Game, item: ChainItem): boolean {
  return waysToPay(game, item).some((way) => completed(game, way, undefined, (done) => canPay(game, done)));
}

/** The context of an item with an optional cost paid so many times more. */
export function payingTimes(
  { context }: ChainItem,
  { name }: OptionalCost,
  times: number,
): ChainItem["context"] {
  return { ...context, paid: [...context.paid, ...Array.from({ length: times }, () => name)] };
}

/** How often what is asked besides Energy and Power could be done for an optional cost; once at most for nearly all. */
function timesPossible(game: Game, item: ChainItem, { cost, times: open }: OptionalCost): number {
  const limit = open ? 99 : 1;
  const { actions } = owedFor(game, cost, item.source.id);
  const possible = (times: number): boolean => {
    const owed = timesOwed({ energy: 0, power: [], actions }, times);
    return payable(game, item.controller, owed, item.source, item.bindings);
  };
  let times = 0;
  while (times < limit && possible(times + 1)) times += 1;
  return times;
}

/** The numbers of times that an optional cost could be paid along with what else the item costs. */
export function timesPayable(game: Game, item: ChainItem, cost: OptionalCost): number[] {
  const all = Array.from({ length: timesPossible(game, item, cost) }, (_, at) => at + 1);
  return all.filter((times) => canPay(game, { ...item, context: payingTimes(item, cost, times) }));
}

/** Whether an item just begun can be completed with nothing optional paid, or with one of the costs that make it cheaper. */
export function canPlaySomehow(game: Game, begun: ChainItem): boolean {
  const item = { ...begun, executions: [{}] };
  if (canComplete(game, item)) return true;
  return optionalCosts(game, item).some((cost) =>
    timesPayable(game, item, cost).some((times) =>
      canComplete(game, { ...item, context: payingTimes(item, cost, times) }),
    ),
  );
}
