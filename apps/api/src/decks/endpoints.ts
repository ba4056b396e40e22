import { deckRequestSchema, deckVerdictSchema, gameRequestSchema, startedSchema } from "@rulebound/protocol";
import { type Endpoint, post } from "../endpoint.ts";
import { deckExamples, gameExamples } from "./examples.ts";

const tag = "Decks";

/** The routes that take decks. */
export const deckEndpoints: readonly Endpoint[] = [
  post({
    path: "/v1/games",
    operationId: "newGame",
    tag,
    summary: "Begin a new game",
    description:
      "Sets a game up (110-118): the first player, battlefields, shuffled decks and opening hands come from `seed`, or from `random` where they are scripted. A deck that isn't legal is refused with its first fault; `/v1/decks/validate` tells them all.",
    request: gameRequestSchema,
    examples: gameExamples,
    answer: startedSchema,
    answerSays: "The game at its first prompt: the mulligan of whoever goes first.",
    problems: ["illegal", "unsupported", "scriptedChance"],
    handle: (engine, { mode = "duel", decks, ...chance }) => engine.newGame({ mode, decks }, chance),
  }),
  post({
    path: "/v1/decks/validate",
    operationId: "validateDeck",
    tag,
    summary: "Judge a deck",
    description:
      "Holds a deck against the rules of deck construction (103). A deck with faults is no problem: it is what was asked.",
    request: deckRequestSchema,
    examples: deckExamples,
    answer: deckVerdictSchema,
    answerSays:
      "Whether the deck is legal, and everything that is wrong with it, each with its rule and where it is.",
    handle: (engine, { deck, mode }) => engine.validateDeck(deck, mode),
  }),
];
