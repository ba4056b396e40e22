import {
  emit,
  type Game,
  objectOf,
  playerOf,
  push,
  referTo,
  type Seat,
  type TextFrame,
} from "@rulebound/core";
import type { GameAction } from "@rulebound/language";
import { topOf } from "@rulebound/zones";
import { objectsBinding, objectsNamed, playerMeant } from "./scope.ts";
import { bind, depthOf, did, ignore, next, scopeOfText, type Went } from "./text-frame.ts";

const topCards = (game: Game, player: Seat, count: number): number[] => topOf(game, player, "deck", count);

/** Shows cards from the top of a deck, to a player or to all, until this text is over (424.1.a.3). */
export function look(
  game: Game,
  frame: TextFrame,
  action: Extract<GameAction, { do: "look" | "reveal" }>,
): Went {
  const player = playerMeant(game, scopeOfText(frame), action.player ?? "you");
  if (player === null) return next(frame);
  const cards = topCards(game, player, action.top);
  const revealed = action.do === "reveal";
  const depth = depthOf(game, frame);
  game.state.looking.push({ player, owner: player, zone: "deck", cards, revealed, frame: depth });
  for (const object of cards) {
    emit(game, {
      type: revealed ? "revealed" : "looked",
      rule: revealed ? "424.1" : "431.1.c",
      object,
      player,
    });
  }
  bind(
    frame,
    action.as,
    objectsBinding(...cards.map((id) => ({ id, incarnation: objectOf(game, id).incarnation }))),
  );
  return next(frame);
}

/** Shows a whole hand to everybody, until this text is over (424.1). */
export function revealHand(
  game: Game,
  frame: TextFrame,
  action: Extract<GameAction, { do: "revealHand" }>,
): Went {
  const owner = playerMeant(game, scopeOfText(frame), action.player);
  if (owner === null || playerOf(game, owner).removed) return ignore(frame, action);
  const cards = [...playerOf(game, owner).hand];
  const depth = depthOf(game, frame);
  game.state.looking.push({ player: owner, owner, zone: "hand", cards, revealed: true, frame: depth });
  for (const object of cards) emit(game, { type: "revealed", rule: "424.1", object, player: owner });
  bind(frame, action.as, objectsBinding(...cards.map((id) => referTo(objectOf(game, id)))));
  return next(frame);
}

/** Shows picked cards to everybody, from where they are (424.1.a.2), until this text is over. */
export function revealPicked(
  game: Game,
  frame: TextFrame,
  action: Extract<GameAction, { do: "revealPicked" }>,
): Went {
  const objects = objectsNamed(game, scopeOfText(frame), action.what);
  if (objects.length === 0) return ignore(frame, action);
  const depth = depthOf(game, frame);
  for (const { id, owner, zone } of objects) {
    game.state.looking.push({ player: owner, owner, zone, cards: [id], revealed: true, frame: depth });
    emit(game, { type: "revealed", rule: "424.1", object: id, player: owner });
  }
  return did(frame, action, objects.map(referTo));
}

/** Predict is a task of its own; the text goes on behind it (436). */
export function predict(game: Game, frame: TextFrame, action: Extract<GameAction, { do: "predict" }>): Went {
  const player = frame.controller;
  frame.at += 1;
  push(game, { kind: "predict", step: "look", player, cards: topCards(game, player, action.amount) });
  return "pushed";
}
