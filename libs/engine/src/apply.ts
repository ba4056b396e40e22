import {
  activatedAbilities,
  passPriority,
  startActivation,
  startHide,
  startPlay,
  waysToPlay,
} from "@rulebound/chain";
import { passFocus, startStandardMove } from "@rulebound/combat";
import {
  emit,
  type Game,
  illegal,
  isBattlefield,
  type ObjectId,
  objectOf,
  playerOf,
  refuse,
  restoreState,
  run,
  type Seat,
} from "@rulebound/core";
import { runePlan } from "@rulebound/effects";
import type { Action, ActionOf } from "@rulebound/protocol";
import { answerOf, givenOf, locationNamed, objectNamed } from "./contract/index.ts";
import { isIdle } from "./legal.ts";
import { removePlayer } from "./removal.ts";

/** Takes one action and carries on until somebody has to choose or may act. Refuses what the rules forbid. */
export function applyAction(game: Game, action: Action): void {
  const { player } = action;
  requirePresent(game, player);
  take(game, action);
  run(game);
  if (action.type === "answer" && action.autoPay) payWithRunes(game, player);
  if (action.auto) passForTheIdle(game);
}

/** Uses the player's runes for costs that their answer has brought about, as far as runes suffice. */
function payWithRunes(game: Game, player: Seat): void {
  for (;;) {
    const { prompt, frames } = game.state;
    const frame = frames.at(-1);
    if (prompt?.for !== "pay" || frame?.kind !== "pay" || frame.player !== player) return;
    if (!runePlan(game, player, frame.owed)) return;
    frame.autoPay = true;
    game.state.prompt = null;
    run(game);
  }
}

function requirePresent(game: Game, player: Seat): void {
  const { state } = game;
  if (state.winner !== null) illegal("196", "The game is over.");
  if (!state.seats.includes(player)) {
    refuse("malformed", null, `${player} doesn't play in this game.`, "/player");
  }
  if (playerOf(game, player).removed) illegal("651.3", `${player} has left the game.`);
}

function take(game: Game, action: Action): void {
  switch (action.type) {
    case "concede":
      return removePlayer(game, action.player);
    case "cancel":
      return cancel(game, action.player);
    case "answer":
      game.state.answer = answerOf(game, action);
      game.state.prompt = null;
      return;
    default:
      requireNoPrompt(game);
  }
  switch (action.type) {
    case "play":
      return play(game, action);
    case "activate":
      return activate(game, action);
    case "move":
      return move(game, action);
    case "hide":
      return hide(game, action);
    case "pass":
      return pass(game, action.player);
    case "endTurn":
      return endTurn(game, action.player);
    case "mulligan":
      return illegal("117", "There is no mulligan to take now.");
    case "invite":
      return illegal("316.5.b.1", "There are no teammates in this mode.");
  }
}

function requireNoPrompt(game: Game): void {
  const { prompt } = game.state;
  if (prompt) illegal(prompt.rule, `${prompt.player} has to answer a prompt first (${prompt.for}).`);
}

function play(game: Game, action: ActionOf<"play">): void {
  const { player } = action;
  const { hand, champion } = playerOf(game, player);
  const facedown = game.state.battlefields.flatMap((slot) => slot.facedown);
  const open = [...hand, ...champion, ...facedown.filter((id) => objectOf(game, id).controller === player)];
  // A card in the trash is meant where no card in an open zone is called so.
  const isCalled = (id: ObjectId): boolean =>
    [objectOf(game, id).key, objectOf(game, id).card].includes(action.card);
  const inTrash = playerOf(game, player).trash.filter(
    (id) => waysToPlay(game, player, objectOf(game, id)).length > 0,
  );
  const own = action.from === undefined && open.some(isCalled) ? open : [...open, ...inTrash];
  const among = action.from === undefined ? own : own.filter((id) => objectOf(game, id).zone === action.from);
  const card = objectNamed(game, action.card, {
    player,
    among: oneOfEach(game, action.card, among),
    pointer: "/card",
    rule: "419.1.a",
  });
  startPlay(game, player, card, givenOf(action));
}

/** Copies of one card in a hand or trash are as good as each other: a card's name means the first of them, an id its own. */
function oneOfEach(game: Game, name: string, ids: ObjectId[]): ObjectId[] {
  const copies = ids.filter((id) => {
    const { card, zone } = objectOf(game, id);
    return card === name && (zone === "hand" || zone === "trash");
  });
  const isFirst = (id: ObjectId): boolean =>
    id === copies.find((other) => objectOf(game, other).zone === objectOf(game, id).zone);
  return ids.filter((id) => !copies.includes(id) || isFirst(id) || objectOf(game, id).key === name);
}

