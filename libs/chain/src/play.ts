import {
  abilityOf,
  askYesNo,
  broken,
  type ChainItem,
  changeItem,
  characteristicsOf,
  copyState,
  current,
  derivedOf,
  emit,
  type Game,
  type GameEvent,
  illegal,
  itemOf,
  needCleanup,
  type Option,
  objectOf,
  type PlayFrame,
  pickSome,
  pop,
  push,
  type Seat,
  type Status,
  takeReturned,
} from "@rulebound/core";
import { optionCalled, payable, propose, startPaying, takeOffChain } from "@rulebound/effects";
import type { FinalChoice } from "@rulebound/language";
import { callOff, type Fault } from "./call-off.ts";
import { optionalCosts, totalCost } from "./cost.ts";
import { playLocations } from "./locations.ts";
import {
  bindingFor,
  boundsOf,
  choicesOf,
  fitsTogether,
  hasLegalChoices,
  isLegalTarget,
  optionsFor,
  targetsOf,
} from "./targets.ts";

/** Steps 2 to 6 of playing or activating (355-359, 402-406). */
export function runPlay(game: Game, frame: PlayFrame): Status {
  if (frame.entering) return goOnEntering(game, frame, frame.entering);
  const item = itemOf(game, frame.item);
  if (!item) return pop(game);
  switch (frame.step) {
    case "begin":
      // A play told by an effect goes back to here; the others to before step 1 (358.5).
      if (item.before === null) changeItem(game, item.id, { before: copyState(game.state) });
      return proceed(game, frame, "may");
    case "may":
      return decideWhether(game, frame, item);
    case "options":
      return chooseCosts(game, frame, item);
    case "location":
      return chooseLocation(game, frame, item);
    case "choices":
      return chooseTargets(game, frame, item);
    case "cost":
      return startPayment(game, frame, item);
    case "paid":
      if (!takeReturned(game, "pay").paid) return callOff(game, item, ["358.2", "Its cost wasn't paid."]);
      return finalize(game, frame, item);
    case "entered":
    case "played":
      return broken("a permanent that has entered is still on the chain");
    case "text":
      takeReturned(game, "text");
      takeOffChain(game, item.id);
      emit(game, {
        type: "chainItemResolved",
        rule: "429.2",
        item: item.id,
        object: item.source.id,
        player: item.controller,
      });
      return pop(game);
  }
}

/** Once it has entered, the permanent has been played (350.1, 419.4.a). */
function goOnEntering(
  game: Game,
  frame: PlayFrame,
  { object, controller }: NonNullable<PlayFrame["entering"]>,
): Status {
  takeReturned(game, "batch");
  if (frame.step === "played") return pop(game);
  frame.step = "played";
  propose(game, [
    { by: controller, source: null, item: frame.item, event: "played", object, player: controller },
  ]);
  return "go";
}

function proceed(game: Game, frame: PlayFrame, step: PlayFrame["step"]): Status {
  frame.step = step;
  return runPlay(game, frame);
}

/** "You may" and what opens a triggered ability's effect (402.1); without legal options it is removed unasked (402.4). */
function decideWhether(game: Game, frame: PlayFrame, item: ChainItem): Status {
  const ability = item.ability && abilityOf(game, item.ability).ability;
  if (ability?.kind !== "triggered") return proceed(game, frame, "options");
  const noChoice: Fault = ["402.4", "There is nothing legal to choose for it."];
  if (!hasLegalChoices(game, item)) return callOff(game, item, noChoice);
  if (!payable(game, item.controller, totalCost(game, item), item.source)) {
    return callOff(game, item, ["383.3.b.1", "Its cost can't be paid."]);
  }
  if (ability.may) {
    const does = askYesNo(game, {
      player: item.controller,
      for: "trigger.may",
      rule: "383.3.a",
      source: item.source.id,
    });
    if (does === null) return "wait";
    if (!does) return callOff(game, item, ["383.3.a.2", "Its controller chose not to perform it."]);
  }
  return proceed(game, frame, "options");
}

/** Which optional additional costs are paid (355.1.a): as the action says, or asked where an effect told the play. */
function chooseCosts(game: Game, frame: PlayFrame, item: ChainItem): Status {
  const options = optionalCosts(game, item);
  if (item.given) {
    const paid = costsGiven(
      item,
      options.map(({ name }) => name),
    );
    return costsChosen(game, frame, item, paid);
  }
  for (const { name, cost } of options) {
    if (frame.asked.includes(name)) continue;
    const context = { ...item.context, paid: [...item.context.paid, name] };
    if (payable(game, item.controller, totalCost(game, { ...item, context }), item.source)) {
      const pays = askYesNo(game, {
        player: item.controller,
        for: "cost.optional",
        rule: "355.1.a",
        source: item.source.id,
      });
      if (pays === null) return "wait";
      if (pays) changeItem(game, item.id, { context });
    }
    frame.asked.push(name);
    return cost === undefined ? broken("an optional cost without cost") : runPlay(game, frame);
  }
  return costsChosen(game, frame, item, item.context.paid);
}

