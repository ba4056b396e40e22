import { decks as allDecks, type DeckList } from "@rulebound/cards";
import type { Engine } from "@rulebound/engine";
import { type Mode, modeTable, type Started } from "@rulebound/protocol";
import { type Next, seededNext } from "@rulebound/suite";
import { attempt } from "./attempt.ts";
import { checks } from "./checks.ts";
import { type Played, playOn } from "./game.ts";
import { keptTable } from "./table.ts";
import { wildPosition } from "./wild-position.ts";

/** The modes that games can be set up in. */
export const playableModes = ["duel", "skirmish", "war"] as const satisfies readonly Mode[];

export type PlayableMode = (typeof playableModes)[number];

/** What games are played with: decks by seat, decks drawn for each game, or decks drawn from the whole pool. */
export type Setup = {
  readonly mode: PlayableMode;
  readonly decks: readonly DeckList[] | "drawn" | "wild";
  /** whether players give up now and then */
  readonly concede: boolean;
};

/** One game and where it came from. The same seed and setup make the same game. */
export type Game = Played & { readonly seed: number };

/** How many players a mode has. */
export const playersIn = (mode: Mode): number => modeTable.find(({ id }) => id === mode)?.players ?? 2;

/** The game of a seed at its beginning, and where its players' chance comes from. */
export type Beginning = {
  readonly started: Started;
  readonly next: Next;
  /** the names of the decks, in the order of the seats; none where they have no name */
  readonly decks: readonly string[];
};

/** Sets up the game of a seed. Throws what the engine throws. */
export function beginGame(engine: Engine, setup: Setup, seed: number): Beginning {
  const next = seededNext(seed);
  const decks = decksOf(setup, next);
  return { started: start(engine, setup, decks, seed, next), next, decks: decks.map(({ name }) => name) };
}

/** Plays the game of a seed to its end: in place, or with `check` from state to state, checking everything. */
export function playGame(engine: Engine, setup: Setup, seed: number, check: boolean): Game {
  const begun = attempt(() => beginGame(engine, setup, seed));
  if (begun.type !== "done") {
    const fault = { kind: "crash", action: 0, message: begun.message, tried: null } as const;
    return { seed, actions: 0, decisions: 0, turns: 0, points: {}, result: null, fault };
  }
  const { started, next } = begun.done;
  const { concede } = setup;
  if (!check) return { seed, ...playOn(engine.open(started.state), next, { concede }) };
  const table = keptTable(engine, started);
  return { seed, ...playOn(table, next, { watches: checks(engine, table, seed), concede }) };
}

/** The decks by seat; drawn ones without the same twice as long as there are others. */
function decksOf({ mode, decks }: Setup, next: Next): DeckList[] {
  if (decks === "wild") return [];
  const seats = Array.from({ length: playersIn(mode) }, (_, i) => i);
  if (decks !== "drawn") return seats.flatMap((seat) => decks.slice(seat % decks.length).slice(0, 1));
  let left: DeckList[] = [];
  return seats.flatMap(() => {
    if (left.length === 0) left = allDecks.slice();
    return left.splice(next(left.length), 1);
  });
}

function start(
  engine: Engine,
  { mode, decks: kind }: Setup,
  decks: readonly DeckList[],
  seed: number,
  next: Next,
): Started {
  if (kind === "wild") return engine.start(wildPosition(mode, next), { seed });
  const [P1, P2, P3, P4] = decks.map(({ name: _, ...deck }) => deck);
  if (P1 === undefined || P2 === undefined) throw new Error("A game needs two decks at least.");
  return engine.newGame({ mode, decks: { P1, P2, ...(P3 && { P3 }), ...(P4 && { P4 }) } }, { seed });
}
