import { cardOf, emit, type Game, type GameEvent, type ObjectId, objectOf } from "@rulebound/core";
import { link, unlink } from "@rulebound/zones";

type Of<K extends GameEvent["event"]> = Extract<GameEvent, { event: K }>;

/**
 * Two cards of the board can be linked (434.1), but nothing to itself, nor to what is itself attached to something.
 * Attaching a card to the Top-Most Card that it has already does nothing (434.1.g).
 */
export function canAttach(game: Game, { object, topMost }: Of<"attach">): boolean {
  const card = objectOf(game, object);
  const to = objectOf(game, topMost);
  if (card.zone !== "board" || to.zone !== "board" || object === topMost) return false;
  return to.attachment === null && card.attachment?.topMost !== topMost;
}

/** Only what is attached to that card can be detached from it (435.1.a). */
export const canDetach = (game: Game, { object, topMost }: Of<"detach">): boolean =>
  objectOf(game, object).attachment?.topMost === topMost;

/** Links a card to its Top-Most Card, detaching it first from the one before (434.1.f). */
export function performAttach(game: Game, event: Of<"attach">): void {
  const { object, topMost, equips, copiesText, model, by } = event;
  unlink(game, object, "434.1.f");
  const nameOf = (id: ObjectId): string => cardOf(game, objectOf(game, id)).definition.name;
  const becomes = model === null ? null : nameOf(model);
  link(game, object, topMost, { copiedText: copiesText ? nameOf(topMost) : null, becomes });
  const responsible = by === null ? {} : { by };
  const target = objectOf(game, topMost).key;
  emit(game, { type: "attached", rule: "434.1", object, detail: target, ...responsible });
  if (becomes !== null)
    emit(game, { type: "becameCopy", rule: "477.1.b.1", object: topMost, detail: becomes });
  if (equips)
    emit(game, { type: "equipped", rule: "818.2", object: topMost, source: object, ...responsible });
}

export function performDetach(game: Game, { object }: Of<"detach">): void {
  unlink(game, object, "435.1");
}
