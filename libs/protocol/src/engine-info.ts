import { z } from "zod";
import { listOf, optional, text } from "./bounds.ts";
import type { Json } from "./json.ts";
import { modeSchema } from "./mode.ts";
import { cardNameSchema, rulesDateSchema } from "./reference.ts";

/** No engine knows more cards than this. */
export const mostCards = 5000;

/**
 * The parts of a position that an engine may be able to load or not. Every engine must load `players` with hands,
 * `legend`, `runes`, `base` and `pool`, and `battlefields` with units and their controllers.
 */
export const positionFields = [
  "rules",
  "readings",
  "turn.player",
  "turn.number",
  "turn.phase",
  "turn.queue",
  "turn.first",
  "turn.regular",
  "points",
  "xp",
  "otherLegends",
  "champion",
  "deck",
  "runeDeck",
  "trash",
  "banishment",
  "pool.restricted",
  "turnsTaken",
  "thisTurn",
  "facedown",
  "hiddenOn",
  "owner",
  "exhausted",
  "damage",
  "damageBySeat",
  "buffs",
  "stunned",
  "empowered",
  "attached",
  "attachedThisTurn",
  "named",
  "token",
  "copyOf",
  "replaces",
  "controlledWhile",
  "movedThisTurn",
  "damagedThisTurn",
  "baseMightThisTurn",
  "mightThisTurn",
  "keywordsThisTurn",
  "mightLasting",
  "keywordsLasting",
  "abilitiesThisTurn",
  "abilitiesLasting",
  "banishedWith",
  "removed",
] as const;

export const reports = ["events", "legalActions", "rules"] as const;

export const capabilitiesSchema = z
  .strictObject({
    inlineCards: optional(z.boolean(), "Whether a position may write vanilla cards out.", false),
    positionFields: optional(
      z.union([z.literal("all"), listOf(z.enum(positionFields))]),
      'The parts of a position that it can load beyond those that every engine must: all of them, or these. Parts: see the list of values; "damageBySeat" is damage that says who marked it.',
      [],
    ),
    scriptedRandom: optional(z.boolean(), "Whether chance can be scripted.", false),
    branching: optional(
      z.boolean(),
      "Whether a state can be used more than once. Otherwise each state is used once, in order.",
      false,
    ),
    autoPay: optional(z.boolean(), "Whether it pays with runes by itself when asked to.", false),
    reports: optional(
      listOf(z.enum(reports)),
      "What else it reports: the events of an action, the legal actions, the rules that refusals, prompts and events cite.",
      [],
    ),
  })
  .meta({ id: "Capabilities", description: "What an engine can do." });

export const engineInfoSchema = z
  .strictObject({
    name: text(100).meta({ description: "The engine's name." }),
    version: text(50).meta({ description: "Its version." }),
    rules: rulesDateSchema,
    modes: listOf(modeSchema, 1, 20).meta({ description: "The modes of play that it can play." }),
    cards: z
      .union([z.literal("all"), listOf(cardNameSchema, 0, mostCards)])
      .meta({ description: "The cards that it can play whole, by name; or all." }),
    partialCards: optional(
      listOf(
        z.strictObject({
          card: cardNameSchema,
          missing: listOf(text(), 1, 20).meta({ description: "What it can't do, clause by clause." }),
        }),
        0,
        mostCards,
      ),
      "Cards that it knows without being able to do all of their text; it refuses what it can't do as `unsupported`.",
      [],
    ),
    capabilities: capabilitiesSchema,
  })
  .meta({
    id: "EngineInfo",
    description: "What an engine is, which rules, modes and cards it knows, and what it can do.",
  });

export type Capabilities = Json<z.infer<typeof capabilitiesSchema>>;
export type EngineInfo = Json<z.infer<typeof engineInfoSchema>>;
