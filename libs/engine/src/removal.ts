import {
  changeObject,
  changePlayer,
  changeSlot,
  emit,
  type Frame,
  type FrameKind,
  type Game,
  needCleanup,
  objectOf,
  type Seat,
  seatAfter,
  seatsFrom,
  slotOf,
  touch,
} from "@rulebound/core";
import { emptyPool, takeOffChain } from "@rulebound/effects";
import { putIntoZone, removeFromGame, setBattlefieldControl } from "@rulebound/zones";

/** What becomes of a task of a player who leaves: it goes on without them, ends itself, or asks whoever is left. */
export const onRemoval: { readonly [K in FrameKind]: "keep" | "end" | "askAgain" } = {
  turn: "keep",
  cleanup: "askAgain",
  chain: "keep",
  play: "end",
  text: "askAgain",
  batch: "askAgain",
  triggers: "end",
  pay: "end",
  standardMove: "end",
  hide: "end",
  showdown: "keep",
  combat: "keep",
  score: "end",
  draw: "end",
  predict: "end",
};

/** A player concedes (650): the last one left wins (651.1), else the game goes on without them (652). */
export function removePlayer(game: Game, seat: Seat): void {
  const { state } = game;
  changePlayer(game, seat, { removed: true });
  emit(game, { type: "playerRemoved", rule: "651", player: seat });
  const left = seatsFrom(state, seat);
  const [last] = left;
  if (left.length === 1 && last !== undefined) {
    state.winner = last;
    state.prompt = null;
    emit(game, { type: "gameWon", rule: "651.1", player: last });
    return;
  }
  banishWhatIsOnTheBoard(game, seat);
  replaceBattlefields(game, seat);
  counterItems(game, seat);
  removeOwned(game, seat);
  forgetEffects(game, seat);
  fixTurn(game, seat);
  needCleanup(game);
  touch(game);
}

/** Step 1: permanents, runes and facedown cards that they control or own are banished (652.1). */
function banishWhatIsOnTheBoard(game: Game, seat: Seat): void {
  const ids = [...game.state.board, ...game.state.battlefields.flatMap(({ facedown }) => facedown)];
  for (const id of ids) {
    const { owner, controller } = objectOf(game, id);
    if (owner !== seat && controller !== seat) continue;
    putIntoZone(game, id, "banishment");
    emit(game, { type: "banished", rule: "652.1", object: id });
  }
}

/** Step 2: their battlefield gives way to a token without abilities; what is there stays (652.2). */
function replaceBattlefields(game: Game, seat: Seat): void {
  game.state.battlefields.forEach(({ battlefield, controller, contestedBy }, slot) => {
    if (controller === seat) setBattlefieldControl(game, slot, null);
    if (contestedBy === seat) changeSlot(game, slot, { contestedBy: null });
    if (objectOf(game, battlefield).owner !== seat) return;
    changeObject(game, battlefield, { card: "Bare Battlefield", token: true, replaced: [], copyOf: null });
    emit(game, {
      type: "replaced",
      rule: "652.2.a",
      object: slotOf(game, slot).battlefield,
      detail: "Bare Battlefield",
    });
  });
}

/** Step 3: every card that they own is out of the game (652.3). */
function removeOwned(game: Game, seat: Seat): void {
  for (const object of game.state.objects) {
    const isBattlefield = game.state.battlefields.some(({ battlefield }) => battlefield === object.id);
    if (object.owner === seat && object.zone !== "none" && !isBattlefield) removeFromGame(game, object.id);
  }
  changePlayer(game, seat, { pool: emptyPool() });
}

/** Step 4: their spells and abilities are countered (652.4). */
function counterItems(game: Game, seat: Seat): void {
  for (const item of [...game.state.chain]) {
    if (item.controller !== seat) continue;
    takeOffChain(game, item.id);
    if (item.object !== null && objectOf(game, item.object).zone === "chain")
      putIntoZone(game, item.object, "trash");
    emit(game, { type: "countered", rule: "652.4", item: item.id, object: item.source.id });
  }
}

function forgetEffects(game: Game, seat: Seat): void {
  const { state } = game;
  state.delayed = state.delayed.filter(({ controller }) => controller !== seat);
  state.additionalTurns = state.additionalTurns.filter((other) => other !== seat);
  state.looking = state.looking.filter((look) => look.player !== seat && look.owner !== seat);
}

/** Step 5: turn, focus and priority pass on (652.5). */
function fixTurn(game: Game, seat: Seat): void {
  const { state } = game;
  if (state.prompt?.player === seat) state.prompt = null;
  for (const frame of state.frames) withoutPlayer(frame, seat);
  const { showdown } = state;
  if (showdown?.focus === seat) {
    showdown.focus = seatAfter(state, seat);
    emit(game, { type: "focusPassed", rule: "652.5.b.1", player: showdown.focus });
  }
  if (state.priority === seat) {
    state.priority = seatAfter(state, seat);
    emit(game, { type: "priorityPassed", rule: "652.5.c.1", player: seat });
  }
  const [turn] = state.frames;
  // A removed player's turn goes on to its expiration step (default reading of 652.5.a.1).
  if (state.turn.player === seat && turn?.kind === "turn") turn.step = "expiration";
}

function withoutPlayer(frame: Frame, seat: Seat): void {
  if (frame.kind === "triggers") frame.groups = frame.groups.filter(({ player }) => player !== seat);
  if (frame.kind === "chain" && frame.holder === seat) frame.holder = null;
  if (frame.kind === "combat") frame.assigned = frame.assigned.filter(({ by }) => by !== seat);
}
