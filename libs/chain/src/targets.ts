import {
  abilityOf,
  type Binding,
  type Bound,
  type ChainItem,
  cardOf,
  current,
  type Game,
  type GameObject,
  isBattlefield,
  type Location,
  mightOf,
  type ObjectId,
  type Option,
  objectOf,
  opponentsOf,
  type Seat,
  seatsFrom,
  slotOf,
} from "@rulebound/core";
import {
  candidates,
  holds,
  isUntargetable,
  matches,
  mayBeAt,
  nameable,
  objectsNamed,
  placeMeant,
  type Scope,
  splitTotal,
} from "@rulebound/effects";
import type { Choose, ChoosePlace, Filter, FinalChoice } from "@rulebound/language";

/** The scope of an item's text while its choices are made: what it has noted, and what is chosen so far. */
export function scopeOfItem(item: ChainItem, execution: number): Scope {
  const bindings = { me: { is: "objects" as const, objects: [item.source] }, ...item.bindings };
  return {
    controller: item.controller,
    item: item.id,
    bindings: { ...bindings, ...item.executions[execution] },
  };
}

/**
 * What is chosen for one execution while an item is finalized, in the text's order: as far as its mode goes (355.3,
 * 355.5), and not for text that is inactive (727.1.b).
 */
export function choicesOf(game: Game, item: ChainItem, execution: number): FinalChoice[] {
  const choices = choicesInMode(game, item, execution);
  if (choices.every(({ provided }) => provided === undefined)) return choices;
  const scope = scopeOfItem(item, execution);
  return choices.filter(({ provided = [] }) => provided.every((condition) => holds(game, scope, condition)));
}

function choicesInMode(game: Game, item: ChainItem, execution: number): FinalChoice[] {
  const ofText = item.ability ? abilityOf(game, item.ability).choices : [];
  const choices = [...namesToGive(game, item, execution), ...ofText];
  const chosen = item.executions[execution] ?? {};
  return choices.filter(({ inMode }) => inMode === undefined || modePicked(chosen[inMode.as]) === inMode.is);
}

/** What is named as a card is played, once however often its text is carried out (355.1). */
const namesToGive = (game: Game, { object }: ChainItem, execution: number): FinalChoice[] =>
  object === null || execution > 0 ? [] : cardOf(game, objectOf(game, object)).names;

/** Choices that were made: they stay made, whatever has become of what the text depended on (355.15, 727.1.c.3.a). */
export function choicesMade(game: Game, item: ChainItem, execution: number): FinalChoice[] {
  const chosen = item.executions[execution] ?? {};
  const active = choicesOf(game, item, execution);
  return choicesInMode(game, item, execution).filter(
    (choice) =>
      chosen[choice.as] !== undefined &&
      (active.includes(choice) || !active.some(({ as }) => as === choice.as)),
  );
}

const modePicked = (binding: Binding | undefined): number | null =>
  binding?.is === "result" ? binding.amount : null;

/** What can be chosen for one clause: valid targets (355.9), or destinations (355.4.a). */
export function optionsFor(game: Game, item: ChainItem, execution: number, choice: FinalChoice): Option[] {
  const scope = scopeOfItem(item, execution);
  if (choice.do === "chooseMode") {
    const taken = modesTaken(game, item, execution, choice);
    return Array.from({ length: choice.count }, (_, at): Option => ({ word: String(at + 1) })).filter(
      (_, at) => !taken.includes(at + 1),
    );
  }
  if (choice.do === "chooseName") return nameable(game, choice.one).map((word): Option => ({ word }));
  if (choice.do === "choosePlayer") {
    const { state } = game;
    const { controller } = item;
    const players = choice.from === "any" ? seatsFrom(state, controller) : opponentsOf(state, controller);
    return players.map((player) => ({ player }));
  }
  if (choice.do === "choosePlace")
    return destinationsFor(game, scope, choice).map((location) => ({ location }));
  return validTargets(game, item, scope, choice).map((object) => ({ object }));
}

