import {
  type Binding,
  type ChainItem,
  type ChoiceMade,
  current,
  type Execution,
  type Game,
  type Option,
} from "@rulebound/core";
import type { FinalChoice } from "@rulebound/language";
import { objectsIn } from "./completing.ts";
import {
  bindingFor,
  boundsOf,
  choicesMade,
  choicesOf,
  fitsTogether,
  isLegalTarget,
  isOfGroup,
  optionsFor,
} from "./targets.ts";

/** An item's choices as they are being made anew, and what was chosen for it up to then. */
export interface Anew {
  item: ChainItem;
  earlier: Execution[];
}

/** The choices that can be made anew, by themselves or along with another one (753.2). */
export function remakable(game: Game, anew: Anew): ChoiceMade[] {
  const all = anew.item.executions.flatMap((_, execution) =>
    choicesMade(game, anew.item, execution)
      .filter((choice) => isRemade(anew, execution, choice))
      .map(({ as }): ChoiceMade => ({ execution, as })),
  );
  return all.filter(
    (one, at) =>
      canBeMade(game, anew, [one]) ||
      all.some(
        (other, place) => place !== at && canBeMade(game, anew, at < place ? [one, other] : [other, one]),
      ),
  );
}

/** Not what is named as a card is played (752.2), and not where nothing was chosen. */
function isRemade({ item }: Anew, execution: number, choice: FinalChoice): boolean {
  const binding = item.executions[execution]?.[choice.as];
  if (choice.do === "chooseName" || binding === undefined) return false;
  if (choice.do === "choosePlace") return binding.is === "place" && binding.place !== null;
  return binding.is !== "objects" || binding.objects.length > 0;
}

export const choiceNamed = (
  game: Game,
  item: ChainItem,
  { execution, as }: ChoiceMade,
): FinalChoice | undefined => choicesOf(game, item, execution).find((choice) => choice.as === as);

/** As many as were chosen; of what wasn't, for a mode that is new, as many as its clause says. */
export function boundsAnew(
  game: Game,
  item: ChainItem,
  { execution, as }: ChoiceMade,
  choice: FinalChoice,
): { min: number; max: number } {
  const binding = item.executions[execution]?.[as];
  if (binding?.is !== "objects") return boundsOf(game, item, execution, choice);
  return { min: binding.objects.length, max: binding.objects.length };
}

/** What can be chosen that the item wasn't choosing up to then (751.1). */
export function newOptions(
  game: Game,
  { item, earlier }: Anew,
  one: ChoiceMade,
  choice: FinalChoice,
): Option[] {
  const chosen = earlier.flatMap((execution) =>
    Object.entries(execution).flatMap(([as, binding]) => keysOf(binding, as)),
  );
  return optionsFor(game, item, one.execution, choice).filter(
    (option) => !keysOf(bindingFor(game, choice, [option]), one.as).some((key) => chosen.includes(key)),
  );
}

/** What tells apart what a binding stands for; modes are told apart within their list. */
function keysOf(binding: Binding, as: string): string[] {
  switch (binding.is) {
    case "objects":
      return binding.objects.map(({ id }) => `object ${id}`);
    case "items":
      return binding.items.map((id) => `item ${id}`);
    case "player":
      return [`player ${binding.player}`];
    case "place":
      return [`place ${binding.place}`];
    case "result":
      return [`mode ${binding.amount} of ${as}`];
    case "name":
      return [`name ${binding.name}`];
  }
}

/** Of several targets those that were chosen: they can be kept while others are chosen anew (753). */
export function keptOptions(game: Game, item: ChainItem, { execution, as }: ChoiceMade): Option[] {
  const binding = item.executions[execution]?.[as];
  if (binding?.is !== "objects") return [];
  return binding.objects.filter((bound) => current(game, bound)).map(({ id }) => ({ object: id }));
}

/** Targets that fit together (355.11), and of which one is new at least where some were chosen. */
export function isGroupAnew(
  game: Game,
  item: ChainItem,
  one: ChoiceMade,
  choice: FinalChoice,
  chosen: Option[],
): boolean {
  const kept = objectsIn(game, keptOptions(game, item, one));
  const objects = objectsIn(game, chosen);
  const isNew = kept.length === 0 || objects.some((object) => !kept.includes(object));
  return isNew && (!isOfGroup(choice) || fitsTogether(game, choice, objects));
}

