import {
  type Bound,
  type ChainItem,
  changeItem,
  current,
  type Execution,
  type Game,
  type Location,
  type Option,
  pickOne,
} from "@rulebound/core";
import type { Choose } from "@rulebound/language";
import { choicesMade } from "./targets.ts";

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

/** The targets that its controller gives up now; none where they fit together, null while the player hasn't answered. */
function droppedFrom(game: Game, item: ChainItem, choice: Choose, targets: Bound[]): Bound[] | null {
  const legal = targets.filter((bound) => !bound.illegal);
  const placeOf = (bound: Bound): Location | null => current(game, bound)?.at ?? null;
  const places = [...new Set(legal.flatMap((bound) => placeOf(bound) ?? []))];
  if (choice.sameLocation && places.length > 1) {
    const kept = ask(
      game,
      item,
      places.map((location) => ({ location })),
    );
    if (!kept || !("location" in kept)) return null;
    return legal.filter((bound) => placeOf(bound) !== kept.location);
  }
  const crowded = places.find((place) => legal.filter((bound) => placeOf(bound) === place).length > 1);
  if (!choice.onePerLocation || crowded === undefined) return [];
  const together = legal.filter((bound) => placeOf(bound) === crowded);
  const kept = ask(
    game,
    item,
    together.map(({ id }) => ({ object: id })),
  );
  if (!kept || !("object" in kept)) return null;
  return together.filter((bound) => bound.id !== kept.object);
}

function ask(game: Game, item: ChainItem, options: Option[]): Option | null {
  return pickOne(game, {
    player: item.controller,
    for: "effect.subset",
    rule: "355.11.b",
    options,
    source: item.source.id,
  });
}
