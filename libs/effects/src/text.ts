import {
  abilityOf,
  askYesNo,
  type Binding,
  type Bound,
  type EventOutcome,
  emit,
  type Game,
  itemOf,
  mightOf,
  objectOf,
  pickSome,
  playerOf,
  pop,
  push,
  type Seat,
  type Status,
  seatAfter,
  seatsFrom,
  type TextFrame,
  takeReturned,
  touch,
} from "@rulebound/core";
import type { Choose, GameAction, Op } from "@rulebound/language";
import { topOf } from "@rulebound/zones";
import { type EventAction, eventsFor, mightChange, namesIn, objectsMeant } from "./acts.ts";
import { addPending, plainContext } from "./chain-items.ts";
import { candidates, holds, matches, numberMeant } from "./evaluate.ts";
import { playToken, playTold } from "./making.ts";
import { owedFor, payable, startPaying } from "./pay.ts";
import { propose } from "./propose.ts";
import { boundTo, objectsBinding, objectsNamed, placeMeant, playerMeant, type Scope } from "./scope.ts";

/** Carries out a text from top to bottom (158.1), once for each execution (820.1.d.1). */
export function runText(game: Game, frame: TextFrame): Status {
  const { ops } = abilityOf(game, frame.ability);
  if (frame.waiting !== "nothing") takeResult(game, frame, ops[frame.at]);
  for (;;) {
    if (frame.item !== null && !itemOf(game, frame.item)) return finish(game, frame);
    if (frame.at === 0) Object.assign(frame.bindings, frame.executions[frame.execution]);
    const op = ops[frame.at];
    if (!op) {
      if (frame.execution + 1 >= frame.executions.length) return finish(game, frame);
      frame.execution += 1;
      frame.at = 0;
      frame.loops = {};
      if (frame.item !== null) {
        emit(game, { type: "repeated", rule: "820.1.d.1", item: frame.item, amount: frame.execution + 1 });
      }
      continue;
    }
    const went = carryOut(game, frame, op);
    if (went === "wait") return "wait";
    if (went === "pushed") return "go";
  }
}

type Went = "next" | "wait" | "pushed";

function finish(game: Game, frame: TextFrame): Status {
  const depth = game.state.frames.indexOf(frame);
  game.state.looking = game.state.looking.filter((look) => look.frame !== depth);
  return pop(game, { of: "text" });
}

export const scopeOfText = ({ controller, bindings, item }: TextFrame): Scope => ({
  controller,
  bindings,
  item,
});

function carryOut(game: Game, frame: TextFrame, op: Op): Went {
  const scope = scopeOfText(frame);
  switch (op.op) {
    case "act":
      return act(game, frame, op.action);
    case "choose":
      return op.choose.target ? next(frame) : chooseNow(game, frame, op.choose);
    case "choosePlace":
      return next(frame);
    case "unless":
      return holds(game, scope, op.if) ? next(frame) : jump(frame, op.to);
    case "jump":
      return jump(frame, op.to);
    case "may": {
      const player = playerMeant(game, scope, op.who);
      if (player === null) return jump(frame, op.to);
      const does = askYesNo(game, { player, for: "effect.may", rule: "355.17", source: sourceOf(scope) });
      if (does === null) return "wait";
      return does ? next(frame) : jump(frame, op.to);
    }
    case "pay":
      return payNow(game, frame, op);
    case "eachPlayer":
      return enterLoop(game, frame, op);
    case "nextPlayer": {
      const loop = frame.loops[op.loop];
      if (loop) loop.index += 1;
      return jump(frame, op.loop);
    }
    case "doThis": {
      const times = op.times === undefined ? 1 : (numberMeant(game, scope, op.times) ?? 0);
      for (let i = 0; i < times; i++) doThis(game, frame, op.ability);
      return next(frame);
    }
    case "delay":
      delay(game, frame, { card: frame.ability.card, ability: op.ability }, op.until, null);
      return next(frame);
  }
}

function next(frame: TextFrame): Went {
  frame.at += 1;
  return "next";
}

function jump(frame: TextFrame, to: number): Went {
  frame.at = to;
  return "next";
}

const sourceOf = (scope: Scope): number | null => boundTo(scope, "me")[0]?.id ?? null;

