import {
  type Attachment,
  allSeats,
  type GameObject,
  type PlayContext,
  type Seat,
  type State,
  untouched,
} from "@rulebound/core";
import { plainContext } from "@rulebound/effects";
import type { CompiledCard } from "@rulebound/language";
import { z } from "zod";
import {
  fitting,
  oneOf,
  orNull,
  type Readers,
  readCount,
  readExecutions,
  readFields,
  readFlag,
  readLocation,
  readSeat,
  readSerial,
  readSlot,
  readText,
  readZone,
} from "./fields.ts";
import { changedFrom } from "./same-json.ts";
import type { Cards, Found } from "./sound-state.ts";
import {
  afterwards,
  cost,
  costsIgnored,
  count,
  entries,
  list,
  mostObjects,
  objectId,
  reference,
  role,
  roles,
  type Shape,
  seat,
  text,
  way,
} from "./state-parts-schema.ts";

type Fields = Omit<GameObject, "id" | "context"> & { context: Partial<PlayContext> };

/** An object as the JSON of a state has it: its card, and of its other fields those that aren't as expected. */
export type WrittenObject = Pick<Fields, "card"> & Partial<Fields>;

/** A string stands for an object of that card of which nothing else has to be said. */
export type ObjectEntry = string | WrittenObject;

/** What the list that an object stands in tells of it. */
interface Place {
  zone: GameObject["zone"];
  /** whose zone it is; null where that isn't told */
  owner: Seat | null;
  /** which battlefield it is at; null where that isn't told */
  at: number | null;
}

/** Finds what the lists of a state tell of an object. */
export type Places = (id: number) => Place;

const nowhere: Place = { zone: "none", owner: null, at: null };
const playerZones = ["hand", "deck", "runeDeck", "trash", "banishment", "champion", "legend"] as const;

/** Where the lists of a state have its objects. */
export function placesIn(state: Pick<State, "players" | "board" | "battlefields">): Places {
  const { players, board, battlefields } = state;
  const places: Place[] = [];
  const put = (ids: readonly number[], place: Place): void => {
    for (const id of ids) if (id < mostObjects) places[id] = place;
  };
  for (const owner of allSeats) {
    for (const zone of playerZones) put(players[owner][zone], { zone, owner, at: null });
  }
  put(board, { zone: "board", owner: null, at: null });
  battlefields.forEach(({ battlefield, facedown }, at) => {
    put([battlefield], { zone: "board", owner: null, at });
    put(facedown, { zone: "facedown", owner: null, at });
  });
  return (id) => places[id] ?? nowhere;
}

/** An object of which nothing is written but its card, and its owner where the place doesn't tell. */
function expected(id: number, card: CompiledCard, { zone, at }: Place, owner: Seat): GameObject {
  return untouched({
    id,
    key: `${card.keyStem}-${id + 1}`,
    card: card.definition.name,
    token: false,
    owner,
    zone,
    at: zone === "board" ? (at ?? owner) : at,
    incarnation: 1,
  });
}

/** Every field of an object but its id is compared below: else this doesn't compile. */
type Compared =
  | "key"
  | "card"
  | "token"
  | "owner"
  | "controller"
  | "zone"
  | "at"
  | "incarnation"
  | "exhausted"
  | "damage"
  | "buffs"
  | "stunned"
  | "held"
  | "empowered"
  | "role"
  | "hadRoles"
  | "named"
  | "attachment"
  | "copyOf"
  | "replaced"
  | "context"
  | "hiddenOn"
  | "timestamp";
const isComplete: [Exclude<keyof Fields, Compared>] extends [never] ? true : false = true;

function isEmpty(names: GameObject["named"]): boolean {
  for (const _ in names) return false;
  return true;
}

/** Whether all of an object is as expected: most are, so this is told by hand, which is several times as fast. */
function isExpected(one: GameObject, usual: GameObject): boolean {
  return (
    isComplete &&
    one.incarnation === usual.incarnation &&
    one.zone === usual.zone &&
    one.at === usual.at &&
    one.timestamp === usual.timestamp &&
    one.exhausted === usual.exhausted &&
    one.owner === usual.owner &&
    one.controller === usual.controller &&
    one.card === usual.card &&
    one.token === usual.token &&
    one.damage.length === 0 &&
    one.buffs === usual.buffs &&
    one.stunned === usual.stunned &&
    one.held.length === 0 &&
    one.empowered === usual.empowered &&
    one.role === usual.role &&
    one.hadRoles.length === 0 &&
    isEmpty(one.named) &&
    one.attachment === usual.attachment &&
    one.copyOf === usual.copyOf &&
    one.replaced.length === 0 &&
    one.context === usual.context &&
    one.hiddenOn === usual.hiddenOn &&
    one.key === usual.key
  );
}

