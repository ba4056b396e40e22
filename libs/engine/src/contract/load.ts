import {
  emptyPlayer,
  emptyState,
  type Game,
  gameOf,
  type Readings,
  type Seat,
  type State,
  readings as switches,
  touch,
  type Works,
} from "@rulebound/core";
import { hiddenCapacity } from "@rulebound/effects";
import { currentRules, type Position, type ScriptedChance } from "@rulebound/protocol";
import { refuseUnlessAtRest } from "./at-rest.ts";
import { loadBanishedWith } from "./banished-with.ts";
import { compareComputed } from "./computed.ts";
import { type Complete, complete, entriesOf } from "./defaults.ts";
import { contradiction, notAtRest, unsupported } from "./faults.ts";
import { loadHeld } from "./held-control.ts";
import { inlineDefinitions } from "./inline.ts";
import { keysOf } from "./keys.ts";
import { loadBattlefield } from "./load-battlefields.ts";
import { loadPlayer } from "./load-player.ts";
import { type Loader, refuseAbsent } from "./loader.ts";
import { scriptOf } from "./script.ts";
import { loadPastOfObjects, loadThisTurn } from "./this-turn.ts";

/** More objects than any real game has; what creates more still has room in a state. */
const mostObjectsLoaded = 600;

/**
 * Makes a state of a position, with whatever it leaves out at its default. Loading triggers nothing.
 *
 * Refuses with a JSON pointer into the position: one that contradicts itself ("contradiction"), one in which something
 * is going on or which the next cleanup would change ("notAtRest"), and what this engine can't hold ("unsupported").
 */
export function loadPosition(
  works: Works,
  position: Position,
  seed: number,
  script: readonly ScriptedChance[],
): State {
  refuseOtherRules(position);
  const readings = readingsIn(position.readings);
  refuseUnderWay(position);
  const full = complete(works.pool, position);
  const entries = entriesOf(full);
  if (entries.length > mostObjectsLoaded) {
    unsupported([], `This engine holds at most ${mostObjectsLoaded} cards and tokens.`);
  }
  const state = tableFor(full, position, readings, seed);
  state.random.script = scriptOf(script);
  state.random.scripted = script.length > 0;
  state.inline = inlineDefinitions(works.pool, entries);
  const game = gameOf(state, works, null);
  const loader: Loader = { game, keys: keysOf(entries), said: [] };
  fill(loader, full, position);
  compareComputed(game, position, loader.said);
  refuseUnlessAtRest(game, position);
  state.next.key = loader.keys.next;
  state.cleanupDue = false;
  return state;
}

function refuseOtherRules({ rules = currentRules }: Position): void {
  if (rules !== currentRules) {
    unsupported(["rules"], `This engine plays by the rules of ${currentRules}, not by those of ${rules}.`);
  }
}

/** The switches of a position, as far as they aren't at their defaults. Refuses switches and readings that aren't known. */
function readingsIn(given: Position["readings"] = {}): Readings {
  const entries = Object.entries(given).map(([name, reading]) => {
    const known: readonly string[] | undefined = Object.entries(switches).find(([one]) => one === name)?.[1];
    if (!known) {
      const names = Object.keys(switches).join(", ");
      return unsupported(["readings", name], `There is no such switch here; there are: ${names}.`);
    }
    const at = known.indexOf(reading);
    if (at < 0) {
      return unsupported(
        ["readings", name],
        `There is no such reading here; there are: ${known.join(", ")}.`,
      );
    }
    return at === 0 ? [] : [[name, reading]];
  });
  return Object.fromEntries(entries.flat());
}

