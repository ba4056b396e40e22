import { z } from "zod";
import { listOf, text, whole } from "./bounds.ts";
import type { Json } from "./json.ts";
import { abilitySchema, modeNumberSchema, objectIdSchema, refSchema } from "./reference.ts";
import { most, powerSchema } from "./resource.ts";

/** One replacement effect applied to one event (372). */
export const replacementValueSchema = z
  .strictObject({
    effect: refSchema.meta({
      description:
        'The object that the replacement effect is from: its id, or its card\'s name where only one fits. Where one object has several that apply, "#2" after it means the second in the order of its text.',
    }),
    event: text(200, "an event").meta({
      description:
        "The event to replace: its type and what it happens to, as `died:poro`; or only what it happens to, where one event fits.",
    }),
  })
  .meta({
    id: "ReplacementValue",
    description: "One replacement effect and the event that it is applied to next.",
  });

const singleSchema = z.union([text(), whole(-most, most), replacementValueSchema]);

const oneOrMore = z.union([singleSchema, listOf(singleSchema)]);

const distributionSchema = z
  .record(objectIdSchema, whole(0, most))
  .refine((amounts) => Object.keys(amounts).length <= 100, "expected at most 100 objects");

export const useValueSchema = z
  .strictObject({
    use: z
      .strictObject({ source: refSchema, ability: abilitySchema })
      .meta({ description: "The ability, and the object that it is from." }),
  })
  .meta({ id: "UseValue", description: "Activates one ability with Add; the prompt stays open." });

export const payValueSchema = z
  .strictObject({
    pay: z.literal(true),
    power: powerSchema.optional().meta({
      description:
        "Which Power pays for what Power of any domain can pay. Left out: only one way is possible, or any will do.",
    }),
  })
  .meta({ id: "PayValue", description: "Pays the cost from the pool." });

export const declineValueSchema = z
  .strictObject({ decline: z.literal(true) })
  .meta({ id: "DeclineValue", description: "Doesn't pay (444.2)." });

/** What `value` looks like in the answer to each kind of prompt. */
export const answerValueSchemas = {
  /** The `value` of one option, or a list of them. */
  pick: oneOrMore.meta({
    id: "PickValue",
    description: "The value of one option, or a list of such values.",
  }),
  /** The `value` of every option, in the order asked for. */
  order: listOf(singleSchema).meta({ id: "OrderValue", description: "The value of every option, in order." }),
  /** How much each object gets; one that is left out gets nothing. */
  distribute: distributionSchema.meta({
    id: "DistributeValue",
    description: "How much each object gets; what is left out gets nothing.",
  }),
  /** A card, tag or type by its name. */
  name: text().meta({ id: "NameValue", description: "A name." }),
  /** The number of one mode, or a list of them. */
  mode: z
    .union([modeNumberSchema, listOf(modeNumberSchema, 0, 20)])
    .meta({ id: "ModeValue", description: "The number of one mode, or a list of them." }),
  yesNo: z.boolean().meta({ id: "YesNoValue", description: "Yes or no." }),
  /** One ability with Add at a time, until the cost is paid or declined. */
  pay: z.union([useValueSchema, payValueSchema, declineValueSchema]).meta({
    id: "PaymentValue",
    description: "One step of a payment: use an ability with Add, pay, or decline.",
  }),
} as const;

/** The kinds of prompt. */
export type PromptKind = keyof typeof answerValueSchemas;

export const answerValueSchema = z
  .union([
    z.boolean(),
    singleSchema,
    listOf(singleSchema),
    useValueSchema,
    payValueSchema,
    declineValueSchema,
    distributionSchema,
  ])
  .meta({
    id: "AnswerValue",
    description:
      "The answer. pick: the value of one option or a list of them; order: all values in order; distribute: an amount for each object; name: a name; mode: a number or a list; yesNo: true or false; pay: `{ use: { source, ability } }`, `{ pay: true }` or `{ decline: true }`.",
  });

export type AnswerValue = Json<z.infer<typeof answerValueSchema>>;
