import type { Filter } from "@rulebound/language";

/** Restrictions that many cards share. */
export const aUnit: Filter = { is: "unit" };
export const friendlyUnit: Filter = { is: "unit", side: "friendly" };
export const enemyUnit: Filter = { is: "unit", side: "enemy" };
export const unitAtBattlefield: Filter = { is: "unit", at: "battlefield" };
export const unitHere: Filter = { is: "unit", at: "here" };
export const enemyUnitHere: Filter = { is: "unit", side: "enemy", at: "here" };
