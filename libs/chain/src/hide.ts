import {
  copyState,
  emit,
  type Game,
  type HideFrame,
  illegal,
  keywordOf,
  needCleanup,
  type ObjectId,
  type Option,
  type Owed,
  objectOf,
  pickSome,
  pop,
  push,
  restoreState,
  type Seat,
  type Status,
  slotOf,
  takeReturned,
} from "@rulebound/core";
import {
  costsOfHiding,
  hiddenCapacity,
  isWaitedFor,
  owedFor,
  payable,
  propose,
  startPaying,
} from "@rulebound/effects";
import { putFacedown } from "@rulebound/zones";
import type { Fault } from "./call-off.ts";
import { requireTiming } from "./timing.ts";

/** Why a player may not hide a card at a battlefield now, or null (811.1.b). */
export function hidingFault(game: Game, player: Seat, card: ObjectId, slot: number): Fault | null {
  const { owner, zone } = objectOf(game, card);
  const { controller, facedown } = slotOf(game, slot);
  if (owner !== player || (zone !== "hand" && zone !== "champion")) {
    return ["811.1.b", "Only cards of the own hand or Champion Zone can be hidden."];
  }
  if (keywordOf(game, card, "Hidden") === 0) return ["811.1", "This card doesn't have Hidden."];
  if (game.state.turn.player !== player) return ["421.2", "Cards are hidden on the own turn."];
  if (controller !== player)
    return ["107.3.c", "Cards are hidden at battlefields that their player controls."];
  if (facedown.length >= hiddenCapacity(game, slot)) {
    return ["107.3.b", "There is a facedown card at that battlefield already."];
  }
  return null;
}

/** The discretionary action Hide (421.2); it opens no chain (811.1.c.2). */
export function startHide(game: Game, player: Seat, card: ObjectId, slot: number, autoPay: boolean): void {
  requireTiming(game, player, "none");
  const fault = hidingFault(game, player, card, slot);
  if (fault) illegal(...fault);
  const before = copyState(game.state);
  game.state.priority = null;
  push(game, { kind: "hide", step: "pay", player, card, slot, autoPay, before });
}

/** Costs of hiding a card that a player could pay (811.1.b). */
export function payableForHiding(game: Game, player: Seat): Owed[] {
  return costsOfHiding(game, player)
    .map((cost) => owedFor(game, cost, null))
    .filter((owed) => payable(game, player, owed, null));
}

/** What is paid for hiding: nothing where that is allowed, else what its player picks; null while they haven't. */
function pickCost(game: Game, player: Seat, card: ObjectId): Owed | null {
  const payableOnes = payableForHiding(game, player);
  if (payableOnes.length === 0) illegal("811.1.b", "Hiding a card costs one Power.");
  const free = payableOnes.find(({ energy, power, actions }) => energy + power.length + actions.length === 0);
  if (free) return free;
  const picked = pickSome(game, {
    player,
    for: "cost.alternative",
    rule: "811.1.b",
    options: payableOnes.map((_, at): Option => ({ word: at === 0 ? "printed" : "alternative" })),
    source: card,
  });
  return picked && (payableOnes[picked[0] ?? 0] ?? null);
}

export function runHide(game: Game, frame: HideFrame): Status {
  const { player, card, slot, autoPay, before } = frame;
  if (frame.step === "pay") {
    const owed = pickCost(game, player, card);
    if (!owed) return "wait";
    frame.step = "place";
    startPaying(game, player, owed, { source: null, item: null, autoPay });
    return "go";
  }
  if (!takeReturned(game, "pay").paid) {
    if (!before) return pop(game);
    restoreState(game, before);
    emit(game, { type: "undone", rule: "444.2.b", player });
    return "go";
  }
  putFacedown(game, card, slot, player, game.state.turn.number);
  needCleanup(game);
  emit(game, { type: "hidden", rule: "421.1", object: card, player, to: slot });
  pop(game);
  if (isWaitedFor(game, "hide")) {
    propose(game, [{ by: player, source: null, item: null, event: "hide", object: card, player, slot }]);
  }
  return "go";
}
