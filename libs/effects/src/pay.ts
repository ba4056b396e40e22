import {
  askPayment,
  type Bindings,
  type Bound,
  cardOf,
  changePlayer,
  characteristicsOf,
  current,
  emit,
  type Game,
  type GameEvent,
  type GameObject,
  type ItemId,
  illegal,
  isShowdownState,
  itemOf,
  noteInLedger,
  type ObjectId,
  type Option,
  type Owed,
  objectOf,
  type PayFrame,
  type Pool,
  type PowerOwed,
  pickSome,
  playerOf,
  pop,
  push,
  type Seat,
  type Status,
  takeReturned,
} from "@rulebound/core";
import { type Cost, type CostAction, domains, type PowerSymbol } from "@rulebound/language";
import type { RuleNumber } from "@rulebound/rulebook";
import { addersOf, coverable, runePlan } from "./adders.ts";
import { candidates, matches } from "./evaluate.ts";
import { optionCalled } from "./naming.ts";
import { lacking, poolKinds, powerIn, spent } from "./power.ts";
import { propose } from "./propose.ts";
import { objectsNamed, type Scope } from "./scope.ts";
import { useAdder } from "./using-adders.ts";

/** What a cost comes to for its payer; `own` symbols are of the domains of the object whose cost it is (135.2.e.6). */
export function owedFor(game: Game, cost: Cost, source: ObjectId | null): Owed {
  const own = source === null ? [] : characteristicsOf(game, source).domains;
  return {
    energy: cost.energy ?? 0,
    power: (cost.power ?? []).map((symbol) => symbolOwed(symbol, own)),
    actions: [...(cost.actions ?? [])],
    ...(isShowdownState(game) ? { for: ["showdowns"] } : {}),
  };
}

export function symbolOwed(symbol: PowerSymbol, own: string[]): PowerOwed {
  if (symbol === "any" || (symbol === "own" && own.length === 0)) return [...domains];
  return symbol === "own" ? own : [symbol];
}

/** Whether a player could pay all of a cost (203.3): resources from pool and Add abilities, and every action possible. */
export function payable(
  game: Game,
  player: Seat,
  owed: Owed,
  source: Bound | null,
  bindings: Bindings = {},
): boolean {
  const payer: Payer = { player, source, bindings };
  return coverable(game, player, owed) && owed.actions.every((action) => canAct(game, payer, action));
}

/** How often a player could pay a cost (204.3.b), never more than 99 times. */
export function mostTimes(
  game: Game,
  player: Seat,
  owed: Owed,
  source: Bound | null,
  bindings: Bindings = {},
): number {
  let times = 0;
  while (times < 99 && payable(game, player, timesOwed(owed, times + 1), source, bindings)) times += 1;
  return times;
}

/** Asks how often a cost is paid, among so many numbers of times; null while the player hasn't answered. */
export function askTimes(
  game: Game,
  asked: { player: Seat; among: number[]; rule: RuleNumber; source: ObjectId | null },
): number | null {
  const { among, ...rest } = asked;
  const options = among.map((times): Option => ({ word: String(times) }));
  const picked = pickSome(game, { ...rest, for: "cost.times", options });
  return picked && (among[picked[0] ?? 0] ?? 0);
}

/** A cost so many times over. */
export function timesOwed({ energy, power, actions, ...rest }: Owed, times: number): Owed {
  return {
    ...rest,
    energy: energy * times,
    power: Array.from({ length: times }, () => power).flat(),
    actions: actions.map((action): CostAction => {
      if (action.cost === "spendXp") return { ...action, amount: action.amount * times };
      // In the order in which a saved state has it read again.
      const { as, count = 1, ...rest } = action;
      return { ...rest, count: count * times, ...(as === undefined ? {} : { as }) };
    }),
  };
}

/** From where a cost is read: who pays, whose cost it is, and what names in it stand for. */
export interface Payer {
  player: Seat;
  source: Bound | null;
  bindings: Bindings;
}

interface Purpose {
  source: Bound | null;
  item: ItemId | null;
  bindings?: Bindings;
  autoPay: boolean;
  payWith?: Record<string, string[]>;
}

