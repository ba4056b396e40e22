import {
  broken,
  changePlayer,
  type DrawFrame,
  emit,
  type Game,
  opponentsOf,
  pickOne,
  playerOf,
  pop,
  type Seat,
  type Status,
} from "@rulebound/core";
import { putIntoZone, recycleCards } from "@rulebound/zones";

/** Draws, burning out and drawing on where the Main Deck runs short (413.4, 431.1.a). */
export function runDraw(game: Game, frame: DrawFrame): Status {
  const { player } = frame;
  if (playerOf(game, player).removed) return pop(game);
  while (frame.left > 0) {
    const [top] = playerOf(game, player).deck;
    if (top === undefined) {
      if (!burnOut(game, frame)) return game.state.prompt ? "wait" : "go";
      if (game.state.winner !== null) return "go";
      continue;
    }
    putIntoZone(game, top, "hand");
    emit(game, { type: "drew", rule: "413.1", object: top, player });
    frame.left -= 1;
  }
  return pop(game);
}

/** Recycle the trash, choose an opponent who gains 1 point (431.2); false while the opponent isn't chosen. */
function burnOut(game: Game, frame: DrawFrame): boolean {
  const { player } = frame;
  const opponents = opponentsOf(game.state, player);
  const option = pickOne(game, {
    player,
    for: "burnOut.opponent",
    rule: "431.2.c",
    options: opponents.map((opponent) => ({ player: opponent })),
  });
  if (!option) return false;
  const chosen = "player" in option ? option.player : broken("no opponent was chosen");
  emit(game, { type: "burnedOut", rule: "431.2", player });
  recycleCards(game, playerOf(game, player).trash.slice());
  frame.burnt += 1;
  gainByBurnOut(game, chosen, frame.burnt > 1);
  return true;
}

/** Points of repeated burn outs win at once, without a cleanup (431.3.c). */
function gainByBurnOut(game: Game, seat: Seat, again: boolean): void {
  const points = playerOf(game, seat).points + 1;
  changePlayer(game, seat, { points });
  game.state.cleanupDue = true;
  emit(game, { type: "pointsGained", rule: "431.2.c", player: seat, amount: 1 });
  const ahead = opponentsOf(game.state, seat).every((other) => playerOf(game, other).points < points);
  if (again && ahead && points >= game.state.victoryScore) {
    game.state.winner = seat;
    emit(game, { type: "gameWon", rule: "431.3.c", player: seat });
  }
}
