import { changeObject, emit, type Game, type GameEvent, needCleanup, objectOf } from "@rulebound/core";
import { forgetCopies } from "@rulebound/zones";

type Of<K extends GameEvent["event"]> = Extract<GameEvent, { event: K }>;

/** Layer 1: it goes by another definition, that of what it copies at this moment (477.1.b.1). */
export function performCopy(game: Game, { object, of }: Of<"copy">): void {
  changeObject(game, object, { copyOf: of });
  forgetCopies(game, object);
  needCleanup(game);
  emit(game, { type: "becameCopy", rule: "477.1.b.1", object, detail: of });
}

/** A token takes the place of a card or token and counts as the same object (438.1); what it replaces can swap back. */
export function performReplace(game: Game, { object, with: token }: Of<"replace">): void {
  const { card, token: wasToken, replaced } = objectOf(game, object);
  changeObject(game, object, {
    card: token,
    token: true,
    replaced: [...replaced, { card, token: wasToken }],
  });
  needCleanup(game);
  emit(game, { type: "replaced", rule: "438.1", object, detail: token });
}

/** A card that was replaced; a replaced token has ceased to exist (438.6) and can't come back (438.7.c). */
export function cardBelow(game: Game, id: number): { card: string; token: boolean } | null {
  return objectOf(game, id).replaced.findLast((below) => !below.token) ?? null;
}

/** The card that was replaced comes back to the place of the token and counts as the same object (438.7.b). */
export function performSwapBack(game: Game, { object }: Of<"swapBack">): void {
  const below = cardBelow(game, object);
  if (!below) return;
  const { replaced } = objectOf(game, object);
  changeObject(game, object, {
    card: below.card,
    token: false,
    replaced: replaced.slice(0, replaced.indexOf(below)),
  });
  needCleanup(game);
  emit(game, { type: "swappedBack", rule: "438.7.b", object, detail: below.card });
}
