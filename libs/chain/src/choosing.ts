import {
  askYesNo,
  type ChainItem,
  changeItem,
  emit,
  type Game,
  type GivenChoices,
  illegal,
  type Option,
  type PlayFrame,
  pickSome,
  refuse,
  type Status,
} from "@rulebound/core";
import { askTimes, isUntargetable, optionCalled, questionToName } from "@rulebound/effects";
import type { FinalChoice } from "@rulebound/language";
import { canPay, payingTimes, timesPayable } from "./affordable.ts";
import { callOff } from "./call-off.ts";
import { chooseFor, completed, groupOf, objectsIn, sensibleOptions, withChoice } from "./completing.ts";
import { type OptionalCost, optionalCosts } from "./cost.ts";
import { entryFault, playFault, playLocations } from "./locations.ts";
import { boundsOf, choicesOf, fitsTogether, isOfGroup, optionsFor } from "./targets.ts";
import { chooseWay } from "./ways.ts";

/** How a step of playing went: "next" when it is complete. */
export type Step = Status | "next";

/**
 * Which optional additional costs are paid (355.1.a), and how often where that is open: as the action says, or as the
 * player is asked.
 */
export function chooseCosts(game: Game, frame: PlayFrame, item: ChainItem): Step {
  if (item.context.ways.length > 0) {
    return chooseWay(game, item, (ready) => canPay(game, ready)) === "wait" ? "wait" : "go";
  }
  const costs = optionalCosts(game, item);
  if (item.given?.pay) return costsChosen(game, item, costsGiven(item.given, costs));
  const { paid } = item.context;
  const cost = costs.find(({ name }) => !frame.asked.includes(name));
  if (cost === undefined) return costsChosen(game, item, paid);
  const times = askHowOften(game, item, cost, timesPayable(game, item, cost));
  if (times === null) return "wait";
  changeItem(game, item.id, { context: payingTimes(item, cost, times) });
  frame.asked.push(cost.name);
  return "go";
}

/** Not at all, or as often as it could be paid; null while the player hasn't said. */
function askHowOften(game: Game, item: ChainItem, cost: OptionalCost, possible: number[]): number | null {
  if (possible.length === 0) return 0;
  const asked = { player: item.controller, rule: "355.1.a", source: item.source.id } as const;
  if (cost.times)
    return askTimes(game, { ...asked, among: [...(canPay(game, item) ? [0] : []), ...possible] });
  const pays = askYesNo(game, { ...asked, for: "cost.optional" });
  return pays === null ? null : Number(pays);
}

/** The costs that the action pays: named with how often, or with what they are paid. */
function costsGiven({ pay, payWith }: GivenChoices, costs: OptionalCost[]): string[] {
  const given = Object.entries(pay ?? {});
  for (const [name, times] of given) {
    if (times === 0) continue;
    const meant = costs.filter((one) => isCost(one.name, name));
    if (meant.length === 0) illegal("356.2.b.1", `There is no optional cost "${name}" to pay here.`);
    const isOpen = meant.some((one) => one.times !== undefined);
    if (times > meant.length && !isOpen) illegal("820.1.c.3", `"${name}" can't be paid ${times} times.`);
  }
  return costs.flatMap(({ name, times: open }, at) => {
    const wanted = given.find(([as]) => isCost(name, as));
    const objects = payWith[name]?.length ?? 0;
    const times = Math.max(wanted?.[1] ?? 0, open ? objects : Math.min(1, objects));
    if (open) return Array.from({ length: times }, () => name);
    const earlier = costs.slice(0, at).filter((one) => wanted && isCost(one.name, wanted[0])).length;
    return earlier < times ? [name] : [];
  });
}

/** Whether a cost goes by a name: "repeat" stands for each of several. */
const isCost = (cost: string, name: string): boolean =>
  cost === name || (name === "repeat" && cost.startsWith("repeat-"));

function costsChosen(game: Game, item: ChainItem, paid: string[]): Step {
  const repeats = paid.filter((name) => isCost(name, "repeat"));
  changeItem(game, item.id, {
    context: { ...item.context, paid, executions: 1 + repeats.length },
    executions: [{}, ...repeats.map(() => ({}))],
  });
  for (const name of new Set(paid)) {
    emit(game, {
      type: "costPaid",
      rule: "356.2.b",
      item: item.id,
      object: item.source.id,
      player: item.controller,
      detail: name,
    });
  }
  return "next";
}

