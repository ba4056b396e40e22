import {
  type ChainItem,
  changeItem,
  current,
  type Execution,
  type Game,
  objectOf,
  pickOne,
} from "@rulebound/core";
import type { Choose } from "@rulebound/language";
import { choicesOf } from "./targets.ts";

/**
 * Targets that have to be at one location but aren't any more: their controller keeps those at one location (355.11.b).
 * Gives the executions with the others made illegal; null while the player hasn't answered. Each answer is kept with
 * the item, so that the next question finds it settled.
 */
export function narrowGroups(game: Game, item: ChainItem, executions: Execution[]): Execution[] | null {
  for (const [at, execution] of executions.entries()) {
    for (const choice of choicesOf(game, item, at)) {
      if (choice.do !== "choose" || !choice.sameLocation) continue;
      if (!narrow(game, item, execution, choice)) return null;
      changeItem(game, item.id, { executions: executions.slice() });
    }
  }
  return executions;
}

function narrow(game: Game, item: ChainItem, execution: Execution, choice: Choose): boolean {
  const binding = execution[choice.as];
  if (binding?.is !== "objects") return true;
  const legal = binding.objects.filter((bound) => !bound.illegal);
  const places = [...new Set(legal.flatMap((bound) => current(game, bound)?.at ?? []))];
  if (places.length < 2) return true;
  const option = pickOne(game, {
    player: item.controller,
    for: "effect.subset",
    rule: "355.11.b",
    options: places.map((location) => ({ location })),
    source: item.source.id,
  });
  if (!option || !("location" in option)) return false;
  const kept = option.location;
  const objects = binding.objects.map((bound) =>
    bound.illegal || objectOf(game, bound.id).at === kept ? bound : { ...bound, illegal: true as const },
  );
  execution[choice.as] = { is: "objects", objects };
  return true;
}
