import {
  emit,
  type Game,
  objectOf,
  pickSome,
  playerOf,
  pop,
  push,
  type Seat,
  type SetupFrame,
  type Status,
} from "@rulebound/core";
import { recycleCards } from "./decks.ts";

/** How many cards each player draws for the opening hand (116). */
export const openingHand = 4;

/** The most cards that a mulligan sets aside (117.1). */
const mostSetAside = 2;

/** Each player in turn order sets aside up to two cards, draws as many, and only then recycles those set aside (117). */
export function runSetup(game: Game, frame: SetupFrame): Status {
  const [player] = frame.players;
  if (player === undefined) return pop(game);
  if (playerOf(game, player).removed) return nextPlayer(frame);
  if (frame.step === "choose") {
    const { hand } = playerOf(game, player);
    const picked = pickSome(game, {
      player,
      for: "mulligan",
      rule: "117.1",
      options: hand.map((object) => ({ object })),
      min: 0,
      max: Math.min(mostSetAside, hand.length),
    });
    if (!picked) return "wait";
    frame.aside = picked.flatMap((at) => hand[at] ?? []);
    frame.step = "drawn";
    if (picked.length > 0) pushDraw(game, player, picked.length);
    return "go";
  }
  const inHand = frame.aside.filter((id) => objectOf(game, id).zone === "hand");
  recycleCards(game, inHand);
  emit(game, { type: "mulliganTaken", rule: "117", player, amount: inHand.length });
  return nextPlayer(frame);
}

function pushDraw(game: Game, player: Seat, left: number): void {
  push(game, { kind: "draw", player, to: "hand", left, burnt: 0, cards: [], event: null });
}

function nextPlayer(frame: SetupFrame): Status {
  frame.players.shift();
  frame.aside = [];
  frame.step = "choose";
  return "go";
}
