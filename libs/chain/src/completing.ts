import {
  type ChainItem,
  changeItem,
  type Execution,
  emit,
  type Game,
  type GameObject,
  type Option,
  objectOf,
} from "@rulebound/core";
import type { FinalChoice } from "@rulebound/language";
import { priceOfChoosing } from "./cost.ts";
import { bindingFor, boundsOf, choicesOf, fitsTogether, isOfGroup, optionsFor } from "./targets.ts";

/** Where an item's choices are at: which execution, and which of its text's choices. */
export interface ChoicePoint {
  execution: number;
  choice: number;
}

/** What an item would be like with its choices made, to be judged. */
type Accept = (item: ChainItem) => boolean;

const anyWill: Accept = () => true;

/**
 * The item with every choice from some point on made in one legal way that is accepted, or null where there is none
 * (355.8, 402.4). Cheap targets are tried first, so that what can be paid for is found early.
 */
export function completed(
  game: Game,
  item: ChainItem,
  from: ChoicePoint = { execution: 0, choice: 0 },
  accept: Accept = anyWill,
): ChainItem | null {
  if (from.execution >= item.executions.length) return accept(item) ? item : null;
  const choice = choicesOf(game, item, from.execution)[from.choice];
  if (!choice) return completed(game, item, { execution: from.execution + 1, choice: 0 }, accept);
  const next = { ...from, choice: from.choice + 1 };
  for (const picked of waysToChoose(game, item, from.execution, choice)) {
    const done = completed(game, withChoice(game, item, from.execution, choice, picked), next, accept);
    if (done) return done;
  }
  return null;
}

/**
 * Options that don't lead to something illegal later on (355.16): after each of them the other choices can be made and
 * the item is accepted. All of them, where none is better; choices of several things are left as they are.
 */
export function sensibleOptions(
  game: Game,
  item: ChainItem,
  at: ChoicePoint,
  choice: FinalChoice,
  accept: Accept,
): Option[] {
  const options = optionsFor(game, item, at.execution, choice).filter((option) =>
    isOfSome(game, choice, option),
  );
  // Whichever name is named, what follows can be chosen and paid for as well as with another.
  if (choice.do === "chooseName" || boundsOf(game, item, at.execution, choice).max > 1) return options;
  const next = { ...at, choice: at.choice + 1 };
  const lead = (kept: Accept): Option[] =>
    options.filter((option) =>
      completed(game, withChoice(game, item, at.execution, choice, [option]), next, kept),
    );
  const payable = lead(accept);
  if (payable.length > 0) return payable;
  const possible = lead(anyWill);
  return possible.length > 0 ? possible : options;
}

/** Whether something can be in any group that fits: what doesn't fit alone doesn't with others either (355.11). */
const isOfSome = (game: Game, choice: FinalChoice, option: Option): boolean =>
  fitsTogether(game, choice, objectsIn(game, [option]));

/** The item with one choice made. */
export function withChoice(
  game: Game,
  item: ChainItem,
  execution: number,
  choice: FinalChoice,
  picked: Option[],
): ChainItem {
  const binding = bindingFor(game, choice, picked);
  const executions = item.executions.map(
    (one, at): Execution => (at === execution ? { ...one, [choice.as]: binding } : one),
  );
  return { ...item, executions };
}

/** Notes a choice with the item on the chain. */
export function chooseFor(
  game: Game,
  item: ChainItem,
  execution: number,
  choice: FinalChoice,
  picked: Option[],
): void {
  const { executions } = withChoice(game, item, execution, choice, picked);
  changeItem(game, item.id, { executions });
  const name = choice.do === "chooseName" ? picked[0] : undefined;
  if (name && "word" in name) {
    const { source, controller: player } = item;
    emit(game, { type: "named", rule: "355.1", source: source.id, player, detail: name.word });
  }
  const mode = choice.do === "chooseMode" ? picked[0] : undefined;
  if (mode && "word" in mode) {
    emit(game, {
      type: "modeChosen",
      rule: "355.3",
      object: item.source.id,
      item: item.id,
      player: item.controller,
      amount: Number(mode.word),
    });
  }
}

/** Ways to make one choice, as few things as are needed: each single option, or the least group that fits together. */
function waysToChoose(game: Game, item: ChainItem, execution: number, choice: FinalChoice): Option[][] {
  const { min, max } = boundsOf(game, item, execution, choice);
  if (min > max) return [];
  if (min === 0) return [[]];
  const options = optionsFor(game, item, execution, choice);
  if (choice.do === "chooseName") return [options.slice(0, 1)];
  const cost = (option: Option): number =>
    "object" in option && option.object !== null ? priceOfChoosing(game, item, option.object) : 0;
  options.sort((a, b) => cost(a) - cost(b));
  if (min === 1) return options.filter((option) => isOfSome(game, choice, option)).map((option) => [option]);
  const group = groupOf(game, options, choice, min);
  return group ? [group] : [];
}

/** So many options that satisfy what the clause asks of them as a group (355.11). */
export function groupOf(game: Game, options: Option[], choice: FinalChoice, count: number): Option[] | null {
  const places = new Set(objectsIn(game, options).map(({ at }) => at));
  const pools = isOfGroup(choice) && choice.sameLocation ? [...places] : [null];
  for (const place of pools) {
    const group: Option[] = [];
    for (const option of options) {
      const [object] = objectsIn(game, [option]);
      if (place !== null && object?.at !== place) continue;
      if (group.length < count && fitsTogether(game, choice, objectsIn(game, [...group, option])))
        group.push(option);
    }
    if (group.length === count) return group;
  }
  return null;
}

/** The objects that are picked. */
export function objectsIn(game: Game, options: Option[]): GameObject[] {
  return options.flatMap((option) =>
    "object" in option && option.object !== null ? [objectOf(game, option.object)] : [],
  );
}