/** The order of actions is free (357.2): what takes objects away comes after the rest, the cost's own object last of all. */
function inPayableOrder(actions: CostAction[]): CostAction[] {
  if (actions.length < 2) return actions;
  const place = (action: CostAction): number => {
    if (!takesAway(action)) return 0;
    return action.what === "me" ? 2 : 1;
  };
  return [0, 1, 2].flatMap((when) => actions.filter((action) => place(action) === when));
}

/** Whether a cost takes objects away from where they are. */
export function takesAway(action: CostAction): action is ActionOnObjects {
  switch (action.cost) {
    case "kill":
    case "recycle":
    case "banish":
    case "return":
      return true;
    default:
      return false;
  }
}

/** Has a player pay; whoever asked is told by what is returned "of pay". */
export function startPaying(game: Game, player: Seat, owed: Owed, purpose: Purpose): void {
  push(game, {
    kind: "pay",
    step: "resources",
    player,
    owed: { ...owed, actions: inPayableOrder(owed.actions) },
    source: purpose.source,
    item: purpose.item,
    autoPay: purpose.autoPay,
    payWith: purpose.payWith ?? {},
    planned: [],
    action: 0,
    bindings: purpose.bindings ?? {},
    bound: {},
  });
}

export function runPay(game: Game, frame: PayFrame): Status {
  switch (frame.step) {
    case "resources":
      return payResources(game, frame);
    case "actions":
      return payNextAction(game, frame);
    case "acting": {
      const { outcomes } = takeReturned(game, "batch");
      // A cost counts as paid even when what it asks for was replaced (203.2, 357.2.a).
      if (outcomes.some(({ status }) => status === "dropped")) return unpaid(game);
      const done = outcomes.flatMap(({ status, object }) => (status === "done" && object ? [object] : []));
      bindPaid(frame, done);
      frame.action += 1;
      frame.step = "actions";
      return runPay(game, frame);
    }
  }
}

const unpaid = (game: Game): Status => pop(game, { of: "pay", paid: false, bound: {} });

/** Binds what an action cost has been paid with: nothing where the action was replaced. */
function bindPaid({ owed, action: at, bound }: PayFrame, objects: Bound[]): void {
  const as = owed.actions[at]?.as;
  if (as === undefined) return;
  bound[as] = { is: "result", done: objects.length > 0, ignored: false, amount: objects.length, objects };
}

function payResources(game: Game, frame: PayFrame): Status {
  const { player, owed } = frame;
  const { pool } = playerOf(game, player);
  const missing = lacking(pool, owed);
  if (missing.energy === 0 && missing.power.length === 0) {
    takeResources(game, frame);
    frame.step = "actions";
    return runPay(game, frame);
  }
  const next = frame.planned.shift();
  if (next) return payWithAdder(game, frame, next);
  if (!coverable(game, player, owed)) return unpaid(game);
  if (frame.autoPay) {
    frame.autoPay = false;
    frame.planned = runePlan(game, player, owed) ?? [];
    return runPay(game, frame);
  }
  const answer = askPayment(game, {
    player,
    for: "pay",
    rule: "444.2",
    options: addersOf(game, player).map(({ source, ability }) => ({
      effect: String(ability),
      source,
      event: "use",
      object: null,
    })),
    source: frame.source?.id ?? null,
  });
  if (!answer) return "wait";
  if ("use" in answer) return payWithAdder(game, frame, answer.use);
  return answer.pay === "decline" ? unpaid(game) : runPay(game, frame);
}

function takeResources(game: Game, { player, owed, item }: PayFrame): void {
  if (owed.energy === 0 && owed.power.length === 0) return;
  const before = playerOf(game, player).pool;
  const pool = spent(before, owed);
  changePlayer(game, player, { pool });
  const object = item === null ? null : (itemOf(game, item)?.object ?? null);
  const on = object === null ? null : cardOf(game, objectOf(game, object)).definition.type;
  noteInLedger(game, { what: "paid", player, energy: owed.energy, power: owed.power.length, item, on });
  emit(game, {
    type: "resourcesPaid",
    rule: "444.1",
    player,
    amount: owed.energy,
    detail: kindsSpent(before, pool),
  });
}

