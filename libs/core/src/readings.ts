import type { State } from "./state.ts";

/**
 * Disputed rules of which both readings can be played, by the switch that a position sets, the default reading first:
 * `focusAfterChain`: whether focus passes when a chain closes that a triggered ability or an Add ability opened (346.1);
 * `additionalTurns`: of several made in one turn, which comes first (738);
 * `burnOutVictory`: whether a point for a burn out wins by reaching the Victory Score or only by passing it (431.3.c);
 * `combatFocus`: who has focus when a showdown becomes a combat's: who has it, or the Attacker (464.2.c.1.b, 464.2.d);
 * `weaponmasterDiscount`: whether any Power of an Equip cost is taken off, or only Power of any domain (821.1.c.3);
 * `copiedMight`: whether what becomes a copy gets the printed Might, too, or keeps its own (477.1.b.1.a);
 * `groupSubset`: whether targets that fit together must be kept, or may be given up as well (355.11.b);
 * `ambushUnits`: whose units Ambush asks for at the battlefield (822.1.b, 822.3).
 */
export const readings = {
  focusAfterChain: ["played", "always"],
  additionalTurns: ["lastMadeFirst", "firstMadeFirst"],
  burnOutVictory: ["reach", "pass"],
  combatFocus: ["kept", "attacker"],
  weaponmasterDiscount: ["anyPower", "universalPower"],
  copiedMight: ["copied", "kept"],
  groupSubset: ["must", "may"],
  ambushUnits: ["own", "any"],
} as const;

export type Switch = keyof typeof readings;
export type Reading<S extends Switch> = (typeof readings)[S][number];

/** The switches that aren't at their defaults. */
export type Readings = { [S in Switch]?: Reading<S> };

/** The reading that a game is played by. */
export function readingOf<S extends Switch>(state: State, name: S): Reading<S> {
  return state.readings[name] ?? readings[name][0];
}
