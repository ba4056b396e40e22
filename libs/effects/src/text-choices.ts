import {
  askYesNo,
  type Bound,
  type Game,
  type GameObject,
  type Owed,
  objectOf,
  pickSome,
  playerOf,
  type Seat,
  type TextFrame,
} from "@rulebound/core";
import type { Choose, GameAction, Op, PlayerRef } from "@rulebound/language";
import { equipOwed } from "./equip.ts";
import { candidates, matches, numberMeant } from "./evaluate.ts";
import { isUntargetable } from "./facts.ts";
import { askTimes, mostTimes, owedFor, payable, startPaying, timesOwed } from "./pay.ts";
import { propose } from "./propose.ts";
import { boundTo, objectsBinding, objectsNamed, originOf, playerMeant, type Scope } from "./scope.ts";
import { bind, ignore, jump, next, scopeOfText, sourceOf, type Went } from "./text-frame.ts";

/** A "may" in the middle of a text (383.3.a.3, 355.17). */
export function mayNow(game: Game, frame: TextFrame, op: Extract<Op, { op: "may" }>): Went {
  const scope = scopeOfText(frame);
  const player = playerMeant(game, scope, op.who);
  if (player === null || playerOf(game, player).removed) return jump(frame, op.to);
  const does = askYesNo(game, { player, for: "effect.may", rule: "355.17", source: sourceOf(scope) });
  if (does === null) return "wait";
  return does ? next(frame) : jump(frame, op.to);
}

/** Whether an instruction is ignored that asks for a type or quality of private cards, where there are any (128.6.a). */
export function ignoreNow(game: Game, frame: TextFrame, op: Extract<Op, { op: "mayIgnore" }>): Went {
  const { choose, to } = op;
  const scope = scopeOfText(frame);
  const player = playerMeant(game, scope, choose.who ?? "you");
  if (player === null || playerOf(game, player).removed || fitting(game, scope, choose).length === 0)
    return next(frame);
  const ignores = askYesNo(game, {
    player,
    for: "effect.ignore",
    rule: "128.6.a",
    source: sourceOf(scope),
  });
  if (ignores === null) return "wait";
  if (!ignores) return next(frame);
  bind(frame, choose.as, objectsBinding());
  return jump(frame, to);
}

/** What an instruction to choose is about, whoever chooses. */
function fitting(game: Game, scope: Scope, { from }: Choose): GameObject[] {
  if (!("among" in from)) return candidates(game, scope, from).map((id) => objectOf(game, id));
  return objectsNamed(game, scope, from.among).filter(
    (object) => from.filter === undefined || matches(game, scope, from.filter, object),
  );
}

/** A choice that isn't made before the instruction is reached (355.17). */
export function chooseNow(game: Game, frame: TextFrame, choose: Choose): Went {
  const scope = scopeOfText(frame);
  const player = playerMeant(game, scope, choose.who ?? "you");
  const objects = fitting(game, scope, choose);
  if (player === null || playerOf(game, player).removed) {
    bind(frame, choose.as, objectsBinding());
    return next(frame);
  }
  // What can't be chosen by it isn't picked by its controller either (757); what others pick isn't chosen by it.
  const free = objects.filter(
    (object) => player !== scope.controller || !isUntargetable(game, object, scope.controller),
  );
  const picked = pickSome(game, {
    player,
    for: "effect.choose",
    rule: "355.17",
    options: free.map(({ id }) => ({ object: id })),
    min: choose.min ?? 1,
    max: choose.max ?? 1,
    source: sourceOf(scope),
  });
  if (!picked) return "wait";
  const chosen = picked.flatMap((at): Bound[] => {
    const object = free[at];
    return object ? [{ id: object.id, incarnation: object.incarnation }] : [];
  });
  bind(frame, choose.as, objectsBinding(...chosen));
  if (choose.into !== undefined) {
    frame.bindings[choose.into] = objectsBinding(...boundTo(scope, choose.into), ...chosen);
  }
  return next(frame);
}

/** One of several instructions is picked as they are reached (355.17); false while the player hasn't answered. */
export function modeNow(
  game: Game,
  frame: TextFrame,
  op: Extract<Op, { op: "modes" }>,
  who: PlayerRef,
): boolean {
  const scope = scopeOfText(frame);
  const player = playerMeant(game, scope, who) ?? scope.controller;
  const picked = pickSome(game, {
    player,
    for: "effect.mode",
    rule: "355.17",
    options: op.starts.map((_, at) => ({ word: String(at + 1) })),
    min: 1,
    max: 1,
    source: sourceOf(scope),
  });
  if (!picked) return false;
  const amount = (picked[0] ?? 0) + 1;
  bind(frame, op.as, { is: "result", done: true, ignored: false, amount, objects: [] });
  return true;
}

/** A cost within instructions, reached in the text (204.3.b). */
export function payNow(game: Game, frame: TextFrame, op: Extract<Op, { op: "pay" }>): Went {
  const scope = scopeOfText(frame);
  const player = playerMeant(game, scope, op.who);
  const me = boundTo(scope, "me")[0] ?? null;
  if (player === null || playerOf(game, player).removed) return jump(frame, op.to);
  const asked =
    "equip" in op.cost
      ? equipOwed(game, scope, op.cost)
      : { owed: owedFor(game, op.cost, me?.id ?? null), source: me };
  if (!asked || !payable(game, player, asked.owed, asked.source, frame.bindings)) return jump(frame, op.to);
  const times = op.times ? howOften(game, frame, player, asked) : whether(game, player, me);
  if (times === null) return "wait";
  if (times === 0) return jump(frame, op.to);
  if (op.as !== undefined) {
    bind(frame, op.as, { is: "result", done: true, ignored: false, amount: times, objects: [] });
  }
  frame.waiting = "pay";
  startPaying(game, player, timesOwed(asked.owed, times), {
    source: asked.source,
    item: frame.item,
    bindings: frame.bindings,
    autoPay: false,
  });
  return "pushed";
}

function whether(game: Game, player: Seat, me: Bound | null): number | null {
  const pays = askYesNo(game, { player, for: "effect.pay", rule: "204.3.b", source: me?.id ?? null });
  return pays === null ? null : Number(pays);
}

/** How often a cost is paid that can be paid as often as its payer likes; null while they haven't said. */
function howOften(
  game: Game,
  frame: TextFrame,
  player: Seat,
  { owed, source }: { owed: Owed; source: Bound | null },
): number | null {
  const most = mostTimes(game, player, owed, source, frame.bindings);
  const among = Array.from({ length: most + 1 }, (_, times) => times);
  return askTimes(game, { player, among, rule: "204.3.b", source: source?.id ?? null });
}

/** Cards from a hand into the trash, picked by whoever discards; as many as there are (422.1.a, 422.4). */
export function discard(game: Game, frame: TextFrame, action: Extract<GameAction, { do: "discard" }>): Went {
  const scope = scopeOfText(frame);
  const player = playerMeant(game, scope, action.player ?? "you");
  const amount = numberMeant(game, scope, action.amount);
  if (player === null || amount === null) return ignore(frame, action);
  const hand = playerOf(game, player).hand;
  const count = Math.min(amount, hand.length);
  if (count < 1) return ignore(frame, action);
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
  const origin = { ...originOf(scope), by: player };
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
