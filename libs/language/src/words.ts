import type { Cost } from "./instructions.ts";

/** The six domains (134.2). */
export const domains = ["fury", "calm", "mind", "body", "chaos", "order"] as const;
export type Domain = (typeof domains)[number];

/** One symbol of a Power cost: a domain, [A] = "any" (135.2.e.5), [C] = "own", of the card's own domain (135.2.e.6). */
export type PowerSymbol = Domain | "any" | "own";

export type CardType = "unit" | "gear" | "spell" | "rune" | "battlefield" | "legend";
export type Supertype = "champion" | "signature" | "basic";

/** Keywords that are a word, with or without a number; those that carry text are abilities with a label (805-829). */
export const keywordNames = [
  "Accelerate",
  "Action",
  "Ambush",
  "Assault",
  "Backline",
  "Deflect",
  "Flow",
  "Ganking",
  "Hidden",
  "Hunt",
  "Quick-Draw",
  "Reaction",
  "Shield",
  "Tank",
  "Temporary",
  "Unique",
  "Vision",
  "Weaponmaster",
] as const;
export type KeywordName = (typeof keywordNames)[number];

/** A keyword on a card or granted; `value` for Assault, Deflect, Hunt and Shield (1 where none is printed). */
export interface Keyword {
  keyword: KeywordName;
  value?: number;
  /** for Flow: what it costs in place of the card's base cost; "base": as much as that (829.1.c) */
  cost?: Cost | "base";
}

/** What alone some resources may be spent on: playing such cards, abilities of such permanents, or only in showdowns. */
export const purposes = ["spells", "gear", "units", "showdowns"] as const;
/**
 * "spells": playing spells; "gear" and "units": playing them, and activating abilities of theirs; "showdowns": anything,
 * while a showdown is going on.
 */
export type Purpose = (typeof purposes)[number];

/** How long an effect lasts: this turn (317.2.c), this combat (466.7.c), as long as its object stays (801.3.a.3). */
export type Duration = "turn" | "combat" | "stay";

/** The phases of a turn (314). */
export type PhaseName = "awaken" | "beginning" | "channel" | "draw" | "main" | "ending";

/**
 * Zones a filter can look into; "board" is any base or battlefield, "wholeBoard" that with battlefields and legends
 * themselves (106-108).
 */
export type ZoneName =
  | "board"
  | "wholeBoard"
  | "hand"
  | "trash"
  | "banishment"
  | "champion"
  | "chain"
  | "facedown"
  | "legend";