function costsGiven(item: ChainItem, names: string[]): string[] {
  const paid: string[] = [];
  for (const [name, times] of Object.entries(item.given?.pay ?? {})) {
    if (times === 0) continue;
    const matching = names.filter((one) => one === name || (name === "repeat" && one.startsWith("repeat")));
    if (matching.length === 0) illegal("356.2.b.1", `There is no optional cost "${name}" to pay here.`);
    if (times > matching.length) illegal("820.1.c.3", `"${name}" can't be paid ${times} times.`);
    paid.push(...matching.slice(0, times));
  }
  return paid;
}

function costsChosen(game: Game, frame: PlayFrame, item: ChainItem, paid: string[]): Status {
  const executions = 1 + paid.filter((name) => name.startsWith("repeat")).length;
  changeItem(game, item.id, {
    context: { ...item.context, paid, executions },
    executions: Array.from({ length: executions }, () => ({})),
  });
  for (const name of paid) {
    emit(game, {
      type: "costPaid",
      rule: "356.2.b",
      item: item.id,
      object: item.source.id,
      player: item.controller,
      detail: name,
    });
  }
  return proceed(game, frame, "location");
}

/** The location where a permanent will enter (355.2). */
function chooseLocation(game: Game, frame: PlayFrame, item: ChainItem): Status {
  if (item.object === null || item.ability !== null) return proceed(game, frame, "choices");
  const options = playLocations(game, item).map((location): Option => ({ location }));
  const picked = pickGiven(game, item, options, item.given?.to == null ? null : [item.given.to], 1, {
    for: "play.location",
    rule: "355.2",
  });
  if (!picked) return "wait";
  const [option] = picked;
  if (!option || !("location" in option))
    return callOff(game, item, ["355.2", "There is nowhere to play it to."]);
  changeItem(game, item.id, { context: { ...item.context, to: option.location } });
  return proceed(game, frame, "choices");
}

/** Targets and destinations, clause by clause, for each execution (355.5, 820.2). */
function chooseTargets(game: Game, frame: PlayFrame, item: ChainItem): Status {
  const choices = choicesOf(game, item);
  const choice = choices[frame.choice];
  if (frame.execution >= item.executions.length) return proceed(game, frame, "cost");
  if (!choice) {
    frame.execution += 1;
    frame.choice = 0;
    return runPlay(game, frame);
  }
  const options = optionsFor(game, item, frame.execution, choice);
  const { min, max } = boundsOf(choice);
  if (options.length < min)
    return callOff(game, item, ["355.8", "There is no valid choice for one of its targets."]);
  const given = givenFor(item, frame, choices, choice);
  const picked = pickGiven(game, item, options, given, max, {
    for: choice.do === "choosePlace" ? "play.destination" : "play.target",
    rule: choice.do === "choosePlace" ? "355.4" : "355.5",
    min,
  });
  if (!picked) return "wait";
  const binding = bindingFor(game, choice, picked);
  if (binding.is === "objects") {
    const objects = binding.objects.map(({ id }) => objectOf(game, id));
    if (!fitsTogether(game, choice, objects)) illegal("355.11", "These can't be chosen together.");
  }
  const executions = item.executions.map((execution, at) =>
    at === frame.execution ? { ...execution, [choice.as]: binding } : execution,
  );
  changeItem(game, item.id, { executions });
  frame.choice += 1;
  return runPlay(game, frame);
}

function givenFor(
  item: ChainItem,
  frame: PlayFrame,
  choices: FinalChoice[],
  choice: FinalChoice,
): string[] | null {
  const given = item.given?.executions[frame.execution];
  if (!given) return null;
  const position = choices.slice(0, frame.choice).filter((one) => one.do === choice.do).length;
  if (choice.do === "choose") return given.targets[position] ?? null;
  const destination = given.destinations[position];
  return destination === undefined ? null : [destination];
}

interface Asking {
  for: string;
  rule: Parameters<typeof illegal>[0];
  min?: number;
}

/** The options picked: those that came with the action, else the only ones, else those that the player is asked for. */
function pickGiven(
  game: Game,
  item: ChainItem,
  options: Option[],
  given: string[] | null,
  max: number,
  asking: Asking,
): Option[] | null {
  const player: Seat = item.controller;
  const { min = 1 } = asking;
  if (given === null) {
    const picked = pickSome(game, {
      player,
      options,
      max,
      min,
      for: asking.for,
      rule: asking.rule,
      source: item.source.id,
    });
    return picked ? picked.flatMap((at) => options[at] ?? []) : null;
  }
  if (given.length < min || given.length > max) {
    illegal(asking.rule, `Between ${min} and ${max} have to be chosen here, not ${given.length}.`);
  }
  const positions = given.map((name) => {
    const at = optionCalled(game, options, name, player);
    return at < 0
      ? illegal(asking.rule === "355.5" ? "355.9" : asking.rule, `"${name}" can't be chosen here.`)
      : at;
  });
  if (new Set(positions).size < positions.length)
    illegal(asking.rule, "The same thing can't be chosen twice here.");
  return positions.flatMap((at) => options[at] ?? []);
}

