import {
  broken,
  changePlayer,
  type DrawFrame,
  emit,
  type Game,
  needCleanup,
  objectOf,
  opponentsOf,
  pickOne,
  playerOf,
  pop,
  readingOf,
  referTo,
  type Seat,
  type Status,
} from "@rulebound/core";
import { putIntoZone, recycleCards } from "@rulebound/zones";
import { propose } from "./propose.ts";
import { victoryScore } from "./victory-score.ts";

/** Draws or burns, burning out and going on where the Main Deck runs short (413.4, 431.1, 440.4). */
export function runDraw(game: Game, frame: DrawFrame): Status {
  const { player, to } = frame;
  if (playerOf(game, player).removed) return pop(game);
  while (frame.left > 0) {
    const [top] = playerOf(game, player).deck;
    if (top === undefined) return burnOut(game, frame);
    putIntoZone(game, top, to);
    if (to === "hand") emit(game, { type: "drew", rule: "413.1", object: top, player });
    else emit(game, { type: "burned", rule: "440.1", object: top, player });
    frame.cards.push(referTo(objectOf(game, top)));
    frame.left -= 1;
    frame.burnt = 0;
  }
  noteCards(game, frame);
  return pop(game);
}

/** Tells whoever had it done which cards it came to. */
function noteCards(game: Game, { event, cards }: DrawFrame): void {
  if (event === null) return;
  const batch = game.state.frames.findLast((frame) => frame.kind === "batch");
  const outcome = batch?.events[event]?.outcome;
  if (outcome) outcome.cards = cards;
}

/** Recycle the trash, choose an opponent who gains 1 point (431.2); the opponent is asked for first, to ask but once. */
function burnOut(game: Game, frame: DrawFrame): Status {
  const { player } = frame;
  const opponents = opponentsOf(game.state, player);
  const option = pickOne(game, {
    player,
    for: "burnOut.opponent",
    rule: "431.2.c",
    options: opponents.map((opponent) => ({ player: opponent })),
  });
  if (!option) return "wait";
  const chosen = "player" in option ? option.player : broken("no opponent was chosen");
  emit(game, { type: "burnedOut", rule: "431.2", player });
  recycleCards(game, playerOf(game, player).trash.slice());
  frame.burnt += 1;
  if (frame.burnt > 1) gainAgain(game, chosen);
  else
    propose(game, [
      { by: chosen, source: null, item: null, event: "gainPoint", player: chosen, amount: 1, scoring: null },
    ]);
  return "go";
}

const neededToWin = (game: Game): number =>
  victoryScore(game) + (readingOf(game.state, "burnOutVictory") === "pass" ? 1 : 0);

/** Points after the first burn out can't be replaced (431.3.b), and win at once, without a cleanup (431.3.c). */
function gainAgain(game: Game, seat: Seat): void {
  const points = playerOf(game, seat).points + 1;
  changePlayer(game, seat, { points });
  needCleanup(game);
  emit(game, { type: "pointsGained", rule: "431.2.c", player: seat, amount: 1 });
  const ahead = opponentsOf(game.state, seat).every((other) => playerOf(game, other).points < points);
  if (ahead && points >= neededToWin(game)) {
    game.state.winner = seat;
    emit(game, { type: "gameWon", rule: "431.3.c", player: seat });
  }
}
