import {
  current,
  type EventOutcome,
  emit,
  type Game,
  type GameObject,
  objectOf,
  playerOf,
  push,
  referTo,
  type Seat,
  type TextFrame,
} from "@rulebound/core";
import type { GameAction } from "@rulebound/language";
import { topOf } from "@rulebound/zones";
import { matches } from "./evaluate.ts";
import { propose } from "./propose.ts";
import { mayBeReplaced, proposeShown } from "./replacements.ts";
import { boundTo, objectsBinding, objectsNamed, originOf, playerMeant } from "./scope.ts";
import { replacedBy } from "./text-entering.ts";
import { bind, depthOf, did, ignore, next, scopeOfText, type Went } from "./text-frame.ts";

const topCards = (game: Game, player: Seat, count: number): number[] => topOf(game, player, "deck", count);

/** Instructions that show cards, to one player or to all. */
export type ShowAction = Extract<
  GameAction,
  { do: "look" | "reveal" | "revealUntil" | "revealHand" | "revealPicked" }
>;

export const isShowing = (action: GameAction): action is ShowAction =>
  action.do === "look" ||
  action.do === "reveal" ||
  action.do === "revealUntil" ||
  action.do === "revealHand" ||
  action.do === "revealPicked";

/**
 * Shows cards until this text is over (424.1.a.3). Something may take place before cards of a deck are revealed, whichever
 * they are; then which they are is seen.
 */
export function show(game: Game, frame: TextFrame, action: ShowAction): Went {
  const scope = scopeOfText(frame);
  const player = showing(game, frame, action);
  const deck = player === null ? null : deckFor(game, frame, action);
  if (player === null)
    return action.do === "look" || action.do === "reveal" ? next(frame) : ignore(frame, action);
  if (action.do === "look" || deck === null || !mayBeReplaced(game, "revealFrom"))
    return showCards(game, frame, action);
  frame.waiting = "reveal";
  propose(game, [{ ...originOf(scope), by: player, event: "revealFrom", player, deck }], {
    applied: frame.applied,
  });
  return "pushed";
}

/** Each card is shown as an event of its own where anything is about that, a text of the card itself too (424.1.a.1). */
export function showCards(game: Game, frame: TextFrame, action: ShowAction): Went {
  const objects = objectsShown(game, frame, action);
  const player = showing(game, frame, action);
  if (player === null) return ignore(frame, action);
  const name = action.do === "look" ? "look" : "reveal";
  const origin = { ...originOf(scopeOfText(frame)), by: player };
  const events = objects.map(({ id: object }) => ({ ...origin, event: name, object, player }) as const);
  if (!proposeShown(game, events, { applied: frame.applied })) return settle(game, frame, action, objects);
  frame.waiting = "batch";
  return "pushed";
}

/** What is left to be shown once that has happened. */
export function shown(game: Game, frame: TextFrame, action: ShowAction, outcomes: EventOutcome[]): Went {
  const objects = outcomes.flatMap(({ status, object }): GameObject[] => {
    const now = status === "done" && object ? current(game, object) : null;
    return now ? [now] : [];
  });
  return settle(game, frame, action, objects);
}

/** Who looks or reveals; null where nobody can. */
function showing(game: Game, frame: TextFrame, action: ShowAction): Seat | null {
  const scope = scopeOfText(frame);
  if (action.do === "revealPicked") return objectsNamed(game, scope, action.what)[0]?.owner ?? null;
  const player = playerMeant(game, scope, action.player ?? "you");
  return player === null || playerOf(game, player).removed ? null : player;
}

type Deck = "deck" | "runeDeck";

/** The deck from which cards are shown; null where they aren't in one. */
function deckFor(game: Game, frame: TextFrame, action: ShowAction): Deck | null {
  switch (action.do) {
    case "revealUntil":
      return "deck";
    case "revealHand":
      return null;
    case "revealPicked": {
      const zone = objectsNamed(game, scopeOfText(frame), action.what)[0]?.zone;
      return zone === "deck" || zone === "runeDeck" ? zone : null;
    }
    case "look":
    case "reveal": {
      if (action.deck === undefined) return "deck";
      if (action.deck === "rune") return "runeDeck";
      const replaced = replacedBy(game, frame);
      return replaced?.event === "revealFrom" ? replaced.deck : null;
    }
  }
}

function objectsShown(game: Game, frame: TextFrame, action: ShowAction): GameObject[] {
  const scope = scopeOfText(frame);
  if (action.do === "revealPicked") return objectsNamed(game, scope, action.what);
  const player = showing(game, frame, action);
  if (player === null) return [];
  return idsShown(game, frame, action, player).map((id) => objectOf(game, id));
}

function idsShown(
  game: Game,
  frame: TextFrame,
  action: Exclude<ShowAction, { do: "revealPicked" }>,
  player: Seat,
): number[] {
  switch (action.do) {
    case "revealHand":
      return [...playerOf(game, player).hand];
    case "revealUntil": {
      const { deck } = playerOf(game, player);
      const at = deck.findIndex((id) => matches(game, scopeOfText(frame), action.until, objectOf(game, id)));
      return at < 0 ? [...deck] : deck.slice(0, at + 1);
    }
    case "look":
    case "reveal": {
      const deck = deckFor(game, frame, action);
      return deck === null ? [] : topOf(game, player, deck, action.top);
    }
  }
}

function settle(game: Game, frame: TextFrame, action: ShowAction, objects: GameObject[]): Went {
  const revealed = action.do !== "look";
  const depth = depthOf(game, frame);
  for (const one of grouped(objects)) {
    const { owner, zone, cards } = one;
    game.state.looking.push({ player: owner, owner, zone, cards, revealed, frame: depth });
  }
  for (const { id: object, owner: player } of objects) {
    emit(game, {
      type: revealed ? "revealed" : "looked",
      rule: revealed ? "424.1" : "431.1.c",
      object,
      player,
    });
  }
  if (action.do === "revealPicked") return did(frame, action, objects.map(referTo));
  bind(frame, action.as, objectsBinding(...objects.map(referTo)));
  if (action.do === "reveal" && action.into !== undefined) {
    const earlier = boundTo(scopeOfText(frame), action.into);
    frame.bindings[action.into] = objectsBinding(...earlier, ...objects.map(referTo));
  }
  if (action.do === "revealUntil") {
    const last = objects.at(-1);
    const fits = last && matches(game, scopeOfText(frame), action.until, last);
    bind(frame, action.found, objectsBinding(...(last && fits ? [referTo(last)] : [])));
  }
  return next(frame);
}

/** Cards by where they are. */
function grouped(objects: GameObject[]): { owner: Seat; zone: GameObject["zone"]; cards: number[] }[] {
  const groups: { owner: Seat; zone: GameObject["zone"]; cards: number[] }[] = [];
  for (const { id, owner, zone } of objects) {
    const known = groups.find((one) => one.owner === owner && one.zone === zone);
    if (known) known.cards.push(id);
    else groups.push({ owner, zone, cards: [id] });
  }
  return groups;
}

/** Predict is a task of its own; the text goes on behind it (436). */
export function predict(game: Game, frame: TextFrame, action: Extract<GameAction, { do: "predict" }>): Went {
  const player = frame.controller;
  frame.at += 1;
  push(game, { kind: "predict", step: "look", player, cards: topCards(game, player, action.amount) });
  return "pushed";
}