/** Steps 3 and 4: the total cost, then paying it (356, 357). */
function startPayment(game: Game, frame: PlayFrame, item: ChainItem): Status {
  const owed = totalCost(game, item);
  const ability = item.ability && abilityOf(game, item.ability).ability;
  const opensWithCost = ability?.kind === "triggered" && !ability.may;
  const owesSomething = owed.energy > 0 || owed.power.length > 0 || owed.actions.length > 0;
  if (!payable(game, item.controller, owed, item.source))
    return callOff(game, item, ["358.2", "Its cost can't be paid."]);
  if (opensWithCost && owesSomething) {
    const pays = askYesNo(game, {
      player: item.controller,
      for: "trigger.may",
      rule: "404.2",
      source: item.source.id,
    });
    if (pays === null) return "wait";
    if (!pays) return callOff(game, item, ["404.2", "Its controller chose not to pay for it."]);
  }
  frame.step = "paid";
  startPaying(game, item.controller, owed, {
    source: item.source,
    item: item.id,
    autoPay: item.given?.autoPay ?? false,
    payWith: item.given?.payWith ?? {},
  });
  return "go";
}

/** Steps 5 and 6: a last look at the targets, then it is finalized (358, 359.1). */
function finalize(game: Game, frame: PlayFrame, item: ChainItem): Status {
  const legal = item.executions.every((execution, at) =>
    choicesOf(game, item).every((choice) => {
      const binding = choice.do === "choose" ? execution[choice.as] : undefined;
      if (choice.do !== "choose" || binding?.is !== "objects") return true;
      return binding.objects.every((bound) => isLegalTarget(game, item, at, choice, bound));
    }),
  );
  if (!legal) return callOff(game, item, ["358.1", "One of its targets isn't legal any more."]);
  changeItem(game, item.id, { status: "finalized", before: null, given: null });
  needCleanup(game);
  const { controller, object, counts } = item;
  if (object !== null) game.state.ledger.push({ what: "finalized", player: controller, object });
  if (counts !== null) game.state.ledger.push({ what: "triggered", ability: counts });
  emit(game, {
    type: "chainItemFinalized",
    rule: "359.1",
    item: item.id,
    object: item.source.id,
    player: controller,
  });
  noteTargets(game, item);
  if (object !== null && item.ability === null) return enter(game, frame, item);
  if (item.ability && abilityOf(game, item.ability).adds) return resolveAdd(game, frame, item);
  return game.state.frames.at(-1) === frame ? pop(game) : popBelow(game, frame);
}

/** Takes away a frame that has others above it. */
function popBelow(game: Game, frame: PlayFrame): Status {
  game.state.frames.splice(game.state.frames.indexOf(frame), 1);
  return "go";
}

/** Targeting Effects look at a spell or ability once it is finalized (383.4.b.2). */
function noteTargets(game: Game, item: ChainItem): void {
  const targets = targetsOf(game, item).flatMap((bound) => current(game, bound) ?? []);
  const origin = { by: item.controller, source: null, item: item.id };
  const events = targets.map(
    ({ id }): GameEvent => ({ ...origin, event: "target", object: id, player: item.controller }),
  );
  if (events.length > 0 && derivedOf(game).triggers.target) {
    propose(game, events);
  } else {
    for (const { id } of targets) {
      emit(game, { type: "targeted", rule: "355.7", item: item.id, object: id, player: item.controller });
    }
  }
}

/** A permanent leaves the chain and enters, exhausted if it is a unit (359.2, 143.4, 149.1). */
function enter(game: Game, frame: PlayFrame, item: ChainItem): Status {
  const { object, context, controller } = item;
  if (object === null) return broken("a permanent without object");
  const to = context.to ?? controller;
  const exhausted = entersExhausted(game, item);
  takeOffChain(game, item.id);
  frame.step = "entered";
  frame.entering = { object, controller };
  propose(game, [
    { by: controller, source: null, item: item.id, event: "enter", object, to, exhausted, context },
  ]);
  return "go";
}

/** A unit enters exhausted, other permanents ready, unless its play says otherwise. */
function entersExhausted(game: Game, { object, context }: ChainItem): boolean {
  if (object === null) return false;
  if (context.entering !== null) return context.entering === "exhausted";
  // Paid Accelerate stands, whether or not the unit still has the keyword (805.2.b).
  if (context.paid.includes("accelerate")) return false;
  return characteristicsOf(game, object).types.includes("unit");
}

/** An ability that Adds resolves at once when finalized (429.2). */
function resolveAdd(game: Game, frame: PlayFrame, item: ChainItem): Status {
  if (!item.ability) return broken("an ability without text");
  frame.step = "text";
  push(game, {
    kind: "text",
    ability: item.ability,
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
  return "go";
}
