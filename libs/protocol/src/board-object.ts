import { z } from "zod";
import { listOf, optional, text, whole } from "./bounds.ts";
import {
  cardEntrySchema,
  cardsSchema,
  givenKeywords,
  idField,
  incarnationSchema,
  returnedCardSchema,
} from "./card-entry.ts";
import { cardTypeSchema, keywordsSchema, oneSpelling, printedSchema, writtenOut } from "./printed.ts";
import { cardNameSchema, objectIdSchema, refSchema } from "./reference.ts";
import { most } from "./resource.ts";
import { bySeat, seatSchema } from "./seat.ts";

const damageSchema = z
  .union([whole(0, most), bySeat(whole(0, most).meta({ description: "Damage that this player marked." }))])
  .meta({
    id: "Damage",
    description:
      "Marked damage. A number is damage that nobody in particular marked; by seat, it says who did (142.3).",
  });

/** Once is `true`; more often only where a text permits it (441.1.c.1). */
export const empoweredField = optional(
  z.union([z.boolean(), whole(2, most)]),
  "Whether it is empowered (441); where it is so several times, how often (441.1.c.1).",
  false,
);

const givenAbilitiesSchema = listOf(
  z
    .strictObject({
      card: cardNameSchema.meta({ description: "The card whose text gives the ability." }),
      number: optional(whole(1, 20), "Which of the abilities that this text gives, the first being 1.", 1),
    })
    .meta({ id: "GivenAbility", description: "An ability that an effect gives an object (477.2.a)." }),
  0,
  50,
);

const heldSchema = z
  .strictObject({
    by: seatSchema.meta({ description: "Who controls it by that." }),
    from: seatSchema.meta({ description: "Who controls it once that is over." }),
    while: refSchema.meta({ description: "The object that has to stay." }),
  })
  .meta({ id: "ControlledWhile", description: "Control for as long as something else stays (390.5.b)." });

/** Everything that can be true of an object on the board and isn't computed from something else. */
const boardFacts = {
  exhausted: optional(z.boolean(), "Whether it is exhausted.", false),
  damage: optional(damageSchema, "Marked damage; on units only.", 0),
  buffs: optional(whole(0, most), "Buff counters (702).", 0),
  stunned: optional(z.boolean(), "Whether it is stunned (423).", false),
  empowered: empoweredField,
  named: optional(
    z.record(text(), text()),
    'What its player has named for it (760), by what is to be named: { "tag": "Poro" }.',
    {},
  ),
  token: optional(z.boolean(), "Whether it is a token, not a card.", false),
  copyOf: optional(cardNameSchema, "The card that it is a copy of (477.1.b)."),
  attachedThisTurn: optional(z.boolean(), "Whether it was attached during this turn.", false),
  controlledWhile: optional(
    listOf(heldSchema, 0, 20),
    "Effects by which players control it for as long as something else stays on the board (390.5.b), the latest last.",
    [],
  ),
  movedThisTurn: optional(whole(0, most), "How often it has moved during this turn.", 0),
  damagedThisTurn: optional(
    z.boolean(),
    "Whether it was dealt damage during this turn. Left out: whether damage is marked on it.",
  ),
  baseMightThisTurn: optional(
    whole(0, most),
    "What its base Might is until the end of this turn, where an effect has set it (477.1.a.1).",
  ),
  mightThisTurn: optional(
    whole(-most, most),
    "What effects that last this turn add to its Might, in all.",
    0,
  ),
  mightLasting: optional(
    whole(-most, most),
    "What effects without duration add to its Might, in all, for as long as it stays on the board.",
    0,
  ),
  ...givenKeywords,
  abilitiesThisTurn: optional(givenAbilitiesSchema, "Abilities that it has until the end of this turn.", []),
  abilitiesLasting: optional(
    givenAbilitiesSchema,
    "Abilities that it was given without duration, for as long as it stays on the board.",
    [],
  ),
};