/** A choice that isn't made before the instruction is reached (355.17). */
function chooseNow(game: Game, frame: TextFrame, choose: Choose): Went {
  const scope = scopeOfText(frame);
  const player = playerMeant(game, scope, choose.who ?? "you");
  const from = choose.from;
  const objects =
    "among" in from
      ? objectsNamed(game, scope, from.among).filter(
          (object) => from.filter === undefined || matches(game, scope, from.filter, object),
        )
      : candidates(game, scope, from).map((id) => objectOf(game, id));
  if (player === null || playerOf(game, player).removed) {
    bind(frame, choose.as, objectsBinding());
    return next(frame);
  }
  const picked = pickSome(game, {
    player,
    for: "effect.choose",
    rule: "355.17",
    options: objects.map(({ id }) => ({ object: id })),
    min: choose.min ?? 1,
    max: choose.max ?? 1,
    source: sourceOf(scope),
  });
  if (!picked) return "wait";
  const chosen = picked.flatMap((at): Bound[] => {
    const object = objects[at];
    return object ? [{ id: object.id, incarnation: object.incarnation }] : [];
  });
  bind(frame, choose.as, objectsBinding(...chosen));
  return next(frame);
}

/** A cost within instructions, reached in the text (204.3.b). */
function payNow(game: Game, frame: TextFrame, op: Extract<Op, { op: "pay" }>): Went {
  const scope = scopeOfText(frame);
  const player = playerMeant(game, scope, op.who);
  const me = boundTo(scope, "me")[0] ?? null;
  if (player === null) return jump(frame, op.to);
  const owed = owedFor(game, op.cost, me?.id ?? null);
  if (!payable(game, player, owed, me)) return jump(frame, op.to);
  const pays = askYesNo(game, { player, for: "effect.pay", rule: "204.3.b", source: me?.id ?? null });
  if (pays === null) return "wait";
  if (!pays) return jump(frame, op.to);
  frame.waiting = "pay";
  startPaying(game, player, owed, { source: me, item: frame.item, autoPay: false });
  return "pushed";
}

/** In turn order from the controller, or from the next player; what a player's round binds is kept for that player. */
function enterLoop(game: Game, frame: TextFrame, op: Extract<Op, { op: "eachPlayer" }>): Went {
  const { state } = game;
  const first = op.from === "you" ? frame.controller : seatAfter(state, frame.controller);
  const loop = frame.loops[frame.at] ?? { players: seatsFrom(state, first), index: 0 };
  frame.loops[frame.at] = loop;
  const player = loop.players[loop.index];
  if (player === undefined) {
    delete frame.loops[frame.at];
    return jump(frame, op.end);
  }
  frame.bindings[op.as] = { is: "player", player };
  for (const [name, binding] of Object.entries(frame.bindings)) {
    const [base, owner] = name.split("@");
    if (base !== undefined && owner === player) frame.bindings[base] = binding;
  }
  return next(frame);
}

function loopPlayer(frame: TextFrame): Seat | null {
  const running = Object.values(frame.loops).at(-1);
  return running?.players[running.index] ?? null;
}

function bind(frame: TextFrame, name: string, binding: Binding): void {
  frame.bindings[name] = binding;
  const player = loopPlayer(frame);
  if (player !== null) frame.bindings[`${name}@${player}`] = binding;
}

function doThis(game: Game, frame: TextFrame, ability: number): void {
  const [me] = boundTo(scopeOfText(frame), "me");
  if (!me) return;
  addPending(game, {
    controller: frame.controller,
    source: me,
    ability: { card: frame.ability.card, ability },
    bindings: { ...frame.bindings },
    context: plainContext,
  });
}

/** Begins a delayed ability, with what its text's names stand for now (390). */
function delay(
  game: Game,
  frame: TextFrame,
  ability: { card: string; ability: number },
  until: "turn" | "combat" | "stay",
  remaining: number | null,
): void {
  const [me] = boundTo(scopeOfText(frame), "me");
  if (!me) return;
  const made = abilityOf(game, ability).ability;
  const uses = made.kind === "replacement" ? (made.uses ?? null) : null;
  game.state.delayed.push({
    id: game.state.next.effect++,
    ability,
    controller: frame.controller,
    source: me,
    bindings: { ...frame.bindings },
    until,
    uses,
    remaining,
  });
  touch(game);
  emit(game, {
    type: "delayedAbilityCreated",
    rule: "390",
    source: me.id,
    player: frame.controller,
    detail: until,
  });
}

function isEventAction(action: GameAction): action is EventAction & GameAction {
  switch (action.do) {
    case "discard":
    case "might":
    case "doubleMight":
    case "grant":
    case "predict":
    case "look":
    case "reveal":
    case "play":
    case "playToken":
    case "prevent":
    case "activate":
      return false;
    default:
      return true;
  }
}

