import { emit, type Game, objectOf, push, type Seat, slotOf } from "@rulebound/core";
import { endContest, putIntoZone, setBattlefieldControl } from "@rulebound/zones";

/** A player establishes control of a battlefield; the first time in a turn that is a Conquer (348.2.a, 466.5). */
export function establishControl(game: Game, slot: number, player: Seat, rule: "348.2.a" | "466.5.a"): void {
  const { controller, scoredBy } = slotOf(game, slot);
  endContest(game, slot, rule);
  if (controller === player) return;
  setBattlefieldControl(game, slot, player);
  removeForeignFacedown(game, slot, "466.5.c");
  if (!scoredBy.includes(player)) {
    push(game, { kind: "score", step: "point", how: "conquer", player, slots: [slot], index: 0 });
  }
}

/** Hidden cards whose controller doesn't control the battlefield go to their owners' trash (323.7, 466.5.c). */
export function removeForeignFacedown(game: Game, slot: number, rule: "323.7" | "466.5.c"): void {
  const { controller, facedown } = slotOf(game, slot);
  for (const id of facedown) {
    if (objectOf(game, id).controller === controller) continue;
    putIntoZone(game, id, "trash");
    emit(game, { type: "changedZone", rule, object: id, from: "facedown", to: "trash" });
  }
}
