import { emit, type Game, type Seat, seatAfter } from "@rulebound/core";

type RuleOfPriority = "312.2.a" | "312.2.b" | "312.2.c" | "312.2.d" | "340.4" | "652.5.c.1";

/** Grants a player priority, taking it away from whoever had it (312.3). */
export function grantPriority(game: Game, seat: Seat, rule: RuleOfPriority): void {
  if (game.state.priority === seat) return;
  game.state.priority = seat;
  emit(game, { type: "priorityGained", rule, player: seat });
}

/** In a showdown the next player in turn order gains focus (346, 347.2.b); says who has passed it on. */
export function advanceFocus(game: Game, rule: "346" | "347.2.b" | "652.5.b.1"): void {
  const { showdown } = game.state;
  if (!showdown) return;
  emit(game, { type: "focusPassed", rule, player: showdown.focus });
  showdown.focus = seatAfter(game.state, showdown.focus);
  emit(game, { type: "focusGained", rule, player: showdown.focus });
}
