import { z } from "zod";
import { optional, text, whole } from "./bounds.ts";
import { eventTypes } from "./event-table.ts";
import type { Json } from "./json.ts";
import { phaseSchema } from "./position.ts";
import { abilitySchema, cardNameSchema, objectIdSchema, ruleSchema, zoneSchema } from "./reference.ts";
import { most, resourcesSchema } from "./resource.ts";
import { seatSchema } from "./seat.ts";

/** The fields that an event may have beside its type and rule; the table of events says which type has which. */
const fields = {
  object: optional(objectIdSchema, "What it happens to: a card, a token, a battlefield or a chain item."),
  card: optional(cardNameSchema, "The object's name at the time."),
  player: optional(seatSchema, "Whom it happens to, or who does it."),
  from: optional(zoneSchema, "The zone, location or seat that it goes from."),
  to: optional(zoneSchema, "The zone, location or seat that it goes to."),
  amount: optional(whole(-most * 10, most * 10), "How much, or how many."),
  by: optional(seatSchema, "The player responsible (411)."),
  source: optional(objectIdSchema, "The object or chain item that brings it about."),
  target: optional(text(), "The other object, player or place concerned."),
  ability: optional(abilitySchema, "Which ability of the source."),
  phase: optional(phaseSchema, "The phase."),
  name: optional(text(), "A keyword, a name that a player named, a cost, or a type of event."),
  until: optional(z.enum(["endOfTurn", "endOfCombat", "lasting"]), "How long it lasts."),
  resources: optional(resourcesSchema, "The Energy and Power concerned."),
};

/** A field that an event may have. */
export type EventField = keyof typeof fields;

/** One thing that happened, with the number of the rule that made it happen. */
export const eventSchema = z
  .strictObject({
    type: z.enum(eventTypes).meta({ description: "What kind of thing happened, from the table of events." }),
    rule: ruleSchema,
    ...fields,
  })
  .meta({
    id: "Event",
    description: "One thing that happened, with the number of the rule that made it happen.",
  });

export type Event = Json<z.infer<typeof eventSchema>>;
