import {
  derivedOf,
  type Game,
  type GameEvent,
  type GameObject,
  keywordOf,
  mightOf,
  type ObjectId,
  objectOf,
  type Seat,
} from "@rulebound/core";
import {
  applicable,
  changedAmount,
  factsAbout,
  isExemptFromDamage,
  type LiveReplacement,
} from "@rulebound/effects";
import type { RuleNumber } from "@rulebound/rulebook";
import { lethalAmount } from "./lethal.ts";

/** One unit that damage can be assigned to. */
export interface Assignee {
  object: ObjectId;
  /** the least assigned amount that is lethal after modification (465.2.c.4.a); Infinity where none is (437.5.b) */
  lethal: number;
  /** it can't be dealt damage, so that it is passed over where others have to be assigned damage (465.2.c.10) */
  exempt: boolean;
  /** when it is assigned to: 0 Tank, 1 neither, 2 last; two where demands exclude each other (465.2.c.8) */
  turns: number[];
}

/**
 * The Might that a side deals: stunned units add nothing, nor do those that deal no combat damage; negative Might counts as
 * 0 (423.1.b, 143.2.b).
 */
export function strengthOf(game: Game, units: GameObject[]): number {
  return units
    .filter((unit) => !unit.stunned && factsAbout(game, "dealsNoCombatDamage", unit).length === 0)
    .reduce((total, { id }) => total + (mightOf(game, id) ?? 0), 0);
}

/** Effects that change how much damage a unit would be dealt by such an assignment (465.2.c.5). */
export function changesOf(game: Game, unit: GameObject, by: Seat): LiveReplacement[] {
  const event: GameEvent = {
    by,
    source: null,
    item: null,
    event: "damage",
    object: unit.id,
    amount: 1,
    sources: [],
    dealtBy: "combat",
  };
  const proposed = {
    event,
    applied: [],
    declined: [],
    status: "proposed" as const,
    deathTriggers: [],
    outcome: null,
  };
  return applicable(game, proposed, false).filter(({ ability }) => !("instead" in ability.with));
}

/** What an assigned amount comes to when the changes are applied to it in that order. */
export function afterChanges(game: Game, changes: LiveReplacement[], amount: number): number {
  return changes.reduce((left, live) => changedAmount(game, live, left), amount);
}

export function assigneeOf(
  game: Game,
  unit: GameObject,
  by: Seat,
  changes: LiveReplacement[],
  limit: number,
): Assignee {
  const needed = isExemptFromDamage(game, unit.id) ? Number.POSITIVE_INFINITY : lethalAmount(game, unit, by);
  let lethal = Number.POSITIVE_INFINITY;
  for (let amount = 1; amount <= limit; amount++) {
    if (afterChanges(game, changes, amount) < needed) continue;
    lethal = amount;
    break;
  }
  return {
    object: unit.id,
    lethal,
    exempt: isExemptFromDamage(game, unit.id),
    turns: turnsOf(game, unit, by),
  };
}

function turnsOf(game: Game, unit: GameObject, by: Seat): number[] {
  const first = keywordOf(game, unit.id, "Tank") > 0 && !ignoresTank(game, unit, by);
  const last = keywordOf(game, unit.id, "Backline") > 0 || mustBeLast(game, unit);
  if (first && last) return [0, 2];
  return first ? [0] : last ? [2] : [1];
}

/** Whether a text of the player who assigns damage has them ignore Tank where the unit is. */
const ignoresTank = (game: Game, { at }: GameObject, by: Seat): boolean =>
  derivedOf(game).facts.some(
    ({ fact, source, controller }) =>
      fact.fact === "ignoreTank" && controller === by && objectOf(game, source).at === at,
  );

function mustBeLast(game: Game, unit: GameObject): boolean {
  return factsAbout(game, "assignLast", objectOf(game, unit.id)).length > 0;
}

