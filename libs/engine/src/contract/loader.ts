import {
  changeObject,
  type Game,
  type GameObject,
  type ObjectId,
  objectOf,
  type Seat,
  type Zone,
} from "@rulebound/core";
import type { CardDefinition, CardType } from "@rulebound/language";
import { createObject } from "@rulebound/zones";
import { type Placed, replacedIn, type Written, type WrittenCard, type WrittenObject } from "./entries.ts";
import { contradiction, notAtRest, type Path } from "./faults.ts";
import { addEffects } from "./given-effects.ts";
import { type Keys, keyFor } from "./keys.ts";
import { namesGiven } from "./load-names.ts";

/** A position on its way into a state. */
export interface Loader {
  game: Game;
  keys: Keys;
  /** objects whose entries may say what is computed, to be compared at the end */
  said: { id: ObjectId; place: Placed<WrittenObject> }[];
}

/** The card's definition; cards that only stand for keywords are none. */
export function definitionNamed(game: Game, name: string, path: Path): CardDefinition {
  const known = name.startsWith("[") ? undefined : game.cards.get(name);
  return known?.definition ?? contradiction(path, `This engine knows no card named "${name}".`);
}

/** A card of one of the types that can be in a place; any other is refused. */
export function cardOfType(
  loader: Loader,
  { path, entry }: Placed<Written>,
  types: readonly CardType[],
  place: string,
): CardDefinition {
  const definition = definitionNamed(loader.game, goesBy(entry), [...path, "card"]);
  if (!types.includes(definition.type)) {
    contradiction(
      [...path, "card"],
      `"${definition.name}" is a ${definition.type}, which can't be ${place}.`,
    );
  }
  return definition;
}

const goesBy = (entry: Written): string => ("copyOf" in entry && entry.copyOf) || entry.card;

/** Brings the object of an entry into being, in a zone but in no list of a zone yet. */
export function make(
  { game, keys }: Loader,
  { path, entry }: Placed<Written>,
  owner: Seat,
  where: Pick<GameObject, "zone" | "at" | "controller">,
): ObjectId {
  const definition = definitionNamed(game, entry.card, [...path, "card"]);
  const token = isToken(definition, entry, path);
  const id = createObject(game, entry.card, owner, { token, key: keyFor(keys, entry) });
  changeObject(game, id, {
    ...where,
    incarnation: entry.incarnation ?? 0,
    timestamp: game.state.next.effect++,
  });
  return id;
}

/** Whether it is a token: as its definition says, or, for what is written out, the entry (185.1). */
function isToken(definition: CardDefinition, entry: Written, path: Path): boolean {
  const said = "token" in entry ? entry.token : undefined;
  if (definition.token) {
    if (said === false) contradiction([...path, "token"], `"${entry.card}" is a token.`, "185.1");
    return true;
  }
  const writtenOut = entry.type !== undefined || entry.printed !== undefined;
  if (said && !writtenOut) contradiction([...path, "token"], `"${entry.card}" is a card, no token.`, "185.1");
  return said ?? false;
}

/** A card in a zone off the board, or facedown: never a token (186). */
function makeCard(loader: Loader, place: Placed<Written>, owner: Seat, zone: Zone): ObjectId {
  const id = make(loader, place, owner, { zone, at: null, controller: owner });
  refuseToken(loader, id, place.path);
  return id;
}

export function refuseToken({ game }: Loader, id: ObjectId, path: Path): void {
  if (objectOf(game, id).token) contradiction(path, "A token can be on the board only.", "186");
}

const mainDeckTypes: readonly CardType[] = ["unit", "gear", "spell"];

/** Which types of cards can be in which zone of a player (103, 107.4.d.2). */
const zoneTypes = {
  hand: mainDeckTypes,
  deck: mainDeckTypes,
  runeDeck: ["rune"],
  trash: [...mainDeckTypes, "rune"],
  banishment: [...mainDeckTypes, "rune", "legend"],
  champion: ["unit"],
} as const satisfies Partial<Record<Zone, readonly CardType[]>>;

