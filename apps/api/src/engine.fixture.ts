import type { Outcome, ReturnedPosition, Seat, Started, View } from "@rulebound/protocol";
import type { ApiEngine } from "./endpoint.ts";

const player: ReturnedPosition["players"]["P1"] = {
  points: 0,
  xp: 0,
  legend: null,
  champion: null,
  hand: [],
  deck: [],
  runeDeck: [],
  trash: [],
  banishment: [],
  pool: {},
  runes: [],
  base: [],
  turnsTaken: 0,
};

const position: ReturnedPosition = {
  rules: "2026-07-16",
  mode: "duel",
  turn: { player: "P1", number: 1, phase: "main", queue: [] },
  players: { P1: player, P2: player },
  battlefields: [],
  chain: [],
  showdown: null,
  combat: null,
  priority: "P1",
  focus: null,
  turnState: "neutral-open",
  winner: null,
};

export const started: Started = { state: { rulebound: 3, turn: 1 }, position, prompt: null };

export const outcome: Outcome = {
  ...started,
  events: [{ type: "turnStarted", rule: "304", player: "P2", amount: 2 }],
  result: null,
};

export const viewOf = (seat: Seat): View => ({
  player: seat,
  position,
  prompt: null,
  events: [],
  problem: null,
});

/** An engine that knows no rules and always answers the same; a spec replaces the calls that it is about. */
export function fakeEngine(replaced: Partial<ApiEngine> = {}): ApiEngine {
  return {
    info: () => ({
      name: "Fake",
      version: "0",
      rules: "2026-07-16",
      modes: ["duel"],
      cards: "all",
      capabilities: {},
    }),
    start: () => started,
    resolve: () => outcome,
    newGame: () => started,
    validateDeck: () => ({ legal: true, faults: [] }),
    actions: (_state, seat = "P1") => [{ type: "endTurn", player: seat, text: "End the turn." }],
    view: (_state, seat) => viewOf(seat),
    ...replaced,
  };
}
