import { tasksFirst } from "@rulebound/chain";
import {
  askAmounts,
  broken,
  type CombatFrame,
  changeObject,
  changeSlot,
  emit,
  type Game,
  type GameEvent,
  type GameObject,
  illegal,
  nobody,
  objectOf,
  pickOne,
  pop,
  push,
  referTo,
  type Seat,
  type Status,
  seatsPresent,
  slotOf,
  takeReturned,
  touch,
  touchConditions,
  unitsAt,
} from "@rulebound/core";
import { type LiveReplacement, noteUse, propose, toTrash } from "@rulebound/effects";
import { endContest, setBattlefieldControl } from "@rulebound/zones";
import {
  type Assignee,
  afterChanges,
  assigneeOf,
  assignmentFault,
  changesOf,
  exampleAssignment,
  onlyAssignment,
  strengthOf,
} from "./assign.ts";
import { establishControl, foreignFacedown } from "./control.ts";

/** The steps of a combat after its showdown (465, 466). */
export function runCombat(game: Game, frame: CombatFrame): Status {
  switch (frame.step) {
    case "attackers":
      // Nobody deals damage where one side is gone (465.1).
      if (bothPresent(game)) return assign(game, frame, "attacker", "defenders");
      return beginCleanup(game, frame);
    case "defenders":
      return assign(game, frame, "defender", "deal");
    case "deal":
      frame.step = "dealt";
      return deal(game, frame);
    case "dealt":
      takeReturned(game, "batch");
      return beginCleanup(game, frame);
    case "cleaned":
      if (tasksFirst(game)) return "go";
      frame.step = "control";
      determineResult(game);
      return "go";
    case "control":
      if (tasksFirst(game)) return "go";
      frame.step = "end";
      settleControl(game);
      return "go";
    case "end":
      if (tasksFirst(game)) return "go";
      pop(game);
      endCombat(game);
      return "go";
  }
}

const combatOf = (game: Game): NonNullable<Game["state"]["combat"]> =>
  game.state.combat ?? broken("a combat without combat");

function sideOf(game: Game, seat: Seat): GameObject[] {
  return unitsAt(game, combatOf(game).slot).filter(({ controller }) => controller === seat);
}

function bothPresent(game: Game): boolean {
  const { attacker, defender } = combatOf(game);
  return sideOf(game, attacker).length > 0 && sideOf(game, defender).length > 0;
}

/** One side assigns its summed Might among the units of the other (465.2.c). */
function assign(
  game: Game,
  frame: CombatFrame,
  side: "attacker" | "defender",
  then: CombatFrame["step"],
): Status {
  const combat = combatOf(game);
  const by = combat[side];
  const other = side === "attacker" ? combat.defender : combat.attacker;
  const total = strengthOf(game, sideOf(game, by));
  const units = sideOf(game, other);
  for (const unit of units) if (!orderChanges(game, frame, unit, by)) return "wait";
  const assignees = units.map((unit) =>
    assigneeOf(game, unit, by, orderedChanges(game, frame, unit, by), total),
  );
  const isNothing = total === 0 || units.length === 0;
  const amounts = isNothing ? units.map(() => 0) : assignAmounts(game, by, assignees, total);
  if (!amounts) return "wait";
  const fault = isNothing ? null : assignmentFault(assignees, amounts, total);
  if (fault)
    illegal(
      fault,
      "Damage can't be assigned like that: each unit in its turn, lethal damage before the next.",
    );
  const beyond = assignees.reduce((sum, { lethal }, at) => sum + Math.max(0, (amounts[at] ?? 0) - lethal), 0);
  game.state.combat = { ...combat, excess: { ...combat.excess, [side]: beyond } };
  touchConditions(game);
  assignees.forEach(({ object }, at) => {
    const amount = amounts[at] ?? 0;
    if (amount === 0) return;
    frame.assigned.push({ object, amount, by });
    emit(game, { type: "damageAssigned", rule: "465.2.c", object, amount, by });
  });
  frame.step = then;
  return "go";
}

function assignAmounts(game: Game, by: Seat, assignees: Assignee[], total: number): number[] | null {
  const only = game.state.answer === null ? onlyAssignment(assignees, total) : null;
  if (only) return only;
  return askAmounts(game, {
    player: by,
    for: "combat.assign",
    rule: "465.2.c",
    options: assignees.map(({ object }) => ({ object })),
    total,
    example: exampleAssignment(assignees, total),
  });
}

/** Where several effects change a unit's damage, its controller orders them before it is assigned any (372, 465.2.c.5). */
function orderChanges(game: Game, frame: CombatFrame, unit: GameObject, by: Seat): boolean {
  const changes = changesOf(game, unit, by);
  const order = orderFor(frame, unit.id);
  for (;;) {
    const left = changes.filter(({ key }) => !order.effects.includes(key));
    if (left.length === 0) return true;
    const option = pickOne(game, {
      player: unit.controller,
      for: "replacement.pick",
      rule: "465.2.c.5",
      options: left.map(({ key, source }) => ({ effect: key, source, event: "damage", object: unit.id })),
    });
    if (!option || !("effect" in option)) return false;
    order.effects.push(option.effect);
  }
}

