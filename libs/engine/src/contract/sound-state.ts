import type { GameObject, Seat, State } from "@rulebound/core";
import { allSeats } from "@rulebound/core";
import type { CompiledCard } from "@rulebound/language";
import type { Path } from "./faults.ts";

/** What doesn't fit together in a state, and where; null where all does. */
export type Found = { path: Path; what: string } | null;

/** Finds a card by its name. */
export type Cards = (name: string) => CompiledCard | undefined;

/** The first thing in a well-shaped state that doesn't fit the rest of it. States kept within it are looked at apart. */
export function faultIn(state: State, cards: Cards): Found {
  return (
    seatFault(state) ??
    keyFault(state) ??
    attachmentFault(state) ??
    placeFault(state) ??
    frameFault(state) ??
    referenceFault(state, cards)
  );
}

function seatFault({ seats, turn }: State): Found {
  if (new Set(seats).size < seats.length) return { path: ["seats"], what: "a seat is taken twice" };
  if (!seats.includes(turn.player)) return { path: ["turn", "player"], what: "nobody sits in that seat" };
  return null;
}

/** No two objects have the same key. */
function keyFault({ objects }: State): Found {
  const keys = new Set<string>();
  for (const [i, { key }] of objects.entries()) {
    if (keys.has(key)) return { path: ["objects", i, "key"], what: "two objects have the same key" };
    keys.add(key);
  }
  return null;
}

/** What is attached is on the board, with what it is attached to, which isn't itself attached to anything (718, 719.3). */
function attachmentFault({ objects }: State): Found {
  for (const [i, { attachment, zone, at, id }] of objects.entries()) {
    if (!attachment) continue;
    const path = ["objects", i, "attachment", "topMost"];
    const topMost = objects[attachment.topMost];
    if (!topMost || topMost.id === id) return { path, what: "there is no object of that id" };
    if (zone !== "board" || topMost.zone !== "board" || topMost.at !== at) {
      return { path, what: "what is attached is where that is which it is attached to" };
    }
    if (topMost.attachment) return { path, what: "that is attached itself" };
  }
  return null;
}

/** Lists of zones: each object in the list of the zone that it is in, once. */
function placeFault(state: State): Found {
  const seen = new Set<number>();
  for (const { path, ids, zone, owner } of zonesOf(state)) {
    for (const [i, id] of ids.entries()) {
      const object = state.objects[id];
      const at = [...path, i];
      if (!object) return { path: at, what: "there is no object of that id" };
      if (object.zone !== zone) return { path: at, what: `the object isn't in the zone ${zone}` };
      if (owner !== null && object.owner !== owner)
        return { path: at, what: "the object is another player's" };
      if (seen.has(id)) return { path: at, what: "the object is in two places" };
      seen.add(id);
      if ((zone === "board" || zone === "facedown") && object.at === null) {
        return { path: ["objects", id, "at"], what: "an object on the board is somewhere" };
      }
    }
  }
  return null;
}

interface ZoneList {
  path: Path;
  ids: readonly number[];
  zone: GameObject["zone"];
  owner: Seat | null;
}

const playerZones = ["hand", "deck", "runeDeck", "trash", "banishment", "champion", "legend"] as const;

function zonesOf({ players, board, battlefields }: State): ZoneList[] {
  return [
    ...allSeats.flatMap((owner) =>
      playerZones.map((zone) => ({ path: ["players", owner, zone], ids: players[owner][zone], zone, owner })),
    ),
    { path: ["board"], ids: board, zone: "board", owner: null },
    ...battlefields.flatMap(({ battlefield, facedown }, slot): ZoneList[] => [
      { path: ["battlefields", slot], ids: [battlefield], zone: "board", owner: null },
      { path: ["battlefields", slot, "facedown"], ids: facedown, zone: "facedown", owner: null },
    ]),
  ];
}

/** The turn is the lowest task and the only one of its kind; showdowns and combats have their tasks. */
function frameFault({ frames, showdown, combat, chain, winner }: State): Found {
  if (frames[0]?.kind !== "turn" && winner === null) {
    return { path: ["frames", 0], what: "the lowest task is the turn" };
  }
  for (const [i, frame] of frames.entries()) {
    const path = ["frames", i];
    if (frame.kind === "turn" && i > 0) return { path, what: "the turn is the lowest task" };
    if (frame.kind === "showdown" && showdown === null) return { path, what: "there is no showdown" };
    if (frame.kind === "combat" && combat === null) return { path, what: "there is no combat" };
  }
  const ids = chain.map(({ id }) => id);
  if (new Set(ids).size < ids.length) return { path: ["chain"], what: "two chain items have the same id" };
  return null;
}

