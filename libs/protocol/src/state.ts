import { z } from "zod";
import type { Json } from "./json.ts";
import { type Position, positionSchema } from "./position.ts";

/** The version of this engine's states that is read and written. */
export const stateVersion = 3;

// Checked by hand, so that what has the marker is always taken for a state, whatever the marker says.
const markerSchema: z.ZodType<typeof stateVersion> = z
  .any()
  .refine((version) => version === stateVersion, {
    error: `expected ${stateVersion}, the only version of a state that this engine reads`,
    params: { code: "unknownVersion" },
  })
  .meta({ type: "integer", enum: [stateVersion], description: "The version of the state's format." });

/** This engine's own JSON for any moment of a game. Only its marker is looked at here; the engine reads the rest. */
export const stateSchema = z.looseObject({ rulebound: markerSchema }).meta({
  id: "State",
  description:
    "This engine's own JSON for any moment of a game, with the version of its format in `rulebound`. Hand it back unread; it is complete in itself.",
});

export type State = Json<z.infer<typeof stateSchema>>;

/** A state or a position: what has a field `rulebound` is a state. */
export const stateOrPositionSchema = z.union([stateSchema, positionSchema]).meta({
  id: "StateOrPosition",
  description: "A state as an engine gave it, or a position; what has a field `rulebound` is a state.",
});

export type StateOrPosition = State | Position;

/** Whether it is a state, told by its marker. */
export function isState(value: StateOrPosition): value is State {
  return "rulebound" in value;
}
