import { z } from "zod";
import { optional, text, whole } from "./bounds.ts";
import { executionsSchema } from "./choices.ts";
import { abilitySchema, cardNameSchema, objectIdSchema } from "./reference.ts";
import { seatSchema } from "./seat.ts";

export const chainItemSchema = z
  .strictObject({
    id: objectIdSchema,
    kind: z.enum(["spell", "permanent", "activated", "triggered"]).meta({
      description: "A spell; a unit or gear being played; an activated or a triggered ability.",
    }),
    controller: seatSchema,
    status: z.enum(["pending", "finalized"]).meta({ description: "Whether it is still being played (329)." }),
    card: optional(cardNameSchema, "The card being played, or the one that the ability is from."),
    source: optional(objectIdSchema, "The object that an ability is from."),
    ability: optional(abilitySchema, "Which of the source's abilities."),
    text: optional(text(1000), "What it does, in a sentence."),
    choices: optional(executionsSchema, "What was chosen for it so far.", []),
    repeats: optional(whole(0, 99), "How many Repeat costs were paid.", 0),
  })
  .meta({ id: "ChainItem", description: "A card or ability on the chain (328)." });