/** The location where a permanent will enter (355.2). */
export function chooseLocation(game: Game, item: ChainItem): Step {
  if (item.object === null || item.ability !== null) return "next";
  const options = playLocations(game, item).map((location): Option => ({ location }));
  if (options.length === 0) return callOff(game, item, ["355.2", "There is nowhere to play it to."]);
  const to = item.given?.to ?? null;
  const asking: Asking = { for: "play.location", rule: "355.2", min: 1, max: 1 };
  const picked = to === null ? ask(game, item, options, asking) : named(game, item, options, [to], asking);
  if (!picked) return "wait";
  const [option] = picked;
  const location = option && "location" in option ? option.location : null;
  changeItem(game, item.id, { context: { ...item.context, to: location } });
  return "next";
}

/** Targets and destinations, clause by clause, for each execution (355.5, 820.2). */
export function chooseTargets(game: Game, frame: PlayFrame, item: ChainItem): Step {
  if (frame.execution >= item.executions.length) {
    requireAllUsed(game, item);
    return "next";
  }
  const choices = choicesOf(game, item, frame.execution);
  const choice = choices[frame.choice];
  if (!choice) {
    frame.execution += 1;
    frame.choice = 0;
    return chooseTargets(game, frame, item);
  }
  const given = givenFor(item, frame, choices, choice);
  if (!given && !completed(game, item, frame)) {
    return callOff(game, item, ["355.8", "There is no valid choice for one of its targets."]);
  }
  const picked = pickFor(game, frame, item, choice, given);
  if (!picked) return "wait";
  if (!fitsTogether(game, choice, objectsIn(game, picked)))
    illegal("355.11", "These can't be chosen together.");
  requireNextChoices(game, item, frame, choice, picked);
  chooseFor(game, item, frame.execution, choice, picked);
  frame.choice += 1;
  return "go";
}

/** A group that leaves nothing to choose for a later clause isn't chosen (355.16): that it was going to be one, nobody could tell. */
function requireNextChoices(
  game: Game,
  item: ChainItem,
  at: PlayFrame,
  choice: FinalChoice,
  picked: Option[],
): void {
  if (choice.do !== "choose" || (choice.max ?? 1) === 1) return;
  const { execution } = at;
  if (
    !completed(game, withChoice(game, item, execution, choice, picked), { execution, choice: at.choice + 1 })
  )
    illegal("355.16", "Nothing could be chosen for what follows then.");
}

/** Choices that the text doesn't ask for are a mistake of the caller's, not something to pass over. */
function requireAllUsed(game: Game, item: ChainItem): void {
  for (const [at, given] of (item.given?.executions ?? []).entries()) {
    const asked = at < item.executions.length ? choicesOf(game, item, at).map((choice) => choice.do) : [];
    const count = (kind: FinalChoice["do"]): number => asked.filter((one) => one === kind).length;
    const surplus =
      given.targets.length > count("choose") ||
      given.destinations.length > count("choosePlace") ||
      (given.mode !== null && count("chooseMode") === 0) ||
      given.players.length > count("choosePlayer") ||
      given.names.length > count("chooseName");
    if (surplus) refuse("malformed", null, "More is chosen here than the text asks for.", `/choices/${at}`);
  }
}

/** What is picked for one clause: as the action says, else the only way, else as the player is asked. */
function pickFor(
  game: Game,
  frame: PlayFrame,
  item: ChainItem,
  choice: FinalChoice,
  given: string[] | null,
): Option[] | null {
  const bounds = boundsOf(game, item, frame.execution, choice);
  const isSplit = choice.do === "choose" && choice.splits !== undefined;
  const asking: Asking = {
    ...(choice.do === "chooseName" ? questionToName(choice.one) : questionOf[choice.do]),
    ...(isSplit ? { rule: "355.14.c" } : {}),
    ...bounds,
  };
  if (given) return named(game, item, optionsFor(game, item, frame.execution, choice), given, asking);
  const options = sensibleOptions(game, item, frame, choice, (ready) => canPay(game, ready));
  return ask(game, item, options, { ...asking, ...exampleOf(game, options, choice, bounds.min) });
}

