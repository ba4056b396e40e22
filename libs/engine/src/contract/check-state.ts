import {
  type ChainItem,
  copyState,
  emptyPlayer,
  type Frame,
  type GameObject,
  type Player,
  refuse,
  type Seat,
  type State,
  type Works,
} from "@rulebound/core";
import { compileCard } from "@rulebound/language";
import { faultOf, pointerOf, stateVersion } from "@rulebound/protocol";
import type { Path } from "./faults.ts";
import { objectFrom, type Places, placesIn } from "./object-entry.ts";
import { type Cards, faultIn } from "./sound-state.ts";
import { mostKept } from "./state-parts-schema.ts";
import { stateSchema } from "./state-schema.ts";
import { plainOf, type WrittenGame, type WrittenKept, type WrittenPlayers } from "./written-state.ts";

/**
 * A state that a caller handed back, as the kernel's own: the one that `writeState` wrote. Refuses as "unknownVersion"
 * another version's state, and as "malformed", with a pointer into it, one that isn't a state or whose parts don't fit
 * together.
 */
export function checkState(value: unknown, works: Works): State {
  if (typeof value !== "object" || value === null || !("rulebound" in value)) {
    return refuse("malformed", null, "A state of this engine is expected here.", "");
  }
  if (value.rulebound !== stateVersion) {
    refuse("unknownVersion", null, `This engine reads states of version ${stateVersion} only.`, "/rulebound");
  }
  const checked = stateSchema.safeParse(value);
  if (!checked.success) {
    const { detail, pointer } = faultOf(checked.error, value);
    return refuse("malformed", null, `This is no state of this engine: ${detail}.`, pointer);
  }
  const { game } = checked.data;
  requireFewKept(game);
  const cards = cardsFor(game, works);
  const state = stateFrom(game, cards);
  requireSound(state, cards, []);
  const kept: State[] = [];
  for (const [i, one] of (game.kept ?? []).entries()) {
    const path = ["kept", i];
    const before = keptFrom(one, state, cards, path);
    requireSound(before, cards, path);
    // What changes in place mustn't be shared with the state around it.
    kept.push(copyState({ ...before, ...withKept(one, kept, path) }));
  }
  return { ...state, ...withKept(game, kept, []) };
}

function noState(path: Path, what: string): never {
  return refuse("malformed", null, `This is no state of this engine: ${what}.`, pointerOf(["game", ...path]));
}

/**
 * A state is kept once, however many things go back to it. Whatever is done in every kept state is done for each of
 * them, so that states within one another many times over would keep the engine busy without end.
 */
function requireFewKept(game: WrittenGame<unknown>): void {
  const within: number[] = [];
  for (const { chain, frames } of [...(game.kept ?? []), game]) {
    let sum = 0;
    for (const one of [...chain, ...frames]) {
      if ("before" in one && one.before !== null) sum += 1 + (within[one.before] ?? 0);
    }
    if (sum > mostKept) noState([], "it holds too many states within one another");
    within.push(sum);
  }
}

function cardsFor({ inline }: WrittenGame<unknown>, { pool: { cards } }: Works): Cards {
  if (inline.length === 0) return (name) => cards.get(name);
  const known = inline.findIndex(({ name }) => cards.has(name));
  if (known >= 0) noState(["inline", known], "this engine knows a card of that name");
  const own = new Map(inline.map((definition) => [definition.name, compileCard(definition)]));
  return (name) => own.get(name) ?? cards.get(name);
}

/** The state but for those that it keeps. */
function stateFrom(game: WrittenGame<unknown>, cards: Cards): State {
  const { seats, board, battlefields } = game;
  const missing = seats.find((seat) => game.players[seat] === undefined);
  if (missing !== undefined) noState(["players", missing], "somebody sits there");
  const players = playersFrom(game.players, () => emptyPlayer(true));
  const placeOf = placesIn({ players, board, battlefields });
  return {
    ...plainOf(game),
    players,
    objects: objectsFrom(game.objects, placeOf, cards),
    ...withoutKept(game),
  };
}

function objectsFrom(entries: readonly unknown[], placeOf: Places, cards: Cards): GameObject[] {
  const objects = entries.map((entry, id) => {
    const read = objectFrom(entry, id, placeOf(id), cards);
    return "what" in read ? noState(["objects", id, ...read.path], read.what) : read;
  });
  const keys = new Set<string>();
  for (const [id, entry] of entries.entries()) {
    const { key } = objects[id] ?? {};
    if (typeof entry === "string" || key === undefined || !Object.hasOwn(Object(entry), "key")) continue;
    // Expected keys end with a number that only one object has.
    const [, number] = /-(\d+)$/.exec(key) ?? [];
    const other = number === undefined ? undefined : objects[Number(number) - 1];
    if (keys.has(key) || (other !== undefined && other.id !== id && other.key === key)) {
      noState(["objects", id, "key"], "two objects have the same key");
    }
    keys.add(key);
  }
  return objects;
}

/** A state that another keeps, but for those that it keeps itself. */
function keptFrom(written: WrittenKept<unknown>, around: State, cards: Cards, path: Path): State {
  const { players, count, objects, chain, frames, ...plain } = written;
  const state = {
    ...around,
    ...plain,
    players: playersFrom(players ?? {}, (seat) => around.players[seat]),
    ...withoutKept(written),
  };
  const placeOf = placesIn(state);
  const all = around.objects.slice(0, count);
  if (all.length < count) noState([...path, "count"], "there aren't so many objects");
  for (const [i, [id, entry]] of objects.entries()) {
    const later = all[id];
    if (later === undefined) return noState([...path, "objects", i, 0], "there is no object of that id");
    const read = objectFrom(entry, id, placeOf(id), cards);
    if ("what" in read) return noState([...path, "objects", i, 1, ...read.path], read.what);
    if (read.key !== later.key) noState([...path, "objects", i, 1, "key"], "an object keeps its key");
    all[id] = read;
  }
  return { ...state, objects: all };
}

/** Each player as written, or else as given. */
function playersFrom(written: WrittenPlayers, others: (seat: Seat) => Player): State["players"] {
  const player = (seat: Seat): Player => written[seat] ?? others(seat);
  return { P1: player("P1"), P2: player("P2"), P3: player("P3"), P4: player("P4") };
}

type Tasks = Pick<WrittenKept<unknown>, "chain" | "frames">;

/** The chain and the tasks under way, going back to nothing. */
const withoutKept = (written: Tasks): Pick<State, "chain" | "frames"> => tasksFrom(written, () => null);

/** The chain and the tasks under way, going back to those states that have been read. */
function withKept(written: Tasks, kept: readonly State[], path: Path): Pick<State, "chain" | "frames"> {
  return tasksFrom(
    written,
    (place) => kept[place] ?? noState(path, "something goes back to no earlier state"),
  );
}

function tasksFrom(
  { chain, frames }: Tasks,
  kept: (place: number) => State | null,
): Pick<State, "chain" | "frames"> {
  const from = (before: number | null): State | null => (before === null ? null : kept(before));
  return {
    chain: chain.map((item): ChainItem => ({ ...item, before: from(item.before) })),
    frames: frames.map(
      (frame): Frame => ("before" in frame ? { ...frame, before: from(frame.before) } : frame),
    ),
  };
}

function requireSound(state: State, cards: Cards, path: Path): void {
  const fault = faultIn(state, cards);
  if (fault) noState([...path, ...fault.path], fault.what);
}
