export { type DeckEntry, type DeckList, decks } from "./decks.ts";
export { type CardQuery, cardNamed, cardsFitting, namesNear } from "./lookup.ts";
export { cards } from "./pool.ts";