function orderFor(frame: CombatFrame, object: number): CombatFrame["orders"][number] {
  const known = frame.orders.find((order) => order.object === object);
  if (known) return known;
  const order = { object, effects: [] };
  frame.orders.push(order);
  return order;
}

function orderedChanges(game: Game, frame: CombatFrame, unit: GameObject, by: Seat): LiveReplacement[] {
  const changes = changesOf(game, unit, by);
  return orderFor(frame, unit.id).effects.flatMap(
    (key) => changes.find((change) => change.key === key) ?? [],
  );
}

/** All assigned damage is dealt at once (465.2.c.1.a), the amounts as changed when they were assigned (465.2.c.5). */
function deal(game: Game, frame: CombatFrame): Status {
  const events = frame.assigned.flatMap(({ object, amount, by }): GameEvent[] => {
    const unit = objectOf(game, object);
    const changes = orderedChanges(game, frame, unit, by);
    const dealt = afterChanges(game, changes, amount);
    noteChanges(game, changes, amount, object);
    const sources = sideOf(game, by).map((source) => referTo(source));
    if (dealt === 0) return [];
    return [
      { by, source: null, item: null, event: "damage", object, amount: dealt, sources, dealtBy: "combat" },
    ];
  });
  propose(game, events, { settled: true });
  return "go";
}

function noteChanges(game: Game, changes: LiveReplacement[], amount: number, object: number): void {
  let left = amount;
  for (const live of changes) {
    const next = afterChanges(game, [live], left);
    const prevented = Math.max(0, left - next);
    noteUse(game, live, prevented);
    if (prevented > 0)
      emit(game, {
        type: "damagePrevented",
        rule: "465.2.c.5",
        object,
        amount: prevented,
        source: live.source,
      });
    left = next;
  }
}

/** FEPR is skipped and outstanding tasks are cancelled (465.3); then the Combat Cleanup (466.1). */
function beginCleanup(game: Game, frame: CombatFrame): Status {
  frame.step = "cleaned";
  push(game, { kind: "cleanup", step: 1, special: "combat" });
  return "go";
}

/**
 * Won by the only player with units left, and by those units (466.3.c); with units of both still there it is staged
 * anew (466.3.d.1).
 */
function determineResult(game: Game): void {
  const { slot, recalled } = combatOf(game);
  const present = seatsPresent(game, slot);
  const [only, ...others] = present;
  const winner = !recalled && only !== undefined && others.length === 0 ? only : null;
  emit(game, {
    type: "combatResult",
    rule: winner ? "466.3.a" : "466.3.d",
    object: slotOf(game, slot).battlefield,
    ...(winner ? { player: winner } : {}),
  });
  if (present.length > 1) changeSlot(game, slot, { stagedShowdown: true, stagedCombat: true });
  if (winner === null) return;
  const { attacker, defender } = combatOf(game);
  const loser = winner === attacker ? defender : attacker;
  const units = sideOf(game, winner).map(referTo);
  propose(game, [
    { ...nobody, event: "winCombat", player: winner, slot, units },
    { ...nobody, event: "loseCombat", player: loser, slot, units: [] },
  ]);
}

/** Whoever has units left takes control; nobody's units, nobody's control (466.5). */
function settleControl(game: Game): void {
  const { slot } = combatOf(game);
  const { stagedCombat, stagedShowdown } = slotOf(game, slot);
  if (stagedCombat || stagedShowdown) return;
  const [only, ...others] = seatsPresent(game, slot);
  if (others.length > 0) return;
  if (only !== undefined) {
    establishControl(game, slot, only, "466.5.a");
    return;
  }
  endContest(game, slot, "466.5.a");
  setBattlefieldControl(game, slot, null);
  toTrash(game, ...foreignFacedown(game, slot));
}

/** Designations go, what waits for the end happens, and what lasts for this combat runs out (466.7). */
function endCombat(game: Game): void {
  const { state } = game;
  const { slot } = combatOf(game);
  const units = state.board
    .map((id) => objectOf(game, id))
    .filter(({ role, hadRoles }) => role !== null || hadRoles.length > 0);
  for (const { id } of units) changeObject(game, id, { role: null, hadRoles: [] });
  state.effects = state.effects.filter(({ until }) => until !== "combat");
  state.delayed = state.delayed.filter(({ until }) => until !== "combat");
  state.combat = null;
  touchConditions(game);
  state.cleanupDue = true;
  touch(game);
  emit(game, { type: "combatEnded", rule: "466.7", object: slotOf(game, slot).battlefield });
  propose(game, [{ ...nobody, event: "combatEnd", slot, units: units.map(referTo) }]);
}
