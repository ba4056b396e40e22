import { z } from "zod";
import { listOf, optional, text, whole } from "./bounds.ts";
import { mostCards } from "./engine-info.ts";
import type { Json } from "./json.ts";
import { cardTypeSchema, keywordsSchema } from "./printed.ts";
import { cardNameSchema } from "./reference.ts";
import { domainSchema, domains } from "./resource.ts";

const factsShape = {
  name: cardNameSchema,
  type: cardTypeSchema,
  supertype: optional(text(50, "a supertype"), "Its supertype: champion, signature or basic."),
  token: optional(z.literal(true), "It is a token, which no deck can have (187).", false),
  domains: listOf(domainSchema, 0, 6).meta({ description: "Its domains; none for a card without." }),
  energy: optional(whole(0, 99), "Its Energy cost. Left out for what has no cost."),
  power: optional(
    listOf(z.enum([...domains, "any", "own"]), 0, 99),
    "Its Power cost, symbol by symbol: of a domain, of any domain (135.2.e.5), or of a domain of its own (135.2.e.6). Left out for what has no cost.",
  ),
  might: optional(whole(0, 999), "Its Might; of units only."),
  mightBonus: optional(whole(0, 999), "The Might that it gives to what it is attached to."),
  tags: listOf(text(50, "a tag"), 0, 20).meta({ description: "Its tags." }),
  keywords: keywordsSchema,
};

/** What can be read off a card without its text. */
export const cardFactsSchema = z
  .strictObject(factsShape)
  .meta({ id: "CardFacts", description: "What can be read off a card or token, apart from its text." });

/** A card with its text, in our own words. */
export const cardSchema = z
  .strictObject({
    ...factsShape,
    text: listOf(text(2000), 0, 50).meta({
      description:
        "What its text does, line by line, in our own words and made from the data that the engine goes by: its keywords first, then each ability. [2] is Energy, [A] Power of any domain, [C] Power of a domain of its own.",
    }),
    unsupported: listOf(text(2000), 0, 20).meta({
      description: "What the engine can't do of its text, clause by clause; refused where it would matter.",
    }),
    rulings: listOf(text(20, "a ruling's id")).meta({
      description: "The ids of the rulings with a scenario that uses the card.",
    }),
  })
  .meta({ id: "Card", description: "A card or token, with its text in our own words." });

/** GET /v1/cards: those that were asked for. */
export const cardListSchema = z
  .strictObject({
    total: whole(0, mostCards).meta({ description: "How many cards fit, without the limit." }),
    cards: listOf(cardFactsSchema, 0, mostCards).meta({ description: "The cards." }),
  })
  .meta({ id: "CardList", description: "The cards and tokens that fit what was asked for." });

export type CardFacts = Json<z.infer<typeof cardFactsSchema>>;
export type Card = Json<z.infer<typeof cardSchema>>;
export type CardList = Json<z.infer<typeof cardListSchema>>;
