import {
  changeSlot,
  emit,
  type Game,
  type GameEvent,
  noteInLedger,
  playerOf,
  pop,
  referTo,
  type ScoreFrame,
  type Seat,
  type Status,
  slotOf,
  takeReturned,
  unitsAt,
} from "@rulebound/core";
import { isGainingForbidden, propose, victoryScore } from "@rulebound/effects";

/** Scoring: a point for each battlefield, then the abilities (471). */
export function runScore(game: Game, frame: ScoreFrame): Status {
  const { player, how, slots, lost } = frame;
  if (frame.index > 0) takeReturned(game, "batch");
  if (frame.step === "trigger") return pop(game);
  const slot = slots[frame.index];
  frame.index += 1;
  if (slot !== undefined) {
    changeSlot(game, slot, { scoredBy: [...slotOf(game, slot).scoredBy, player] });
    noteInLedger(game, { what: "scored", player, how, slot });
    emit(game, { type: "scored", rule: "468", object: slotOf(game, slot).battlefield, player });
    propose(game, [rewardFor(game, player, how)]);
    return "go";
  }
  frame.step = "trigger";
  propose(
    game,
    slots.map((at): GameEvent => {
      const units = unitsAt(game, at).filter(({ controller }) => controller === player);
      return {
        by: player,
        source: null,
        item: null,
        event: how,
        player,
        slot: at,
        units: units.map(referTo),
        lost,
      };
    }),
  );
  return "go";
}

/** A point; but the Final Point by conquest only when every battlefield was scored this turn, else a card (471.1.b). */
function rewardFor(game: Game, player: Seat, how: ScoreFrame["how"]): GameEvent {
  const origin = { by: player, source: null, item: null };
  const { battlefields } = game.state;
  // Whoever can't gain points wouldn't gain the Final Point, so that nothing is drawn in its place.
  const isFinal =
    playerOf(game, player).points >= victoryScore(game) - 1 && !isGainingForbidden(game, player);
  const scoredAll = battlefields.every(({ scoredBy }) => scoredBy.includes(player));
  if (how === "conquer" && isFinal && !scoredAll) return { ...origin, event: "draw", player, amount: 1 };
  return { ...origin, event: "gainPoint", player, amount: 1, scoring: how };
}
