import {
  actionsAnswerSchema,
  actionsRequestSchema,
  engineInfoSchema,
  outcomeSchema,
  resolveRequestSchema,
  startedSchema,
  startRequestSchema,
  viewRequestSchema,
  viewSchema,
} from "@rulebound/protocol";
import type { Documented } from "../documented-problems.ts";
import { type Endpoint, get, post } from "../endpoint.ts";
import { actionsExamples, resolveExamples, startExamples, viewExamples } from "./examples.ts";

const tag = "Engine";

/** What may be wrong with a position or state that has the right shape. */
const unusable = [
  "unsupported",
  "notAtRest",
  "contradiction",
  "unknownVersion",
] as const satisfies readonly Documented[];

/** The routes that ask the engine. It keeps nothing between calls: whatever it needs comes along. */
export const gameEndpoints: readonly Endpoint[] = [
  get({
    path: "/v1/engine",
    operationId: "getEngine",
    tag,
    summary: "What the engine is, and which rules, modes and cards it knows",
    examples: { "This engine": {} },
    answer: engineInfoSchema,
    answerSays: "The engine's name, version, edition of the rules, modes, cards and capabilities.",
    handle: (engine) => engine.info(),
  }),
  post({
    path: "/v1/start",
    operationId: "start",
    tag,
    summary: "Make a state of a position",
    description:
      "Loads a position, which must be at rest. The state in the answer is what the other routes go on from.",
    request: startRequestSchema,
    examples: startExamples,
    answer: startedSchema,
    answerSays: "The game before its next action.",
    problems: [...unusable, "scriptedChance"],
    handle: (engine, { position, ...options }) => engine.start(position, options),
  }),
  post({
    path: "/v1/resolve",
    operationId: "resolve",
    tag,
    summary: "Resolve an action",
    description:
      "Carries out one action of one player, and everything that follows of itself, until a player has to decide. An action that is refused has changed nothing.",
    request: resolveRequestSchema,
    examples: resolveExamples,
    answer: outcomeSchema,
    answerSays: "What the action brought about: the new state and position, the events, and the next prompt.",
    problems: ["illegal", ...unusable, "scriptedChance", "budget"],
    handle: (engine, { state, action, ...options }) => engine.resolve(state, action, options),
  }),
  post({
    path: "/v1/actions",
    operationId: "listActions",
    tag,
    summary: "List what a player can do",
    description:
      "The first decisions that players can take now; each can be completed. What a decision leaves open becomes a prompt when it is sent to `/v1/resolve`.",
    request: actionsRequestSchema,
    examples: actionsExamples,
    answer: actionsAnswerSchema,
    answerSays: "The legal actions.",
    problems: unusable,
    handle: (engine, { state, player }) => ({ actions: engine.actions(state, player) }),
  }),
  post({
    path: "/v1/view",
    operationId: "view",
    tag,
    summary: "See a game as one player may see it",
    description:
      "Hidden cards keep neither face nor id (127-130). Events and a problem that are sent along come back without the cards that this player couldn't see.",
    request: viewRequestSchema,
    examples: viewExamples,
    answer: viewSchema,
    answerSays: "The position, the prompt, the events and the problem as that player may see them.",
    problems: unusable,
    handle: (engine, { state, player, ...along }) => engine.view(state, player, along),
  }),
];
