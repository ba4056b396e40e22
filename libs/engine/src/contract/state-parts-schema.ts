import {
  allSeats,
  type Binding,
  type Bindings,
  type Bound,
  type GameObject,
  type Location,
  type PlayContext,
  type Reference,
  type Snapshot,
} from "@rulebound/core";
import { type Cost, type Keyword, type KeywordName, keywordNames, purposes } from "@rulebound/language";
import { isRuleNumber, type RuleNumber } from "@rulebound/rulebook";
import { z } from "zod";

/** A schema for each field of a type, so that one that is added or changed doesn't go unnoticed. */
export type Shape<T> = { [Field in keyof T]-?: z.ZodType<T[Field]> };

/** No state holds more objects than this. */
export const mostObjects = 1000;
/** Nor more states to go back to. A play that is being made keeps one, and so does a play made within it. */
export const mostKept = 100;
const mostEntries = 10_000;
export const mostBattlefields = 12;
export const longestText = 500;
/** A number that counts something: never so large that counting it takes long. */
export const largestCount = 99_999;
/** A number that only tells things apart. */
export const largestSerial = 1_000_000_000;
export const mostExecutions = 100;

export const list = <T extends z.ZodType>(item: T) => z.array(item).max(mostEntries);
export const text = z.string().max(longestText);
export const count = z.int().min(0).max(largestCount);
export const amount = z.int().min(-largestCount).max(largestCount);
export const serial = z.int().min(0).max(largestSerial);

export const objectId = z
  .int()
  .min(0)
  .max(mostObjects - 1);
/** A list of ids, in a copy. Whether there are such objects is looked at later, and these lists are long. */
export const objectIds = z
  .custom<number[]>((ids) => Array.isArray(ids) && ids.length <= mostObjects && ids.every(isId), {
    error: `expected a list of at most ${mostObjects} ids`,
  })
  .transform((ids) => ids.slice());

const isId = (id: unknown): boolean => typeof id === "number" && Number.isInteger(id) && id >= 0;

/** A place in the list of kept states. */
export const keptState = z
  .int()
  .min(0)
  .max(mostKept - 1)
  .nullable();

export const slotNumber = z
  .int()
  .min(0)
  .max(mostBattlefields - 1);
export const seat = z.enum(allSeats);
export const location: z.ZodType<Location> = z.union([seat, slotNumber]);
export const zones = [
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
] as const satisfies readonly GameObject["zone"][];
export const zone = z.enum(zones) satisfies z.ZodType<GameObject["zone"]>;
export const roles = ["attacker", "defender"] as const;
export const role = z.enum(roles);
export const costsIgnored = ["nothing", "energy", "power", "cost", "all"] as const;
export const entries = ["ready", "exhausted"] as const;
export const phase = z.enum(["awaken", "beginning", "channel", "draw", "main", "ending"]);
export const purpose = z.enum(purposes);
export const until = z.enum(["turn", "combat", "stay"]);

export const ruleNumber = z.custom<RuleNumber>((value) => typeof value === "string" && isRuleNumber(value));
/** A cost as the language writes it. */
export const cost = z.custom<Cost>(
  (value) => typeof value === "object" && value !== null && !Array.isArray(value),
);
export const keywordName = z.custom<KeywordName>((value) => keywordNames.some((name) => name === value));
export const keyword: z.ZodType<Keyword> = z.strictObject({
  keyword: keywordName,
  value: count.exactOptional(),
  cost: z.union([z.literal("base"), cost]).exactOptional(),
});

export const abilityRef = z.strictObject({ card: text, ability: count });

const referenceShape = { id: objectId, incarnation: serial } satisfies Shape<Reference>;
export const reference: z.ZodType<Reference> = z.strictObject(referenceShape);

export const afterwards = z.enum(["banish", "recycle"]);
export const way = z.strictObject({ name: text, cost: cost.nullable(), afterwards: afterwards.nullable() });

export const contextSchema: z.ZodType<PlayContext> = z.strictObject({
  from: zone,
  hiddenAt: slotNumber.nullable(),
  ignoring: z.enum(costsIgnored),
  paid: list(text),
  executions: z.int().min(0).max(mostExecutions),
  entering: z.enum(entries).nullable(),
  to: location.nullable(),
  onlyTo: location.nullable(),
  cost: cost.nullable(),
  less: count,
  ways: list(way),
  afterwards: afterwards.nullable(),
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
  z.strictObject({ is: z.literal("name"), name: text }),
  z.strictObject({
    is: z.literal("result"),
    done: z.boolean(),
    ignored: z.boolean(),
    amount,
    objects: list(bound),
  }),
]);

export const bindings: z.ZodType<Bindings> = z.record(text, binding);
