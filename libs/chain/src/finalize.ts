import {
  abilityOf,
  type Bound,
  broken,
  type ChainItem,
  changeItem,
  characteristicsOf,
  current,
  derivedOf,
  emit,
  type Game,
  type GameEvent,
  isBattlefield,
  needCleanup,
  noteInLedger,
  objectOf,
  type PlayFrame,
  pop,
  push,
  type Seat,
  type Status,
  touch,
} from "@rulebound/core";
import {
  afterwards,
  becomeNext,
  isAsked,
  noteActivation,
  noted,
  notePast,
  propose,
} from "@rulebound/effects";
import { callOff } from "./call-off.ts";
import { canAmbush } from "./locations.ts";
import { choicesMade, isLegalTarget, modeKey, modesChosen, playersTargeted, targetsOf } from "./targets.ts";

/** Steps 5 and 6: a last look at the targets, then the item is finalized and goes on as its kind does (358, 359, 406). */
export function finalize(game: Game, frame: PlayFrame, item: ChainItem): Status {
  if (!hasLegalTargets(game, item)) {
    return callOff(game, item, ["358.1", "One of its targets isn't legal any more."]);
  }
  if (!ambushHolds(game, item)) {
    return callOff(game, item, ["822.3", "There are no units of its player left where it was to be played."]);
  }
  changeItem(game, item.id, { status: "finalized", before: null, given: null });
  needCleanup(game);
  const { controller, object, counts } = item;
  if (object !== null) noteInLedger(game, { what: "finalized", player: controller, object });
  becomeNext(game, item);
  noteActivation(game, item);
  noteModes(game, item);
  if (counts !== null) noteInLedger(game, { what: "triggered", ability: counts });
  emit(game, {
    type: "chainItemFinalized",
    rule: "359.1",
    item: item.id,
    object: item.source.id,
    player: controller,
  });
  beginAfterwards(game, item);
  const status = goOn(game, frame, item);
  noteTargets(game, item);
  return status;
}

/** Modes that can't be chosen again this turn. */
function noteModes(game: Game, item: ChainItem): void {
  if (!item.ability) return;
  for (const choice of abilityOf(game, item.ability).choices) {
    if (choice.do !== "chooseMode" || choice.unlike !== "thisTurn") continue;
    for (const mode of modesChosen(item, choice)) {
      noteInLedger(game, { what: "mode", ability: modeKey(item), mode });
    }
  }
}

/** Where Ambush alone allowed the location, its player still has to have units there (822.3). */
function ambushHolds(game: Game, { context, object, controller }: ChainItem): boolean {
  const { ambushing, to } = context;
  return !ambushing || (isBattlefield(to) && canAmbush(game, object, controller, to));
}

function hasLegalTargets(game: Game, item: ChainItem): boolean {
  return item.executions.every((execution, at) =>
    choicesMade(game, item, at).every((choice) => {
      const binding = choice.do === "choose" ? execution[choice.as] : undefined;
      if (choice.do !== "choose" || binding?.is !== "objects") return true;
      return binding.objects.every((bound) => isLegalTarget(game, item, at, choice, bound));
    }),
  );
}

/** A card that is to be banished or recycled afterwards is so whenever it would leave the chain from now on (390.3.a, 829.1.b.1). */
function beginAfterwards(game: Game, { controller, source, context, object }: ChainItem): void {
  if (context.afterwards === null || object === null) return;
  const { state } = game;
  state.delayed.push({
    id: state.next.effect++,
    ability: { card: "[Afterwards]", ability: afterwards.indexOf(context.afterwards) },
    controller,
    source,
    bindings: { me: { is: "objects", objects: [source] } },
    until: "turn",
    uses: 1,
    remaining: null,
    card: null,
    stays: null,
  });
  touch(game);
}

/** A permanent enters, an ability that Adds resolves; everything else waits on the chain (337.2, 359.3). */
function goOn(game: Game, frame: PlayFrame, item: ChainItem): Status {
  if (item.object !== null && item.ability === null) return enter(game, frame, item, item.object);
  if (item.ability && abilityOf(game, item.ability).adds) return resolveAdd(game, frame, item);
  return pop(game);
}

/** Targeting Effects look at a spell or ability once it is finalized (383.4.b.2). */
function noteTargets(game: Game, item: ChainItem): void {
  tellTargets(game, item, playersTargeted(game, item), targetsOf(game, item));
}

/** Tells what an item targets; true where that is an event whose outcome somebody has to take. */
export function tellTargets(game: Game, item: ChainItem, players: Seat[], objects: Bound[]): boolean {
  for (const seat of players) {
    emit(game, { type: "targeted", rule: "355.7", item: item.id, player: item.controller, detail: seat });
  }
  const targets = objects.flatMap((bound) => current(game, bound) ?? []);
  const origin = { by: item.controller, source: null, item: item.id };
  const events = targets.map(
    ({ id }): GameEvent => ({ ...origin, event: "target", object: id, player: item.controller }),
  );
  if (events.length > 0 && derivedOf(game).triggers.target) {
    propose(game, events);
    return true;
  }
  for (const { id } of targets) {
    noteTargeting(game, item, id);
    emit(game, { type: "targeted", rule: "355.7", item: item.id, object: id, player: item.controller });
  }
  return false;
}

/** Texts ask whether somebody has chosen such objects this turn, also where nothing triggers on it. */
function noteTargeting(game: Game, { controller: player }: ChainItem, target: number): void {
  if (!isAsked(game, "target")) return;
  const { at } = objectOf(game, target);
  notePast(game, {
    name: "target",
    player,
    object: noted(game, target),
    units: [],
    from: null,
    to: null,
    at,
    amount: 0,
  });
}

/** A permanent leaves the chain and enters, exhausted if it is a unit (359.2, 143.4, 149.1). */
function enter(game: Game, frame: PlayFrame, item: ChainItem, object: number): Status {
  const { context, controller } = item;
  const exhausted = entersExhausted(game, item, object);
  const to = context.to ?? controller;
  frame.step = "entered";
  frame.entering = { object, controller };
  propose(game, [
    { by: controller, source: null, item: item.id, event: "enter", object, to, exhausted, context },
  ]);
  return "go";
}

/** A unit enters exhausted, other permanents ready, unless its play says otherwise. */
function entersExhausted(game: Game, { context }: ChainItem, object: number): boolean {
  if (context.entering !== null) return context.entering === "exhausted";
  // Paid Accelerate stands, whether or not the unit still has the keyword (805.2.b).
  if (context.paid.includes("accelerate")) return false;
  return characteristicsOf(game, object).types.includes("unit");
}

/** An ability that Adds resolves at once when finalized (429.2). */
function resolveAdd(game: Game, frame: PlayFrame, item: ChainItem): Status {
  frame.step = "text";
  pushText(game, item);
  return "go";
}

/** Has a finalized item's text carried out (340.1). */
export function pushText(game: Game, item: ChainItem): void {
  push(game, {
    kind: "text",
    ability: item.ability ?? broken("there is no text to carry out"),
    at: 0,
    item: item.id,
    controller: item.controller,
    executions: item.executions,
    execution: 0,
    bindings: { me: { is: "objects", objects: [item.source] }, ...item.bindings },
    loops: {},
    waiting: "nothing",
    applied: [],
  });
}
