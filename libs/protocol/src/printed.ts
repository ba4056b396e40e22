import { z } from "zod";
import { listOf, optional, text, whole } from "./bounds.ts";
import { domainSchema } from "./resource.ts";

const keyword = text(50, "a keyword");

export const cardTypes = ["unit", "gear", "spell", "rune", "legend", "battlefield"] as const;

export const cardTypeSchema = z.enum(cardTypes).meta({ id: "CardType", description: "A card's type." });

export const keywordsSchema = listOf(keyword, 0, 50).meta({
  id: "Keywords",
  description: 'Keywords, each with its value where it has one: "Tank", "Assault 2".',
});

/** What can be printed on a card that a position writes out; the same fields in both of its spellings. */
const printedShape = {
  supertype: optional(text(50, "a supertype"), "Its supertype, such as Champion."),
  might: optional(whole(0, 999), "Printed Might; of units only.", 0),
  energy: optional(whole(0, 99), "Energy cost.", 0),
  power: optional(whole(0, 99), "Power cost, in the card's own domains.", 0),
  domains: optional(listOf(domainSchema, 0, 6), "Its domains; none for a card without.", []),
  tags: optional(listOf(text(50, "a tag"), 0, 20), "Its tags.", []),
  keywords: optional(keywordsSchema, "Its keywords.", []),
};

export const printedSchema = z.strictObject({ type: cardTypeSchema, ...printedShape }).meta({
  id: "Printed",
  description: "What is printed on a card without text of its own, apart from its name.",
});

const { might, keywords, ...onlyPrinted } = printedShape;

/**
 * The fields that write a card out where it stands. With `type`, `might` and `keywords` beside it are printed; with
 * `printed`, or for a card that the engine knows, they are what is computed now.
 */
export const writtenOut = {
  type: optional(
    cardTypeSchema,
    "Writes the card out here: with it, `might`, `energy`, `power`, `domains`, `tags`, `keywords` and `supertype` are what is printed on the card. A card that the engine knows needs none of them.",
  ),
  ...onlyPrinted,
  printed: optional(
    printedSchema,
    "The card written out apart, so that `might` and `keywords` beside it say what is computed. Returned positions use this spelling.",
  ),
};

/** For a card off the board, where nothing is computed. */
export const writtenOutInFull = { ...writtenOut, might, keywords };

/** Refuses a card written out twice, or printed fields that nothing says how to read. */
export function oneSpelling(
  card: { readonly [Field in keyof typeof writtenOut]?: unknown },
  context: z.RefinementCtx,
) {
  if (card.type !== undefined && card.printed !== undefined) {
    refuse(context, "printed", "expected either `type` or `printed`, not both");
  }
  if (card.type !== undefined) return;
  for (const field of printedOnly) {
    if (card[field] !== undefined) refuse(context, field, `expected \`type\` beside \`${field}\``);
  }
}

const printedOnly = ["supertype", "energy", "power", "domains", "tags"] as const;

function refuse(context: z.RefinementCtx, field: string, message: string) {
  context.addIssue({ code: "custom", path: [field], message });
}