/** One group that fits together, where not every one does (355.11). */
function exampleOf(game: Game, options: Option[], choice: FinalChoice, min: number): Pick<Asking, "example"> {
  if (!isOfGroup(choice)) return {};
  const group = groupOf(game, options, choice, Math.max(1, min)) ?? [];
  return { example: group.map((option) => options.indexOf(option)) };
}

/** What a player is asked for each kind of choice, and by which rule. */
const questionOf = {
  choose: { for: "play.target", rule: "355.5" },
  choosePlace: { for: "play.destination", rule: "355.4" },
  choosePlayer: { for: "play.player", rule: "355.9.a" },
  chooseMode: { for: "play.mode", rule: "355.3" },
} as const satisfies Record<Exclude<FinalChoice["do"], "chooseName">, Pick<Asking, "for" | "rule">>;

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
  if (choice.do === "chooseMode") return given.mode === null ? null : [String(given.mode)];
  const { players, destinations, names } = given;
  const lists = { choosePlayer: players, choosePlace: destinations, chooseName: names };
  const only = lists[choice.do][position];
  return only === undefined ? null : [only];
}

interface Asking {
  for: "play.location" | "play.destination" | "play.player" | "play.target" | "play.mode" | "name";
  rule: Parameters<typeof illegal>[0];
  min: number;
  max: number;
  what?: "card" | "tag";
  example?: number[];
}

function ask(game: Game, item: ChainItem, options: Option[], asking: Asking): Option[] | null {
  const picked = pickSome(game, { ...asking, player: item.controller, options, source: item.source.id });
  return picked?.flatMap((at) => options[at] ?? []) ?? null;
}

/** The options that the action names; refuses other things, too many, too few, and the same one twice. */
function named(game: Game, item: ChainItem, options: Option[], names: string[], asking: Asking): Option[] {
  const { rule, min, max } = asking;
  if (names.length < min || names.length > max) {
    illegal(rule, `Between ${min} and ${max} have to be chosen here, not ${names.length}.`);
  }
  const positions = names.map((name) => {
    const at = optionCalled(game, options, name, item.controller);
    return at < 0 ? illegal(ruleAgainst(game, item, name, asking), `"${name}" can't be chosen here.`) : at;
  });
  if (new Set(positions).size < positions.length) illegal(rule, "The same thing can't be chosen twice here.");
  return positions.flatMap((at) => options[at] ?? []);
}

/** The rule that keeps something from being chosen: from hidden, choices are bound to that battlefield (811.1.d). */
function ruleAgainst(game: Game, item: ChainItem, name: string, asking: Asking): Asking["rule"] {
  if (item.context.hiddenAt !== null) return asking.for === "play.location" ? "811.1.d.1" : "811.1.d.2";
  if (asking.for === "play.location") return entryRuleAgainst(game, item, name) ?? asking.rule;
  if (asking.for !== "play.target") return asking.rule;
  const itself: Option[] = item.object === null ? [] : [{ object: item.object }];
  if (optionCalled(game, itself, name, item.controller) >= 0) return "355.9.c";
  return isNamedUntargetable(game, item, name) ? "758" : "355.9.b";
}

/** Whether something on the board that is called so can't be chosen by the item (758). */
function isNamedUntargetable(game: Game, item: ChainItem, name: string): boolean {
  const board = game.state.board.map((object): Option => ({ object }));
  const option = board[optionCalled(game, board, name, item.controller)];
  const [object] = option ? objectsIn(game, [option]) : [];
  return object !== undefined && isUntargetable(game, object, item.controller);
}

/** The rule that keeps a player's units out of the location named, if that is why it can't be chosen. */
function entryRuleAgainst(
  game: Game,
  { controller, object }: ChainItem,
  name: string,
): Asking["rule"] | null {
  const slots = game.state.battlefields.map((_, location): Option => ({ location }));
  const slot = optionCalled(game, slots, name, controller);
  if (slot < 0) return null;
  return (
    entryFault(game, controller, slot) ?? (object === null ? null : playFault(game, object, controller, slot))
  );
}
