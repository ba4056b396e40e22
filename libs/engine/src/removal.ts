import { advanceFocus, grantPriority } from "@rulebound/chain";
import {
  changeItem,
  changeObject,
  changePlayer,
  changeSlot,
  copyState,
  emit,
  emptyPool,
  type Frame,
  type Game,
  needCleanup,
  type ObjectId,
  objectOf,
  pop,
  type Returned,
  type Seat,
  type State,
  type Status,
  seatAfter,
  seatsFrom,
  slotOf,
  touch,
} from "@rulebound/core";
import { takeBack, takeOffChain, toTrash } from "@rulebound/effects";
import { putIntoZone, removeFromGame, setBattlefieldControl } from "@rulebound/zones";

/**
 * Carries a task on unless its player has left, when it ends there and then: a removed player chooses nothing and has
 * no other influence (651.3). `tells` is what the task below hears of it.
 */
export function unlessLeft<F extends { player: Seat }>(
  carryOn: (game: Game, frame: F) => Status,
  tells: Returned | null = null,
): (game: Game, frame: F) => Status {
  return (game, frame) =>
    game.state.players[frame.player].removed ? pop(game, tells) : carryOn(game, frame);
}

/** A player concedes (650): the last one left wins (651.1), else the game goes on without them (652). */
export function removePlayer(game: Game, seat: Seat): void {
  const { state } = game;
  forgetPasses(state, seat);
  changePlayer(game, seat, { removed: true });
  emit(game, { type: "playerRemoved", rule: "651", player: seat });
  const left = seatsFrom(state, seat);
  const [last] = left;
  if (left.length === 1 && last !== undefined) {
    state.winner = last;
    state.prompt = null;
    state.priority = null;
    emit(game, { type: "gameWon", rule: "651.1", player: last });
    return;
  }
  leaveKeptStates(game, seat);
  const banished = banishWhatIsOnTheBoard(game, seat);
  replaceBattlefields(game, seat);
  const countered = counterItems(game, seat);
  const gone = removeOwned(game, seat);
  forgetEffects(game, seat);
  fixTasks(game, seat, [...banished, ...gone]);
  fixTurn(game, seat);
  // Last, as it may be a task of its own: other players' cards that they had on the chain.
  toTrash(game, ...countered.filter((id) => objectOf(game, id).zone === "chain"));
  needCleanup(game);
  touch(game);
}

/** Plays that are called off later go back to a state without the player, too (358.5). */
function leaveKeptStates(game: Game, seat: Seat): void {
  const without = (before: State | null): State | null => {
    if (!before || before.players[seat].removed) return before;
    const kept: Game = { ...game, state: copyState(before), derived: null, log: null };
    removePlayer(kept, seat);
    return kept.state;
  };
  for (const item of game.state.chain) {
    if (item.before) changeItem(game, item.id, { before: without(item.before) });
  }
  for (const frame of game.state.frames) if ("before" in frame) frame.before = without(frame.before);
}

/** Passes in sequence go on being counted without the one who leaves (652.5.b.2, 652.5.c.2). */
function forgetPasses(state: State, seat: Seat): void {
  const without = (passes: number, next: Seat | null): number => {
    if (next === null || passes === 0) return passes;
    const havePassed = seatsFrom(state, next).slice(-passes);
    return havePassed.includes(seat) ? passes - 1 : passes;
  };
  const { showdown } = state;
  if (showdown) showdown.passes = without(showdown.passes, showdown.focus);
  for (const frame of state.frames) {
    if (frame.kind === "chain") frame.passes = without(frame.passes, state.priority);
  }
}

