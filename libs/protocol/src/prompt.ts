import { z } from "zod";
import { answerValueSchemas, type PromptKind } from "./answer.ts";
import { listOf, optional, text, whole } from "./bounds.ts";
import type { Json } from "./json.ts";
import { boundSchema, optionSchema, sentenceSchema } from "./option.ts";
import { promptNamesOf } from "./prompt-table.ts";
import { objectIdSchema, ruleSchema } from "./reference.ts";
import { costSchema, most } from "./resource.ts";
import { seatSchema } from "./seat.ts";

const asked = {
  id: text(50, "a prompt's id").meta({ description: "Goes back in `prompt` of the answer." }),
  player: seatSchema,
  source: optional(objectIdSchema, "The object or chain item that the decision is about."),
  execution: optional(whole(1, 99), "Which execution of the text it is for (820.2), the first being 1.", 1),
};

const cited = { rule: ruleSchema, text: sentenceSchema.meta({ description: "One sentence for a person." }) };

/** The field that names the decision, of the decisions asked as one kind of prompt. */
function decision<Kind extends PromptKind>(kind: Kind) {
  return z
    .enum(promptNamesOf(kind))
    .meta({ description: "Which decision it is, from the table of decisions." });
}

const options = listOf(optionSchema).meta({ description: "Everything that can be answered." });
const count = whole(0, 500);
const bounds = {
  min: count.meta({ description: "How many at least." }),
  max: count.meta({ description: "How many at most." }),
};
const example = <Value extends z.ZodType>(value: Value) =>
  value
    .optional()
    .meta({ description: "One legal answer, where not every choice within the bounds is legal." });

/** The kinds of prompt; `citing` holds the fields that an engine of others may leave out. */
function promptOf<const Citing extends z.core.$ZodLooseShape>(citing: Citing, prefix: string) {
  const { pick, order, distribute, mode } = answerValueSchemas;
  const base = { ...asked, ...citing };
  const id = (kind: string) => `${prefix}${kind}Prompt`;
  return z.discriminatedUnion("kind", [
    z
      .strictObject({
        ...base,
        kind: z.literal("pick"),
        for: decision("pick"),
        options,
        ...bounds,
        example: example(pick),
      })
      .meta({ id: id("Pick"), description: "Pick from `min` to `max` options." }),
    z
      .strictObject({
        ...base,
        kind: z.literal("order"),
        for: decision("order"),
        options,
        ...bounds,
        example: example(order),
      })
      .meta({ id: id("Order"), description: "Put all options in order." }),
    z
      .strictObject({
        ...base,
        kind: z.literal("distribute"),
        for: decision("distribute"),
        min: whole(0, most).meta({ description: "How much is distributed in all, at least." }),
        max: whole(0, most).meta({ description: "How much is distributed in all, at most." }),
        bounds: listOf(boundSchema).meta({ description: "Among which objects, and within which bounds." }),
        example: distribute,
      })
      .meta({ id: id("Distribute"), description: "Distribute an amount among objects." }),
    z
      .strictObject({
        ...base,
        kind: z.literal("name"),
        for: decision("name"),
        what: z.enum(["card", "tag", "type"]).meta({ description: "What is to be named." }),
        options: listOf(optionSchema).meta({
          description: "The names to choose from where they are few, else empty.",
        }),
        ...bounds,
      })
      .meta({ id: id("Name"), description: "Name a card, a tag or a type." }),
    z
      .strictObject({
        ...base,
        kind: z.literal("mode"),
        for: decision("mode"),
        options,
        ...bounds,
        example: example(mode),
      })
      .meta({ id: id("Mode"), description: "Choose from `min` to `max` modes." }),
    z
      .strictObject({
        ...base,
        kind: z.literal("yesNo"),
        for: decision("yesNo"),
        options,
        ...bounds,
      })
      .meta({ id: id("YesNo"), description: "Yes or no." }),
    z
      .strictObject({
        ...base,
        kind: z.literal("pay"),
        for: decision("pay"),
        cost: costSchema,
        lacking: costSchema,
        options,
        ...bounds,
      })
      .meta({
        id: id("Pay"),
        description:
          "Pay a cost. While it is open, one ability with Add may be used at a time (444.2.c); then the player pays or declines. `cost` is what is owed, `lacking` what the pool doesn't cover yet.",
      }),
  ]);
}

/** A choice that the rules now ask of one player. */
export const promptSchema = promptOf(cited, "").meta({
  id: "Prompt",
  description:
    "A choice that the rules now ask of one player. Where only one answer is legal, no prompt is asked.",
});

/** A prompt as another engine may give it: it need not cite a rule, nor be worded. */
export const uncitedPromptSchema = promptOf(
  { rule: cited.rule.optional(), text: cited.text.optional() },
  "Uncited",
).meta({
  id: "UncitedPrompt",
  description: "A prompt of an engine that need not cite rules.",
});

export type Prompt = Json<z.infer<typeof promptSchema>>;
export type UncitedPrompt = Json<z.infer<typeof uncitedPromptSchema>>;

/** The prompt of one kind. */
export type PromptOf<Kind extends Prompt["kind"]> = Extract<Prompt, { kind: Kind }>;
