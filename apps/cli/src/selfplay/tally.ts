import type { Seat } from "@rulebound/protocol";
import type { Fault } from "./game.ts";
import type { Game } from "./one-game.ts";

/** What many games came to. */
export type Tally = {
  readonly games: number;
  /** games without a fault */
  readonly clean: number;
  readonly actions: number;
  readonly decisions: number;
  readonly turns: number;
  readonly wins: Readonly<Partial<Record<Seat, number>>>;
  readonly longest: Pick<Game, "seed" | "actions" | "turns"> | null;
  readonly faults: readonly (Fault & { readonly seed: number })[];
};

export const nothingPlayed: Tally = {
  games: 0,
  clean: 0,
  actions: 0,
  decisions: 0,
  turns: 0,
  wins: {},
  longest: null,
  faults: [],
};

/** The tally with one game more. */
export function withGame(tally: Tally, game: Game): Tally {
  const { seed, actions, decisions, turns, result, fault } = game;
  const wins = { ...tally.wins };
  for (const seat of result?.winners ?? []) wins[seat] = (wins[seat] ?? 0) + 1;
  const isLongest = tally.longest === null || actions > tally.longest.actions;
  return {
    games: tally.games + 1,
    clean: tally.clean + (fault === null ? 1 : 0),
    actions: tally.actions + actions,
    decisions: tally.decisions + decisions,
    turns: tally.turns + turns,
    wins,
    longest: isLongest ? { seed, actions, turns } : tally.longest,
    faults: fault === null ? tally.faults : [...tally.faults, { seed, ...fault }],
  };
}

/** Faults that say the same of different cards, the most frequent first. */
export function alike(faults: Tally["faults"]): Tally["faults"][number][][] {
  const groups = new Map<string, Tally["faults"][number][]>();
  for (const fault of faults) {
    const same = `${fault.kind} ${firstLine(fault.message).replaceAll(/"[^"]*"/g, '""')}`;
    groups.set(same, [...(groups.get(same) ?? []), fault]);
  }
  return [...groups.values()].sort((one, other) => other.length - one.length);
}

export const firstLine = (text: string): string => text.split("\n", 1)[0] ?? "";
