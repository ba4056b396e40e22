import { z } from "zod";
import { battlefieldEntrySchema, lastTurn } from "./battlefield.ts";
import { listOf, optional, orNull, text, whole } from "./bounds.ts";
import { returnedCardSchema } from "./card-entry.ts";
import { chainItemSchema } from "./chain-item.ts";
import type { Json } from "./json.ts";
import { modeSchema } from "./mode.ts";
import { playerSchema } from "./player.ts";
import { cardNameSchema, objectIdSchema, rulesDateSchema } from "./reference.ts";
import { bySeat, seatSchema } from "./seat.ts";
import { shownCards } from "./shown-cards.ts";

/** The edition of the core rules that a position means when it names none. */
export const currentRules = "2026-07-16";

export const phases = ["setup", "start", "awaken", "beginning", "channel", "draw", "main", "ending"] as const;

export const phaseSchema = z.enum(phases).meta({
  id: "Phase",
  description:
    "Where the turn is. Only start (the turn has not begun to be handled) and main can be loaded; setup is before the first turn; awaken, beginning, channel and draw are the phases of 315, ending that of 317.",
});

export const turnStates = ["neutral-open", "neutral-closed", "showdown-open", "showdown-closed"] as const;

/** Who takes turns and where in the turn the game is. */
const turnShape = {
  first: optional(seatSchema, "Who took the first turn of the game (115.1.b).", "P1"),
  regular: optional(
    seatSchema,
    "Whose regular turn was the latest: after additional turns the turn order goes on from there (737). Left out: the turn player's.",
  ),
};

export const turnSchema = z
  .strictObject({
    player: optional(seatSchema, "The turn player (304).", "P1"),
    number: optional(
      whole(0, lastTurn),
      "Which turn of the game it is, all players' turns counted; 0 during setup.",
      1,
    ),
    phase: optional(phaseSchema, "Where the turn is.", "main"),
    queue: optional(
      listOf(seatSchema, 0, 50),
      "Additional turns that come after this one, the next first, before the turn order goes on (737).",
      [],
    ),
    ...turnShape,
  })
  .meta({ id: "Turn", description: "Whose turn it is, and where in it the game is." });

export const returnedTurnSchema = z
  .strictObject({
    player: seatSchema,
    number: whole(0, lastTurn).meta({ description: "Which turn of the game it is; 0 during setup." }),
    phase: phaseSchema,
    queue: listOf(seatSchema, 0, 50).meta({
      description: "Additional turns that come after this one, the next first.",
    }),
    ...turnShape,
  })
  .meta({
    id: "ReturnedTurn",
    description: "Whose turn it is, and where in it the game is, with nothing left out.",
  });

export const showdownSchema = z
  .strictObject({
    battlefield: objectIdSchema,
    passed: optional(
      listOf(seatSchema, 0, 4),
      "Who has passed focus since something was last done (347.2).",
      [],
    ),
  })
  .meta({ id: "Showdown", description: "The ongoing showdown (341)." });

export const combatSchema = z
  .strictObject({
    battlefield: objectIdSchema,
    attacker: seatSchema,
    defender: seatSchema,
    step: z
      .enum(["showdown", "damage", "resolution"])
      .meta({ description: "The step of combat (464, 465, 466)." }),
  })
  .meta({ id: "Combat", description: "The ongoing combat (459)." });

/** What is computed about the game as a whole. */
export const computedShape = {
  chain: listOf(chainItemSchema).meta({ description: "The chain, the oldest item first." }),
  showdown: orNull(showdownSchema),
  combat: orNull(combatSchema),
  priority: orNull(seatSchema).meta({ description: "Who has priority (312)." }),
  focus: orNull(seatSchema).meta({ description: "Who has focus (313)." }),
  turnState: z.enum(turnStates).meta({ description: "The state of the turn (310)." }),
  winner: orNull(seatSchema).meta({
    description: "Who has won; of a team, the player in the lower seat. Null while the game goes on.",
  }),
};

export const delayedSchema = z
  .strictObject({
    card: cardNameSchema.meta({ description: "The card that it is from." }),
    source: optional(objectIdSchema, "The object that it is from."),
    controller: seatSchema,
    until: z.enum(["endOfTurn", "endOfCombat", "lasting"]).meta({ description: "How long it waits." }),
  })
  .meta({ id: "Delayed", description: "A delayed ability in its window (390)." });

/** Whatever waits without being on the chain. */
export const delayedField = optional(
  listOf(delayedSchema),
  "Delayed abilities (390), the oldest first. Computed; a position that loads has none.",
  [],
);

/** Switches for rules whose reading is disputed. */
export const readingsSchema = z
  .record(text(50, "a switch's name"), text(50, "a reading's name"))
  .refine((readings) => Object.keys(readings).length <= 50, "expected at most 50 switches")
  .meta({
    description:
      "The reading taken of disputed rules, by the switch's name. Left out: the default reading of each.",
  });

/**
 * A game at rest, as a careful observer who may see everything could write it down; portable between engines. Valid as
 * to its shape only: whether it contradicts itself, or is at rest, only an engine can say.
 */
export const positionSchema = z
  .strictObject({
    rules: optional(rulesDateSchema, "The edition of the core rules.", currentRules),
    mode: optional(modeSchema, "The mode of play.", "duel"),
    readings: readingsSchema.optional(),
    turn: turnSchema.optional(),
    players: bySeat(playerSchema).optional().meta({
      description: "The players, by seat. One who is left out has nothing but what their fields default to.",
    }),
    battlefields: optional(
      listOf(battlefieldEntrySchema, 0, 12),
      "The battlefields. Left out: as many as the mode has (483.4), without abilities.",
    ),
    chain: optional(computedShape.chain, "The chain. Computed; a position that loads has none.", []),
    showdown: computedShape.showdown.optional(),
    combat: computedShape.combat.optional(),
    priority: optional(computedShape.priority, "Who has priority. Computed."),
    focus: optional(computedShape.focus, "Who has focus. Computed."),
    turnState: optional(computedShape.turnState, "The state of the turn. Computed."),
    winner: optional(computedShape.winner, "Who has won. Computed."),
    delayed: delayedField,
    ...shownCards(returnedCardSchema),
  })
  .meta({
    id: "Position",
    description: "A game at rest. Whatever is left out has the default that its field names.",
  });

export type Position = Json<z.infer<typeof positionSchema>>;
