import type { Frame, Player, Seat, State } from "@rulebound/core";
import type { ObjectEntry } from "./object-entry.ts";

/** A chain item or task in JSON: the state to go back to is a place in the list of kept states. */
export type Written<T> = T extends { before: State | null }
  ? Omit<T, "before"> & { before: number | null }
  : T;
export type WrittenItem = Written<State["chain"][number]>;
export type WrittenFrame = Written<Frame>;

/** What is written as it is. */
export type Plain = Omit<State, "players" | "objects" | "chain" | "frames">;

/** Players by seat; left out: one who has nothing and doesn't play. */
export type WrittenPlayers = Partial<Record<Seat, Player>>;

/** A state in JSON, beside the marker of its version. */
export interface WrittenGame<Entry = ObjectEntry> extends Plain {
  players: WrittenPlayers;
  /** each at its id */
  objects: Entry[];
  chain: WrittenItem[];
  frames: WrittenFrame[];
  /** the states to go back to; one within another stands before it */
  kept?: WrittenKept<Entry>[];
}

/** A state to go back to in JSON: what isn't as in the state that keeps it. */
export type WrittenKept<Entry = ObjectEntry> = Partial<Omit<Plain, "inline">> & {
  players?: WrittenPlayers;
  /** how many objects there were */
  count: number;
  objects: [id: number, entry: Entry][];
  chain: WrittenItem[];
  frames: WrittenFrame[];
};

/** The fields of a state that are written as they are, always in this order. */
export function plainOf(state: Plain): Plain {
  return {
    mode: state.mode,
    readings: state.readings,
    seats: state.seats,
    victoryScore: state.victoryScore,
    turn: state.turn,
    additionalTurns: state.additionalTurns,
    lastRegular: state.lastRegular,
    board: state.board,
    battlefields: state.battlefields,
    priority: state.priority,
    showdown: state.showdown,
    combat: state.combat,
    effects: state.effects,
    delayed: state.delayed,
    ledger: state.ledger,
    banishedWith: state.banishedWith,
    seesFacedown: state.seesFacedown,
    looking: state.looking,
    cleanupDue: state.cleanupDue,
    belowMighty: state.belowMighty,
    resolving: state.resolving,
    lastResolved: state.lastResolved,
    random: state.random,
    prompt: state.prompt,
    answer: state.answer,
    returned: state.returned,
    next: state.next,
    winner: state.winner,
    inline: state.inline,
  };
}
