import {
  abilityOf,
  askYesNo,
  broken,
  type ChainItem,
  changeItem,
  copyState,
  emit,
  type Game,
  itemOf,
  objectOf,
  type PlayFrame,
  pop,
  type Status,
  takeReturned,
} from "@rulebound/core";
import { isUsedUp, payable, propose, startPaying, takeOffChain } from "@rulebound/effects";
import { canPay, waysToPay } from "./affordable.ts";
import { callOff } from "./call-off.ts";
import { chooseCosts, chooseLocation, chooseTargets, type Step } from "./choosing.ts";
import { completed } from "./completing.ts";
import { deflected, totalCost } from "./cost.ts";
import { finalize } from "./finalize.ts";
import { chooseDiscounts, chooseObjects } from "./paid-with.ts";
import { noteUsed } from "./use.ts";

/** Steps 2 to 6 of playing or activating (355-359, 402-406). */
export function runPlay(game: Game, frame: PlayFrame): Status {
  if (frame.entering) return afterEntering(game, frame, frame.entering);
  const item = itemOf(game, frame.item);
  if (!item) return pop(game);
  switch (frame.step) {
    case "begin":
      // A play told by an effect goes back to here; the others to before step 1 (358.5).
      if (item.before === null) changeItem(game, item.id, { before: copyState(game.state) });
      return proceed(game, frame, "may", "next");
    case "may":
      return proceed(game, frame, "options", decideWhether(game, item));
    case "options":
      return proceed(game, frame, "objects", chooseCosts(game, frame, item));
    case "objects":
      return proceed(game, frame, "location", chooseObjects(game, item));
    case "location":
      return proceed(game, frame, "choices", chooseLocation(game, item));
    case "choices":
      return proceed(game, frame, "cost", chooseTargets(game, frame, item));
    case "cost":
      return proceed(game, frame, "price", chooseDiscounts(game, item));
    case "price":
      return startPayment(game, frame, item);
    case "paid":
      return afterPaying(game, frame, item);
    case "entered":
    case "played":
      return broken("a permanent that has entered is still on the chain");
    case "text":
      return afterAdding(game, item);
  }
}

/** Paid for; what the costs were paid with is known to the text from here on (359.3.e.13). */
function afterPaying(game: Game, frame: PlayFrame, item: ChainItem): Status {
  const { paid, bound } = takeReturned(game, "pay");
  if (!paid) return callOff(game, item, ["358.2", "Its cost wasn't paid."]);
  changeItem(game, item.id, { bindings: { ...item.bindings, ...bound } });
  return finalize(game, frame, itemOf(game, item.id) ?? item);
}

/** Goes on with the next step where this one is complete. */
function proceed(game: Game, frame: PlayFrame, next: PlayFrame["step"], went: Step): Status {
  if (went !== "next") return went;
  frame.step = next;
  return runPlay(game, frame);
}

/** Once it has entered, the permanent has been played (350.1, 419.4.a). */
function afterEntering(
  game: Game,
  frame: PlayFrame,
  { object, controller }: NonNullable<PlayFrame["entering"]>,
): Status {
  const [entered] = takeReturned(game, "batch").outcomes;
  if (itemOf(game, frame.item)) takeOffChain(game, frame.item);
  pop(game);
  if (entered?.status === "dropped" || game.state.players[controller].removed) return "go";
  const zone = objectOf(game, object).context?.from ?? "none";
  propose(game, [
    { by: controller, source: null, item: frame.item, event: "played", object, player: controller, zone },
  ]);
  return "go";
}

/** An ability that Adds has resolved as soon as it was finalized (429.2). */
function afterAdding(game: Game, item: ChainItem): Status {
  takeReturned(game, "text");
  takeOffChain(game, item.id);
  emit(game, {
    type: "chainItemResolved",
    rule: "429.2",
    item: item.id,
    object: item.source.id,
    player: item.controller,
  });
  pop(game);
  noteUsed(game, item);
  return "go";
}

/** "You may" and what opens a triggered ability's effect (402.1); without legal options it is removed unasked (402.4). */
function decideWhether(game: Game, item: ChainItem): Step {
  const ability = item.ability && abilityOf(game, item.ability).ability;
  if (ability?.kind !== "triggered") return "next";
  // Set off more often than it can be performed in a turn.
  if (isUsedUp(game, ability, item.counts)) {
    return callOff(game, item, ["383.3.e.1", "It has been performed as often this turn as it can be."]);
  }
  const ways = waysToPay(game, { ...item, executions: [{}] });
  if (ways.length > 0 && !ways.some((way) => completed(game, way))) {
    return callOff(game, item, ["402.4", "There is nothing legal to choose for it."]);
  }
  if (!canPay(game, item)) {
    return callOff(game, item, ["383.3.b.1", "Its cost can't be paid."]);
  }
  if (!ability.may) return "next";
  const does = askYesNo(game, {
    player: item.controller,
    for: "trigger.may",
    rule: "383.3.a",
    source: item.source.id,
  });
  if (does === null) return "wait";
  return does ? "next" : callOff(game, item, ["383.3.a.2", "Its controller chose not to perform it."]);
}

/** Steps 3 and 4: the total cost, then paying it (356, 357). */
function startPayment(game: Game, frame: PlayFrame, item: ChainItem): Status {
  const owed = totalCost(game, item);
  if (!payable(game, item.controller, owed, item.source, item.bindings))
    return callOff(game, item, ["358.2", "Its cost can't be paid."]);
  const owesSomething = owed.energy > 0 || owed.power.length > 0 || owed.actions.length > 0;
  if (owesSomething && mayDecline(game, item)) {
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
    bindings: item.bindings,
    autoPay: item.given?.autoPay ?? false,
    payWith: item.given?.payWith ?? {},
  });
  return "go";
}

/** A cost of a triggered ability can be declined, where that wasn't decided along with "you may" (404.2). */
function mayDecline(game: Game, item: ChainItem): boolean {
  const ability = item.ability && abilityOf(game, item.ability).ability;
  return ability?.kind === "triggered" && (!ability.may || deflected(game, item) > 0);
}