/** Step 1: permanents, runes and facedown cards that they control or own are banished (652.1). Gives them. */
function banishWhatIsOnTheBoard(game: Game, seat: Seat): ObjectId[] {
  const ids = [...game.state.board, ...game.state.battlefields.flatMap(({ facedown }) => facedown)];
  const theirs = ids.filter((id) => {
    const { owner, controller } = objectOf(game, id);
    return owner === seat || controller === seat;
  });
  for (const id of theirs) {
    putIntoZone(game, id, "banishment");
    emit(game, { type: "banished", rule: "652.1", object: id });
  }
  return theirs;
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

/** Step 3: every card that they own is out of the game, wherever it is (652.3). Gives them. */
function removeOwned(game: Game, seat: Seat): ObjectId[] {
  const battlefields = game.state.battlefields.map(({ battlefield }) => battlefield);
  const owned = game.state.objects.filter(
    ({ id, owner, zone }) => owner === seat && zone !== "none" && !battlefields.includes(id),
  );
  for (const { id } of owned) {
    const item = game.state.chain.find(({ object }) => object === id);
    if (item) takeOffChain(game, item.id);
    removeFromGame(game, id);
  }
  changePlayer(game, seat, { pool: emptyPool() });
  return owned.map(({ id }) => id);
}

/** Step 4: their spells and abilities are countered (652.4). Gives the cards, which are still to go to the trash. */
function counterItems(game: Game, seat: Seat): ObjectId[] {
  const theirs = game.state.chain.filter((item) => item.controller === seat);
  for (const item of theirs) {
    takeOffChain(game, item.id);
    emit(game, { type: "countered", rule: "652.4", item: item.id, object: item.source.id });
  }
  return theirs.flatMap(({ object }) => object ?? []);
}

function forgetEffects(game: Game, seat: Seat): void {
  const { state } = game;
  state.delayed = state.delayed.filter(({ controller }) => controller !== seat);
  state.additionalTurns = state.additionalTurns.filter((other) => other !== seat);
  state.seesFacedown = state.seesFacedown.filter((one) => one.player !== seat && one.of !== seat);
  state.looking = state.looking.filter((look) => look.player !== seat && look.owner !== seat);
}

/** What is under way goes on without the player, and whoever is asked something is asked anew, if it still matters. */
function fixTasks(game: Game, seat: Seat, gone: ObjectId[]): void {
  const { state } = game;
  // A cleanup that was asking begins again: others may be asked now, and other things.
  if (state.prompt && state.frames.at(-1)?.kind === "cleanup") state.frames.pop();
  state.prompt = null;
  for (const frame of state.frames) withoutPlayer(game, frame, seat, gone);
  const { lastResolved } = state;
  if (lastResolved && gone.includes(lastResolved.source.id)) state.lastResolved = null;
  else if (lastResolved)
    state.lastResolved = { ...lastResolved, hits: lastResolved.hits.filter(({ by }) => by !== seat) };
}

function withoutPlayer(game: Game, frame: Frame, seat: Seat, gone: ObjectId[]): void {
  if (frame.kind === "triggers") frame.groups = frame.groups.filter(({ player }) => player !== seat);
  if (frame.kind === "chain" && frame.holder === seat) frame.holder = null;
  if (frame.kind === "combat") frame.assigned = frame.assigned.filter(({ by }) => by !== seat);
  if (frame.kind !== "batch") return;
  // Which replacement effect is applied next is asked anew.
  if (frame.step === "replace" && !frame.applying?.paying) frame.applying = null;
  for (const proposed of frame.events) {
    const { event, status, deathTriggers } = proposed;
    const isAbout =
      ("object" in event && gone.includes(event.object)) || ("player" in event && event.player === seat);
    if (status !== "proposed" || !isAbout) continue;
    proposed.status = "dropped";
    takeBack(game, deathTriggers);
  }
}

/** Step 5: turn, focus and priority pass on (652.5). */
function fixTurn(game: Game, seat: Seat): void {
  const { state } = game;
  if (state.showdown?.focus === seat) advanceFocus(game, "652.5.b.1");
  if (state.priority === seat) {
    state.priority = null;
    if (state.frames.at(-1)?.kind === "chain") grantPriority(game, seatAfter(state, seat), "652.5.c.1");
  }
  const [turn] = state.frames;
  if (state.turn.player !== seat || turn?.kind !== "turn") return;
  // A removed player's turn goes on to its expiration step (default reading of 652.5.a.1).
  if (turn.step !== "expired" && turn.step !== "next") turn.step = "expiration";
}
