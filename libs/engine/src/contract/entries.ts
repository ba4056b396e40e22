import type { Position, Seat } from "@rulebound/protocol";
import type { Path } from "./faults.ts";

/** What a position says of one player. */
export type PlayerEntry = NonNullable<NonNullable<Position["players"]>[Seat]>;
type CardEntry = NonNullable<PlayerEntry["hand"]>[number];
type BoardEntry = NonNullable<PlayerEntry["base"]>[number];
type BattlefieldEntry = NonNullable<Position["battlefields"]>[number];

/** Entries written out: a string stands for an object with nothing but its card. */
export type WrittenCard = Exclude<CardEntry, string>;
export type WrittenObject = Exclude<BoardEntry, string>;
export type WrittenBattlefield = Exclude<BattlefieldEntry, string>;
export type WrittenFacedown = Exclude<NonNullable<WrittenBattlefield["facedown"]>[number], string>;
export type WrittenAttached = Exclude<NonNullable<WrittenObject["attached"]>[number], string>;
export type Written = WrittenCard | WrittenObject | WrittenAttached | WrittenBattlefield | WrittenFacedown;

const writtenCard = (entry: CardEntry): WrittenCard => (typeof entry === "string" ? { card: entry } : entry);
const writtenObject = (entry: BoardEntry): WrittenObject =>
  typeof entry === "string" ? { card: entry } : entry;
const writtenFacedown = (entry: string | WrittenFacedown): WrittenFacedown =>
  typeof entry === "string" ? { card: entry } : entry;
export const writtenBattlefield = (entry: BattlefieldEntry): WrittenBattlefield =>
  typeof entry === "string" ? { card: entry } : entry;

/** An entry with the way to it. */
export interface Placed<E extends Written> {
  path: Path;
  entry: E;
}

function placed<From, To extends Written>(
  list: readonly From[] | undefined,
  path: Path,
  write: (entry: From) => To,
): Placed<To>[] {
  return (list ?? []).map((entry, i) => ({ path: [...path, i], entry: write(entry) }));
}

export const cardsIn = (list: readonly CardEntry[] | undefined, path: Path): Placed<WrittenCard>[] =>
  placed(list, path, writtenCard);
export const objectsIn = (list: readonly BoardEntry[] | undefined, path: Path): Placed<WrittenObject>[] =>
  placed(list, path, writtenObject);
export const facedownIn = (list: WrittenBattlefield["facedown"], path: Path): Placed<WrittenFacedown>[] =>
  placed(list, path, writtenFacedown);

/** What is attached to an object. */
export const attachedIn = ({ path, entry }: Placed<WrittenObject>): Placed<WrittenAttached>[] =>
  placed(entry.attached, [...path, "attached"], (one) => (typeof one === "string" ? { card: one } : one));

/** Objects, each followed by what is attached to it. */
const withAttached = (objects: Placed<WrittenObject>[]): Placed<Written>[] =>
  objects.flatMap((object) => [object, ...attachedIn(object)]);

/** The legend of a player, if any, then further legends. */
export function legendsOf({ legend, otherLegends }: PlayerEntry, path: Path): Placed<WrittenObject>[] {
  const first =
    legend === undefined || legend === null
      ? []
      : [{ path: [...path, "legend"], entry: writtenObject(legend) }];
  return [...first, ...objectsIn(otherLegends, [...path, "otherLegends"])];
}

export function championOf({ champion }: PlayerEntry, path: Path): Placed<WrittenCard>[] {
  if (champion === undefined || champion === null) return [];
  return [{ path: [...path, "champion"], entry: writtenCard(champion) }];
}

/** The zones of a player that are lists of cards. */
export const cardZones = ["hand", "deck", "runeDeck", "trash", "banishment"] as const;

/** Every card, token and battlefield that a player's entry lists. */
export function entriesOfPlayer(player: PlayerEntry, path: Path): Placed<Written>[] {
  return [
    ...legendsOf(player, path),
    ...championOf(player, path),
    ...cardZones.flatMap((zone) => cardsIn(player[zone], [...path, zone])),
    ...objectsIn(player.runes, [...path, "runes"]),
    ...withAttached(objectsIn(player.base, [...path, "base"])),
  ];
}

/** A battlefield and everything at it. */
export function entriesOfBattlefield({ path, entry }: Placed<WrittenBattlefield>): Placed<Written>[] {
  return [
    { path, entry },
    ...withAttached(objectsIn(entry.units, [...path, "units"])),
    ...objectsIn(entry.gear, [...path, "gear"]),
    ...facedownIn(entry.facedown, [...path, "facedown"]),
  ];
}

/** What an object replaced, the latest first. */
export function replacedIn({ path, entry }: Placed<Written>): Placed<WrittenCard>[] {
  const replaces = "replaces" in entry ? entry.replaces : undefined;
  if (replaces === undefined) return [];
  const at = [...path, "replaces"];
  return Array.isArray(replaces) ? cardsIn(replaces, at) : [{ path: at, entry: writtenCard(replaces) }];
}
