import { advanceFocus, grantPriority, tasksFirst } from "@rulebound/chain";
import {
  broken,
  changeSlot,
  emit,
  type Game,
  type GameEvent,
  nobody,
  pop,
  push,
  readingOf,
  type Seat,
  type ShowdownFrame,
  type Status,
  seatsFrom,
  seatsPresent,
  slotOf,
  touchConditions,
  unitsAt,
} from "@rulebound/core";
import { propose } from "@rulebound/effects";
import { establishControl } from "./control.ts";

/** A showdown begins at a contested battlefield; focus goes to whoever contested it (344, 345). */
export function openShowdown(game: Game, slot: number, combat: boolean): void {
  const focus = slotOf(game, slot).contestedBy ?? broken("a showdown at a battlefield that isn't contested");
  game.state.showdown = { slot, focus, passes: 0, combat: combat ? "opening" : "none" };
  touchConditions(game);
  changeSlot(game, slot, { stagedShowdown: false, stagedCombat: false });
  emit(game, { type: "showdownOpened", rule: "344", object: slotOf(game, slot).battlefield, player: focus });
  emit(game, { type: "focusGained", rule: "345", player: focus });
  push(game, { kind: "showdown", step: "run" });
  propose(game, [{ ...nobody, event: "showdownStart", slot }]);
}

export function runShowdown(game: Game, frame: ShowdownFrame): Status {
  const showdown = game.state.showdown ?? broken("a showdown without showdown");
  if (frame.step === "close") return close(game);
  if (showdown.combat === "opening") {
    openCombat(game);
    return "go";
  }
  if (tasksFirst(game)) return "go";
  if (showdown.passes >= seatsFrom(game.state, game.state.turn.player).length) {
    frame.step = "close";
    game.state.priority = null;
    return "go";
  }
  grantPriority(game, showdown.focus, "312.2.b");
  return "wait";
}

/**
 * What waits for the start of combat happens (464.2.b), then Attacker and Defender are established and their units
 * designated (464.2.c); triggers of both go on the chain in that order (464.2.e).
 */
function openCombat(game: Game): void {
  const showdown = game.state.showdown ?? broken("a combat without showdown");
  const { slot } = showdown;
  const present = seatsPresent(game, slot);
  const { contestedBy, controller } = slotOf(game, slot);
  const attacker =
    present.find((seat) => seat === contestedBy) ??
    present.find((seat) => seat !== controller) ??
    broken("a combat without attacker");
  const defender = present.find((seat) => seat !== attacker) ?? broken("a combat without defender");
  showdown.combat = "open";
  changeSlot(game, slot, { stagedCombat: false, stagedShowdown: false });
  game.state.combat = { slot, attacker, defender, recalled: false, excess: { attacker: 0, defender: 0 } };
  touchConditions(game);
  if (readingOf(game.state, "combatFocus") === "attacker" && showdown.focus !== attacker) {
    showdown.focus = attacker;
    emit(game, { type: "focusGained", rule: "464.2.d", player: attacker });
  }
  emit(game, {
    type: "combatStarted",
    rule: "464.1",
    object: slotOf(game, slot).battlefield,
    by: attacker,
    player: defender,
  });
  const everybody: GameEvent[] = [
    { ...nobody, event: "designate", player: attacker, role: "attacker", slot },
    { ...nobody, event: "designate", player: defender, role: "defender", slot },
    ...designations(game),
  ];
  // The task handled first is the one that is put down last (464.2.b).
  propose(game, everybody, { order: designationOrder(game, attacker, defender) });
  propose(game, [{ ...nobody, event: "combatStart", slot }]);
}

/** Designations that units at the combat's battlefield still have to gain (464.2.c.3, 323.2.a, 323.2.b). */
export function designations(game: Game): GameEvent[] {
  const combat = game.state.combat;
  if (!combat) return [];
  const { slot, attacker, defender } = combat;
  return unitsAt(game, slot).flatMap((unit): GameEvent[] => {
    const role = unit.controller === attacker ? "attacker" : unit.controller === defender ? "defender" : null;
    if (role === null || unit.role === role) return [];
    return [{ ...nobody, event: "role", object: unit.id, role, slot }];
  });
}

/** The attacker first, the defender last, the others in turn order between (464.2.e.1). */
export function designationOrder(game: Game, attacker: Seat, defender: Seat): Seat[] {
  return seatsFrom(game.state, attacker).sort(
    (a, b) =>
      Number(a === defender) - Number(b === defender) || Number(b === attacker) - Number(a === attacker),
  );
}

/** Passing focus (347.2): to the next player in turn order; once all have passed, the showdown closes instead (347.2.a). */
export function passFocus(game: Game): void {
  const showdown = game.state.showdown ?? broken("there is no focus to pass");
  showdown.passes += 1;
  if (showdown.passes < seatsFrom(game.state, showdown.focus).length) advanceFocus(game, "347.2.b");
  else emit(game, { type: "focusPassed", rule: "347.2", player: showdown.focus });
}

/** After a Combat Showdown the combat goes on (348.1); after another one a lone player takes control (348.2.a). */
function close(game: Game): Status {
  const showdown = game.state.showdown ?? broken("no showdown to close");
  const { slot } = showdown;
  emit(game, { type: "showdownEnded", rule: "348", object: slotOf(game, slot).battlefield });
  game.state.showdown = null;
  touchConditions(game);
  game.state.cleanupDue = true;
  pop(game);
  if (game.state.combat) {
    push(game, { kind: "combat", step: "attackers", orders: [], assigned: [] });
    return "go";
  }
  const [only, ...others] = seatsPresent(game, slot);
  if (only !== undefined && others.length === 0) establishControl(game, slot, only, "348.2.a");
  return "go";
}