/** The kinds of Power taken out of a pool, one word for each. */
function kindsSpent(before: Pool, after: Pool): string {
  return poolKinds
    .flatMap((kind) => Array<string>(powerIn(before, kind) - powerIn(after, kind)).fill(kind))
    .join(" ");
}

/** Uses one of the Add abilities at hand, then goes on paying. */
function payWithAdder(
  game: Game,
  frame: PayFrame,
  { source, ability }: { source: ObjectId; ability: number },
): Status {
  const adder = addersOf(game, frame.player).find((one) => one.source === source && one.ability === ability);
  if (!adder) return unpaid(game);
  return useAdder(game, adder) ? runPay(game, frame) : "go";
}

function payNextAction(game: Game, frame: PayFrame): Status {
  const action = frame.owed.actions[frame.action];
  if (!action) return pop(game, { of: "pay", paid: true, bound: frame.bound });
  const { player, source } = frame;
  if (!canAct(game, frame, action)) return unpaid(game);
  if (action.cost === "spendXp") {
    changePlayer(game, player, { xp: playerOf(game, player).xp - action.amount });
    emit(game, {
      type: "xpSpent",
      rule: "730.2",
      player,
      amount: action.amount,
      ...(source ? { source: source.id } : {}),
    });
    frame.action += 1;
    return runPay(game, frame);
  }
  if (action.cost === "burn") {
    frame.step = "acting";
    const origin = { by: player, source: source && { id: source.id, incarnation: source.incarnation } };
    propose(game, [{ ...origin, item: frame.item, event: "burn", player, amount: action.count }]);
    return "go";
  }
  const needed = neededFor(action, frame);
  const objects = sparingTargets(game, frame, objectsToPay(game, frame, action), needed);
  const picked = pickForCost(game, frame, action, objects, needed);
  if (!picked) return "wait";
  const chosen = picked.flatMap((at) => objects[at] ?? []);
  frame.step = "acting";
  propose(
    game,
    chosen.map(({ id }) => eventFor(frame, action, id)),
  );
  return "go";
}

/** Costs aren't paid with the item's own targets, as long as there is something else to pay with (357.3). */
function sparingTargets(game: Game, { item }: PayFrame, objects: GameObject[], needed: number): GameObject[] {
  const executions = item === null ? [] : (itemOf(game, item)?.executions ?? []);
  const targets = executions
    .flatMap((execution) => Object.values(execution))
    .flatMap((binding) => (binding.is === "objects" ? binding.objects.map(({ id }) => id) : []));
  const others = objects.filter(({ id }) => !targets.includes(id));
  return others.length >= needed ? others : objects;
}

function pickForCost(
  game: Game,
  frame: PayFrame,
  action: ActionOnObjects,
  objects: GameObject[],
  needed: number,
): number[] | null {
  return pickToPay(game, {
    player: frame.player,
    for: action.cost === "discard" ? "discard" : "cost.choose",
    source: frame.source?.id ?? null,
    objects: objects.map(({ id }) => id),
    needed,
    named: namedFor(frame, action, needed),
  });
}

/** Who pays an action cost with what: so many of these objects, those that the action names where it names any. */
export interface PickToPay {
  player: Seat;
  for: "discard" | "cost.choose";
  source: ObjectId | null;
  objects: ObjectId[];
  needed: number;
  named: string[] | null;
}

/**
 * Positions of the objects that an action cost is paid with: as the player has said, else what they are asked (357.2);
 * null while they haven't answered. Refuses names that aren't among them, too few, too many, and the same one twice.
 */
export function pickToPay(game: Game, { objects, needed, named, ...asked }: PickToPay): number[] | null {
  const options = objects.map((object): Option => ({ object }));
  if (named !== null && game.state.answer === null) {
    const positions = named.map((name) => optionCalled(game, options, name, asked.player));
    if (positions.length !== needed || positions.includes(-1) || new Set(positions).size < needed) {
      illegal("357.2", `This cost can't be paid with ${named.join(", ")}.`);
    }
    return positions;
  }
  return pickSome(game, { ...asked, rule: "357.2", options, min: needed, max: needed });
}