function act(game: Game, frame: TextFrame, action: GameAction): Went {
  const scope = scopeOfText(frame);
  const link = action.link === undefined ? undefined : frame.bindings[action.link];
  if (link?.is === "result" && link.ignored) return ignore(frame, action);
  if (isEventAction(action)) {
    const events = eventsFor(game, scope, action);
    if (events.length === 0) return ignore(frame, action);
    frame.waiting = "batch";
    propose(game, events, { applied: frame.applied });
    return "pushed";
  }
  switch (action.do) {
    case "look":
    case "reveal":
      return look(game, frame, action);
    case "predict":
      frame.waiting = "other";
      push(game, {
        kind: "predict",
        step: "look",
        player: frame.controller,
        cards: topCards(game, frame.controller, action.amount),
      });
      return "pushed";
    case "play":
      return play(game, frame, action);
    case "playToken":
      return playTokenNow(game, frame, action);
    case "prevent":
      return prevent(game, frame, action);
    case "might":
    case "doubleMight":
    case "grant":
      return change(game, frame, action);
    case "discard":
      return discard(game, frame, action);
    case "activate":
      throw new Error("Activating named effects (383.4.g) is not carried out yet.");
  }
}

const topCards = (game: Game, player: Seat, count: number): number[] => topOf(game, player, "deck", count);

/** An instruction that can't be followed is ignored (359.3.e.6), and so is what is linked to it (359.3.e.14.a). */
function ignore(frame: TextFrame, action: GameAction): Went {
  if (action.as !== undefined) {
    bind(frame, action.as, { is: "result", done: false, ignored: true, amount: 0, objects: [] });
  }
  return next(frame);
}

function did(frame: TextFrame, action: GameAction, objects: Bound[], amount = 0): Went {
  if (action.as !== undefined) {
    bind(frame, action.as, { is: "result", done: objects.length > 0, ignored: false, amount, objects });
  }
  return next(frame);
}

/** Shows cards from the top of a deck, to a player or to all, until this text is over (424.1.a.3). */
function look(game: Game, frame: TextFrame, action: Extract<GameAction, { do: "look" | "reveal" }>): Went {
  const player = playerMeant(game, scopeOfText(frame), action.player ?? "you");
  if (player === null) return next(frame);
  const cards = topCards(game, player, action.top);
  const revealed = action.do === "reveal";
  const depth = game.state.frames.indexOf(frame);
  game.state.looking.push({ player, owner: player, zone: "deck", cards, revealed, frame: depth });
  for (const object of cards) {
    emit(game, {
      type: revealed ? "revealed" : "looked",
      rule: revealed ? "424.1" : "431.1.c",
      object,
      player,
    });
  }
  bind(
    frame,
    action.as,
    objectsBinding(...cards.map((id) => ({ id, incarnation: objectOf(game, id).incarnation }))),
  );
  return next(frame);
}

function play(game: Game, frame: TextFrame, action: Extract<GameAction, { do: "play" }>): Went {
  const scope = scopeOfText(frame);
  const by = playerMeant(game, scope, action.by ?? "you");
  const objects = objectsNamed(game, scope, action.what);
  if (by === null || playerOf(game, by).removed || objects.length === 0) return ignore(frame, action);
  return did(
    frame,
    action,
    objects.map((object) => playTold(game, object, by, action.ignoring)),
  );
}

function playTokenNow(game: Game, frame: TextFrame, action: Extract<GameAction, { do: "playToken" }>): Went {
  const onlyTo = action.to === undefined ? null : placeMeant(game, scopeOfText(frame), action.to);
  if (action.to !== undefined && onlyTo === null) return ignore(frame, action);
  const token = playToken(game, {
    token: action.token,
    controller: frame.controller,
    onlyTo,
    entering: action.entering ?? null,
  });
  return did(frame, action, [token]);
}

function prevent(game: Game, frame: TextFrame, action: Extract<GameAction, { do: "prevent" }>): Went {
  const objects = objectsNamed(game, scopeOfText(frame), action.what);
  if (objects.length === 0) return ignore(frame, action);
  const amount = action.amount === "all" ? null : numberMeant(game, scopeOfText(frame), action.amount);
  if (action.amount !== "all" && (amount === null || amount < 1)) return ignore(frame, action);
  const before = frame.bindings.protected;
  frame.bindings.protected = objectsBinding(...boundTo(scopeOfText(frame), action.what));
  delay(game, frame, { card: "[Prevent]", ability: action.amount === "all" ? 1 : 0 }, action.until, amount);
  if (before) frame.bindings.protected = before;
  else delete frame.bindings.protected;
  return next(frame);
}

