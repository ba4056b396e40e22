import { z } from "zod";
import { longestText, text, whole } from "./bounds.ts";

// Words that stand for a place or a player, so that no object may be called so.
const unreserved = /^(?!(?:base|chain|P[1-4])(?:\.|$))[ -~\u00a0-\uffff]+$/;

export const objectIdSchema = text(
  longestText,
  `an id of 1 to ${longestText} characters that is no seat, zone or "base"`,
  unreserved,
).meta({
  id: "ObjectId",
  description:
    "The name of one card, token or chain item in this game. It stays with it through every zone and is never used again. Whoever writes a position may choose it; where it is missing the engine gives one.",
});

export const cardNameSchema = text(longestText, "a card's name").meta({
  id: "CardName",
  description: "A card's full name, with its subtitle where it has one (132.4), or a token's name (187).",
});

export const refSchema = text(longestText, "an object's id or a card's name").meta({
  id: "Ref",
  description: "An object, by its id, or by its card's name where only one object fits.",
});

export const locationSchema = text(
  longestText,
  'a location: "base", a base such as "P2.base", or a battlefield',
).meta({
  id: "Location",
  description:
    'A place on the board: "base" is the base of the player concerned, "P2.base" that of P2; a battlefield stands by its id or, where only one fits, its name.',
});

export const zoneSchema = text(longestText, "a zone").meta({
  id: "Zone",
  description:
    'A zone: a seat and one of the fields of a player in a position ("P1.hand", "P1.deck", "P1.runeDeck", "P1.trash", "P1.banishment", "P1.champion", "P1.legend", "P1.base"), a battlefield\'s id, a battlefield\'s id with ".facedown", or "chain".',
});

export const ruleSchema = text(20, "the number of a rule", /^\d{3}(?:\.(?:\d{1,2}|[a-z]))*$/).meta({
  id: "RuleNumber",
  description: "The number of one rule of the core rules.",
  examples: ["465.2.c"],
});

export const rulesDateSchema = text(10, "a date such as 2026-07-16", /^\d{4}-\d{2}-\d{2}$/).meta({
  id: "RulesDate",
  description: "An edition of the core rules, by its date.",
});

/** Which of an object's activated abilities: the first is 1, in the order of the text; a keyword names its own. */
export const abilitySchema = z.union([whole(1, 99), text(50, "an ability's number or keyword")]).meta({
  id: "Ability",
  description:
    "One activated ability of an object: its number among the activated abilities, counted from 1 in the order of the text (a basic rune's first exhausts it for Energy, its second recycles it for Power, 164.2), or the keyword that stands for it (Equip, Empower).",
});

/** Which bullet of a choice between modes: the first is 1. */
export const modeNumberSchema = whole(1, 20);
