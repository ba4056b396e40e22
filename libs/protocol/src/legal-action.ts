import { z } from "zod";
import { listOf, optional, text } from "./bounds.ts";
import type { Json } from "./json.ts";
import { sentenceSchema } from "./option.ts";
import { abilitySchema, cardNameSchema, locationSchema, objectIdSchema } from "./reference.ts";
import { seatSchema } from "./seat.ts";

const everyDecision = {
  player: seatSchema,
  text: sentenceSchema.meta({ description: "What it is, in a sentence for a person." }),
};

const card = optional(cardNameSchema, "The name of the card or object.");

const destinations = listOf(locationSchema).meta({ description: "Where to, each of which is possible." });

/**
 * The first decision of an action that a player can take and complete. What it leaves open becomes prompts. To take it,
 * send it as an action: `text`, `card` (but for a play, whose `card` is the id), `destinations` and `object` are not
 * part of that.
 */
export const legalActionSchema = z
  .discriminatedUnion("type", [
    z
      .strictObject({
        ...everyDecision,
        type: z.literal("play"),
        object: objectIdSchema.meta({ description: "The card's id; `card` of the action." }),
        card,
        from: text(20, "a zone").meta({
          description: "The zone that it is played from; `from` of the action.",
        }),
        destinations: optional(
          destinations,
          "For a permanent: where it can enter; one of them is `to` of the action.",
        ),
      })
      .meta({ id: "LegalPlay", description: "A card that can be played." }),
    z
      .strictObject({
        ...everyDecision,
        type: z.literal("activate"),
        object: objectIdSchema.meta({ description: "The object's id; `source` of the action." }),
        card,
        ability: abilitySchema,
      })
      .meta({ id: "LegalActivation", description: "An ability that can be activated." }),
    z
      .strictObject({
        ...everyDecision,
        type: z.literal("move"),
        object: objectIdSchema.meta({ description: "The unit's id; one of `units` of the action." }),
        card,
        destinations,
      })
      .meta({ id: "LegalMove", description: "A unit that can make a standard move." }),
    z
      .strictObject({
        ...everyDecision,
        type: z.literal("hide"),
        object: objectIdSchema.meta({ description: "The card's id; `card` of the action." }),
        card,
        from: z.enum(["hand", "champion"]).meta({ description: "The zone it is in; `from` of the action." }),
        destinations,
      })
      .meta({ id: "LegalHide", description: "A card that can be hidden." }),
    z
      .strictObject({
        ...everyDecision,
        type: z.literal("answer"),
        prompt: text(50, "a prompt's id").meta({
          description: "The prompt that is open; its options stand there.",
        }),
      })
      .meta({ id: "LegalAnswer", description: "The prompt that waits for this player." }),
    z
      .strictObject({
        ...everyDecision,
        type: z.enum(["pass", "endTurn", "invite", "cancel", "concede"]).meta({ description: "The action." }),
      })
      .meta({ id: "LegalBareAction", description: "An action without anything further to decide." }),
  ])
  .meta({
    id: "LegalAction",
    description: "The first decision of an action that a player can take and complete.",
  });

export type LegalAction = Json<z.infer<typeof legalActionSchema>>;
