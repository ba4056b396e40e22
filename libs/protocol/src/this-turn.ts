import { z } from "zod";
import { listOf, optional, whole } from "./bounds.ts";
import { cardTypeSchema } from "./printed.ts";
import { cardNameSchema, locationSchema, modeNumberSchema, refSchema } from "./reference.ts";
import { most } from "./resource.ts";
import { seatSchema } from "./seat.ts";

const count = whole(0, most);

const paymentSchema = z.strictObject({
  on: cardTypeSchema.meta({ description: "The type of card that was played for it." }),
  energy: optional(count, "Energy spent on it.", 0),
  power: optional(count, "Power spent on it.", 0),
});

const playedSchema = z
  .strictObject({
    card: cardNameSchema,
    at: optional(locationSchema, "The battlefield that a permanent was played to. Left out: none."),
    finalizedOnly: optional(
      z.boolean(),
      "Whether it has been finalized without being played to the end (419.4.a.1): countered, or still on the chain.",
      false,
    ),
  })
  .meta({ id: "PlayedCard", description: "A card that was played this turn, and how." });

const chosenSchema = z
  .strictObject({
    card: cardNameSchema,
    controller: seatSchema.meta({ description: "Whose it was." }),
  })
  .meta({ id: "ChosenObject", description: "An object that was chosen this turn." });

const usedSchema = z.strictObject({
  source: refSchema.meta({ description: "The object that has the ability." }),
  ability: optional(
    whole(1, 20),
    "Which of its abilities that are limited so, the first in the order of its text being 1.",
    1,
  ),
  times: optional(whole(1, most), "How often.", 1),
  modes: optional(
    listOf(modeNumberSchema),
    "Which of its modes were chosen, where each can be chosen once a turn.",
    [],
  ),
});

const pointsScoredSchema = z
  .strictObject({
    conquer: optional(count, "By conquest.", 0),
    hold: optional(count, "By holding.", 0),
  })
  .meta({ id: "PointsScored", description: "Points that scoring battlefields brought (471.1)." });

export const thisTurnSchema = z
  .strictObject({
    played: optional(
      listOf(z.union([cardNameSchema, playedSchema])),
      "Cards that the player finalized this turn, the first first (419.4.b). A string stands for an object with that `card`.",
      [],
    ),
    scored: optional(
      listOf(refSchema),
      "Battlefields that the player scored this turn, by conquest or by holding (470).",
      [],
    ),
    held: optional(listOf(refSchema), "Those of `scored` that were scored by holding.", []),
    pointsScored: optional(
      pointsScoredSchema,
      "Points that scoring brought the player this turn. Left out: one for each battlefield scored.",
    ),
    discarded: optional(listOf(cardNameSchema), "Cards that the player discarded this turn.", []),
    died: optional(listOf(cardNameSchema), "Units that died this turn under the player's control.", []),
    drew: optional(count, "How many cards the player drew this turn.", 0),
    gainedXp: optional(count, "How much XP the player gained this turn.", 0),
    spentEnergy: optional(count, "How much Energy the player spent this turn.", 0),
    spentPower: optional(count, "How much Power the player spent this turn.", 0),
    payments: optional(
      listOf(paymentSchema),
      "Of what the player spent this turn, what was spent on playing cards, the first first.",
      [],
    ),
    seesFacedown: optional(
      listOf(seatSchema, 0, 4),
      "Whose facedown cards the player may look at for the rest of this turn.",
      [],
    ),
    used: optional(
      listOf(usedSchema),
      "Abilities of objects under the player's control that are limited to a number of times each turn, and how often each was used or applied, or which of its modes were chosen.",
      [],
    ),
    activated: optional(
      listOf(cardTypeSchema),
      "Of what types of objects, runes aside, the player activated abilities this turn.",
      [],
    ),
    chose: optional(listOf(chosenSchema), "Objects that the player chose this turn (355.7).", []),
  })
  .meta({
    id: "ThisTurn",
    description: "What a player has done this turn, as far as something asks for it.",
  });
