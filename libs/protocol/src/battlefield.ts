import { z } from "zod";
import { boardEntrySchema, empoweredField, returnedObjectSchema } from "./board-object.ts";
import { listOf, optional, orNull, whole } from "./bounds.ts";
import {
  cardEntrySchema,
  cardsSchema,
  idField,
  incarnationSchema,
  returnedCardSchema,
} from "./card-entry.ts";
import { oneSpelling, printedSchema, writtenOutInFull } from "./printed.ts";
import { cardNameSchema, objectIdSchema } from "./reference.ts";
import { seatSchema } from "./seat.ts";

/** No turn has a higher number. */
export const lastTurn = 9999;

const hiddenOn = whole(0, lastTurn);

const facedownObjectSchema = z
  .strictObject({
    card: cardNameSchema,
    id: idField,
    incarnation: incarnationSchema.optional(),
    ...writtenOutInFull,
    owner: optional(seatSchema, "Who owns it. Left out: its controller."),
    controller: optional(seatSchema, "Who hid it. Left out: the battlefield's controller."),
    hiddenOn: optional(
      hiddenOn,
      "The number of the turn in which it was hidden. Left out: an earlier turn than this.",
    ),
  })
  .superRefine(oneSpelling)
  .meta({ id: "FacedownObject", description: "A card facedown at a battlefield (421)." });

const facedownEntrySchema = z.union([cardNameSchema, facedownObjectSchema]).meta({
  id: "FacedownEntry",
  description: "A card facedown at a battlefield. A string stands for an object with that `card`.",
});

const staged = listOf(z.enum(["showdown", "combat"]), 0, 2);
const status = {
  contested: optional(orNull(seatSchema), "Who applied Contested to it (190.3). Computed.", null),
  staged: optional(staged, "What is staged there (323.8, 323.9). Computed.", []),
};

const battlefieldObjectSchema = z
  .strictObject({
    card: cardNameSchema,
    id: idField,
    incarnation: incarnationSchema.optional(),
    ...writtenOutInFull,
    owner: optional(
      orNull(seatSchema),
      "Who owns it. Left out: the seats in turn order, one battlefield each.",
    ),
    controller: optional(
      orNull(seatSchema),
      "Who controls it, or null. Left out: the player whose units alone are there, else nobody.",
    ),
    units: optional(listOf(boardEntrySchema), "The units there.", []),
    gear: optional(
      listOf(boardEntrySchema),
      "Unattached gear and runes there that are no units; only in a position that isn't at rest, since the next cleanup recalls them (323.7).",
      [],
    ),
    facedown: optional(listOf(facedownEntrySchema), "The cards in its facedown zone (107.3).", []),
    token: optional(z.boolean(), "Whether it is a token (187.8).", false),
    empowered: empoweredField,
    exhausted: optional(z.boolean(), "Whether it is exhausted.", false),
    copyOf: optional(cardNameSchema, "The battlefield that it is a copy of."),
    replaces: optional(
      z.union([cardEntrySchema, cardsSchema]),
      "What it replaced and can swap back to (438.7), the latest first.",
      [],
    ),
    ...status,
  })
  .superRefine(oneSpelling)
  .meta({ id: "BattlefieldObject", description: "A battlefield with everything at it." });

export const battlefieldEntrySchema = z.union([cardNameSchema, battlefieldObjectSchema]).meta({
  id: "BattlefieldEntry",
  description: "A battlefield with everything at it. A string stands for an object with that `card`.",
});

export const returnedFacedownSchema = z
  .strictObject({
    card: cardNameSchema,
    id: objectIdSchema,
    incarnation: incarnationSchema,
    printed: printedSchema.optional(),
    owner: seatSchema,
    controller: seatSchema,
    hiddenOn: hiddenOn.meta({ description: "The number of the turn in which it was hidden." }),
  })
  .meta({
    id: "ReturnedFacedown",
    description: "A card facedown at a battlefield, as an engine gives it back.",
  });

/** A battlefield as an engine gives it back; `facedown` is what its facedown zone shows. */
export function returnedBattlefield<Facedown extends z.ZodType>(facedown: Facedown) {
  return z.strictObject({
    card: cardNameSchema,
    id: objectIdSchema,
    incarnation: incarnationSchema,
    printed: printedSchema.optional(),
    owner: orNull(seatSchema).meta({ description: "Who owns it; null for the token of 652.2.a." }),
    controller: orNull(seatSchema).meta({ description: "Who controls it, or null." }),
    units: listOf(returnedObjectSchema).meta({ description: "The units there." }),
    gear: optional(listOf(returnedObjectSchema), "Unattached gear and runes there that are no units.", []),
    facedown: listOf(facedown).meta({ description: "The cards in its facedown zone." }),
    token: optional(z.boolean(), "Whether it is a token.", false),
    empowered: empoweredField,
    exhausted: optional(z.boolean(), "Whether it is exhausted.", false),
    copyOf: optional(cardNameSchema, "The battlefield that it is a copy of."),
    replaces: optional(
      listOf(returnedCardSchema),
      "What it replaced and can swap back to, the latest first.",
      [],
    ),
    ...status,
  });
}