/** A play of which nothing is written: from the hand, once, with nothing paid beside its cost. */
const expectedContext = (): PlayContext => ({ ...plainContext, paid: [], ways: [] });

/** Writes an object. What its card and the lists of the state tell of it is left out. */
export function entryOf(object: GameObject, card: CompiledCard, place: Place): ObjectEntry {
  const { card: name, owner } = object;
  const usual = expected(object.id, card, place, owner);
  const changed = isExpected(object, usual) ? null : changedFrom(usual, object);
  if (changed === null) return place.owner === owner ? name : { card: name, owner };
  const { context, ...fields } = changed;
  return {
    card: name,
    ...(place.owner === owner ? {} : { owner }),
    ...fields,
    ...(context ? { context: changedFrom(expectedContext(), context) ?? {} } : {}),
  };
}

const contextReaders: Readers<PlayContext> = {
  from: readZone,
  hiddenAt: orNull(readSlot),
  ignoring: oneOf(costsIgnored),
  paid: fitting(list(text)),
  executions: readExecutions,
  entering: orNull(oneOf(entries)),
  to: orNull(readLocation),
  onlyTo: orNull(readLocation),
  cost: fitting(cost.nullable()),
  less: fitting(count),
  ways: fitting(list(way)),
  afterwards: fitting(afterwards.nullable()),
  ambushing: readFlag,
};

const readers: Readers<Omit<GameObject, "id">> = {
  card: readText,
  key: (value) => (value === "" ? undefined : readText(value)),
  token: readFlag,
  owner: readSeat,
  controller: readSeat,
  zone: readZone,
  at: orNull(readLocation),
  incarnation: readSerial,
  exhausted: readFlag,
  damage: fitting(list(z.strictObject({ by: seat.nullable(), amount: count }))),
  buffs: readCount,
  stunned: readFlag,
  held: fitting(list(z.strictObject({ by: seat, from: seat, while: reference }))),
  empowered: readCount,
  role: orNull(oneOf(roles)),
  hadRoles: fitting(list(role)),
  named: fitting(z.record(text, text)),
  attachment: orNull(
    fitting(
      z.strictObject({
        topMost: objectId,
        turn: count,
        copiedText: text.nullable(),
        copy: z.strictObject({ of: text, over: text.nullable() }).nullable(),
      } satisfies Shape<Attachment>),
    ),
  ),
  copyOf: orNull(readText),
  replaced: fitting(list(z.strictObject({ card: text, token: z.boolean() }))),
  context: (value) => {
    const context = expectedContext();
    return isObject(value) && readFields(value, contextReaders, context) === null ? context : undefined;
  },
  hiddenOn: orNull(readCount),
  timestamp: readSerial,
};

const isObject = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Reads an object of that id; gives what is wrong where its entry isn't one. */
export function objectFrom(
  entry: unknown,
  id: number,
  place: Place,
  cards: Cards,
): GameObject | NonNullable<Found> {
  if (typeof entry === "string") {
    const card = cards(entry);
    if (card === undefined) return { path: [], what: "there is no card of that name" };
    if (place.owner === null) return { path: [], what: "an object has an owner" };
    return expected(id, card, place, place.owner);
  }
  if (!isObject(entry)) return { path: [], what: "this is no object" };
  const { card: name, owner: written } = entry as Record<string, unknown>;
  const card = typeof name === "string" ? cards(name) : undefined;
  if (card === undefined) return { path: ["card"], what: "there is no card of that name" };
  const owner = written === undefined ? place.owner : readSeat(written);
  if (owner === null || owner === undefined) return { path: ["owner"], what: "an object has an owner" };
  const object = expected(id, card, place, owner);
  const wrong = readFields(entry, readers, object);
  return wrong === null ? object : { path: [wrong], what: "this isn't what is written of an object" };
}
