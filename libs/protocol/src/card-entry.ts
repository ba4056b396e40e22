import { z } from "zod";
import { listOf, optional, whole } from "./bounds.ts";
import { keywordsSchema, oneSpelling, printedSchema, writtenOutInFull } from "./printed.ts";
import { cardNameSchema, objectIdSchema, refSchema } from "./reference.ts";

export const idField = optional(objectIdSchema, "The object's id. Left out, the engine gives one.");

export const incarnationSchema = whole(0, 1_000_000).meta({
  description: "Grows each time rule 124 makes the card a new object. Computed.",
});

const cardFields = {
  card: cardNameSchema,
  id: idField,
  incarnation: incarnationSchema.optional(),
  ...writtenOutInFull,
};

const cardObjectSchema = z
  .strictObject(cardFields)
  .superRefine(oneSpelling)
  .meta({ id: "CardObject", description: "A card in a zone off the board." });

export const cardEntrySchema = z.union([cardNameSchema, cardObjectSchema]).meta({
  id: "CardEntry",
  description: "A card in a zone off the board. A string stands for an object with that `card`.",
});

/** A zone off the board: its cards. */
export const cardsSchema = listOf(cardEntrySchema);

/** Keywords that effects have given. */
export const givenKeywords = {
  keywordsThisTurn: optional(keywordsSchema, "Keywords that it has until the end of this turn.", []),
  keywordsLasting: optional(
    keywordsSchema,
    "Keywords that it was given without duration, for as long as it stays where it is (801.3.a.3).",
    [],
  ),
};

const trashObjectSchema = z
  .strictObject({ ...cardFields, ...givenKeywords })
  .superRefine(oneSpelling)
  .meta({ id: "TrashObject", description: "A card in a trash." });

const banishedWithField = (source: z.ZodType<string>) =>
  optional(source, "What banished it and can refer to it by that, as long as that stays what it is (427.3).");

const banishedObjectSchema = z
  .strictObject({ ...cardFields, banishedWith: banishedWithField(refSchema) })
  .superRefine(oneSpelling)
  .meta({ id: "BanishedObject", description: "A card in Banishment." });

/** The cards of a trash. */
export const trashSchema = listOf(
  z.union([cardNameSchema, trashObjectSchema]).meta({
    id: "TrashEntry",
    description: "A card in a trash. A string stands for an object with that `card`.",
  }),
);

/** The cards of a Banishment. */
export const banishmentSchema = listOf(
  z.union([cardNameSchema, banishedObjectSchema]).meta({
    id: "BanishedEntry",
    description: "A card in Banishment. A string stands for an object with that `card`.",
  }),
);

const returnedFields = {
  card: cardNameSchema,
  id: objectIdSchema,
  incarnation: incarnationSchema,
  printed: printedSchema.optional(),
};

export const returnedCardSchema = z
  .strictObject(returnedFields)
  .meta({ id: "ReturnedCard", description: "A card in a zone off the board, as an engine gives it back." });

export const returnedTrashSchema = listOf(
  z
    .strictObject({ ...returnedFields, ...givenKeywords })
    .meta({ id: "ReturnedTrashCard", description: "A card in a trash, as an engine gives it back." }),
);

export const returnedBanishmentSchema = listOf(
  z
    .strictObject({ ...returnedFields, banishedWith: banishedWithField(objectIdSchema) })
    .meta({ id: "ReturnedBanishedCard", description: "A card in Banishment, as an engine gives it back." }),
);