type ModeChoice = Extract<FinalChoice, { do: "chooseMode" }>;

/** The modes that can't be chosen because they have been: for what else the item is carried out, or this turn. */
function modesTaken(game: Game, item: ChainItem, execution: number, choice: ModeChoice): number[] {
  if (choice.unlike === undefined) return [];
  if (choice.unlike === "others") return modesChosen(item, choice, execution);
  return game.state.ledger.flatMap((entry) =>
    entry.what === "mode" && entry.ability === modeKey(item) ? [entry.mode] : [],
  );
}

/** The modes that have been chosen for an item, but for one of its executions. */
export function modesChosen({ executions }: ChainItem, { as }: ModeChoice, butFor?: number): number[] {
  return executions.flatMap((execution, at) => (at === butFor ? [] : (modePicked(execution[as]) ?? [])));
}

/** Tells an ability of an object from every other one, for the modes that it has had chosen. */
export const modeKey = ({ source: { id, incarnation }, ability }: ChainItem): string =>
  `${id}.${incarnation}.${ability?.card}.${ability?.ability}`;

function validTargets(game: Game, item: ChainItem, scope: Scope, choice: Choose): ObjectId[] {
  if ("among" in choice.from) return [];
  const filter = choice.from;
  return candidates(game, scope, filter).filter((id) => {
    const object = objectOf(game, id);
    if (id === item.object || isUntargetable(game, object, item.controller)) return false;
    return isWithinHidden(game, item, scope, filter, object);
  });
}

/**
 * Played from hidden, a target has to be at that battlefield, unless its own restrictions rule the battlefield out
 * (811.1.d.2), each target for itself (811.1.d.2.a).
 */
function isWithinHidden(
  game: Game,
  item: ChainItem,
  scope: Scope,
  filter: Filter,
  object: GameObject,
): boolean {
  const { hiddenAt } = item.context;
  if (hiddenAt === null || !couldBeAt(game, scope, filter, hiddenAt)) return true;
  return object.at === hiddenAt;
}

function couldBeAt(game: Game, scope: Scope, filter: Filter, slot: number): boolean {
  const { at, notAt, zone = "board" } = filter;
  if (zone !== "board" && zone !== "facedown") return false;
  if (filter.is === "spell" || filter.is === "ability" || filter.is === "legend") return false;
  if (at === "base") return false;
  if (at !== undefined && at !== "battlefield" && placeMeant(game, scope, at) !== slot) return false;
  return notAt === undefined || placeMeant(game, scope, notAt) !== slot;
}

/** Where the thing may be moved: anywhere else that it is allowed to be (355.4.a). */
function destinationsFor(game: Game, scope: Scope, choice: ChoosePlace): Location[] {
  const units = objectsNamed(game, scope, choice.for);
  const all: Location[] = [...game.state.seats, ...game.state.battlefields.map((_, slot) => slot)];
  return all.filter((location) =>
    units.every(
      (unit) =>
        unit.at !== location &&
        mayBeAt(game, unit, location) &&
        suits(game, scope, choice, { from: unit.at, to: location }),
    ),
  );
}

/** Whether a destination satisfies what the text says of it. */
function suits(
  game: Game,
  scope: Scope,
  { battlefield, has, fromOrToBase }: ChoosePlace,
  { from, to }: { from: Location | null; to: Location },
): boolean {
  if (fromOrToBase && isBattlefield(from) === isBattlefield(to)) return false;
  if (battlefield !== undefined) {
    if (!isBattlefield(to)) return false;
    if (!matches(game, scope, battlefield, objectOf(game, slotOf(game, to).battlefield))) return false;
  }
  return has === undefined || candidates(game, scope, has).some((id) => objectOf(game, id).at === to);
}

/**
 * How many are chosen for a clause: no destination where nothing was chosen to be moved (355.4); of targets among which something is split, no
 * more than it has points (355.14.c).
 */
