import { type ChainItem, changeItem, type Game, type Option, pickSome } from "@rulebound/core";
import { neededFor, objectsToPay, pickToPay } from "@rulebound/effects";
import { canComplete, canPay, type NamedAction, nextNamed, payerOf, withObjects } from "./affordable.ts";
import { callOff } from "./call-off.ts";
import type { Step } from "./choosing.ts";
import { nextOpenDiscount, withLess } from "./cost.ts";

/**
 * Picks with what those costs are paid on which targets or discounts rest; not with what would leave nothing legal
 * to choose, or a cost that can't be paid, as long as there is something else (355.16, 357.3).
 */
export function chooseObjects(game: Game, item: ChainItem): Step {
  const action = nextNamed(game, item);
  if (!action) return "next";
  const ids = objectsToPay(game, payerOf(item), action).map(({ id }) => id);
  const needed = neededFor(action, item);
  if (ids.length < needed) return callOff(game, item, ["358.2", "Its cost can't be paid."]);
  const picked = pickObjects(game, item, action, sensible(game, item, action, ids), needed);
  if (!picked) return "wait";
  changeItem(game, item.id, { bindings: withObjects(game, item, action, picked).bindings });
  return "go";
}

function sensible(game: Game, item: ChainItem, action: NamedAction, ids: number[]): number[] {
  if (neededFor(action, item) > 1) return ids;
  const leading = ids.filter((id) => canComplete(game, withObjects(game, item, action, [id])));
  return leading.length > 0 ? leading : ids;
}

function pickObjects(
  game: Game,
  item: ChainItem,
  action: NamedAction,
  ids: number[],
  needed: number,
): number[] | null {
  const picked = pickToPay(game, {
    player: item.controller,
    for: "cost.choose",
    source: item.source.id,
    objects: ids,
    needed,
    named: item.given?.payWith[action.cost] ?? null,
  });
  return picked?.flatMap((at) => ids[at] ?? []) ?? null;
}

/** Whether discounts that leave it open take off Energy or Power: asked where both would help, and both are payable. */
export function chooseDiscounts(game: Game, item: ChainItem): Step {
  const open = nextOpenDiscount(game, item);
  if (!open) return "next";
  const { name, parts } = open;
  const payable = parts.filter((part) => canPay(game, withLess(item, name, part)));
  const options = payable.length > 0 ? payable : parts;
  const picked = pickSome(game, {
    player: item.controller,
    for: "cost.less",
    rule: "356.4",
    options: options.map((word): Option => ({ word })),
    source: item.source.id,
  });
  if (!picked) return "wait";
  changeItem(game, item.id, { less: withLess(item, name, options[picked[0] ?? 0] ?? "nothing").less });
  return "go";
}
