import { z } from "zod";
import { returnedBattlefield, returnedFacedownSchema } from "./battlefield.ts";
import { listOf, optional, orNull, text, whole } from "./bounds.ts";
import { returnedCardSchema } from "./card-entry.ts";
import type { Json } from "./json.ts";
import { eventsSchema } from "./outcome.ts";
import { returnedPlayer } from "./player.ts";
import { problemSchema } from "./problem.ts";
import { promptSchema } from "./prompt.ts";
import { objectIdSchema, ruleSchema } from "./reference.ts";
import { returnedPosition } from "./returned-position.ts";
import { seatSchema } from "./seat.ts";

export const hiddenCardSchema = z
  .strictObject({ hidden: z.literal(true) })
  .meta({ id: "HiddenCard", description: "A card whose face this player may not see; it has no id." });

const hiddenFacedownSchema = z
  .strictObject({
    hidden: z.literal(true),
    owner: optional(seatSchema, "Who owns it."),
    controller: seatSchema,
    hiddenOn: optional(whole(0, 9999), "The number of the turn in which it was hidden."),
  })
  .meta({
    id: "HiddenFacedown",
    description: "A facedown card whose face this player may not see; it has no id.",
  });

const viewedCardSchema = z
  .union([hiddenCardSchema, returnedCardSchema])
  .meta({ id: "ViewedCard", description: "A card, or that there is one." });

const viewedFacedownSchema = z
  .union([hiddenFacedownSchema, returnedFacedownSchema])
  .meta({ id: "ViewedFacedown", description: "A facedown card, or that there is one." });

const viewedPlayerSchema = returnedPlayer(viewedCardSchema).meta({
  id: "ViewedPlayer",
  description: "What one player may see of a player.",
});

const viewedBattlefieldSchema = returnedBattlefield(viewedFacedownSchema).meta({
  id: "ViewedBattlefield",
  description: "A battlefield with everything at it, as one player may see it.",
});

/** A position as one player may see it (127-130). */
export const viewedPositionSchema = returnedPosition(
  viewedPlayerSchema,
  viewedBattlefieldSchema,
  viewedCardSchema,
).meta({
  id: "ViewedPosition",
  description: "A position as one player may see it (127-130).",
});

/** What others may know of a prompt: who is asked what, but not what can be answered. */
const foreignPromptSchema = z
  .strictObject({
    id: text(50, "a prompt's id").meta({ description: "The prompt's id." }),
    player: seatSchema,
    kind: z.string().max(20).meta({ description: "The kind of prompt." }),
    for: z.string().max(50).meta({ description: "Which decision it is." }),
    rule: ruleSchema,
    source: optional(
      objectIdSchema,
      "The object or chain item that the decision is about, where it is public.",
    ),
  })
  .meta({ id: "ForeignPrompt", description: "A prompt for another player, without its options." });

export const viewedPromptSchema = z.union([z.lazy(() => promptSchema), foreignPromptSchema, z.null()]).meta({
  description: "The prompt: whole for the player who is asked, without its options for others, or null.",
});

/** What one player may see. */
export const viewSchema = z
  .strictObject({
    player: seatSchema,
    position: viewedPositionSchema,
    prompt: viewedPromptSchema,
    events: listOf(eventsSchema.element, 0, 10_000).meta({
      description:
        "The events that were sent along; one about a card that this player may not see doesn't tell which.",
    }),
    problem: orNull(problemSchema).meta({ description: "The problem that was sent along, or null." }),
  })
  .meta({ id: "View", description: "What one player may see." });

export type ViewedPosition = Json<z.infer<typeof viewedPositionSchema>>;
export type ViewedPrompt = Json<z.infer<typeof viewedPromptSchema>>;
export type View = Json<z.infer<typeof viewSchema>>;
