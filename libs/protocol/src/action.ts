import { z } from "zod";
import { answerValueSchema } from "./answer.ts";
import { listOf, optional, text, whole } from "./bounds.ts";
import { executionsSchema } from "./choices.ts";
import type { Json } from "./json.ts";
import { abilitySchema, locationSchema, refSchema } from "./reference.ts";
import { seatSchema } from "./seat.ts";

const promptIdSchema = text(50, "a prompt's id");

const everyAction = {
  player: seatSchema,
  auto: optional(
    z.boolean(),
    "Passes, after this action, for players who can do nothing, but only where their private cards could make no difference.",
    false,
  ),
};

const withCosts = {
  autoPay: optional(
    z.boolean(),
    "Uses the player's runes for what the pool doesn't cover: the pool first, exhausted runes recycled for Power first, as few runes as possible. Otherwise such a cost opens a `pay` prompt.",
    false,
  ),
};

const paidSchema = z
  .record(
    text(50, "a cost's name"),
    z.union([z.boolean(), whole(0, 99), listOf(refSchema)], {
      error: "expected true, false, a number of times, or the objects that it is paid with",
    }),
  )
  .refine((paid) => Object.keys(paid).length <= 20, "expected at most 20 costs");

const withPlay = {
  choices: optional(
    executionsSchema,
    "The choices for each execution of the text: the first, then one for each Repeat.",
  ),
  targets: optional(
    listOf(refSchema, 0, 50),
    "Short for `choices` with one execution and one target for each choosing clause.",
  ),
  pay: optional(
    paidSchema,
    "Optional additional costs that the player pays, by name (`accelerate`, `repeat`, or one that the card names): true, how many times, or the objects that it is paid with. A cost that can't be declined but leaves a choice stands under its game action: `kill`, `discard`, `recycle`, `exhaust`. Left out, the player is asked about each optional cost that they could pay; `{}` pays none.",
  ),
  discounts: optional(
    listOf(refSchema, 0, 50),
    "The objects whose discounts are applied, in this order. Left out: the order that is cheapest for the payer.",
  ),
  ...withCosts,
};

function oneSpellingOfTargets(action: { choices?: unknown; targets?: unknown }, context: z.RefinementCtx) {
  if (action.choices !== undefined && action.targets !== undefined) {
    context.addIssue({
      code: "custom",
      path: ["targets"],
      message: "expected either `choices` or `targets`, not both",
    });
  }
}

const playSchema = z
  .strictObject({
    ...everyAction,
    type: z.literal("play"),
    card: refSchema,
    to: optional(
      locationSchema,
      "For a permanent: where it enters (355.2). A gear enters the base unless something lets it enter elsewhere.",
    ),
    from: optional(
      z.enum(["hand", "champion", "facedown", "trash", "banishment", "deck"]),
      "The zone to play it from; needed only where it could be played from two.",
    ),
    ...withPlay,
  })
  .superRefine(oneSpellingOfTargets)
  .meta({ id: "PlayAction", description: "Plays a card (353)." });

const activateSchema = z
  .strictObject({
    ...everyAction,
    type: z.literal("activate"),
    source: refSchema,
    ability: optional(abilitySchema, "Which ability; needed only where the source has more than one."),
    ...withPlay,
  })
  .superRefine(oneSpellingOfTargets)
  .meta({ id: "ActivateAction", description: "Activates an ability (376)." });

const moveSchema = z
  .strictObject({
    ...everyAction,
    type: z.literal("move"),
    units: listOf(refSchema, 1).meta({ description: "The units that move together." }),
    to: locationSchema,
    ...withCosts,
  })
  .meta({
    id: "MoveAction",
    description: "A standard move of one unit or several to one destination (144).",
  });

const hideSchema = z
  .strictObject({
    ...everyAction,
    type: z.literal("hide"),
    card: refSchema,
    at: locationSchema,
    from: optional(z.enum(["hand", "champion"]), "The zone it is in; needed only where it could be either."),
    ...withCosts,
  })
  .meta({ id: "HideAction", description: "Hides a card at a battlefield (421)." });

function bare<const Type extends string>(type: Type, id: string, description: string) {
  return z.strictObject({ ...everyAction, type: z.literal(type) }).meta({ id, description });
}

const passSchema = bare(
  "pass",
  "PassAction",
  "Passes priority (338.1.b), or focus where the chain is empty (347.2).",
);
const endTurnSchema = bare("endTurn", "EndTurnAction", "Ends the player's turn (316.9).");
const inviteSchema = bare(
  "invite",
  "InviteAction",
  "In a mode with teams, the turn player's use of priority to let their teammate play a card or activate an ability (316.5.b.1, 489.8.a).",
);
const cancelSchema = bare(
  "cancel",
  "CancelAction",
  "Takes back the player's own pending play or activation, before it is finalized.",
);
const concedeSchema = bare(
  "concede",
  "ConcedeAction",
  "Concedes (650); possible at any moment, whoever is asked.",
);

const mulliganSchema = z
  .strictObject({
    ...everyAction,
    type: z.literal("mulligan"),
    cards: optional(listOf(refSchema), "The cards of the hand that are set aside.", []),
  })
  .meta({ id: "MulliganAction", description: "Takes the mulligan (117); answers the prompt for it." });

const answerSchema = z
  .strictObject({
    ...everyAction,
    type: z.literal("answer"),
    prompt: promptIdSchema.meta({ description: "The prompt's id." }),
    value: answerValueSchema,
    ...withCosts,
  })
  .meta({ id: "AnswerAction", description: "Answers the prompt." });

/** One thing that one player does. */
export const actionSchema = z
  .discriminatedUnion("type", [
    playSchema,
    activateSchema,
    moveSchema,
    hideSchema,
    passSchema,
    endTurnSchema,
    inviteSchema,
    mulliganSchema,
    cancelSchema,
    concedeSchema,
    answerSchema,
  ])
  .meta({ id: "Action", description: "One thing that one player does." });

export type Action = Json<z.infer<typeof actionSchema>>;

/** The action of one type. */
export type ActionOf<Type extends Action["type"]> = Extract<Action, { type: Type }>;

export const actionTypes = [
  "play",
  "activate",
  "move",
  "hide",
  "pass",
  "endTurn",
  "invite",
  "mulligan",
  "cancel",
  "concede",
  "answer",
] as const satisfies readonly Action["type"][];
