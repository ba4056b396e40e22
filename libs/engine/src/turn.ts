import { grantPriority, tasksFirst } from "@rulebound/chain";
import {
  cardOf,
  changePlayer,
  changeSlot,
  derivedOf,
  emit,
  type Game,
  type GameEvent,
  nobody,
  objectOf,
  type Phase,
  playerOf,
  push,
  type Seat,
  type Slot,
  type Status,
  seatAfter,
  type TurnFrame,
  touch,
} from "@rulebound/core";
import { isPhaseAwaited, isScoringForbidden, performPhase, phaseEvent, propose } from "@rulebound/effects";

/** The turn, phase by phase (314-317); tasks and the chain come before each next step (335). */
export function runTurn(game: Game, frame: TurnFrame): Status {
  const { state } = game;
  if (state.chain.length > 0 && !state.cleanupDue) frame.chained = true;
  if (tasksFirst(game)) return "go";
  const { player } = state.turn;
  switch (frame.step) {
    case "awaken":
      frame.step = "readying";
      emit(game, { type: "turnStarted", rule: "304", player, amount: state.turn.number });
      return begin(game, player, "awaken") ? readyAll(game, frame) : "go";
    case "readying":
      return readyAll(game, frame);
    case "beginning":
      frame.step = "scoring";
      propose(game, [phaseEvent(player, "beginning")]);
      return "go";
    case "scoring":
      frame.step = "channel";
      if (state.turn.phase === "beginning") hold(game, player);
      return "go";
    case "channel":
      frame.step = "channeling";
      return begin(game, player, "channel") ? channel(game, frame) : "go";
    case "channeling":
      return channel(game, frame);
    case "draw":
      frame.step = "drawing";
      return begin(game, player, "draw") ? draw(game, frame) : "go";
    case "drawing":
      return draw(game, frame);
    case "mainStart":
      frame.step = "main";
      propose(game, [phaseEvent(player, "main")]);
      return "go";
    case "main":
      if (state.turn.phase !== "main") {
        frame.step = "ending";
        return "go";
      }
      grantPriority(game, player, "312.2.a");
      return "wait";
    case "ending":
      frame.step = "expiration";
      propose(game, [phaseEvent(player, "ending")]);
      return "go";
    case "expiration":
      // Of a phase that is skipped no step is left (443.2).
      if (state.turn.phase !== "ending" && !playerOf(game, player).removed) {
        frame.step = "next";
        return "go";
      }
      frame.step = "expired";
      frame.chained = false;
      // A player who has left comes here from wherever their turn was.
      state.turn.phase = "ending";
      push(game, { kind: "cleanup", step: 1, special: "ending" });
      return "go";
    case "expired":
      // Items that FEPR was run on begin the Expiration Step anew (317.2.f).
      frame.step = frame.chained ? "expiration" : "next";
      return "go";
    case "next":
      nextTurn(game, frame);
      return "go";
  }
}

/**
 * Has a phase begin: at once where nothing waits for that, which most turns are spared; else as an event, which can be
 * replaced (443.1.a.2). True where it has begun.
 */
function begin(game: Game, player: Seat, phase: Phase): boolean {
  if (isPhaseAwaited(game, phase)) {
    // Until the first phase of a turn has begun the turn isn't in it, which tells whether it is skipped.
    if (phase === "awaken") game.state.turn.phase = "ending";
    propose(game, [phaseEvent(player, phase)]);
    return false;
  }
  performPhase(game, { player, phase });
  return true;
}

function readyAll(game: Game, frame: TurnFrame): Status {
  const { player, phase } = game.state.turn;
  frame.step = "beginning";
  if (phase === "awaken") propose(game, readyEvents(game, player));
  return "go";
}

function channel(game: Game, frame: TurnFrame): Status {
  const { player, phase } = game.state.turn;
  frame.step = "draw";
  if (phase !== "channel") return "go";
  const amount = channelAmount(game);
  propose(game, [{ ...nobody, by: player, event: "channel", player, amount, exhausted: false }]);
  return "go";
}

function draw(game: Game, frame: TurnFrame): Status {
  const { player, phase } = game.state.turn;
  frame.step = "mainStart";
  if (phase !== "draw" || skipsDraw(game)) return "go";
  propose(game, [{ ...nobody, by: player, event: "draw", player, amount: 1 }]);
  return "go";
}

/** Everything that the turn player controls and that can be readied (315.1.b). */
function readyEvents(game: Game, player: Seat): GameEvent[] {
  const own = [...game.state.board, ...playerOf(game, player).legend].filter((id) => {
    const { controller, exhausted } = objectOf(game, id);
    return controller === player && exhausted;
  });
  return own.map((object) => ({ ...nobody, by: player, event: "ready", object }));
}

/** The turn player holds each battlefield that they control and haven't scored this turn (315.2.b.2, 469.2). */
function hold(game: Game, player: Seat): void {
  const slots = game.state.battlefields.flatMap(({ controller, scoredBy }, slot) =>
    controller === player && !scoredBy.includes(player) && !isScoringForbidden(game, player, slot)
      ? [slot]
      : [],
  );
  if (slots.length > 0)
    push(game, { kind: "score", step: "point", how: "hold", lost: player, player, slots, index: 0 });
}

/** Two runes; one more in the first Channel Phase of whoever goes last (485.7, 487.7, 488.7); fewer where a text says so. */
function channelAmount(game: Game): number {
  const { seats, turn, players } = game.state;
  const usual = turn.player === seats.at(-1) && players[turn.player].turns === 1 ? 3 : 2;
  const limits = derivedOf(game).facts.flatMap(({ fact }) =>
    fact.fact === "channelAmount" ? [fact.amount] : [],
  );
  return Math.min(usual, ...limits);
}

/** With three players or more the first one draws no card in their first Draw Phase (487.7, 488.7). */
function skipsDraw(game: Game): boolean {
  const { seats, turn, players } = game.state;
  return seats.length > 2 && turn.player === seats[0] && players[turn.player].turns === 1;
}

const hasText = (game: Game, { battlefield }: Slot): boolean =>
  cardOf(game, objectOf(game, battlefield)).abilities.length > 0;

/** Whoever is next in the queue: additional turns first, then the turn order goes on (317.3, 737). */
function nextTurn(game: Game, frame: TurnFrame): void {
  const { state } = game;
  const additional = state.additionalTurns.shift();
  const player = additional ?? seatAfter(state, state.lastRegular);
  if (additional === undefined) state.lastRegular = player;
  state.turn = {
    player,
    number: state.turn.number + 1,
    phase: "awaken",
    additional: additional !== undefined,
  };
  state.ledger = [];
  // A battlefield that nobody controls is the turn player's to stand in for (190.6).
  if (state.battlefields.some((slot) => slot.controller === null && hasText(game, slot))) touch(game);
  state.battlefields.forEach((_, slot) => {
    changeSlot(game, slot, { scoredBy: [] });
  });
  changePlayer(game, player, { turns: playerOf(game, player).turns + 1 });
  frame.step = "awaken";
  frame.chained = false;
}
