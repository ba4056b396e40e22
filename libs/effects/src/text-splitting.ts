import { askAmounts, type Game, type GameObject, pickSome, type Seat, type TextFrame } from "@rulebound/core";
import type { GameAction } from "@rulebound/language";
import { dealingOf, objectsMeant, splitTotal } from "./acts.ts";
import { propose } from "./propose.ts";
import { bindingOf, type Scope } from "./scope.ts";
import { bind, ignore, scopeOfText, sourceOf, type Went } from "./text-frame.ts";

type DealSplit = Extract<GameAction, { split: true }>;

/**
 * Damage that is split among targets, as much to each as its controller says now (355.14.e). With more targets than damage
 * as many as are too many stop being targets first, which leaves 1 for each (355.14.h).
 */
export function dealSplit(game: Game, frame: TextFrame, action: DealSplit, by: Seat): Went {
  const scope = { ...scopeOfText(frame), by };
  const targets = objectsMeant(game, scope, action.to);
  const dealing = dealingOf(game, scope, action);
  const total = splitTotal(
    game,
    scope,
    action,
    targets.map(({ id }) => id),
  );
  if (!dealing || total === 0 || targets.length === 0) return ignore(frame, action);
  const amounts =
    targets.length > total
      ? dropped(game, frame, targets, total)?.map((isDropped) => (isDropped ? 0 : 1))
      : split(game, frame, targets, total);
  if (!amounts) return "wait";
  forget(frame, scope, action, (id) => amounts[targets.findIndex((target) => target.id === id)] === 0);
  frame.waiting = "batch";
  propose(
    game,
    targets.flatMap(({ id: object }, at) => {
      const amount = amounts[at] ?? 0;
      return amount === 0 ? [] : [{ ...dealing, object, amount }];
    }),
    { applied: frame.applied },
  );
  return "pushed";
}

/** Which of the targets stop being targets, as many as there are too many (355.14.h.1). */
function dropped(game: Game, frame: TextFrame, targets: GameObject[], total: number): boolean[] | null {
  const surplus = targets.length - total;
  const picked = pickSome(game, {
    player: frame.controller,
    for: "effect.dropTargets",
    rule: "355.14.h",
    options: targets.map(({ id }) => ({ object: id })),
    min: surplus,
    max: surplus,
    source: sourceOf(scopeOfText(frame)),
  });
  return picked && targets.map((_, at) => picked.includes(at));
}

/** An amount for each target, 1 at least (355.14.f, 355.14.g); nobody is asked where there is just one way. */
function split(game: Game, frame: TextFrame, targets: GameObject[], total: number): number[] | null {
  const left = total - targets.length;
  const example = targets.map((_, at) => (at === 0 ? 1 + left : 1));
  if (left === 0 || targets.length === 1) return example;
  return askAmounts(game, {
    player: frame.controller,
    for: "effect.split",
    rule: "355.14.e",
    options: targets.map(({ id }) => ({ object: id })),
    total,
    example,
    source: sourceOf(scopeOfText(frame)),
  });
}

/** What stops being a target isn't meant by the rest of the text either. */
function forget(
  frame: TextFrame,
  scope: Scope,
  { to }: DealSplit,
  isForgotten: (id: number) => boolean,
): void {
  const binding = bindingOf(scope, to);
  if (binding?.is !== "objects") return;
  const objects = binding.objects.map((bound) =>
    isForgotten(bound.id) ? { ...bound, illegal: true as const } : bound,
  );
  bind(frame, to, { is: "objects", objects });
}
