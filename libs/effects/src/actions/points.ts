import {
  changePlayer,
  emit,
  type Game,
  type GameEvent,
  needCleanup,
  noteInLedger,
  playerOf,
  readingOf,
} from "@rulebound/core";

type Of<K extends GameEvent["event"]> = Extract<GameEvent, { event: K }>;

export function performGainPoint(game: Game, { player, amount, scoring }: Of<"gainPoint">): void {
  changePlayer(game, player, { points: playerOf(game, player).points + amount });
  if (scoring !== null) noteInLedger(game, { what: "points", player, how: scoring, points: amount });
  needCleanup(game);
  emit(game, { type: "pointsGained", rule: "194.1", player, amount });
}

export function performGainXp(game: Game, { player, amount }: Of<"gainXp">): void {
  changePlayer(game, player, { xp: playerOf(game, player).xp + amount });
  emit(game, { type: "xpGained", rule: "730.1", player, amount });
}

/** The owner's turn comes straight after the current one, before any queued earlier (735, 738). */
export function performExtraTurn(game: Game, { player }: Of<"extraTurn">): void {
  const { additionalTurns } = game.state;
  if (readingOf(game.state, "additionalTurns") === "firstMadeFirst") additionalTurns.push(player);
  else additionalTurns.unshift(player);
  emit(game, { type: "turnAdded", rule: "735", player });
}
