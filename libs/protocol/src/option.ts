import { z } from "zod";
import { declineValueSchema, payValueSchema, replacementValueSchema, useValueSchema } from "./answer.ts";
import { listOf, optional, text, whole } from "./bounds.ts";
import type { Json } from "./json.ts";
import { cardNameSchema, locationSchema, modeNumberSchema, objectIdSchema, zoneSchema } from "./reference.ts";
import { most } from "./resource.ts";
import { seatSchema } from "./seat.ts";

/** A sentence of the engine's, for a person. */
export const sentenceSchema = text(1000).meta({ description: "A sentence for a person." });

const objectOption = z
  .strictObject({
    type: z.literal("object"),
    value: objectIdSchema,
    card: cardNameSchema,
    controller: optional(seatSchema, "Who controls it."),
    location: optional(zoneSchema, "Where it is."),
  })
  .meta({ id: "ObjectOption", description: "An object on the board." });

const cardOption = z
  .strictObject({
    type: z.literal("card"),
    value: objectIdSchema,
    card: cardNameSchema,
    zone: optional(zoneSchema, "Where it is."),
  })
  .meta({ id: "CardOption", description: "A card in a zone off the board." });

const playerOption = z
  .strictObject({ type: z.literal("player"), value: seatSchema })
  .meta({ id: "PlayerOption", description: "A player." });

const locationOption = z
  .strictObject({
    type: z.literal("location"),
    value: locationSchema,
    card: optional(cardNameSchema, "The battlefield's name."),
  })
  .meta({ id: "LocationOption", description: "A location." });

const modeOption = z
  .strictObject({
    type: z.literal("mode"),
    value: modeNumberSchema.meta({ description: "The number of the bullet." }),
    text: sentenceSchema,
  })
  .meta({ id: "ModeOption", description: "A mode, by the number of its bullet." });

const chainItemOption = z
  .strictObject({
    type: z.literal("chainItem"),
    value: objectIdSchema,
    card: optional(cardNameSchema, "The card, or the one that the ability is from."),
    controller: seatSchema,
    text: optional(sentenceSchema, "What it does."),
  })
  .meta({ id: "ChainItemOption", description: "A spell or ability on the chain." });

const triggerOption = z
  .strictObject({
    type: z.literal("trigger"),
    value: text(200, "a trigger").meta({
      description:
        "The object that the triggered ability is from, by id, or by its card's name where only one fits or where the player doesn't see which card it is now; where several abilities of one object are listed, with #2 and so on after it, in the order of its text.",
    }),
    card: cardNameSchema,
    text: optional(sentenceSchema, "What it does."),
  })
  .meta({ id: "TriggerOption", description: "A triggered ability that is to be put on the chain." });

const replacementOption = z
  .strictObject({
    type: z.literal("replacement"),
    value: replacementValueSchema,
    card: optional(cardNameSchema, "The card that the replacement effect is from."),
    text: optional(sentenceSchema, "What it would do to which event."),
  })
  .meta({ id: "ReplacementOption", description: "A replacement effect that applies to an event." });

const useOption = z
  .strictObject({
    type: z.literal("use"),
    value: useValueSchema,
    card: cardNameSchema,
    text: optional(sentenceSchema, "What it costs and adds."),
  })
  .meta({ id: "UseOption", description: "An ability with Add that may be used while costs are paid." });

const paymentOption = z
  .strictObject({
    type: z.literal("payment"),
    value: z.union([payValueSchema, declineValueSchema]),
    text: sentenceSchema,
  })
  .meta({ id: "PaymentOption", description: "Paying, in one of the possible ways, or declining to pay." });

const answerOption = z
  .strictObject({
    type: z.literal("answer"),
    value: z.boolean().meta({ description: "Yes or no." }),
    text: sentenceSchema,
  })
  .meta({ id: "AnswerOption", description: "Yes or no." });

const amountOption = z
  .strictObject({
    type: z.literal("amount"),
    value: whole(0, most).meta({ description: "The number." }),
    text: optional(sentenceSchema, "What the amount means."),
  })
  .meta({ id: "AmountOption", description: "A number." });

const choiceOption = z
  .strictObject({
    type: z.literal("choice"),
    value: text().meta({ description: "The choice's name." }),
    text: sentenceSchema,
  })
  .meta({ id: "ChoiceOption", description: "A choice that is described in words." });

const nameOption = z
  .strictObject({ type: z.literal("name"), value: text().meta({ description: "The name." }) })
  .meta({ id: "NameOption", description: "A name." });

/** One thing that can be answered. `value` is what the answer sends back, the other fields describe it. */
export const optionSchema = z
  .discriminatedUnion("type", [
    objectOption,
    cardOption,
    playerOption,
    locationOption,
    modeOption,
    chainItemOption,
    triggerOption,
    replacementOption,
    useOption,
    paymentOption,
    answerOption,
    amountOption,
    choiceOption,
    nameOption,
  ])
  .meta({
    id: "Option",
    description:
      "One thing that can be answered: `value` is what the answer sends back, the other fields describe it.",
  });

export type Option = Json<z.infer<typeof optionSchema>>;

/** The option of one type. */
export type OptionOf<Type extends Option["type"]> = Extract<Option, { type: Type }>;

export const boundSchema = z
  .strictObject({
    value: objectIdSchema.meta({ description: "The object, as it stands as a key in the answer." }),
    card: cardNameSchema,
    min: whole(0, most).meta({ description: "The least that it can get in a legal answer." }),
    max: whole(0, most).meta({ description: "The most that it can get in a legal answer." }),
    lethal: optional(
      whole(0, most),
      "For damage: the least amount that is lethal for it, as it would be dealt.",
    ),
    first: optional(
      listOf(objectIdSchema),
      "For damage: the objects that must have been assigned lethal damage before this one gets any.",
      [],
    ),
  })
  .meta({
    id: "Bound",
    description: "An object among which an amount is distributed, and within which bounds.",
  });
