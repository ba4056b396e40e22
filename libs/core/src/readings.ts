import type { State } from "./state.ts";

/**
 * Disputed rules of which both readings can be played, by the switch that a position sets, the default reading first:
 * `focusAfterChain`: whether focus passes when a chain closes that a triggered ability or an Add ability opened (346.1);
 * `additionalTurns`: of several made in one turn, which comes first (738);
 * `burnOutVictory`: whether a point for a burn out wins by reaching the Victory Score or only by passing it (431.3.c).
 */
export const readings = {
  focusAfterChain: ["played", "always"],
  additionalTurns: ["lastMadeFirst", "firstMadeFirst"],
  burnOutVictory: ["reach", "pass"],
} as const;

export type Switch = keyof typeof readings;
export type Reading<S extends Switch> = (typeof readings)[S][number];

/** The switches that aren't at their defaults. */
export type Readings = { [S in Switch]?: Reading<S> };

/** The reading that a game is played by. */
export function readingOf<S extends Switch>(state: State, name: S): Reading<S> {
  return state.readings[name] ?? readings[name][0];
}
