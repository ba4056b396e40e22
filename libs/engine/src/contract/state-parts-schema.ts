import type {
  Attachment,
  Binding,
  Bindings,
  Bound,
  GameObject,
  Location,
  PlayContext,
  Reference,
  Seat,
  Snapshot,
} from "@rulebound/core";
import { type Keyword, type KeywordName, keywordNames } from "@rulebound/language";
import { isRuleNumber, type RuleNumber } from "@rulebound/rulebook";
import { z } from "zod";

/** A schema for each field of a type, so that one that is added or changed doesn't go unnoticed. */
export type Shape<T> = { [Field in keyof T]-?: z.ZodType<T[Field]> };

/** No state holds more objects than this. */
export const mostObjects = 1000;
const mostEntries = 10_000;
const mostBattlefields = 12;

export const list = <T extends z.ZodType>(item: T) => z.array(item).max(mostEntries);
export const text = z.string().max(500);
/** A number that counts something: never so large that counting it takes long. */
export const count = z.int().min(0).max(99_999);
export const amount = z.int().min(-99_999).max(99_999);
/** A number that only tells things apart. */
export const serial = z.int().min(0).max(1_000_000_000);

export const objectId = z
  .int()
  .min(0)
  .max(mostObjects - 1);
export const slotNumber = z
  .int()
  .min(0)
  .max(mostBattlefields - 1);
export const seat = z.enum(["P1", "P2", "P3", "P4"]) satisfies z.ZodType<Seat>;
export const location: z.ZodType<Location> = z.union([seat, slotNumber]);
export const zone = z.enum([
  "board",
  "facedown",
  "chain",
  "hand",
  "deck",
  "runeDeck",
  "trash",
  "banishment",
  "champion",
  "legend",
  "none",
]) satisfies z.ZodType<GameObject["zone"]>;
export const role = z.enum(["attacker", "defender"]);
export const phase = z.enum(["awaken", "beginning", "channel", "draw", "main", "ending"]);
export const until = z.enum(["turn", "combat", "stay"]);

export const ruleNumber = z.custom<RuleNumber>((value) => typeof value === "string" && isRuleNumber(value));
export const keywordName = z.custom<KeywordName>((value) => keywordNames.some((name) => name === value));
export const keyword: z.ZodType<Keyword> = z.strictObject({
  keyword: keywordName,
  value: count.exactOptional(),
});

export const abilityRef = z.strictObject({ card: text, ability: count });

const referenceShape = { id: objectId, incarnation: serial } satisfies Shape<Reference>;
export const reference: z.ZodType<Reference> = z.strictObject(referenceShape);

export const contextSchema: z.ZodType<PlayContext> = z.strictObject({
  from: zone,
  hiddenAt: slotNumber.nullable(),
  ignoring: z.enum(["nothing", "energy", "power", "cost"]),
  paid: list(text),
  executions: z.int().min(0).max(100),
  entering: z.enum(["ready", "exhausted"]).nullable(),
  to: location.nullable(),
  onlyTo: location.nullable(),
  ambushing: z.boolean(),
} satisfies Shape<PlayContext>);

const snapshot: z.ZodType<Snapshot> = z.strictObject({
  card: text,
  controller: seat,
  owner: seat,
  at: location.nullable(),
  might: amount.nullable(),
  energy: amount.nullable(),
  power: amount.nullable(),
  tags: list(text),
  types: list(text),
  alone: z.boolean(),
} satisfies Shape<Snapshot>);

export const bound: z.ZodType<Bound> = z.strictObject({
  ...referenceShape,
  before: snapshot.exactOptional(),
  illegal: z.literal(true).exactOptional(),
} satisfies Shape<Bound>);

const binding: z.ZodType<Binding> = z.discriminatedUnion("is", [
  z.strictObject({ is: z.literal("objects"), objects: list(bound) }),
  z.strictObject({ is: z.literal("items"), items: list(serial) }),
  z.strictObject({ is: z.literal("player"), player: seat.nullable() }),
  z.strictObject({ is: z.literal("place"), place: location.nullable() }),
  z.strictObject({
    is: z.literal("result"),
    done: z.boolean(),
    ignored: z.boolean(),
    amount,
    objects: list(bound),
  }),
]);

export const bindings: z.ZodType<Bindings> = z.record(text, binding);

export const gameObject: z.ZodType<GameObject> = z.strictObject({
  id: objectId,
  key: text.min(1),
  card: text,
  token: z.boolean(),
  owner: seat,
  controller: seat,
  zone,
  at: location.nullable(),
  incarnation: serial,
  exhausted: z.boolean(),
  damage: list(z.strictObject({ by: seat.nullable(), amount: count })),
  buffs: count,
  stunned: z.boolean(),
  role: role.nullable(),
  hadRoles: list(role),
  attachment: z
    .strictObject({ topMost: objectId, turn: count, copiedText: text.nullable() } satisfies Shape<Attachment>)
    .nullable(),
  copyOf: text.nullable(),
  replaced: list(z.strictObject({ card: text, token: z.boolean() })),
  context: contextSchema.nullable(),
  hiddenOn: count.nullable(),
  timestamp: serial,
} satisfies Shape<GameObject>);
