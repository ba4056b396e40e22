import { z } from "zod";
import { actionSchema } from "./action.ts";
import { answerValueSchema } from "./answer.ts";
import { cardFactsSchema, cardSchema } from "./card.ts";
import { deckSchema, deckVerdictSchema } from "./deck.ts";
import { engineInfoSchema } from "./engine-info.ts";
import { eventSchema } from "./event.ts";
import { legalActionSchema } from "./legal-action.ts";
import { optionSchema } from "./option.ts";
import { outcomeSchema, startedSchema } from "./outcome.ts";
import { positionSchema } from "./position.ts";
import { problemSchema } from "./problem.ts";
import { promptSchema } from "./prompt.ts";
import { randomSchema } from "./random.ts";
import { returnedPositionSchema } from "./returned-position.ts";
import { engineCallSchema, engineReplySchema } from "./third-party.ts";
import { viewSchema } from "./view.ts";

/**
 * The parts of the contract that are published by name. Every schema carries its name as `id` of its metadata, from
 * which @hono/zod-openapi makes the components of the OpenAPI document; those that no route uses are registered with
 * `app.openAPIRegistry.register(name, schema)`.
 */
export const namedSchemas = {
  Position: positionSchema,
  ReturnedPosition: returnedPositionSchema,
  Action: actionSchema,
  AnswerValue: answerValueSchema,
  Prompt: promptSchema,
  Option: optionSchema,
  Event: eventSchema,
  Started: startedSchema,
  Outcome: outcomeSchema,
  LegalAction: legalActionSchema,
  View: viewSchema,
  Problem: problemSchema,
  ScriptedChance: randomSchema,
  Card: cardSchema,
  CardFacts: cardFactsSchema,
  Deck: deckSchema,
  DeckVerdict: deckVerdictSchema,
  EngineInfo: engineInfoSchema,
  EngineCallMessage: engineCallSchema,
  EngineReplyMessage: engineReplySchema,
} as const;

/** The name of a published part of the contract. */
export type SchemaName = keyof typeof namedSchemas;

/** A JSON Schema document (2020-12). */
export type JsonSchema = ReturnType<typeof z.toJSONSchema>;

/** The contract as JSON Schema, a document for each published part, each complete in itself. */
export function jsonSchemas(): Record<SchemaName, JsonSchema> {
  const documents = Object.entries(namedSchemas).map(([name, schema]) => [
    name,
    z.toJSONSchema(schema, { io: "input" }),
  ]);
  return Object.fromEntries(documents);
}