/** What an engine works out. In a position that is sent in, each must equal what is computed there. */
const computed = {
  types: optional(listOf(cardTypeSchema, 1, 6), "All of its types (178). Computed."),
  might: optional(
    whole(-most, most),
    "Its Might now; of units only. Computed, save beside `type`, where it is the Might printed on the card.",
  ),
  keywords: optional(
    keywordsSchema,
    "Its keywords now. Computed, save beside `type`, where they are the keywords printed on the card.",
  ),
  attacker: optional(z.boolean(), "Whether it is an attacker (464.2.c). Computed.", false),
  defender: optional(z.boolean(), "Whether it is a defender (464.2.c). Computed.", false),
  incarnation: incarnationSchema.optional(),
};

const inputFields = {
  card: cardNameSchema,
  id: idField,
  ...writtenOut,
  owner: optional(seatSchema, "Who owns it. Left out: its controller."),
  controller: optional(
    seatSchema,
    "Who controls it. Left out: the player whose base it is in, the battlefield's controller, or that of the object it is attached to.",
  ),
  ...boardFacts,
  ...computed,
  replaces: optional(
    z.union([cardEntrySchema, cardsSchema]),
    "What it replaced and can swap back to (438.7), the latest first.",
    [],
  ),
};

/** What is attached copies something for as long as it is, where its text says so. */
const copying = {
  copies: optional(
    cardNameSchema,
    "The card that it has copied as it was attached: whose text its Effect Text has, or that it makes a copy of what it is attached to. Left out for the former: the card that it is attached to.",
  ),
  copiedOver: optional(
    cardNameSchema,
    "What that which it is attached to was a copy of before, and is again once this is detached.",
  ),
};

const attachedObjectSchema = z
  .strictObject({ ...inputFields, ...copying })
  .superRefine(oneSpelling)
  .meta({ id: "AttachedObject", description: "An object attached to another (718)." });

const boardObjectSchema = z
  .strictObject({
    ...inputFields,
    attached: optional(
      listOf(z.union([cardNameSchema, attachedObjectSchema]), 0, 50),
      "What is attached to it.",
      [],
    ),
  })
  .superRefine(oneSpelling)
  .meta({ id: "BoardObject", description: "A unit, a gear or a rune on the board, or a legend." });

export const boardEntrySchema = z.union([cardNameSchema, boardObjectSchema]).meta({
  id: "BoardEntry",
  description:
    "A unit, a gear or a rune on the board, or a legend. A string stands for an object with that `card`, ready and undamaged.",
});

const returnedFields = {
  card: cardNameSchema,
  id: objectIdSchema,
  incarnation: incarnationSchema,
  printed: printedSchema.optional(),
  owner: seatSchema,
  controller: seatSchema,
  ...boardFacts,
  types: listOf(cardTypeSchema, 1, 6).meta({ description: "All of its types (178)." }),
  might: computed.might,
  keywords: keywordsSchema,
  attacker: computed.attacker,
  defender: computed.defender,
  replaces: optional(
    listOf(returnedCardSchema),
    "What it replaced and can swap back to, the latest first.",
    [],
  ),
};

function unitHasMight(
  object: { types: readonly string[]; might?: number | undefined },
  context: z.RefinementCtx,
) {
  if (object.types.includes("unit") && object.might === undefined) {
    context.addIssue({ code: "custom", path: ["might"], message: "expected the Might of a unit" });
  }
}

const returnedAttachedSchema = z
  .strictObject({ ...returnedFields, ...copying })
  .superRefine(unitHasMight)
  .meta({
    id: "ReturnedAttached",
    description: "An object attached to another, as an engine gives it back.",
  });

export const returnedObjectSchema = z
  .strictObject({
    ...returnedFields,
    attached: optional(listOf(returnedAttachedSchema, 0, 50), "What is attached to it.", []),
  })
  .superRefine(unitHasMight)
  .meta({ id: "ReturnedObject", description: "An object on the board, as an engine gives it back." });
