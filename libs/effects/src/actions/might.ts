import {
  type ContinuousEffect,
  characteristicsOf,
  emit,
  type Game,
  type GameEvent,
  needCleanup,
  type ObjectId,
  objectOf,
  touch,
} from "@rulebound/core";

/** How much an effect changes a unit's Might, its limit worked out now and kept (477.3.b). */
export function mightChange(game: Game, id: ObjectId, by: number, min: number | null | undefined): number {
  if (min == null || by >= 0) return by;
  const { might } = characteristicsOf(game, id);
  return might === null ? 0 : Math.min(0, Math.max(by, min - might));
}

/** An effect begins that lasts; one that comes to nothing doesn't. */
export function beginEffect(game: Game, effect: ContinuousEffect): void {
  const { change, on, until } = effect;
  if ("might" in change && change.might === 0) return;
  if ("keywords" in change && change.keywords.length === 0) return;
  game.state.effects.push(effect);
  for (const { id: object } of on) {
    if ("might" in change) {
      emit(game, { type: "mightChanged", rule: "477.3.a", object, amount: change.might, detail: until });
    } else if ("keywords" in change) {
      const detail = change.keywords.map(({ keyword }) => keyword).join(", ");
      emit(game, { type: "keywordGained", rule: "801.3.a", object, detail });
    }
  }
}

/** A decrease begins, its limit worked out now and kept (477.3.b). */
export function performReduceMight(
  game: Game,
  { object, amount, min, until }: Extract<GameEvent, { event: "reduceMight" }>,
): void {
  const { incarnation } = objectOf(game, object);
  const might = mightChange(game, object, -amount, min);
  beginEffect(game, {
    id: game.state.next.effect++,
    on: [{ id: object, incarnation }],
    until,
    change: { might },
  });
  touch(game);
  needCleanup(game);
}
