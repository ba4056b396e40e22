import { z } from "zod";
import { listOf, orNull } from "./bounds.ts";
import { eventSchema } from "./event.ts";
import type { Json } from "./json.ts";
import { promptSchema } from "./prompt.ts";
import { ruleSchema } from "./reference.ts";
import { returnedPositionSchema } from "./returned-position.ts";
import { seatSchema } from "./seat.ts";
import { stateSchema } from "./state.ts";

/** The longest list of events that one action is expected to bring about. */
export const mostEvents = 10_000;

export const resultSchema = z
  .strictObject({
    winners: listOf(seatSchema, 1, 4).meta({
      description: "Who has won; with teams, both players of the team.",
    }),
    reason: z.enum(["points", "burnOut", "effect", "lastPlayer"]).meta({
      description:
        "By points in a cleanup (194.2), by points of a repeated burn out (431.3.c), by an effect, or as the last player or team left (195).",
    }),
    rule: ruleSchema,
  })
  .meta({ id: "Result", description: "How the game ended." });

export const eventsSchema = listOf(eventSchema, 0, mostEvents).meta({
  description: "What happened, in order.",
});

export const promptOrNullSchema = orNull(promptSchema).meta({
  description: "The choice that is asked now, or null.",
});

export const resultOrNullSchema = orNull(resultSchema).meta({
  description: "How the game ended, or null while it goes on.",
});

const startedShape = {
  state: stateSchema,
  position: returnedPositionSchema,
  prompt: promptOrNullSchema,
};

export const startedSchema = z
  .strictObject(startedShape)
  .meta({ id: "Started", description: "A game before its next action." });

/** What an action brings about. */
export const outcomeSchema = z
  .strictObject({ ...startedShape, events: eventsSchema, result: resultOrNullSchema })
  .meta({ id: "Outcome", description: "What an action brings about." });

export type Result = Json<z.infer<typeof resultSchema>>;
export type Started = Json<z.infer<typeof startedSchema>>;
export type Outcome = Json<z.infer<typeof outcomeSchema>>;
