import { z } from "zod";
import { actionSchema } from "./action.ts";
import { listOf, optional, whole } from "./bounds.ts";
import { deckSchema } from "./deck.ts";
import type { Json } from "./json.ts";
import { legalActionSchema } from "./legal-action.ts";
import { modeSchema } from "./mode.ts";
import { eventsSchema } from "./outcome.ts";
import { positionSchema } from "./position.ts";
import { problemSchema } from "./problem.ts";
import { scriptSchema } from "./random.ts";
import { byPlayingSeat, seatSchema } from "./seat.ts";
import { stateOrPositionSchema } from "./state.ts";

const seedSchema = whole(0, 0xffff_ffff).meta({
  description: "Seeds the generator that decides what isn't scripted, from here on.",
});

const chance = { random: scriptSchema.optional(), seed: seedSchema.optional() };

/** POST /v1/resolve: a state or position and an action; the answer is an outcome. */
export const resolveRequestSchema = z
  .strictObject({ state: stateOrPositionSchema, action: actionSchema, ...chance })
  .meta({ id: "ResolveRequest", description: "A state or position and an action to resolve in it." });

/** POST /v1/start: a position; the answer is a state, without an action. */
export const startRequestSchema = z
  .strictObject({ position: positionSchema, ...chance })
  .meta({ id: "StartRequest", description: "A position to make a state of." });

/** POST /v1/actions: a state or position; the answer is what a player can do. */
export const actionsRequestSchema = z
  .strictObject({
    state: stateOrPositionSchema,
    player: optional(seatSchema, "Whose actions. Left out: those of every player."),
  })
  .meta({ id: "ActionsRequest", description: "A state or position, of which the legal actions are asked." });

export const actionsAnswerSchema = z
  .strictObject({ actions: listOf(legalActionSchema, 0, 2000).meta({ description: "The legal actions." }) })
  .meta({
    id: "ActionsAnswer",
    description: "The first decisions that players can take, each of which can be completed.",
  });

/** POST /v1/games: decks; the answer is a new game at its first prompt. */
export const gameRequestSchema = z
  .strictObject({
    mode: optional(modeSchema, "The mode of play.", "duel"),
    decks: byPlayingSeat(deckSchema).meta({ description: "The players' decks, by seat." }),
    ...chance,
  })
  .meta({ id: "GameRequest", description: "What a new game is made of." });

/** POST /v1/view: a state or position and who looks; the answer is a view. */
export const viewRequestSchema = z
  .strictObject({
    state: stateOrPositionSchema,
    player: seatSchema,
    events: eventsSchema.optional(),
    problem: problemSchema.optional(),
  })
  .meta({
    id: "ViewRequest",
    description: "A state or position, with events or a problem, and who looks at it.",
  });

/** POST /v1/decks/validate: a deck; the answer is a verdict. */
export const deckRequestSchema = z
  .strictObject({ deck: deckSchema, mode: optional(modeSchema, "The mode of play it is for.", "duel") })
  .meta({ id: "DeckRequest", description: "A deck to be judged." });

export type ResolveRequest = Json<z.infer<typeof resolveRequestSchema>>;
export type StartRequest = Json<z.infer<typeof startRequestSchema>>;
export type ActionsRequest = Json<z.infer<typeof actionsRequestSchema>>;
export type ActionsAnswer = Json<z.infer<typeof actionsAnswerSchema>>;
export type GameRequest = Json<z.infer<typeof gameRequestSchema>>;
export type ViewRequest = Json<z.infer<typeof viewRequestSchema>>;
export type DeckRequest = Json<z.infer<typeof deckRequestSchema>>;