type ChangeAction = Extract<GameAction, { do: "might" | "doubleMight" | "grant" }>;

/** Effects that last: what they come to is settled for each object as they are applied (477.3.b). */
function change(game: Game, frame: TextFrame, action: ChangeAction): Went {
  const scope = scopeOfText(frame);
  const objects = objectsMeant(game, scope, action.what).filter(({ zone }) => zone === "board");
  const by = action.do === "might" ? numberMeant(game, scope, action.by) : 0;
  if (objects.length === 0 || by === null) return ignore(frame, action);
  for (const { id, incarnation } of objects) {
    const change = changeOf(game, id, action, by);
    game.state.effects.push({
      id: game.state.next.effect++,
      on: [{ id, incarnation }],
      until: action.until,
      change,
    });
    emit(
      game,
      "might" in change
        ? { type: "mightChanged", rule: "477.3.a", object: id, amount: change.might, detail: action.until }
        : {
            type: "keywordGained",
            rule: "801.3.a",
            object: id,
            detail: change.keywords.map(({ keyword }) => keyword).join(", "),
          },
    );
  }
  touch(game);
  game.state.cleanupDue = true;
  return did(
    frame,
    action,
    objects.map(({ id, incarnation }) => ({ id, incarnation })),
  );
}

function changeOf(game: Game, id: number, action: ChangeAction, by: number) {
  if (action.do === "grant") return { keywords: action.keywords };
  // Doubling adds the Might there is; a negative amount can't be added (432.1, 477.3.c).
  if (action.do === "doubleMight") return { might: mightOf(game, id) ?? 0 };
  return { might: mightChange(game, id, by, action.min) };
}

function discard(game: Game, frame: TextFrame, action: Extract<GameAction, { do: "discard" }>): Went {
  const scope = scopeOfText(frame);
  const player = playerMeant(game, scope, action.player ?? "you");
  const amount = numberMeant(game, scope, action.amount);
  if (player === null || amount === null) return ignore(frame, action);
  const hand = playerOf(game, player).hand;
  const count = Math.min(amount, hand.length);
  if (count === 0) return ignore(frame, action);
  const picked = pickSome(game, {
    player,
    for: "discard",
    rule: "422.1.a",
    options: hand.map((object) => ({ object })),
    min: count,
    max: count,
    source: sourceOf(scope),
  });
  if (!picked) return "wait";
  const origin = { by: player, source: null, item: frame.item };
  frame.waiting = "batch";
  propose(
    game,
    picked.flatMap((at) => {
      const object = hand[at];
      return object === undefined ? [] : [{ ...origin, event: "discard" as const, object, player }];
    }),
    { applied: frame.applied },
  );
  return "pushed";
}

/** Hears what became of the instruction under way, and goes on to the next one. */
function takeResult(game: Game, frame: TextFrame, op: Op | undefined): void {
  const { waiting } = frame;
  frame.waiting = "nothing";
  if (waiting === "pay" && op?.op === "pay") {
    frame.at = takeReturned(game, "pay").paid ? frame.at + 1 : op.to;
    return;
  }
  if (waiting === "batch" && op?.op === "act")
    takeOutcomes(frame, op.action, takeReturned(game, "batch").outcomes);
  frame.at += 1;
}

function takeOutcomes(frame: TextFrame, action: GameAction, outcomes: EventOutcome[]): void {
  const done = outcomes.filter(({ status }) => status === "done");
  const objects = done.flatMap(({ object }) => object ?? []);
  for (const name of namesIn(action)) followNamed(frame, name, objects);
  if (action.as === undefined) return;
  const ignored = outcomes.every(({ status }) => status === "dropped");
  const amount = done.reduce((sum, outcome) => sum + outcome.amount, 0);
  bind(frame, action.as, { is: "result", done: done.length > 0, ignored, amount, objects });
}

/** What this text itself has moved stays known to it: where it is now, and what it was like before (359.3.e.13). */
function followNamed(frame: TextFrame, name: string, after: Bound[]): void {
  const binding = frame.bindings[name];
  if (binding?.is !== "objects") return;
  const objects = binding.objects.map(
    (bound) => after.find(({ id }) => id === bound.id && !bound.illegal) ?? bound,
  );
  bind(frame, name, { is: "objects", objects });
}
