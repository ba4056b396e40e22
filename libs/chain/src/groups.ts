import {
  type Bound,
  type ChainItem,
  changeItem,
  current,
  type Execution,
  type Game,
  illegal,
  type Option,
  pickSome,
  readingOf,
} from "@rulebound/core";
import type { Choose } from "@rulebound/language";
import { groupOf } from "./completing.ts";
import { choicesMade, fitsTogether } from "./targets.ts";

/**
 * Targets that have to fit together but don't any more: their controller keeps such as do (355.11.b). Gives the
 * executions with the others made illegal; null while the player hasn't answered. Each answer is kept with the item,
 * so that the next question finds it settled.
 */
export function narrowGroups(game: Game, item: ChainItem, executions: Execution[]): Execution[] | null {
  for (const [at, execution] of executions.entries()) {
    for (const choice of choicesMade(game, item, at)) {
      const binding = choice.do === "choose" ? execution[choice.as] : undefined;
      if (choice.do !== "choose" || binding?.is !== "objects") continue;
      const dropped = droppedFrom(game, item, choice, binding.objects);
      if (!dropped) return null;
      if (dropped.length === 0) continue;
      const objects = binding.objects.map((bound) =>
        dropped.includes(bound) ? { ...bound, illegal: true as const } : bound,
      );
      const narrowed = executions.with(at, { ...execution, [choice.as]: { is: "objects", objects } });
      changeItem(game, item.id, { executions: narrowed });
      return narrowGroups(game, item, narrowed);
    }
  }
  return executions;
}

/**
 * The targets that are given up: the controller keeps one or more that fit together, where any does; read otherwise, they
 * may keep none. None where they all do, null while the player hasn't answered.
 */
function droppedFrom(game: Game, item: ChainItem, choice: Choose, targets: Bound[]): Bound[] | null {
  const legal = targets.filter((bound) => !bound.illegal);
  const fit = (group: Bound[]): boolean =>
    fitsTogether(
      game,
      choice,
      group.flatMap((bound) => current(game, bound) ?? []),
    );
  if (fit(legal)) return [];
  const free = legal.filter((bound) => fit([bound]));
  const options = free.map(({ id }): Option => ({ object: id }));
  const example = (groupOf(game, options, choice, 1) ?? []).map((option) => options.indexOf(option));
  const picked = pickSome(game, {
    player: item.controller,
    for: "effect.subset",
    rule: "355.11.b",
    options,
    min: readingOf(game.state, "groupSubset") === "must" ? 1 : 0,
    max: options.length,
    example,
    source: item.source.id,
  });
  if (!picked) return null;
  const kept = picked.flatMap((at) => free[at] ?? []);
  if (!fit(kept)) illegal("355.11.b", "These don't fit together either.");
  return legal.filter((bound) => !kept.includes(bound));
}
