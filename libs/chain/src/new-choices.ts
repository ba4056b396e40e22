import {
  type ChainItem,
  type ChoiceMade,
  changeItem,
  emit,
  type Game,
  illegal,
  itemOf,
  type NewChoicesFrame,
  type Option,
  pickSome,
  pop,
  type Status,
  takeReturned,
} from "@rulebound/core";
import type { FinalChoice } from "@rulebound/language";
import {
  type Anew,
  boundsAnew,
  canBeMade,
  choiceNamed,
  dueInMode,
  groupAnew,
  isGroupAnew,
  keptOptions,
  leads,
  madeWith,
  newOptions,
  remakable,
} from "./anew.ts";
import { tellTargets } from "./finalize.ts";
import { playersTargeted, targetsOf } from "./targets.ts";

/** New choices for a finalized item of the chain: which, then each of them in the text's order (750-755). */
export function runNewChoices(game: Game, frame: NewChoicesFrame): Status {
  const item = itemOf(game, frame.item);
  if (frame.step === "told") {
    takeReturned(game, "batch");
    return pop(game);
  }
  if (!item) return pop(game);
  return frame.step === "which" ? chooseWhich(game, frame, item) : chooseNext(game, frame, item);
}

/** Some of the choices, all or none of them, as long as nothing illegal comes of it (753). */
function chooseWhich(game: Game, frame: NewChoicesFrame, item: ChainItem): Status {
  const anew = { item, earlier: frame.earlier };
  const possible = remakable(game, anew);
  const [example] = possible.map((one) => [one]).filter((due) => canBeMade(game, anew, due));
  const picked = pickSome(game, {
    player: frame.player,
    for: "chain.newChoices",
    rule: "753",
    options: possible.map((one): Option => ({ word: nameOf(one) })),
    min: 0,
    max: possible.length,
    example: (example ?? []).map((one) => possible.indexOf(one)),
    source: item.source.id,
  });
  if (!picked) return "wait";
  const due = picked.toSorted((a, b) => a - b).flatMap((at) => possible[at] ?? []);
  if (due.length === 0) return pop(game);
  if (!canBeMade(game, anew, due)) illegal("753.1", "These choices can't be made anew without the others.");
  emit(game, { type: "newChoicesMade", rule: "751", object: item.source.id, player: frame.player });
  frame.due = due;
  frame.step = "choose";
  return "go";
}

/** "unit", and "unit#2" for the second execution. */
const nameOf = ({ as, execution }: ChoiceMade): string => (execution > 0 ? `${as}#${execution + 1}` : as);

/** The next choice that is due; with none left, what comes of new targets (754). */
function chooseNext(game: Game, frame: NewChoicesFrame, item: ChainItem): Status {
  const [next, ...rest] = frame.due;
  if (!next) return finish(game, frame, item);
  const anew = { item, earlier: frame.earlier };
  const choice = choiceNamed(game, item, next);
  if (!choice) {
    frame.due = rest;
    return "go";
  }
  const { min, max } = boundsAnew(game, item, next, choice);
  const single = min === 1 && max === 1;
  const options = single
    ? newOptions(game, anew, next, choice).filter((option) => leads(game, anew, next, choice, [option], rest))
    : [...keptOptions(game, item, next), ...newOptions(game, anew, next, choice)];
  const picked = pickSome(game, {
    player: frame.player,
    for: askedFor[choice.do],
    rule: "751.1",
    options,
    min,
    max,
    ...(single ? {} : exampleOf(game, anew, next, choice, options)),
    source: item.source.id,
  });
  if (!picked) return "wait";
  const chosen = picked.flatMap((at) => options[at] ?? []);
  if (!single && !isGroupAnew(game, item, next, choice, chosen))
    illegal("753.1", "These can't be chosen together, or none of them is new.");
  changeItem(game, item.id, { executions: madeWith(game, item, next, choice, chosen).executions });
  frame.due = [...dueInMode(game, item, next, choice, chosen), ...rest];
  return "go";
}

const askedFor = {
  choose: "play.target",
  choosePlace: "play.destination",
  choosePlayer: "play.player",
  chooseMode: "play.mode",
  chooseName: "name",
} as const satisfies Record<FinalChoice["do"], string>;

function exampleOf(
  game: Game,
  anew: Anew,
  one: ChoiceMade,
  choice: FinalChoice,
  options: Option[],
): { example?: number[] } {
  const group = groupAnew(game, anew, one, choice, options);
  return group ? { example: group.map((option) => options.indexOf(option)) } : {};
}

/** What is a target now and wasn't earlier sets off its Targeting Effects (754). */
function finish(game: Game, frame: NewChoicesFrame, item: ChainItem): Status {
  const asItWas = { ...item, executions: frame.earlier };
  const old = targetsOf(game, asItWas).map(({ id }) => id);
  const oldPlayers = playersTargeted(game, asItWas);
  const objects = targetsOf(game, item).filter(({ id }) => !old.includes(id));
  const players = playersTargeted(game, item).filter((seat) => !oldPlayers.includes(seat));
  frame.step = "told";
  if (tellTargets(game, item, players, objects)) return "go";
  return pop(game);
}