function activate(game: Game, action: ActionOf<"activate">): void {
  const { player } = action;
  const source = objectNamed(game, action.source, {
    player,
    ...ownCalled(game, player, action.source),
    pointer: "/source",
  });
  const abilities = activatedAbilities(game, source);
  if (abilities.length === 0 && objectOf(game, source).attachment) {
    illegal("721.2", "The text of what is attached is inactive.");
  }
  const [only] = abilities;
  const wanted = action.ability;
  const live =
    wanted === undefined
      ? abilities.length === 1
        ? only
        : refuse(
            "malformed",
            null,
            "This object has several activated abilities or none; say which.",
            "/ability",
          )
      : abilities.find((one, at) => at + 1 === wanted || keywordIn(one) === wanted);
  if (!live) return refuse("malformed", null, "This object has no such activated ability.", "/ability");
  startActivation(game, player, live, givenOf(action));
}

/** A card's name means what the player controls of it on the board, where there is any. */
function ownCalled(game: Game, player: Seat, name: string): { among?: ObjectId[] } {
  const among = game.state.board.filter((id) => {
    const { controller, card, copyOf } = objectOf(game, id);
    return controller === player && (copyOf ?? card) === name;
  });
  return among.length > 0 ? { among } : {};
}

function keywordIn({ compiled: { ability } }: ReturnType<typeof activatedAbilities>[number]): string | null {
  return ability.kind === "activated" ? (ability.keyword ?? null) : null;
}

function move(game: Game, action: ActionOf<"move">): void {
  const { player } = action;
  const own = game.state.board.filter((id) => objectOf(game, id).controller === player);
  const units = action.units.map((name, at) => {
    const pointer = `/units/${at}`;
    return objectNamed(game, name, { player, among: own, pointer, rule: "144" });
  });
  startStandardMove(
    game,
    player,
    units,
    locationNamed(game, action.to, player, "/to"),
    action.autoPay ?? false,
  );
}

function hide(game: Game, action: ActionOf<"hide">): void {
  const { player } = action;
  const { hand, champion } = playerOf(game, player);
  const among = action.from === undefined ? [...hand, ...champion] : playerOf(game, player)[action.from];
  const card = objectNamed(game, action.card, { player, among, pointer: "/card", rule: "811.1.b" });
  const at = locationNamed(game, action.at, player, "/at");
  if (!isBattlefield(at)) return illegal("421.1", "Cards are hidden at battlefields.");
  startHide(game, player, card, at, action.autoPay ?? false);
}

/** Passes priority while there is a chain (338.1.b), focus where there is none (347.2). */
function pass(game: Game, player: Seat): void {
  const { state } = game;
  if (state.priority !== player) illegal("312.1.b", `${player} has neither priority nor focus to pass.`);
  const chain = state.frames.at(-1);
  if (chain?.kind === "chain") return passPriority(game, chain);
  if (state.showdown) return passFocus(game);
  illegal("316.9", "There is nothing to pass; the turn player ends the turn instead.");
}

/** The turn player announces that the turn is over (316.9). */
function endTurn(game: Game, player: Seat): void {
  const { state } = game;
  const turn = state.frames.at(-1);
  if (state.turn.player !== player || state.priority !== player || turn?.kind !== "turn") {
    return illegal("316.9", "Only the turn player ends the turn, in the Main Phase with nothing going on.");
  }
  state.priority = null;
  turn.step = "ending";
}

/** Takes back the player's own pending play, activation, move or hide, with all that was done for it. */
function cancel(game: Game, player: Seat): void {
  const { state } = game;
  if (state.prompt && state.prompt.player !== player) illegal("358.5", "Another player has to answer first.");
  const item = state.chain.findLast(
    (one) => one.status === "pending" && one.given && one.controller === player,
  );
  if (item?.before) {
    restoreState(game, item.before);
    emit(game, { type: "undone", rule: "358.5", object: item.source.id, player });
    return;
  }
  const frame = state.frames.findLast((one) => one.kind === "standardMove" || one.kind === "hide");
  if (!frame?.before || frame.player !== player || !state.prompt) {
    return illegal("358.5", "There is nothing pending that could be taken back.");
  }
  restoreState(game, frame.before);
  emit(game, { type: "undone", rule: "358.5", player });
}

/** Passes that one action may bring about for others before it is taken for an endless loop. */
const mostPasses = 500;

/** Passes for players who could do nothing whatever private cards they had, while there is something to pass on. */
function passForTheIdle(game: Game): void {
  for (let passes = 0; passes < mostPasses; passes++) {
    const { priority, prompt, winner, chain, showdown } = game.state;
    if (priority === null || prompt || winner !== null || (chain.length === 0 && !showdown)) return;
    if (!isIdle(game, priority)) return;
    pass(game, priority);
    run(game);
  }
  refuse("budget", null, `Passing for everybody goes on for more than ${mostPasses} passes.`);
}
