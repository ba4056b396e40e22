import type { ObjectId } from "./objects.ts";
import type { Seat } from "./seats.ts";
import type { Mode, Player, Pool, Slot, State } from "./state.ts";

export const emptyPool = (): Pool => ({
  energy: 0,
  power: { fury: 0, calm: 0, mind: 0, body: 0, chaos: 0, order: 0, any: 0 },
});

/** A player without anything yet; a seat that nobody sits in counts as removed. */
export function emptyPlayer(removed: boolean): Player {
  return {
    points: 0,
    xp: 0,
    pool: emptyPool(),
    hand: [],
    deck: [],
    runeDeck: [],
    trash: [],
    banishment: [],
    champion: [],
    chosenChampion: null,
    legend: [],
    removed,
    turns: 0,
  };
}

/** A slot that has just come to hold a battlefield: nobody controls it, and nothing is there. */
export const emptySlot = (battlefield: ObjectId): Slot => ({
  battlefield,
  controller: null,
  contestedBy: null,
  stagedShowdown: false,
  stagedCombat: false,
  facedown: [],
  scoredBy: [],
});

export interface Table {
  mode: Mode;
  victoryScore: number;
  /** in turn order; the first is the turn player */
  seats: readonly Seat[];
  seed: number;
}

/** A state with players and nothing else: no cards, no battlefields, no task under way. */
export function emptyState({ mode, victoryScore, seats, seed }: Table): State {
  const [first = "P1"] = seats;
  const player = (seat: Seat): Player => emptyPlayer(!seats.includes(seat));
  return {
    mode,
    readings: {},
    seats: [...seats],
    victoryScore,
    turn: { player: first, number: 1, phase: "awaken", additional: false },
    additionalTurns: [],
    lastRegular: first,
    players: { P1: player("P1"), P2: player("P2"), P3: player("P3"), P4: player("P4") },
    objects: [],
    board: [],
    battlefields: [],
    chain: [],
    frames: [],
    priority: null,
    showdown: null,
    combat: null,
    effects: [],
    belowMighty: null,
    delayed: [],
    ledger: [],
    banishedWith: [],
    seesFacedown: [],
    looking: [],
    cleanupDue: false,
    resolving: null,
    lastResolved: null,
    random: { seed: seed >>> 0, script: [], scripted: false },
    prompt: null,
    answer: null,
    returned: null,
    next: { item: 1, effect: 1, prompt: 1, key: 1 },
    winner: null,
    inline: [],
  };
}
