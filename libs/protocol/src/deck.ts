import { z } from "zod";
import { listOf, optional, whole } from "./bounds.ts";
import type { Json } from "./json.ts";
import { cardNameSchema, ruleSchema } from "./reference.ts";

const deckEntrySchema = z.union([
  cardNameSchema,
  z.strictObject({ card: cardNameSchema, count: optional(whole(1, 99), "How many copies.", 1) }),
]);

const deckListSchema = listOf(deckEntrySchema, 0, 200);

export const deckSchema = z
  .strictObject({
    legend: cardNameSchema,
    champion: cardNameSchema,
    main: deckListSchema.meta({
      description: "The main deck without the chosen champion; a string is one copy.",
    }),
    runes: deckListSchema.meta({ description: "The rune deck; a string is one copy." }),
    battlefields: listOf(cardNameSchema, 0, 12).meta({ description: "The battlefields." }),
  })
  .meta({ id: "Deck", description: "Everything that a player brings to a game (103)." });

const deckFaultSchema = z
  .strictObject({
    rule: ruleSchema,
    pointer: z.string().max(200).meta({ description: "A JSON pointer into the deck." }),
    detail: z.string().min(1).max(1000).meta({ description: "A sentence for a person." }),
  })
  .meta({ id: "DeckFault", description: "One way in which a deck breaks the rules of deck construction." });

export const deckVerdictSchema = z
  .strictObject({
    legal: z.boolean().meta({ description: "Whether nothing is wrong with it." }),
    faults: listOf(deckFaultSchema).meta({ description: "Everything that is wrong with it." }),
  })
  .meta({ id: "DeckVerdict", description: "Whether a deck is legal, and everything that is wrong with it." });

export type Deck = Json<z.infer<typeof deckSchema>>;
export type DeckVerdict = Json<z.infer<typeof deckVerdictSchema>>;
