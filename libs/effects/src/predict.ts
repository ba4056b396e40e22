import {
  askOrder,
  changePlayer,
  emit,
  type Game,
  nobody,
  type ObjectId,
  type PredictFrame,
  pickSome,
  playerOf,
  pop,
  type Status,
  takeReturned,
} from "@rulebound/core";
import { recycleCards } from "@rulebound/zones";
import { proposeShown } from "./replacements.ts";

/** Looks at cards from the top of the deck, recycles any of them, puts the rest back in any order (436.1). */
export function runPredict(game: Game, frame: PredictFrame): Status {
  const { player } = frame;
  const depth = game.state.frames.indexOf(frame);
  if (frame.step === "look") {
    frame.step = "seen";
    if (lookAt(game, frame)) return "go";
  }
  if (frame.step === "seen") {
    takeLeft(game, frame);
    const { cards } = frame;
    if (!game.state.looking.some((look) => look.frame === depth)) {
      game.state.looking.push({ player, owner: player, zone: "deck", cards, revealed: false, frame: depth });
      for (const object of cards) emit(game, { type: "looked", rule: "436.1", object, player });
    }
    const picked = pickSome(game, {
      player,
      for: "predict.recycle",
      rule: "436.1",
      options: cards.map((object) => ({ object })),
      min: 0,
      max: cards.length,
    });
    if (!picked) return "wait";
    const recycled = picked.flatMap((at) => cards[at] ?? []);
    recycleCards(game, recycled);
    for (const object of recycled) emit(game, { type: "recycled", rule: "436.1", object, player });
    emit(game, { type: "predicted", rule: "436.1", player, amount: cards.length });
    frame.cards = cards.filter((id) => !recycled.includes(id));
    frame.step = "order";
  }
  const order = askOrder(game, {
    player,
    for: "predict.order",
    rule: "436.1.a",
    options: frame.cards.map((object) => ({ object })),
  });
  if (!order) return "wait";
  putBack(
    game,
    frame,
    order.flatMap((at) => frame.cards[at] ?? []),
  );
  game.state.looking = game.state.looking.filter((look) => look.frame !== depth);
  return pop(game);
}

/** Has each card looked at as an event of its own, where anything is about that; true where it is. */
function lookAt(game: Game, { player, cards }: PredictFrame): boolean {
  const origin = { ...nobody, by: player };
  return proposeShown(
    game,
    cards.map((object) => ({ ...origin, event: "look", object, player })),
  );
}

/** Cards that have left the deck as they were looked at aren't predicted any more. */
function takeLeft(game: Game, frame: PredictFrame): void {
  if (game.state.returned?.of === "batch") takeReturned(game, "batch");
  const { deck } = playerOf(game, frame.player);
  frame.cards = frame.cards.filter((id) => deck.includes(id));
}

function putBack(game: Game, { player, cards }: PredictFrame, order: ObjectId[]): void {
  const rest = playerOf(game, player).deck.filter((id) => !cards.includes(id));
  changePlayer(game, player, { deck: [...order, ...rest] });
}
