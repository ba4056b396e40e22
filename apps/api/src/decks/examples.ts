import { decks } from "@rulebound/cards";
import type { Deck, DeckRequest, GameRequest } from "@rulebound/protocol";

/** A deck of the card pool as it is sent: without its name. */
function deckNumber(at: number): Deck {
  const list = decks[at];
  if (list === undefined) throw new RangeError(`There is no deck ${at}.`);
  const { name: _, ...deck } = list;
  return deck;
}

const fireworks = deckNumber(0);
const assembly = deckNumber(1);

/** A deck with a copy too many, a card outside its legend's domains, and a rune too few. */
const faulty: Deck = {
  ...fireworks,
  main: [...fireworks.main, { card: "Gust", count: 2 }, "Hidden Blade"],
  runes: ["Fury Rune", { card: "Chaos Rune", count: 10 }],
};

export const deckExamples: Readonly<Record<string, DeckRequest>> = {
  "A deck ready to play with": { deck: fireworks },
  "A deck with three faults": { deck: faulty, mode: "duel" },
};

export const gameExamples: Readonly<Record<string, GameRequest>> = {
  "A duel": { mode: "duel", decks: { P1: fireworks, P2: assembly }, seed: 1 },
};
