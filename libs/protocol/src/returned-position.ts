import { z } from "zod";
import { returnedBattlefield, returnedFacedownSchema } from "./battlefield.ts";
import { listOf } from "./bounds.ts";
import { returnedCardSchema } from "./card-entry.ts";
import type { Json } from "./json.ts";
import { modeSchema } from "./mode.ts";
import { returnedPlayer } from "./player.ts";
import { computedShape, delayedField, readingsSchema, returnedTurnSchema } from "./position.ts";
import { rulesDateSchema } from "./reference.ts";
import { byPlayingSeat } from "./seat.ts";
import { shownCards } from "./shown-cards.ts";

/** The schema of a position as an engine gives it back, made from what its hidden places show. */
export function returnedPosition<
  Player extends z.ZodType,
  Battlefield extends z.ZodType,
  Card extends z.ZodType,
>(player: Player, battlefield: Battlefield, card: Card) {
  return z.strictObject({
    rules: rulesDateSchema,
    mode: modeSchema,
    readings: readingsSchema.optional(),
    turn: returnedTurnSchema,
    players: byPlayingSeat(player).meta({ description: "The players, by seat." }),
    battlefields: listOf(battlefield, 0, 12).meta({ description: "The battlefields." }),
    ...computedShape,
    delayed: delayedField,
    ...shownCards(card),
  });
}

const returnedPlayerSchema = returnedPlayer(returnedCardSchema).meta({
  id: "ReturnedPlayer",
  description: "Everything that one player has.",
});

const returnedBattlefieldSchema = returnedBattlefield(returnedFacedownSchema).meta({
  id: "ReturnedBattlefield",
  description: "A battlefield with everything at it.",
});

/**
 * A position as an engine gives it back: nothing left to defaults that would have to be looked up, and everything
 * computed. At rest it is valid as a position that is sent in.
 */
export const returnedPositionSchema = returnedPosition(
  returnedPlayerSchema,
  returnedBattlefieldSchema,
  returnedCardSchema,
).meta({
  id: "ReturnedPosition",
  description: "A position as an engine gives it back, computed fields included.",
});

export type ReturnedPosition = Json<z.infer<typeof returnedPositionSchema>>;
