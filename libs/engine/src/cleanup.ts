import {
  designationOrder,
  designations,
  foreignFacedown,
  hasLethalDamage,
  openShowdown,
} from "@rulebound/combat";
import {
  type CleanupFrame,
  cardOf,
  changeObject,
  changeSlot,
  emit,
  type Game,
  type GameEvent,
  type GameObject,
  isBattlefield,
  isFoughtOver,
  isSame,
  nobody,
  objectOf,
  opponentsOf,
  pickOne,
  pickSome,
  playerOf,
  pop,
  type Status,
  seatsFrom,
  seatsPresent,
  slotOf,
  touch,
  unitsAt,
} from "@rulebound/core";
import {
  emptyPoolOf,
  hiddenCapacity,
  mayBeReplaced,
  propose,
  recallsOfTie,
  toTrash,
  victoryScore,
} from "@rulebound/effects";
import { contest, endContest, relocate, setBattlefieldControl } from "@rulebound/zones";

/** The steps of a cleanup in order (323), with those that a special one inserts (317.2, 466.1.a). */
const steps: readonly ((game: Game, frame: CleanupFrame) => "done" | "events" | "asked")[] = [
  (game) => {
    game.state.cleanupDue = false;
    checkWinner(game);
    return "done";
  },
  designate,
  undesignate,
  killLethal,
  healAll,
  recallAttackers,
  expireTurn,
  loseEmptyBattlefields,
  correctPlaces,
  stage,
  endContests,
  open,
];

export function runCleanup(game: Game, frame: CleanupFrame): Status {
  for (;;) {
    const step = steps[frame.step - 1];
    if (!step) return finish(game);
    if (game.state.winner !== null) return "wait";
    const went = step(game, frame);
    if (went === "asked") return "wait";
    frame.step += 1;
    if (went === "events") return "go";
  }
}

/** What dies in later cleanups, when nothing follows on this one, isn't the last item's doing any more (428.5.c). */
function finish(game: Game): Status {
  if (!game.state.cleanupDue) game.state.lastResolved = null;
  return pop(game);
}

/** Step 1: enough points, and more than every opponent (323.1, 194.2). */
function checkWinner(game: Game): void {
  const { state } = game;
  const needed = victoryScore(game);
  for (const seat of seatsFrom(state, state.turn.player)) {
    const { points } = playerOf(game, seat);
    if (points < needed) continue;
    if (opponentsOf(state, seat).every((other) => playerOf(game, other).points < points)) {
      state.winner = seat;
      state.priority = null;
      emit(game, { type: "gameWon", rule: "323.1", player: seat });
    }
  }
}

/** Step 2: units at the combat's battlefield gain their side's designation (323.2.a, 323.2.b). */
function designate(game: Game): "done" | "events" {
  const events = designations(game);
  const combat = game.state.combat;
  if (!combat || events.length === 0) return "done";
  propose(game, events, { order: designationOrder(game, combat.attacker, combat.defender) });
  return "events";
}

/** Step 2: units that are elsewhere lose theirs (323.2.c). */
function undesignate(game: Game): "done" {
  const slot = game.state.combat?.slot ?? null;
  for (const id of game.state.board) {
    const { role, at } = objectOf(game, id);
    if (role === null || at === slot) continue;
    changeObject(game, id, { role: null });
    game.state.cleanupDue = true;
    emit(game, { type: "designated", rule: "323.2.c", object: id });
  }
  return "done";
}

/** Steps 3a and 3b: all units with lethal damage die together, their death triggers first (323.4, 323.5). */
function killLethal(game: Game, frame: CleanupFrame): "done" | "events" {
  const dying = game.state.board
    .map((id) => objectOf(game, id))
    .filter((object) => hasLethalDamage(game, object));
  if (dying.length === 0) return "done";
  propose(
    game,
    dying.map(
      (unit): GameEvent => ({
        ...killerOf(game, frame, unit),
        item: null,
        event: "die",
        object: unit.id,
        why: "lethal",
      }),
    ),
  );
  return "events";
}

/**
 * What the kill is attributed to, and who is responsible: the side that has dealt combat damage to the unit, else the item
 * that resolved just before, if it has dealt damage to it, and whoever is responsible for that damage (428.5.c); nothing
 * where a unit dies for another reason.
 */