/** Refuses what can be only while something is going on. */
function refuseUnderWay(position: Position): void {
  const { turn = {}, chain = [], delayed = [], looking = [], revealed = [] } = position;
  const { phase = "main", number = 1 } = turn;
  if (phase !== "main" && phase !== "start") {
    notAtRest(["turn", "phase"], "A position loads in the main phase or at the start of a turn.");
  }
  if (number === 0) notAtRest(["turn", "number"], "There is no turn before the first one.");
  if (chain.length > 0) notAtRest(["chain"], "There is something on the chain.", "309.1");
  if (delayed.length > 0) notAtRest(["delayed"], "A delayed ability waits.", "390");
  if (position.showdown) notAtRest(["showdown"], "A showdown is going on.", "308.1");
  if (position.combat) notAtRest(["combat"], "A combat is going on.", "308.1");
  if (position.winner) notAtRest(["winner"], "The game is over.", "196");
  if (looking.length > 0) notAtRest(["looking"], "A player is looking at cards.", "424");
  if (revealed.length > 0) notAtRest(["revealed"], "Cards are being revealed.", "424");
}

function fill(loader: Loader, full: Complete, position: Position): void {
  const { game } = loader;
  const { player, number } = game.state.turn;
  refuseAbsent(loader, player, ["turn", "player"]);
  refuseAbsent(loader, game.state.lastRegular, ["turn", "regular"]);
  for (const [i, seat] of game.state.additionalTurns.entries())
    refuseAbsent(loader, seat, ["turn", "queue", i]);
  for (const { seat, entry } of full.players) {
    const taken = turnsTaken(full.seats, seat, number);
    loadPlayer(loader, seat, entry, seat === player ? Math.max(1, taken) : taken);
  }
  refuseRemovedTurn(game);
  for (const [i, place] of full.battlefields.entries()) loadBattlefield(loader, place, i);
  refuseExcess(game);
  for (const { seat, entry } of full.players) {
    loadThisTurn(loader, seat, entry.thisTurn ?? {}, ["players", seat, "thisTurn"]);
    loadBanishedWith(game, game.state.players[seat].banishment, entry, ["players", seat]);
  }
  loadPastOfObjects(loader);
  loadHeld(loader);
  touch(game);
  const first = position.turn?.phase === "start" ? "awaken" : "main";
  game.state.frames.push({ kind: "turn", step: first, chained: false });
}

/** More facedown cards than there is room for at a battlefield (107.3.b). */
function refuseExcess(game: Game): void {
  for (const [i, { facedown }] of game.state.battlefields.entries()) {
    if (facedown.length < 2) continue;
    const capacity = hiddenCapacity(game, i);
    if (facedown.length > capacity) {
      const path = ["battlefields", i, "facedown", capacity];
      contradiction(path, "A battlefield has room for one facedown card.", "107.3.b");
    }
    touch(game);
  }
}

/** Turns that a seat has begun when so many turns of the game have, this one included (115.1.c). */
function turnsTaken(order: readonly Seat[], seat: Seat, turns: number): number {
  return Math.max(0, Math.ceil((turns - order.indexOf(seat)) / order.length));
}

function refuseRemovedTurn({ state }: Game): void {
  const left = state.seats.filter((seat) => !state.players[seat].removed);
  if (left.length < 2) notAtRest(["players"], "The game is over when only one player is left.", "195");
  if (!left.includes(state.turn.player)) {
    contradiction(["turn", "player"], `${state.turn.player} has left the game.`, "652");
  }
}

/** A state without cards for a position: in the main phase, or before the turn begins. */
function tableFor(
  { mode, seats, victoryScore }: Complete,
  { turn = {} }: Position,
  readings: Readings,
  seed: number,
): State {
  const { player = "P1", number = 1, phase = "main", queue = [], regular = player } = turn;
  const atStart = phase === "start";
  const nobody = emptyPlayer(true);
  return {
    ...emptyState({ mode, seats, victoryScore, seed }),
    readings,
    turn: { player, number, phase: atStart ? "awaken" : "main", additional: false },
    additionalTurns: [...queue],
    lastRegular: regular,
    players: { P1: nobody, P2: nobody, P3: nobody, P4: nobody },
    priority: atStart ? null : player,
  };
}
