import { z } from "zod";
import { actionSchema } from "./action.ts";
import { optional, orNull } from "./bounds.ts";
import { engineInfoSchema } from "./engine-info.ts";
import type { Json } from "./json.ts";
import { eventsSchema, resultOrNullSchema } from "./outcome.ts";
import { positionSchema } from "./position.ts";
import { problemSchema } from "./problem.ts";
import { uncitedPromptSchema } from "./prompt.ts";
import { scriptSchema } from "./random.ts";
import { actionsAnswerSchema } from "./request.ts";
import { seatSchema } from "./seat.ts";

// Messages to and from an engine of others: one JSON message a line over stdin and stdout, or the same bodies, without
// `id` and `call`, over HTTP (GET /v1/engine, POST /v1/start, /v1/resolve, /v1/actions, /v1/end).

const idSchema = z
  .int()
  .min(0)
  .max(Number.MAX_SAFE_INTEGER)
  .meta({ description: "Comes back with the reply." });

/** Any JSON but nothing: an engine's state may be a whole state or a handle to one. */
const anyStateSchema = z
  .unknown()
  .refine((state) => state !== undefined, "expected a state, but it is missing")
  .meta({ description: "The engine's state, or a handle to it: any JSON." });

/** What is sent to an engine. */
export const engineCallSchema = z
  .discriminatedUnion("call", [
    z
      .strictObject({ id: idSchema, call: z.literal("engine") })
      .meta({ id: "EngineCall", description: "What are you?" }),
    z
      .strictObject({
        id: idSchema,
        call: z.literal("start"),
        position: positionSchema,
        random: scriptSchema.optional(),
      })
      .meta({ id: "StartCall", description: "Load a position." }),
    z
      .strictObject({
        id: idSchema,
        call: z.literal("resolve"),
        state: anyStateSchema,
        action: actionSchema,
        random: scriptSchema.optional(),
      })
      .meta({ id: "ResolveCall", description: "Resolve an action." }),
    z
      .strictObject({
        id: idSchema,
        call: z.literal("actions"),
        state: anyStateSchema,
        player: optional(seatSchema, "Whose actions. Left out: those of every player."),
      })
      .meta({ id: "ActionsCall", description: "List the legal actions; only for engines that report them." }),
    z
      .strictObject({ id: idSchema, call: z.literal("end"), state: anyStateSchema })
      .meta({ id: "EndCall", description: "Forget a state; only for engines whose states are handles." }),
  ])
  .meta({ id: "EngineCallMessage", description: "One message to an engine." });

const startedShape = {
  state: anyStateSchema,
  position: positionSchema,
  prompt: orNull(uncitedPromptSchema).meta({ description: "The choice that is asked now, or null." }),
};

export const engineStartedSchema = z
  .strictObject(startedShape)
  .meta({ id: "EngineStarted", description: "A position that was loaded, as the engine sees it." });

export const engineOutcomeSchema = z
  .strictObject({
    ...startedShape,
    events: eventsSchema.optional(),
    result: resultOrNullSchema.optional(),
  })
  .meta({ id: "EngineOutcome", description: "What an action brought about; events need not be reported." });

/** What an engine sends back. */
export const engineReplySchema = z
  .union([
    z.strictObject({ id: idSchema, engine: engineInfoSchema }),
    z.strictObject({ id: idSchema, started: engineStartedSchema }),
    z.strictObject({ id: idSchema, outcome: engineOutcomeSchema }),
    z.strictObject({ id: idSchema, actions: actionsAnswerSchema.shape.actions }),
    z.strictObject({ id: idSchema, ended: z.literal(true) }),
    z.strictObject({ id: idSchema, problem: problemSchema }),
  ])
  .meta({ id: "EngineReplyMessage", description: "One message from an engine." });

export type EngineCall = Json<z.infer<typeof engineCallSchema>>;
export type EngineStarted = Json<z.infer<typeof engineStartedSchema>>;
export type EngineOutcome = Json<z.infer<typeof engineOutcomeSchema>>;
export type EngineReply = Json<z.infer<typeof engineReplySchema>>;
