import {
  dealers,
  type EventOutcome,
  type GameEvent,
  type Origin,
  type PastEvent,
  type Proposed,
  type Triggered,
} from "@rulebound/core";
import { eventNames } from "@rulebound/language";
import { z } from "zod";
import {
  abilityRef,
  amount,
  bindings,
  bound,
  contextSchema,
  count,
  list,
  location,
  objectId,
  phase,
  purpose,
  reference,
  role,
  type Shape,
  seat,
  serial,
  slotNumber,
  text,
  zone,
} from "./state-parts-schema.ts";

const origin = {
  by: seat.nullable(),
  source: reference.nullable(),
  item: serial.nullable(),
} satisfies Shape<Origin>;

const event = <Name extends string, Fields extends z.core.$ZodLooseShape>(name: Name, fields: Fields) =>
  z.strictObject({ ...origin, event: z.literal(name), ...fields });

const onObject = { object: objectId };
const linked = { ...onObject, topMost: objectId };
const byPlayer = { player: seat };
const scoring = { player: seat, slot: slotNumber, units: list(reference) };

const gameEvent: z.ZodType<GameEvent> = z.discriminatedUnion("event", [
  event("die", { ...onObject, why: z.enum(["instruction", "cost", "lethal"]) }),
  event("damage", { ...onObject, amount, sources: list(reference), dealtBy: z.enum(dealers) }),
  event("move", { ...onObject, from: location, to: location }),
  event("recall", onObject),
  event("return", onObject),
  event("trash", onObject),
  event("put", { ...onObject, into: z.enum(["trash", "hand", "champion", "deckTop", "deckBottom"]) }),
  event("banish", onObject),
  event("recycle", onObject),
  event("discard", { ...onObject, ...byPlayer }),
  event("draw", { ...byPlayer, amount: count }),
  event("burn", { ...byPlayer, amount: count }),
  event("drawFrom", { ...onObject, ...byPlayer }),
  event("channel", { ...byPlayer, amount: count, exhausted: z.boolean() }),
  event("enter", { ...onObject, to: location, exhausted: z.boolean(), context: contextSchema }),
  event("played", { ...onObject, ...byPlayer, zone }),
  event("exhaust", onObject),
  event("ready", onObject),
  event("heal", onObject),
  event("stun", onObject),
  event("buff", onObject),
  event("empower", onObject),
  event("disempower", onObject),
  event("role", { ...onObject, role, slot: slotNumber }),
  event("designate", { ...byPlayer, role, slot: slotNumber }),
  event("target", { ...onObject, ...byPlayer }),
  event("conquer", { ...scoring, lost: seat.nullable() }),
  event("hold", { ...scoring, lost: seat.nullable() }),
  event("showdownStart", { slot: slotNumber }),
  event("combatStart", { slot: slotNumber }),
  event("winCombat", scoring),
  event("loseCombat", scoring),
  event("combatEnd", { slot: slotNumber, units: list(reference) }),
  event("takeControl", { ...onObject, ...byPlayer, while: reference.nullable() }),
  event("becomeMighty", onObject),
  event("gainPoint", { ...byPlayer, amount: count, scoring: z.enum(["conquer", "hold"]).nullable() }),
  event("gainXp", { ...byPlayer, amount: count }),
  event("playToken", {
    ...byPlayer,
    token: text,
    onlyTo: location.nullable(),
    entering: z.enum(["ready", "exhausted"]).nullable(),
  }),
  event("revealFrom", { ...byPlayer, deck: z.enum(["deck", "runeDeck"]) }),
  event("reveal", { ...onObject, ...byPlayer }),
  event("look", { ...onObject, ...byPlayer }),
  event("combatTie", { ...byPlayer, slot: slotNumber }),
  event("hide", { ...onObject, ...byPlayer, slot: slotNumber }),
  event("reduceMight", {
    ...onObject,
    amount,
    min: z.int().nullable(),
    until: z.enum(["turn", "combat", "stay"]),
  }),
  event("spendBuff", { ...onObject, ...byPlayer }),
  event("useAbility", { ...onObject, ...byPlayer, energy: count }),
  event("phase", { ...byPlayer, phase }),
  event("add", { ...byPlayer, energy: count, power: list(text), for: purpose.nullable() }),
  event("counter", { target: serial, into: z.enum(["hand", "trash"]) }),
  event("attach", { ...linked, equips: z.boolean(), copiesText: z.boolean(), model: objectId.nullable() }),
  event("detach", linked),
  event("copy", { ...onObject, of: text }),
  event("replace", { ...onObject, with: text }),
  event("swapBack", onObject),
  event("extraTurn", byPlayer),
]);

export const pastEvent: z.ZodType<PastEvent> = z.strictObject({
  name: z.enum(eventNames),
  player: seat.nullable(),
  object: bound.nullable(),
  units: list(bound),
  from: location.nullable(),
  to: location.nullable(),
  at: location.nullable(),
  amount,
} satisfies Shape<PastEvent>);

export const outcome: z.ZodType<EventOutcome> = z.strictObject({
  status: z.enum(["done", "replaced", "prevented", "dropped"]),
  amount,
  object: bound.nullable(),
  cards: list(bound).exactOptional(),
} satisfies Shape<EventOutcome>);

export const proposed: z.ZodType<Proposed> = z.strictObject({
  event: gameEvent,
  applied: list(text),
  declined: list(text),
  status: z.enum(["proposed", "done", "replaced", "prevented", "dropped"]),
  deathTriggers: list(serial),
  outcome: outcome.nullable(),
} satisfies Shape<Proposed>);

export const triggered: z.ZodType<Triggered> = z.strictObject({
  controller: seat,
  ability: abilityRef,
  source: bound,
  bindings,
  counts: text.nullable(),
  death: count.nullable(),
  hiddenAt: slotNumber.nullable(),
} satisfies Shape<Triggered>);