export function boundsOf(
  game: Game,
  item: ChainItem,
  execution: number,
  choice: FinalChoice,
): { min: number; max: number } {
  const scope = scopeOfItem(item, execution);
  if (choice.do === "choosePlace") {
    const moved = scope.bindings[choice.for];
    const count = moved?.is === "objects" && moved.objects.length === 0 ? 0 : 1;
    return { min: count, max: count };
  }
  if (choice.do !== "choose") return { min: 1, max: 1 };
  const { min = 1, max = 1, splits } = choice;
  if (!splits) return { min, max };
  const all = validTargets(game, item, scope, choice);
  return { min, max: Math.min(max, splitTotal(game, scope, splits, all)) };
}

/** Whether a group chosen for one clause satisfies what the clause asks of it as a group (355.11). */
export function fitsTogether(game: Game, choice: FinalChoice, objects: GameObject[]): boolean {
  if (choice.do !== "choose") return true;
  const places = new Set(objects.map(({ at }) => at));
  if (choice.onePerLocation && places.size < objects.length) return false;
  if (choice.sameLocation && places.size > 1) return false;
  if (choice.sameController && new Set(objects.map(({ controller }) => controller)).size > 1) return false;
  const { totalMightAtMost } = choice;
  return totalMightAtMost === undefined || totalMight(game, objects) <= totalMightAtMost;
}

const totalMight = (game: Game, objects: GameObject[]): number =>
  objects.reduce((sum, { id }) => sum + (mightOf(game, id) ?? 0), 0);

/** Whether a clause asks something of its targets as a group. */
export const isOfGroup = (choice: FinalChoice): choice is Choose =>
  choice.do === "choose" &&
  (choice.onePerLocation === true ||
    choice.sameLocation === true ||
    choice.sameController === true ||
    choice.totalMightAtMost !== undefined);

export function bindingFor(game: Game, choice: FinalChoice, picked: Option[]): Binding {
  if (choice.do === "chooseMode") {
    const [option] = picked;
    const amount = option && "word" in option ? Number(option.word) : 0;
    return { is: "result", done: true, ignored: false, amount, objects: [] };
  }
  if (choice.do === "chooseName") {
    const [option] = picked;
    return { is: "name", name: option && "word" in option ? option.word : "" };
  }
  if (choice.do === "choosePlace") {
    const [option] = picked;
    return { is: "place", place: option && "location" in option ? option.location : null };
  }
  if (choice.do === "choosePlayer") {
    const [option] = picked;
    return { is: "player", player: option && "player" in option ? option.player : null };
  }
  const objects = picked.flatMap((option): Bound[] => {
    if (!("object" in option) || option.object === null) return [];
    return [{ id: option.object, incarnation: objectOf(game, option.object).incarnation }];
  });
  return { is: "objects", objects };
}

/** Whether a target still is one: the same object, satisfying the restrictions it was chosen under (359.3.e.2). */
export function isLegalTarget(
  game: Game,
  item: ChainItem,
  execution: number,
  choice: Choose,
  bound: Bound,
): boolean {
  const object = current(game, bound);
  if (!object || object.zone === "none" || "among" in choice.from) return false;
  if (isUntargetable(game, object, item.controller)) return false;
  const scope = scopeOfItem(item, execution);
  return matches(game, scope, choice.from, object) && isWithinHidden(game, item, scope, choice.from, object);
}

/** Every object that an item targets, once for each time it is chosen (809.1.c). */
export function targetsOf(game: Game, item: ChainItem): Bound[] {
  return item.executions.flatMap((execution, at) =>
    choicesMade(game, item, at).flatMap((choice) => {
      const binding = choice.do === "choose" ? execution[choice.as] : undefined;
      return binding?.is === "objects" ? binding.objects : [];
    }),
  );
}

/** The players that an item targets (355.7). */
export function playersTargeted(game: Game, item: ChainItem): Seat[] {
  return item.executions.flatMap((execution, at) =>
    choicesMade(game, item, at).flatMap((choice) => {
      const binding = choice.do === "choosePlayer" ? execution[choice.as] : undefined;
      return binding?.is === "player" && binding.player !== null ? [binding.player] : [];
    }),
  );
}