function killerOf(game: Game, { special }: CleanupFrame, unit: GameObject): Pick<GameEvent, "by" | "source"> {
  const { combat, lastResolved } = game.state;
  if (special === "combat" && combat) {
    const other = unit.controller === combat.attacker ? combat.defender : combat.attacker;
    return { by: unit.damage.some(({ by }) => by === other) ? other : null, source: null };
  }
  const hit = lastResolved?.hits.findLast((one) => isSame(one, unit));
  return hit && lastResolved ? { by: hit.by, source: lastResolved.source } : { by: null, source: null };
}

/** Step 3c of the special cleanups: every unit is healed (317.2.b, 466.1.a.1). */
function healAll(game: Game, { special }: CleanupFrame): "done" | "events" {
  if (special === "none") return "done";
  const damaged = game.state.board.filter((id) => objectOf(game, id).damage.length > 0);
  if (damaged.length === 0) return "done";
  propose(
    game,
    damaged.map((object): GameEvent => ({ ...nobody, event: "heal", object })),
  );
  return "events";
}

/** Step 3d of the Combat Cleanup: where defenders are left, the attackers are recalled (466.1.a.2). */
function recallAttackers(game: Game, { special }: CleanupFrame): "done" | "events" {
  const { combat } = game.state;
  if (special !== "combat" || !combat) return "done";
  const units = unitsAt(game, combat.slot);
  const attackers = units.filter(({ controller }) => controller === combat.attacker);
  if (attackers.length === 0 || !units.some(({ controller }) => controller === combat.defender))
    return "done";
  combat.recalled = true;
  const { attacker: player, slot } = combat;
  // What is tied is an event of its own where something could take its place.
  const tie: GameEvent = { ...nobody, event: "combatTie", player, slot };
  propose(game, mayBeReplaced(game, "combatTie") ? [tie] : recallsOfTie(game, slot, player));
  return "events";
}

/** Steps 3d and 3e of the Ending Cleanup: what lasts this turn expires together, and the pools empty (317.2.c, 317.2.d). */
function expireTurn(game: Game, { special }: CleanupFrame): "done" {
  if (special !== "ending") return "done";
  const { state } = game;
  const lasting = state.effects.filter(({ until }) => until !== "turn");
  const ended = lasting.length < state.effects.length || state.delayed.some(({ until }) => until === "turn");
  state.effects = lasting;
  if (state.seesFacedown.length > 0) state.seesFacedown = [];
  state.delayed = state.delayed.filter(({ until }) => until !== "turn");
  for (const id of state.board) if (objectOf(game, id).stunned) changeObject(game, id, { stunned: false });
  if (ended) {
    state.cleanupDue = true;
    touch(game);
  }
  for (const seat of seatsFrom(state, state.turn.player)) emptyPoolOf(game, seat, "317.2.d");
  return "done";
}

/** Step 4: in an Open State nobody keeps a battlefield without units there (323.6). */
function loseEmptyBattlefields(game: Game): "done" {
  if (game.state.chain.length > 0) return "done";
  game.state.battlefields.forEach(({ controller }, slot) => {
    if (controller === null || isFoughtOver(game.state, slot)) return;
    if (!seatsPresent(game, slot).includes(controller)) setBattlefieldControl(game, slot, null);
  });
  return "done";
}

/** Step 5: what can't stay where it is goes back, and hidden cards at lost battlefields go to the trash (323.7). */
function correctPlaces(game: Game): "done" | "events" | "asked" {
  for (const id of game.state.board) {
    const object = objectOf(game, id);
    const { at, controller, attachment } = object;
    // What is attached is where its Top-Most Card is, whoever controls it (107.1.c.1, 719.3).
    if (attachment) continue;
    const isUnit = cardOf(game, object).definition.type === "unit";
    const misplaced = isBattlefield(at) ? !isUnit : at !== controller;
    if (!misplaced || at === null) continue;
    relocate(game, id, controller);
    emit(game, { type: "recalled", rule: "323.7", object: id, from: at, to: controller });
  }
  const foreign = game.state.battlefields.flatMap((_, slot) => foreignFacedown(game, slot));
  if (toTrash(game, ...foreign)) return "events";
  return trashExcess(game);
}