/** Whether amounts, in the order of the assignees, are a legal assignment of all the damage (465.2.c.3 to c.9). */
export const isLegalAssignment = (assignees: Assignee[], amounts: number[], total: number): boolean =>
  assignmentFault(assignees, amounts, total) === null;

/** The rule that an assignment breaks, or null. Where demands exclude each other, the assigner may honour either (465.2.c.8). */
export function assignmentFault(assignees: Assignee[], amounts: number[], total: number): RuleNumber | null {
  if (amounts.reduce((sum, amount) => sum + amount, 0) !== total) return "465.2.c";
  const open = assignees.findIndex(({ turns }) => turns.length > 1);
  if (open >= 0) {
    const faults = (assignees[open]?.turns ?? []).map((turn) =>
      assignmentFault(
        assignees.map((one, at) => (at === open ? { ...one, turns: [turn] } : one)),
        amounts,
        total,
      ),
    );
    return faults.includes(null) ? null : "465.2.c.8";
  }
  const given = assignees.map((one, at) => ({ ...one, amount: amounts[at] ?? 0, turn: one.turns[0] ?? 1 }));
  const short = given.filter(({ amount, lethal, exempt }) => !exempt && amount < lethal);
  if (short.length > 0 && given.some(({ amount, exempt }) => exempt && amount > 0)) return "465.2.c.10";
  if (given.some(({ amount, turn }) => amount > 0 && short.some((other) => other.turn < turn)))
    return "465.2.c.6";
  if (short.length > 0 && given.some(({ amount, lethal }) => amount > lethal)) return "465.2.c.4";
  return short.filter(({ amount }) => amount > 0).length > 1 ? "465.2.c.3" : null;
}

/** The only legal assignment, where there is just one; null where the assigner has a choice. */
export function onlyAssignment(assignees: Assignee[], total: number): number[] | null {
  if (assignees.length === 1) return [total];
  if (assignees.length > mostTried) return null;
  const found: number[][] = [];
  explore(
    assignees,
    assignees.map(() => 0),
    total,
    found,
  );
  const [first, second] = found;
  return first && !second ? first : null;
}

/** With more units than this the assigner is asked without looking whether they have a choice. */
const mostTried = 6;

/** Collects up to two different assignments: each next unit as much as is lethal, the rest as the assigner likes. */
function explore(assignees: Assignee[], amounts: number[], left: number, found: number[][]): void {
  if (found.length > 1) return;
  const open = assignees.map((_, at) => at).filter((at) => amounts[at] === 0 && !assignees[at]?.exempt);
  if (left === 0 || open.length === 0) {
    if (left > 0) found.push(amounts, amounts);
    else if (!found.some((other) => other.every((amount, at) => amount === amounts[at]))) found.push(amounts);
    return;
  }
  for (const at of open) {
    const amount = Math.min(left, assignees[at]?.lethal ?? 0);
    const next = amounts.map((one, i) => (i === at ? amount : one));
    const total = next.reduce((sum, one) => sum + one, 0);
    if (isLegalAssignment(assignees, next, total)) explore(assignees, next, left - amount, found);
  }
}

/** One legal assignment: each in turn as much as is lethal, what is left over to the first. */
export function exampleAssignment(assignees: Assignee[], total: number): number[] {
  const order = assignees
    .map((_, at) => at)
    .sort((a, b) => firstTurn(assignees[a]) - firstTurn(assignees[b]));
  const amounts = assignees.map(() => 0);
  let left = total;
  for (const at of order) {
    const amount = assignees[at]?.exempt ? 0 : Math.min(left, assignees[at]?.lethal ?? 0);
    amounts[at] = amount;
    left -= amount;
  }
  const [first] = order;
  if (first !== undefined) amounts[first] = (amounts[first] ?? 0) + left;
  return amounts;
}

const firstTurn = (assignee: Assignee | undefined): number => assignee?.turns[0] ?? 1;
