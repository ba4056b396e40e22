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

const playerZones = ["hand", "deck", "runeDeck", "trash", "banishment", "champion", "legend"] as const;

/** Lists of zones: each object in the list of the zone that it is in, once. */
function placeFault(state: State): Found {
  const { players, board, battlefields } = state;
  const seen: boolean[] = [];
  for (const owner of allSeats) {
    for (const zone of playerZones) {
      const found = listFault(state, players[owner][zone], zone, owner, seen);
      if (found) return { path: ["players", owner, zone, found.at], what: found.what };
    }
  }
  const onBoard = listFault(state, board, "board", null, seen);
  if (onBoard) return { path: ["board", onBoard.at], what: onBoard.what };
  for (const [slot, { battlefield, facedown }] of battlefields.entries()) {
    const itself = listFault(state, [battlefield], "board", null, seen);
    if (itself) return { path: ["battlefields", slot, "battlefield"], what: itself.what };
    const hidden = listFault(state, facedown, "facedown", null, seen);
    if (hidden) return { path: ["battlefields", slot, "facedown", hidden.at], what: hidden.what };
  }
  return null;
}

/** The first id in a list that doesn't belong there. Notes those that do. */
function listFault(
  { objects }: State,
  ids: readonly number[],
  zone: GameObject["zone"],
  owner: Seat | null,
  seen: boolean[],
): { at: number; what: string } | null {
  for (let at = 0; at < ids.length; at++) {
    const id = ids[at] ?? -1;
    const object = objects[id];
    if (!object) return { at, what: "there is no object of that id" };
    if (object.zone !== zone) return { at, what: `the object isn't in the zone ${zone}` };
    if (owner !== null && object.owner !== owner) return { at, what: "the object is another player's" };
    if (seen[id]) return { at, what: "the object is in two places" };
    if (owner === null && object.at === null) return { at, what: "the object isn't anywhere there" };
    seen[id] = true;
  }
  return null;
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

/** What fields refer to, wherever they stand: objects and battlefields by number, cards by name. */
const refersTo: ReadonlyMap<string, "object" | "objects" | "slot" | "slots" | "card"> = new Map([
  ...["object", "source", "battlefield", "topMost", "model"].map((field) => [field, "object"] as const),
  ...["cards", "units", "aside"].map((field) => [field, "objects"] as const),
  ...["slot", "location", "place", "hiddenAt", "onlyTo", "from", "to"].map(
    (field) => [field, "slot"] as const,
  ),
  ["slots", "slots"] as const,
  ...["copyOf", "copiedText", "with"].map((field) => [field, "card"] as const),
]);

/** How much there is of what can be referred to. */
interface Known {
  objects: number;
  slots: number;
  cards: Cards;
}

/** Objects, battlefields, cards and abilities that are referred to exist. */
function referenceFault(state: State, cards: Cards): Found {
  // What is in lists of zones has been looked at already, and the others refer to nothing.
  const { objects, battlefields, board: _, players: _players, inline: _inline, ...rest } = state;
  const known = { objects: objects.length, slots: battlefields.length, cards };
  for (const [i, object] of objects.entries()) {
    const fault = objectReferenceFault(object, known);
    if (fault) return { path: ["objects", i, ...fault.path], what: fault.what };
  }
  return faultWithin(rest, known);
}

function objectReferenceFault(object: GameObject, known: Known): Found {
  const { copyOf, at, replaced, context, attachment } = object;
  if (copyOf !== null && !known.cards(copyOf))
    return { path: ["copyOf"], what: "there is no card of that name" };
  if (!isBelow(at, known.slots)) return { path: ["at"], what: "there is no such battlefield" };
  const below = replaced.length === 0 ? null : faultWithin({ replaced }, known);
  const copy = attachment?.copy;
  if (copy && !(known.cards(copy.of) && (copy.over === null || known.cards(copy.over))))
    return { path: ["attachment", "copy"], what: "there is no card of that name" };
  const linked = attachment && faultWithin({ attachment }, known);
  return below ?? linked ?? (context && faultWithin({ context }, known));
}

/** The first reference to nothing anywhere in a value. The way to it is put together only where there is one. */
function faultWithin(value: object, known: Known): Found {
  const fields = value as Record<string, unknown>;
  for (const field in fields) {
    const inside = fields[field];
    const what = wrongIn(value, field, inside, known);
    if (what !== null) return { path: [field], what };
    if (typeof inside !== "object" || inside === null) continue;
    const found = Array.isArray(inside) ? faultAmong(inside, known) : faultWithin(inside, known);
    if (found) return { path: [field, ...found.path], what: found.what };
  }
  return null;
}

function faultAmong(list: readonly unknown[], known: Known): Found {
  for (let i = 0; i < list.length; i++) {
    const inside = list[i];
    if (typeof inside !== "object" || inside === null) continue;
    const found = Array.isArray(inside) ? faultAmong(inside, known) : faultWithin(inside, known);
    if (found) return { path: [i, ...found.path], what: found.what };
  }
  return null;
}

/** What is wrong with a field of a value, nested ones apart; null where nothing is. */
function wrongIn(value: object, field: string, inside: unknown, known: Known): string | null {
  const { objects, slots, cards } = known;
  switch (kindOf(value, field, inside)) {
    case "object":
      return isBelow(inside, objects) ? null : "there is no object of that id";
    case "objects":
      return areBelow(inside, objects) ? null : "there is no object of that id";
    case "slot":
      return isBelow(inside, slots) ? null : "there is no such battlefield";
    case "slots":
      return areBelow(inside, slots) ? null : "there is no such battlefield";
    case "card":
      return typeof inside !== "string" || cards(inside) ? null : "there is no card of that name";
    case "ability":
      return isAbility(value, inside, cards) ? null : "there is no such ability";
    case undefined:
      return null;
  }
}

type Kind = "object" | "objects" | "slot" | "slots" | "card" | "ability";

/** What a field refers to; some do so only beside others. */
function kindOf(value: object, field: string, inside: unknown): Kind | undefined {
  switch (field) {
    case "id":
      return "incarnation" in value ? "object" : undefined;
    // Elsewhere it counts steps of a text.
    case "at":
      return "zone" in value || "alone" in value ? "slot" : undefined;
    case "card":
      return typeof inside === "string" ? "card" : "object";
    case "of":
      return "event" in value && value.event === "copy" ? "card" : undefined;
    case "ability":
      return "card" in value ? "ability" : undefined;
    default:
      return refersTo.get(field);
  }
}

const isBelow = (value: unknown, limit: number): boolean => typeof value !== "number" || value < limit;

const areBelow = (values: unknown, limit: number): boolean =>
  !Array.isArray(values) || values.every((one) => isBelow(one, limit));

function isAbility(value: object, ability: unknown, cards: Cards): boolean {
  const card: unknown = Reflect.get(value, "card");
  if (typeof card !== "string" || typeof ability !== "number") return true;
  return cards(card)?.abilities[ability] !== undefined;
}