/** The cards of a zone of a player, in the order given. */
export function makeZone(
  loader: Loader,
  places: readonly Placed<WrittenCard>[],
  owner: Seat,
  zone: keyof typeof zoneTypes,
): ObjectId[] {
  return places.map((place) => {
    cardOfType(loader, place, zoneTypes[zone], `in a ${zoneNames[zone]}`);
    return makeCard(loader, place, owner, zone);
  });
}

const zoneNames = {
  hand: "hand",
  deck: "main deck",
  runeDeck: "rune deck",
  trash: "trash",
  banishment: "banishment",
  champion: "champion zone",
} as const satisfies Record<keyof typeof zoneTypes, string>;

/** An object on the board or in the legend zone, with everything that is true of it. */
export function makeObject(
  loader: Loader,
  place: Placed<WrittenObject>,
  owner: Seat,
  where: Pick<GameObject, "zone" | "at" | "controller">,
): ObjectId {
  refuseUnheld(place);
  const { game } = loader;
  const { entry, path } = place;
  const id = make(loader, place, owner, where);
  const { type } = definitionNamed(game, goesBy(entry), [
    ...path,
    entry.copyOf === undefined ? "card" : "copyOf",
  ]);
  if (type !== "unit") refuseOfUnitsOnly(place, type);
  const definitions = { copyOf: entry.copyOf ?? null, replaced: replacedBy(loader, place) };
  changeObject(game, id, {
    exhausted: entry.exhausted ?? false,
    damage: marksIn(entry.damage),
    buffs: entry.buffs ?? 0,
    stunned: entry.stunned ?? false,
    empowered: Number(entry.empowered ?? 0),
    ...definitions,
    named: namesGiven(game, { card: entry.card, ...definitions }, entry.named, path),
  });
  addEffects(game, id, entry, path);
  loader.said.push({ id, place });
  return id;
}

/** Refuses a seat that nobody sits in. */
export function refuseAbsent({ game }: Loader, seat: Seat, path: Path): void {
  if (!game.state.seats.includes(seat)) contradiction(path, `${seat} doesn't play in this game.`);
}

/** What the state has no place for yet. */
function refuseUnheld({ path, entry }: Placed<WrittenObject>): void {
  if (entry.attacker)
    notAtRest([...path, "attacker"], "There are attackers only while a combat goes on.", "464.2");
  if (entry.defender)
    notAtRest([...path, "defender"], "There are defenders only while a combat goes on.", "464.2");
}

const ofUnitsOnly = [
  "damage",
  "buffs",
  "stunned",
  "baseMightThisTurn",
  "mightThisTurn",
  "mightLasting",
] as const;

function refuseOfUnitsOnly({ path, entry }: Placed<WrittenObject>, type: CardType): void {
  for (const field of ofUnitsOnly) {
    const value = field === "damage" ? marksIn(entry.damage).length : entry[field];
    if (value) contradiction([...path, field], `"${entry.card}" is a ${type}; only units have ${field}.`);
  }
}

/** Marked damage: by nobody in particular, or by seat (142.3). */
function marksIn(damage: WrittenObject["damage"]): GameObject["damage"] {
  if (damage === undefined) return [];
  const marks: GameObject["damage"] =
    typeof damage === "number"
      ? [{ by: null, amount: damage }]
      : (["P1", "P2", "P3", "P4"] as const).map((by) => ({ by, amount: damage[by] ?? 0 }));
  return marks.filter(({ amount }) => amount > 0);
}

/** What it replaced, the newest last (438.7): it keeps the id of what stands in its place (438.1). */
export function replacedBy(loader: Loader, place: Placed<Written>): GameObject["replaced"] {
  return replacedIn(place)
    .map(({ path, entry }) => {
      if (entry.id !== undefined && entry.id !== place.entry.id) {
        contradiction([...path, "id"], "What was replaced has the id of what replaced it.", "438.1");
      }
      const { name, token = false } = definitionNamed(loader.game, entry.card, [...path, "card"]);
      return { card: name, token };
    })
    .reverse();
}
