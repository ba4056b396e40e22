import { changeSlot, emit, type Game, needCleanup, type Seat, slotOf } from "@rulebound/core";

/** Gives or takes control of a battlefield (190.2). */
export function setBattlefieldControl(game: Game, slot: number, controller: Seat | null): void {
  if (slotOf(game, slot).controller === controller) return;
  changeSlot(game, slot, { controller });
  needCleanup(game);
  const battlefield = slotOf(game, slot).battlefield;
  emit(game, {
    type: "controlChanged",
    rule: controller === null ? "190.4.c" : "190.4",
    object: battlefield,
    ...(controller === null ? {} : { player: controller }),
  });
}

/** Applies Contested for a unit that has come to a battlefield its controller doesn't control (190.3.a.1). */
export function contest(game: Game, slot: number, by: Seat): void {
  const { contestedBy, controller, battlefield } = slotOf(game, slot);
  if (contestedBy !== null || controller === by) return;
  changeSlot(game, slot, { contestedBy: by });
  needCleanup(game);
  emit(game, { type: "contested", rule: "190.3.a.1", object: battlefield, by });
}

/** A battlefield is no longer contested (190.3.b). */
export function endContest(game: Game, slot: number, rule: "323.11" | "348.2.a" | "466.5.a"): void {
  const { contestedBy, battlefield } = slotOf(game, slot);
  if (contestedBy === null) return;
  changeSlot(game, slot, { contestedBy: null });
  needCleanup(game);
  emit(game, { type: "contestEnded", rule, object: battlefield });
}
