import { type Game, type ObjectId, objectOf, push, type Seat, slotOf } from "@rulebound/core";
import { isScoringForbidden, toTrash } from "@rulebound/effects";
import { endContest, setBattlefieldControl } from "@rulebound/zones";

/** A player establishes control of a battlefield; the first time in a turn that is a Conquer (348.2.a, 466.5). */
export function establishControl(game: Game, slot: number, player: Seat, rule: "348.2.a" | "466.5.a"): void {
  const { controller, scoredBy } = slotOf(game, slot);
  endContest(game, slot, rule);
  if (controller === player) return;
  setBattlefieldControl(game, slot, player);
  // What is put on top is carried out first: the hidden cards go before the battlefield is scored.
  if (!scoredBy.includes(player) && !isScoringForbidden(game, player, slot)) {
    push(game, {
      kind: "score",
      step: "point",
      how: "conquer",
      lost: controller,
      player,
      slots: [slot],
      index: 0,
    });
  }
  toTrash(game, ...foreignFacedown(game, slot));
}

/** Hidden cards whose controller doesn't control the battlefield, which go to their owners' trash (323.7, 466.5.c). */
export function foreignFacedown(game: Game, slot: number): ObjectId[] {
  const { controller, facedown } = slotOf(game, slot);
  return facedown.filter((id) => objectOf(game, id).controller !== controller);
}