/** One group of as few as there have to be: new ones first, then such as are kept. */
export function groupAnew(
  game: Game,
  { item }: Anew,
  one: ChoiceMade,
  choice: FinalChoice,
  options: Option[],
): Option[] | null {
  const { min } = boundsAnew(game, item, one, choice);
  const group: Option[] = [];
  for (const option of options.toReversed()) {
    const more = [...group, option];
    if (group.length < min && (!isOfGroup(choice) || fitsTogether(game, choice, objectsIn(game, more))))
      group.push(option);
  }
  return group.length === min && isGroupAnew(game, item, one, choice, group) ? group : null;
}

/** The item with one choice made; what was chosen for a mode that isn't picked any more is forgotten. */
export function madeWith(
  game: Game,
  item: ChainItem,
  { execution, as }: ChoiceMade,
  choice: FinalChoice,
  chosen: Option[],
): ChainItem {
  const binding = bindingFor(game, choice, chosen);
  const dropped = choice.do === "chooseMode" ? namesInMode(game, item, execution, as) : [];
  const executions = item.executions.map((one, at): Execution => {
    if (at !== execution) return one;
    const kept = Object.entries(one).filter(([name]) => !dropped.includes(name));
    return { ...Object.fromEntries(kept), [as]: binding };
  });
  return { ...item, executions };
}

/** The names of what is chosen for the mode that is picked. */
const namesInMode = (game: Game, item: ChainItem, execution: number, mode: string): string[] =>
  choicesOf(game, item, execution).flatMap(({ inMode, as }) => (inMode?.as === mode ? [as] : []));

/** What has to be chosen for a mode that has just been picked (355.3). */
export function dueInMode(
  game: Game,
  item: ChainItem,
  one: ChoiceMade,
  choice: FinalChoice,
  chosen: Option[],
): ChoiceMade[] {
  if (choice.do !== "chooseMode") return [];
  const made = madeWith(game, item, one, choice, chosen);
  const { execution } = one;
  return namesInMode(game, made, execution, one.as).map((as) => ({ execution, as }));
}

/** Whether choices can be made anew with nothing illegal coming of it (753.1). */
export function canBeMade(game: Game, anew: Anew, due: ChoiceMade[]): boolean {
  const [next, ...rest] = due;
  if (!next) return staysLegal(game, anew);
  const choice = choiceNamed(game, anew.item, next);
  if (!choice) return canBeMade(game, anew, rest);
  const fresh = newOptions(game, anew, next, choice);
  const { min, max } = boundsAnew(game, anew.item, next, choice);
  if (min === 1 && max === 1) return fresh.some((option) => leads(game, anew, next, choice, [option], rest));
  const kept = keptOptions(game, anew.item, next);
  const group = groupAnew(game, anew, next, choice, [...kept, ...fresh]);
  return group !== null && leads(game, anew, next, choice, group, rest);
}

export function leads(
  game: Game,
  anew: Anew,
  one: ChoiceMade,
  choice: FinalChoice,
  chosen: Option[],
  rest: ChoiceMade[],
): boolean {
  const item = madeWith(game, anew.item, one, choice, chosen);
  return canBeMade(game, { ...anew, item }, [...dueInMode(game, anew.item, one, choice, chosen), ...rest]);
}

/** Whether every choice that was legal up to then still is (753.1). */
function staysLegal(game: Game, { item, earlier }: Anew): boolean {
  const asItWas = { ...item, executions: earlier };
  return item.executions.every((_, execution) =>
    choicesMade(game, item, execution).every(
      (choice) =>
        isLegal(game, item, execution, choice) ||
        (isSameChoice(item, earlier, execution, choice) && !isLegal(game, asItWas, execution, choice)),
    ),
  );
}

const isSameChoice = (
  item: ChainItem,
  earlier: Execution[],
  execution: number,
  { as }: FinalChoice,
): boolean => item.executions[execution]?.[as] === earlier[execution]?.[as];

function isLegal(game: Game, item: ChainItem, execution: number, choice: FinalChoice): boolean {
  const binding = item.executions[execution]?.[choice.as];
  if (choice.do === "choose" && binding?.is === "objects")
    return binding.objects.every((bound) => isLegalTarget(game, item, execution, choice, bound));
  if (choice.do !== "choosePlace" || binding?.is !== "place" || binding.place === null) return true;
  return optionsFor(game, item, execution, choice).some(
    (option) => "location" in option && option.location === binding.place,
  );
}
