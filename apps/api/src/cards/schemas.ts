import { cardTypes, domains } from "@rulebound/protocol";
import { z } from "zod";
import { limitSchema } from "../limit.ts";

/** The longest text to look for among cards, in characters. */
const longestQuery = 200;
const error = `expected a text of 1 to ${longestQuery} characters`;

export const cardParams = z.object({
  name: z.string().meta({
    description: "The card's name, with its subtitle; case doesn't matter.",
    examples: ["Annie, Fiery"],
  }),
});

export const cardsQuery = z.strictObject({
  q: z
    .string()
    .min(1, { error })
    .max(longestQuery, { error })
    .optional()
    .meta({
      description:
        "What to look for: words or parts of them, all of which must stand in the card's name, tags, keywords or text.",
      examples: ["poro"],
    }),
  type: z.enum(cardTypes).optional().meta({ description: "Only cards of this type." }),
  domain: z.enum(domains).optional().meta({ description: "Only cards of this domain." }),
  limit: limitSchema("cards", 500, "all that fit"),
});