/** Those named for this action: costs of the same kind take theirs in order, what is left over goes to the last. */
function namedFor(frame: PayFrame, action: ActionOnObjects, needed: number): string[] | null {
  const { payWith, owed, action: at } = frame;
  const named = payWith[action.cost];
  const alike = (one: CostAction): boolean => one.cost === action.cost && isPicked(one);
  if (named === undefined || !isPicked(action)) return null;
  const from = owed.actions
    .slice(0, at)
    .filter(alike)
    .reduce((sum, one) => sum + neededFor(one, frame), 0);
  const isLast = !owed.actions.slice(at + 1).some(alike);
  return named.slice(from, isLast ? undefined : from + needed);
}

/** Whether an action cost leaves it to the payer with what it is paid. */
export const isPicked = (action: CostAction): boolean =>
  isOnObjects(action) && (action.what === undefined || (action.what !== "me" && !("ref" in action.what)));

/** How many objects an action cost takes: of what is bound, all. */
export function neededFor(action: CostAction, { bindings }: Pick<Payer, "bindings">): number {
  if (!isOnObjects(action)) return 0;
  if (typeof action.what !== "object" || !("ref" in action.what)) return action.count ?? 1;
  const binding = bindings[action.what.ref];
  return binding?.is === "objects" || binding?.is === "result" ? Math.max(1, binding.objects.length) : 1;
}

export type ActionOnObjects = Exclude<CostAction, { cost: "spendXp" | "burn" }>;

/** Whether an action cost is paid with objects that can be named. */
export const isOnObjects = (action: CostAction): action is ActionOnObjects =>
  action.cost !== "spendXp" && action.cost !== "burn";

/** What an action cost can be paid with: as it is now, since what isn't possible can't be paid with (203.3). */
export function objectsToPay(game: Game, payer: Payer, action: ActionOnObjects): GameObject[] {
  return objectsMeantBy(game, payer, action)
    .filter((object) => canBePaidWith(action, object))
    .filter(({ controller }) => action.cost !== "spendBuff" || controller === payer.player);
}

/** What a status asks for has to be there to be paid with (203.3, 414.1.b, 442.1.a, 702.2.b). */
function canBePaidWith({ cost }: ActionOnObjects, { exhausted, empowered, buffs }: GameObject): boolean {
  if (cost === "exhaust") return !exhausted;
  if (cost === "disempower") return empowered > 0;
  return cost !== "spendBuff" || buffs > 0;
}

function objectsMeantBy(game: Game, payer: Payer, action: ActionOnObjects): GameObject[] {
  const { player, source, bindings } = payer;
  const { what } = action;
  if (what === "me") {
    const me = source && current(game, source);
    return me ? [me] : [];
  }
  const me: Bindings = source ? { me: { is: "objects", objects: [source] } } : {};
  const scope: Scope = { controller: player, item: null, bindings: { ...bindings, ...me } };
  if (what !== undefined && "ref" in what) return objectsNamed(game, scope, what.ref);
  if (action.cost !== "discard") return candidates(game, scope, what ?? {}).map((id) => objectOf(game, id));
  const hand = playerOf(game, player).hand.map((id) => objectOf(game, id));
  return what === undefined ? hand : hand.filter((card) => matches(game, scope, what, card));
}

function canAct(game: Game, payer: Payer, action: CostAction): boolean {
  const { xp, deck } = playerOf(game, payer.player);
  if (action.cost === "spendXp") return xp >= action.amount;
  // What a deck doesn't hold can be burned by an effect, burning out, but not as a cost (203.3, 440.4).
  if (action.cost === "burn") return deck.length >= action.count;
  return objectsToPay(game, payer, action).length >= neededFor(action, payer);
}

function eventFor(frame: PayFrame, action: ActionOnObjects, object: ObjectId): GameEvent {
  const { source, player, item } = frame;
  const origin = { by: player, source: source && { id: source.id, incarnation: source.incarnation }, item };
  switch (action.cost) {
    case "kill":
      return { ...origin, event: "die", object, why: "cost" };
    case "discard":
      return { ...origin, event: "discard", object, player };
    case "exhaust":
    case "recycle":
    case "banish":
    case "disempower":
    case "return":
      return { ...origin, event: action.cost, object };
    case "spendBuff":
      return { ...origin, event: "spendBuff", object, player };
  }
}
