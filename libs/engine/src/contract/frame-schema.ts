import type { FrameKind, FrameOf, Owed } from "@rulebound/core";
import type { CostAction, Filter } from "@rulebound/language";
import { z } from "zod";
import { proposed, triggered } from "./event-schema.ts";
import {
  abilityRef,
  bindings,
  bound,
  count,
  keptState,
  list,
  location,
  objectId,
  purpose,
  type Shape,
  seat,
  serial,
  slotNumber,
  text,
} from "./state-parts-schema.ts";
import type { Written, WrittenFrame } from "./written-state.ts";

const filter = z.custom<Filter>(
  (value) => typeof value === "object" && value !== null && !Array.isArray(value),
);
const me = z.literal("me");

const costObject = z.union([me, z.strictObject({ ref: text }), filter]);
const as = { as: text.exactOptional() };
const costAction: z.ZodType<CostAction> = z.discriminatedUnion("cost", [
  z.strictObject({
    cost: z.enum(["exhaust", "kill", "recycle", "banish", "return", "disempower", "spendBuff"]),
    what: costObject,
    count: count.exactOptional(),
    ...as,
  }),
  z.strictObject({ cost: z.literal("discard"), what: costObject.exactOptional(), count, ...as }),
  z.strictObject({ cost: z.literal("spendXp"), amount: count, ...as }),
  z.strictObject({ cost: z.literal("burn"), count, ...as }),
]);

const owed: z.ZodType<Owed> = z.strictObject({
  energy: count,
  power: z.array(list(text)).max(500),
  actions: list(costAction),
  for: list(purpose).exactOptional(),
} satisfies Shape<Owed>);

/** The schema of a frame, each kind with the fields and steps that it has. */
export function frameSchema(): z.ZodType<WrittenFrame> {
  const shapes: { [Kind in FrameKind]: Shape<Written<FrameOf<Kind>>> } = {
    turn: {
      kind: z.literal("turn"),
      step: z.enum([
        "awaken",
        "readying",
        "beginning",
        "scoring",
        "channel",
        "channeling",
        "draw",
        "drawing",
        "mainStart",
        "main",
        "ending",
        "expiration",
        "expired",
        "next",
      ]),
      chained: z.boolean(),
    },
    cleanup: { kind: z.literal("cleanup"), step: count, special: z.enum(["none", "combat", "ending"]) },
    chain: {
      kind: z.literal("chain"),
      step: z.enum(["finalize", "priority", "resolved"]),
      openedBy: z.enum(["play", "trigger", "add"]),
      passes: count,
      holder: seat.nullable(),
    },
    play: {
      kind: z.literal("play"),
      item: serial,
      step: z.enum([
        "begin",
        "may",
        "options",
        "objects",
        "location",
        "choices",
        "cost",
        "price",
        "paid",
        "entered",
        "played",
        "text",
      ]),
      execution: count,
      choice: count,
      asked: list(text),
      entering: z.strictObject({ object: objectId, controller: seat }).nullable(),
    },
    text: {
      kind: z.literal("text"),
      ability: abilityRef,
      at: count,
      item: serial.nullable(),
      controller: seat,
      executions: list(bindings),
      execution: count,
      bindings,
      loops: z.record(
        z.string().regex(/^\d{1,4}$/),
        z.union([
          z.strictObject({ players: list(seat), index: count }),
          z.strictObject({ objects: list(bound), index: count }),
        ]),
      ),
      waiting: z.enum(["nothing", "batch", "pay", "reveal"]),
      applied: list(text),
    },
    batch: {
      kind: z.literal("batch"),
      step: z.enum(["costs", "deaths", "replace", "replacing", "perform", "done"]),
      events: list(proposed),
      settled: z.boolean(),
      run: text.nullable(),
      closed: list(text),
      applying: z
        .strictObject({ event: count, effect: text, paying: z.literal(true).exactOptional() })
        .nullable(),
      charged: list(text),
      order: list(seat).nullable(),
    },
    triggers: {
      kind: z.literal("triggers"),
      groups: list(z.strictObject({ player: seat, triggers: list(triggered) })),
    },
    pay: {
      kind: z.literal("pay"),
      step: z.enum(["resources", "actions", "acting"]),
      player: seat,
      owed,
      source: bound.nullable(),
      item: serial.nullable(),
      autoPay: z.boolean(),
      payWith: z.record(text, list(text)),
      planned: list(z.strictObject({ source: objectId, ability: count })),
      action: count,
      bindings,
      bound: bindings,
    },
    standardMove: {
      kind: z.literal("standardMove"),
      step: z.enum(["exhaust", "move", "done"]),
      player: seat,
      units: list(objectId),
      to: location,
      autoPay: z.boolean(),
      before: keptState,
    },
    hide: {
      kind: z.literal("hide"),
      step: z.enum(["pay", "place"]),
      player: seat,
      card: objectId,
      slot: slotNumber,
      autoPay: z.boolean(),
      before: keptState,
    },
    showdown: { kind: z.literal("showdown"), step: z.enum(["run", "close"]) },
    combat: {
      kind: z.literal("combat"),
      step: z.enum(["attackers", "defenders", "deal", "dealt", "cleaned", "control", "end"]),
      orders: list(z.strictObject({ object: objectId, effects: list(text) })),
      assigned: list(z.strictObject({ object: objectId, amount: count, by: seat })),
    },
    score: {
      kind: z.literal("score"),
      step: z.enum(["point", "trigger"]),
      how: z.enum(["conquer", "hold"]),
      lost: seat.nullable(),
      player: seat,
      slots: list(slotNumber),
      index: count,
    },
    draw: {
      kind: z.literal("draw"),
      player: seat,
      to: z.enum(["hand", "trash"]),
      left: count,
      burnt: count,
      cards: list(bound),
      event: count.nullable(),
    },
    predict: {
      kind: z.literal("predict"),
      step: z.enum(["look", "seen", "order"]),
      player: seat,
      cards: list(objectId),
    },
    newChoices: {
      kind: z.literal("newChoices"),
      step: z.enum(["which", "choose", "told"]),
      player: seat,
      item: serial,
      due: list(z.strictObject({ execution: count, as: text })),
      earlier: list(bindings),
    },
    setup: {
      kind: z.literal("setup"),
      step: z.enum(["choose", "drawn"]),
      players: list(seat),
      aside: list(objectId),
    },
  };
  return z.discriminatedUnion("kind", [
    z.strictObject(shapes.turn),
    z.strictObject(shapes.cleanup),
    z.strictObject(shapes.chain),
    z.strictObject(shapes.play),
    z.strictObject(shapes.text),
    z.strictObject(shapes.batch),
    z.strictObject(shapes.triggers),
    z.strictObject(shapes.pay),
    z.strictObject(shapes.standardMove),
    z.strictObject(shapes.hide),
    z.strictObject(shapes.showdown),
    z.strictObject(shapes.combat),
    z.strictObject(shapes.score),
    z.strictObject(shapes.draw),
    z.strictObject(shapes.predict),
    z.strictObject(shapes.newChoices),
    z.strictObject(shapes.setup),
  ]);
}
