import { z } from "zod";
import { listOf, optional, whole } from "./bounds.ts";
import { oneSpelling, printedSchema, writtenOutInFull } from "./printed.ts";
import { cardNameSchema, objectIdSchema } from "./reference.ts";

export const idField = optional(objectIdSchema, "The object's id. Left out, the engine gives one.");

export const incarnationSchema = whole(0, 1_000_000).meta({
  description: "Grows each time rule 124 makes the card a new object. Computed.",
});

const cardObjectSchema = z
  .strictObject({
    card: cardNameSchema,
    id: idField,
    incarnation: incarnationSchema.optional(),
    ...writtenOutInFull,
  })
  .superRefine(oneSpelling)
  .meta({ id: "CardObject", description: "A card in a zone off the board." });

export const cardEntrySchema = z.union([cardNameSchema, cardObjectSchema]).meta({
  id: "CardEntry",
  description: "A card in a zone off the board. A string stands for an object with that `card`.",
});

/** A zone off the board: its cards. */
export const cardsSchema = listOf(cardEntrySchema);

export const returnedCardSchema = z
  .strictObject({
    card: cardNameSchema,
    id: objectIdSchema,
    incarnation: incarnationSchema,
    printed: printedSchema.optional(),
  })
  .meta({ id: "ReturnedCard", description: "A card in a zone off the board, as an engine gives it back." });
