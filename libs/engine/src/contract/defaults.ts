import type { CardPool, Mode } from "@rulebound/core";
import type { CardDefinition, Domain } from "@rulebound/language";
import { modeTable, type Position, playerDefaults, type Seat, seats } from "@rulebound/protocol";
import {
  entriesOfBattlefield,
  entriesOfPlayer,
  legendsOf,
  type Placed,
  type PlayerEntry,
  type Written,
  type WrittenBattlefield,
  writtenBattlefield,
} from "./entries.ts";
import { contradiction, unsupported } from "./faults.ts";
import { definitionIn } from "./inline.ts";

/** A battlefield without abilities, where a position names none. */
const bareBattlefield = "Bare Battlefield";

/** A legend without abilities, where a position doesn't speak of it. */
const fillerLegend = { card: "Filler Legend", type: "legend" } as const;

/** A position in which everything that was left out stands written out. */
export interface Complete {
  mode: Exclude<Mode, "magma-chamber">;
  victoryScore: number;
  /** in turn order, the first player first (115) */
  seats: Seat[];
  players: { seat: Seat; entry: PlayerEntry }[];
  battlefields: Placed<WrittenBattlefield>[];
}

/** Writes out what a position leaves to its defaults. Refuses modes with teams and players that the mode doesn't have. */
export function complete(pool: CardPool, position: Position): Complete {
  const { mode = "duel", players = {}, turn = {} } = position;
  const row = modeTable.find(({ id }) => id === mode);
  if (mode === "magmaChamber" || row === undefined) {
    return unsupported(["mode"], "This engine can't play modes with teams yet.");
  }
  const playing = seats.slice(0, row.players);
  const absent = seats.find((seat) => !playing.includes(seat) && players[seat] !== undefined);
  if (absent) contradiction(["players", absent], `${row.name} has ${row.players} players.`);
  const { first = "P1" } = turn;
  const at = playing.indexOf(first);
  if (at < 0) contradiction(["turn", "first"], `${first} doesn't play in ${row.name}.`);
  const entries = position.battlefields ?? Array.from({ length: row.battlefields }, () => bareBattlefield);
  return {
    mode,
    victoryScore: row.victoryScore,
    seats: [...playing.slice(at), ...playing.slice(0, at)],
    players: playing.map((seat) => ({ seat, entry: completePlayer(pool, seat, players[seat] ?? {}) })),
    battlefields: entries.map((entry, i) => ({
      path: ["battlefields", i],
      entry: writtenBattlefield(entry),
    })),
  };
}

/** Every card, token and battlefield of a position. */
export function entriesOf({ players, battlefields }: Complete): Placed<Written>[] {
  return [
    ...players.flatMap(({ seat, entry }) => entriesOfPlayer(entry, ["players", seat])),
    ...battlefields.flatMap(entriesOfBattlefield),
  ];
}

function completePlayer(pool: CardPool, seat: Seat, entry: PlayerEntry): PlayerEntry {
  if (entry.removed) return entry;
  const legend = entry.legend === undefined ? fillerLegend : entry.legend;
  const full = { ...entry, legend };
  return {
    ...full,
    deck: entry.deck ?? Array.from({ length: playerDefaults.deckSize }, () => playerDefaults.filler),
    runeDeck: entry.runeDeck ?? runeDeckOf(pool, seat, full),
  };
}

/** Basic runes of the legend's domains in turn, as many as are missing on the board. */
function runeDeckOf(pool: CardPool, seat: Seat, entry: PlayerEntry): string[] {
  const names = runesFor(pool, seat, entry);
  const count = Math.max(0, playerDefaults.runes - (entry.runes?.length ?? 0));
  return Array.from({ length: count }, (_, i) => names[i % names.length] ?? playerDefaults.rune);
}

function runesFor(pool: CardPool, seat: Seat, entry: PlayerEntry): string[] {
  const [legend] = entry.legend === null ? [] : legendsOf(entry, ["players", seat]);
  const definition = legend && (definitionIn(legend) ?? pool.cards.get(legend.entry.card)?.definition);
  const names = (definition?.domains ?? []).flatMap((domain) => basicRuneOf(pool, domain)?.name ?? []);
  return names.length > 0 ? names : [playerDefaults.rune];
}

function basicRuneOf(pool: CardPool, domain: Domain): CardDefinition | undefined {
  for (const { definition } of pool.cards.values()) {
    const { type, supertype, domains } = definition;
    if (type === "rune" && supertype === "basic" && domains[0] === domain) return definition;
  }
  return undefined;
}
