export { type Action, type ActionOf, actionSchema, actionTypes } from "./action.ts";
export {
  type AnswerValue,
  answerValueSchema,
  answerValueSchemas,
  type PromptKind,
} from "./answer.ts";
export { longestList, longestText } from "./bounds.ts";
export {
  type Card,
  type CardFacts,
  type CardList,
  cardFactsSchema,
  cardListSchema,
  cardSchema,
} from "./card.ts";
export { type Checked, check } from "./check.ts";
export { type Deck, type DeckVerdict, deckSchema, deckVerdictSchema } from "./deck.ts";
export {
  type Capabilities,
  type EngineInfo,
  engineInfoSchema,
  mostCards,
  positionFields,
  reports,
} from "./engine-info.ts";
export { type Event, type EventField, eventSchema } from "./event.ts";
export { type EventRow, type EventType, eventTable, eventTypes } from "./event-table.ts";
export { type Fault, faultOf, pointerOf } from "./fault.ts";
export type { Json } from "./json.ts";
export { type LegalAction, legalActionSchema } from "./legal-action.ts";
export { type Mode, type ModeRow, modeSchema, modes, modeTable } from "./mode.ts";
export { type JsonSchema, jsonSchemas, namedSchemas, type SchemaName } from "./openapi.ts";
export { type Option, type OptionOf, optionSchema } from "./option.ts";
export {
  mostEvents,
  type Outcome,
  outcomeSchema,
  type Result,
  resultSchema,
  type Started,
  startedSchema,
} from "./outcome.ts";
export { type JsonBounds, type ParsedJson, parseJsonBounded } from "./parse-json.ts";
export { playerDefaults } from "./player.ts";
export { currentRules, type Position, phases, positionSchema, turnStates } from "./position.ts";
export { cardTypes } from "./printed.ts";
export {
  type Problem,
  type ProblemCode,
  problem,
  problemCodes,
  problemOfFault,
  problemSchema,
  problemTable,
} from "./problem.ts";
export {
  type Prompt,
  type PromptOf,
  promptSchema,
  type UncitedPrompt,
  uncitedPromptSchema,
} from "./prompt.ts";
export type { PromptRow } from "./prompt-row.ts";
export { type PromptName, type PromptNameOf, promptNamesOf, promptTable } from "./prompt-table.ts";
export { randomSchema, type ScriptedChance, scriptSchema } from "./random.ts";
export {
  type ActionsAnswer,
  type ActionsRequest,
  actionsAnswerSchema,
  actionsRequestSchema,
  type DeckRequest,
  deckRequestSchema,
  type GameRequest,
  gameRequestSchema,
  type ResolveRequest,
  resolveRequestSchema,
  type StartRequest,
  startRequestSchema,
  type ViewRequest,
  viewRequestSchema,
} from "./request.ts";
export { type Domain, domains } from "./resource.ts";
export { type ReturnedPosition, returnedPositionSchema } from "./returned-position.ts";
export { type Seat, seatSchema, seats } from "./seat.ts";
export {
  isState,
  type State,
  type StateOrPosition,
  stateOrPositionSchema,
  stateSchema,
  stateVersion,
} from "./state.ts";
export {
  type EngineCall,
  type EngineOutcome,
  type EngineReply,
  type EngineStarted,
  engineCallSchema,
  engineOutcomeSchema,
  engineReplySchema,
  engineStartedSchema,
} from "./third-party.ts";
export {
  hiddenCardSchema,
  type View,
  type ViewedPosition,
  type ViewedPrompt,
  viewedPositionSchema,
  viewSchema,
} from "./view.ts";
