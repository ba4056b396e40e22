import { z } from "zod";
import { boardEntrySchema, returnedObjectSchema } from "./board-object.ts";
import { listOf, optional, orNull, whole } from "./bounds.ts";
import {
  banishmentSchema,
  cardEntrySchema,
  cardsSchema,
  returnedBanishmentSchema,
  returnedCardSchema,
  returnedTrashSchema,
  trashSchema,
} from "./card-entry.ts";
import { cardNameSchema } from "./reference.ts";
import { most, poolSchema } from "./resource.ts";
import { thisTurnSchema } from "./this-turn.ts";

/** What stands in for the parts of a player that a position doesn't mention. */
export const playerDefaults = {
  /** How many filler units a deck has that isn't written out. */
  deckSize: 30,
  /** The unit that such a deck is made of, written out as a position may write it. */
  filler: { card: "Filler Unit", type: "unit", might: 1, energy: 1 },
  /** How many runes a player has in all, on the board and in the rune deck (103.3.a). */
  runes: 12,
  /** The rune that a rune deck is made of that isn't written out, where the legend has no domain. */
  rune: "Fury Rune",
} as const;

const { deckSize, filler, runes } = playerDefaults;

const ownFacts = {
  thisTurn: optional(thisTurnSchema, "What the player has done this turn.", {}),
  removed: optional(z.boolean(), "Whether the player has left the game (652).", false),
  chosenChampion: optional(
    cardNameSchema,
    "The name of the chosen champion (103.2.a.3). Left out: that of `champion`, else none.",
  ),
};

export const playerSchema = z
  .strictObject({
    points: optional(whole(0, most), "Points; with teams, equal for both players of a team.", 0),
    xp: optional(whole(0, most), "XP (728).", 0),
    legend: optional(orNull(boardEntrySchema), "The champion legend. Left out: a legend without abilities."),
    otherLegends: optional(
      listOf(boardEntrySchema, 0, 20),
      "Further legends in the legend zone (107.4.d.1).",
      [],
    ),
    champion: optional(orNull(cardEntrySchema), "The card in the champion zone, or null for none.", null),
    hand: optional(cardsSchema, "The hand; no order.", []),
    deck: optional(
      cardsSchema,
      `The main deck, from the top down. Left out: ${deckSize} units called ${filler.card}.`,
    ),
    runeDeck: optional(
      cardsSchema,
      `The rune deck, from the top down. Left out: basic runes of the legend's domains in turn, as many as \`runes\` leaves of ${runes}.`,
    ),
    trash: optional(trashSchema, "The trash; no order.", []),
    banishment: optional(banishmentSchema, "The banishment; no order.", []),
    pool: optional(poolSchema, "The rune pool.", {}),
    runes: optional(listOf(boardEntrySchema), "The runes on the board.", []),
    base: optional(listOf(boardEntrySchema), "The units and gear in the base.", []),
    turnsTaken: optional(
      whole(0, 9999),
      "How many turns the player has begun, this one included. Left out: as many as `turn.number` and the turn order give.",
    ),
    ...ownFacts,
  })
  .meta({ id: "Player", description: "Everything that one player has. All of it may be left out." });

/** A player as an engine gives it back; `card` is what a hand, a deck or a rune deck shows of its cards. */
export function returnedPlayer<Card extends z.ZodType>(card: Card) {
  const hidden = listOf(card);
  return z.strictObject({
    points: whole(0, most).meta({ description: "Points." }),
    xp: whole(0, most).meta({ description: "XP." }),
    legend: orNull(returnedObjectSchema).meta({ description: "The champion legend." }),
    otherLegends: optional(listOf(returnedObjectSchema, 0, 20), "Further legends in the legend zone.", []),
    champion: orNull(returnedCardSchema).meta({ description: "The card in the champion zone, or null." }),
    hand: hidden.meta({ description: "The hand." }),
    deck: hidden.meta({ description: "The main deck, from the top down." }),
    runeDeck: hidden.meta({ description: "The rune deck, from the top down." }),
    trash: returnedTrashSchema.meta({ description: "The trash." }),
    banishment: returnedBanishmentSchema.meta({ description: "The banishment." }),
    pool: poolSchema,
    runes: listOf(returnedObjectSchema).meta({ description: "The runes on the board." }),
    base: listOf(returnedObjectSchema).meta({ description: "The units and gear in the base." }),
    turnsTaken: whole(0, 9999).meta({
      description: "How many turns the player has begun, this one included.",
    }),
    ...ownFacts,
  });
}