/** Where fewer cards can be hidden than are, the controller of the zone picks which go to the trash (107.3.b.2). */
function trashExcess(game: Game): "done" | "events" | "asked" {
  for (const [slot, { facedown, controller }] of game.state.battlefields.entries()) {
    const excess = facedown.length < 2 ? 0 : facedown.length - hiddenCapacity(game, slot);
    if (excess <= 0 || controller === null) continue;
    const picked = pickSome(game, {
      player: controller,
      for: "facedown.excess",
      rule: "107.3.b.2",
      options: facedown.map((object) => ({ object })),
      min: excess,
      max: excess,
      source: null,
    });
    if (!picked) return "asked";
    if (toTrash(game, ...picked.flatMap((at) => facedown[at] ?? []))) return "events";
  }
  return "done";
}

/** Steps 6 to 7a: showdowns and combats are staged where Contested was applied, or cease to be (323.8 to 323.10). */
function stage(game: Game): "done" {
  game.state.battlefields.forEach(({ contestedBy, stagedShowdown, stagedCombat, battlefield }, slot) => {
    if (contestedBy === null && !stagedShowdown && !stagedCombat) return;
    const present = seatsPresent(game, slot);
    const ongoing = isFoughtOver(game.state, slot);
    const contested = contestedBy !== null && present.includes(contestedBy);
    const showdown = contested && !ongoing;
    const isCombatOngoing = game.state.combat?.slot === slot || game.state.showdown?.combat === "opening";
    const combat = contestedBy !== null && present.length > 1 && !(ongoing && isCombatOngoing);
    if (showdown === stagedShowdown && combat === stagedCombat) return;
    changeSlot(game, slot, { stagedShowdown: showdown, stagedCombat: combat });
    game.state.cleanupDue = true;
    if (showdown && !stagedShowdown)
      emit(game, { type: "showdownStaged", rule: "323.8", object: battlefield });
    if (combat && !stagedCombat) emit(game, { type: "combatStaged", rule: "323.9", object: battlefield });
  });
  return "done";
}

/** Step 8: Contested ends where its player has no units; others may then contest (323.11). */
function endContests(game: Game): "done" {
  game.state.battlefields.forEach(({ contestedBy }, slot) => {
    if (contestedBy === null || isFoughtOver(game.state, slot)) return;
    if (seatsPresent(game, slot).includes(contestedBy)) return;
    endContest(game, slot, "323.11");
    const [next] = seatsPresent(game, slot).filter((seat) => seat !== slotOf(game, slot).controller);
    if (next !== undefined) contest(game, slot, next);
  });
  return "done";
}

/** Steps 9 to 10a: a showdown or combat begins, the turn player choosing where; or a showdown becomes a combat's. */
function open(game: Game): "done" | "events" | "asked" {
  const { state } = game;
  if (state.chain.length > 0) return "done";
  if (state.showdown || state.combat) {
    turnIntoCombat(game);
    return "done";
  }
  const slots = state.battlefields.map((_, at) => at);
  const showdowns = slots.filter(
    (at) => isStaged(game, at, "stagedShowdown") && !isStaged(game, at, "stagedCombat"),
  );
  const combats = slots.filter((at) => isStaged(game, at, "stagedCombat"));
  const staged = showdowns.length > 0 ? showdowns : combats;
  if (staged.length === 0) return "done";
  const isCombat = showdowns.length === 0;
  // A turn player who has left chooses nothing any more (651.3).
  const [chooser] = seatsFrom(state, state.turn.player);
  const option = pickOne(game, {
    player: chooser ?? state.turn.player,
    for: isCombat ? "combat.stage" : "showdown.stage",
    rule: isCombat ? "323.13" : "323.12",
    options: staged.map((at) => ({ location: at })),
  });
  if (!option) return "asked";
  if (!("location" in option) || !isBattlefield(option.location)) return "done";
  pop(game);
  openShowdown(game, option.location, isCombat);
  return "events";
}

const isStaged = (game: Game, slot: number, what: "stagedShowdown" | "stagedCombat"): boolean =>
  slotOf(game, slot)[what];

/** Step 10a: units of two sides have met where a Non-Combat Showdown is going on (323.14). */
function turnIntoCombat(game: Game): void {
  const { showdown } = game.state;
  if (showdown?.combat !== "none" || !slotOf(game, showdown.slot).stagedCombat) return;
  showdown.combat = "opening";
  changeSlot(game, showdown.slot, { stagedCombat: false });
}
