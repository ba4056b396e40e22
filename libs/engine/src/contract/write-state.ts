import { allSeats, broken, emptyPlayer, type Game, type State } from "@rulebound/core";
import { entryOf, type ObjectEntry, placesIn } from "./object-entry.ts";
import { changedFrom, sameJson } from "./same-json.ts";
import {
  plainOf,
  type WrittenFrame,
  type WrittenGame,
  type WrittenItem,
  type WrittenKept,
  type WrittenPlayers,
} from "./written-state.ts";

/** Writes the state of a game for its JSON: without what can be told from the rest of it. `checkState` reads it. */
export function writeState({ state, cards }: Pick<Game, "state" | "cards">): WrittenGame {
  const kept = keptIn(state, []);
  const { seats, players, objects } = state;
  const nobody = emptyPlayer(true);
  return {
    ...plainOf(state),
    players: playersOf(state, (seat) => seats.includes(seat) || !sameJson(players[seat], nobody)),
    objects: objects.map(entriesOf(state, cards)),
    ...tasksOf(state, kept),
    ...(kept.length === 0 ? {} : { kept: kept.map((one) => writeKept(one, state, kept, cards)) }),
  };
}

/** The states that are kept to go back to, each once, those within one before it. */
function keptIn({ chain, frames }: State, found: State[]): State[] {
  for (const one of [...chain, ...frames]) {
    if (!("before" in one) || one.before === null || found.includes(one.before)) continue;
    keptIn(one.before, found);
    found.push(one.before);
  }
  return found;
}

function writeKept(state: State, around: State, kept: readonly State[], cards: Game["cards"]): WrittenKept {
  const { players, objects } = state;
  const written = entriesOf(state, cards);
  const changed = objects.filter((object) => !sameJson(object, around.objects[object.id]));
  const others = playersOf(state, (seat) => !sameJson(players[seat], around.players[seat]));
  return {
    ...changedFrom(plainOf(around), plainOf(state)),
    ...(Object.keys(others).length === 0 ? {} : { players: others }),
    count: objects.length,
    objects: changed.map((object) => [object.id, written(object)]),
    ...tasksOf(state, kept),
  };
}

function playersOf(
  { players }: State,
  isWritten: (seat: (typeof allSeats)[number]) => boolean,
): WrittenPlayers {
  const written: WrittenPlayers = {};
  for (const seat of allSeats) if (isWritten(seat)) written[seat] = players[seat];
  return written;
}

function entriesOf(state: State, cards: Game["cards"]): (object: State["objects"][number]) => ObjectEntry {
  const placeOf = placesIn(state);
  return (object) => {
    const card = cards.get(object.card) ?? broken(`there is no card named ${object.card}`);
    return entryOf(object, card, placeOf(object.id));
  };
}

/** The chain and the tasks under way, with places in the list of kept states. */
function tasksOf({ chain, frames }: State, kept: readonly State[]): Pick<WrittenGame, "chain" | "frames"> {
  const placeOf = (before: State | null): number | null => (before === null ? null : kept.indexOf(before));
  return {
    chain: chain.map((item): WrittenItem => ({ ...item, before: placeOf(item.before) })),
    frames: frames.map(
      (frame): WrittenFrame => ("before" in frame ? { ...frame, before: placeOf(frame.before) } : frame),
    ),
  };
}