/** Fields whose numbers are ids of objects, and fields whose numbers are battlefields, wherever they stand. */
const objectFields = new Set(["object", "source", "card", "battlefield", "topMost"]);
const objectLists = new Set(["cards", "units", "aside"]);
const slotFields = new Set(["slot", "location", "place", "hiddenAt", "onlyTo", "from", "to"]);
const slotLists = new Set(["slots"]);
/** Fields whose texts are names of cards. */
const cardFields = new Set(["card", "copyOf", "copiedText"]);

/** How much there is of what can be referred to. */
interface Known {
  objects: number;
  slots: number;
  cards: Cards;
}

/** Objects, battlefields, cards and abilities that are referred to exist. */
function referenceFault(state: State, cards: Cards): Found {
  const { objects, battlefields } = state;
  const known = { objects: objects.length, slots: battlefields.length, cards };
  for (const [i, object] of objects.entries()) {
    const fault = objectReferenceFault(object, known);
    if (fault) return { path: ["objects", i, ...fault.path], what: fault.what };
  }
  // Objects are by far the most of a state, and what players have has been looked at already.
  return faultWithin({ ...state, objects: [], players: {} }, known);
}

function objectReferenceFault(object: GameObject, known: Known): Found {
  const { copyOf, at, replaced, context, attachment } = object;
  if (copyOf !== null && !known.cards(copyOf))
    return { path: ["copyOf"], what: "there is no card of that name" };
  if (!isBelow(at, known.slots)) return { path: ["at"], what: "there is no such battlefield" };
  const below = replaced.length === 0 ? null : faultWithin({ replaced }, known);
  const linked = attachment && faultWithin({ attachment }, known);
  return below ?? linked ?? (context && faultWithin({ context }, known));
}

/** The first reference to nothing anywhere in a value. The way to it is put together only where there is one. */
function faultWithin(value: object, known: Known): Found {
  if (!Array.isArray(value)) {
    const own = ownFault(value, known);
    if (own) return own;
  }
  for (const [field, inside] of Object.entries(value)) {
    if (typeof inside !== "object" || inside === null) continue;
    const found = faultWithin(inside, known);
    if (found) return { path: [field, ...found.path], what: found.what };
  }
  return null;
}

function ownFault(value: object, { objects, slots, cards }: Known): Found {
  if ("id" in value && "incarnation" in value && !isBelow(value.id, objects)) {
    return { path: ["id"], what: "there is no object of that id" };
  }
  for (const [field, inside] of Object.entries(value)) {
    if (outOf(field, inside, objectFields, objectLists, objects)) {
      return { path: [field], what: "there is no object of that id" };
    }
    if (outOf(field, inside, slotFields, slotLists, slots) || isOutsideBoard(value, field, inside, slots)) {
      return { path: [field], what: "there is no such battlefield" };
    }
    if (isUnknownCard(value, field, inside, cards)) {
      return { path: [field], what: "there is no card of that name" };
    }
  }
  return abilityFault(value, cards);
}

const isBelow = (value: unknown, limit: number): boolean => typeof value !== "number" || value < limit;

function outOf(
  field: string,
  inside: unknown,
  fields: ReadonlySet<string>,
  lists: ReadonlySet<string>,
  limit: number,
): boolean {
  if (fields.has(field)) return !isBelow(inside, limit);
  return lists.has(field) && Array.isArray(inside) && inside.some((one) => !isBelow(one, limit));
}

/** Where an object is; elsewhere "at" counts steps of a text. */
function isOutsideBoard(value: object, field: string, inside: unknown, slots: number): boolean {
  return field === "at" && ("zone" in value || "alone" in value) && !isBelow(inside, slots);
}

function isUnknownCard(value: object, field: string, inside: unknown, cards: Cards): boolean {
  if (typeof inside !== "string") return false;
  const named =
    cardFields.has(field) ||
    ("event" in value && value.event === "copy" && field === "of") ||
    field === "with";
  return named && cards(inside) === undefined;
}

function abilityFault(value: object, cards: Cards): Found {
  if (!("card" in value && "ability" in value)) return null;
  const { card, ability } = value;
  if (typeof card !== "string" || typeof ability !== "number") return null;
  return cards(card)?.abilities[ability] ? null : { path: ["ability"], what: "there is no such ability" };
}
