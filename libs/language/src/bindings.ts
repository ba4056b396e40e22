import type { Ability, EventName, EventPattern } from "./abilities.ts";
import type { Cost } from "./instructions.ts";
import { type CompiledAbility, type CompiledCard, type Op, patternsOf } from "./program.ts";
import {
  boundByCost,
  refsOfAction,
  refsOfChoice,
  refsOfCondition,
  refsOfCost,
  refsOfEvent,
  refsOfFact,
  refsOfFilter,
  refsOfPlayer,
  refsOfValue,
  refsOfWhat,
} from "./references.ts";
import type { Ref } from "./select.ts";

/** A name that an ability's text uses where nothing has bound it. */
export interface UnboundRef {
  /** the ability's number in the compiled card */
  ability: number;
  ref: Ref;
}

/** What is bound at one place of a text. What a loop over the players binds is kept for loops with the same name. */
interface Scope {
  names: Set<Ref>;
  loops: Map<Ref, Set<Ref>>;
  open: Ref[];
}

/**
 * Checks that every name is bound before it is used: by the event, by a choice or action further up, or by the text
 * that makes a nested ability. A target may rest only on what is known while the ability is finalized (355.5).
 * Takes a compiled card, gives the faults, none for a sound card.
 */
export function unboundRefs(card: CompiledCard): UnboundRef[] {
  const paid = card.abilities.flatMap(({ ability }) =>
    ability.kind === "passive" && ability.fact.fact === "additionalCost"
      ? boundByCost(ability.fact.cost)
      : [],
  );
  const kept = [
    ...card.names.map(({ as }) => as),
    ...card.abilities.flatMap(({ ops }) => ops.flatMap(keptByOp)),
  ];
  return card.abilities.flatMap((compiled, number) =>
    compiled.text === "nested"
      ? []
      : checkAbility(
          card,
          number,
          compiled,
          new Set(["me", ...paid, ...kept, ...(compiled.text === "effect" ? ["this"] : [])]),
        ),
  );
}

function checkAbility(
  card: CompiledCard,
  number: number,
  compiled: CompiledAbility,
  known: ReadonlySet<Ref>,
): UnboundRef[] {
  const { ability } = compiled;
  const events = eventsOf(ability);
  const ofEvent = boundAtOnce(ability) ? ["eventPlayer"] : events.flatMap(boundByEvent);
  const bound = new Set([...known, ...ofEvent, ...boundByCost(costOf(ability))]);
  const faults = (refs: Ref[], names: ReadonlySet<Ref>): UnboundRef[] =>
    refs.filter((ref) => !names.has(ref)).map((ref) => ({ ability: number, ref }));
  return [
    ...faults(events.flatMap(refsOfEvent), known),
    ...faults(refsAround(ability), bound),
    ...faults(refsOfLess(ability), new Set([...bound, ...compiled.choices.map(({ as }) => as)])),
    ...checkText(card, number, compiled.ops, bound),
    ...checkGiven(card, compiled.gives),
  ];
}

/** What is given to an object knows nothing but that object. */
const checkGiven = (card: CompiledCard, given: number[]): UnboundRef[] =>
  given.flatMap((number) => {
    const compiled = card.abilities[number];
    return compiled ? checkAbility(card, number, compiled, new Set(["me"])) : [];
  });

function checkText(card: CompiledCard, number: number, ops: Op[], bound: ReadonlySet<Ref>): UnboundRef[] {
  const faults: UnboundRef[] = [];
  const finalized = new Set(bound);
  const scope: Scope = { names: new Set(bound), loops: new Map(), open: [] };
  for (const op of ops) {
    const target =
      op.op === "choosePlace" ||
      op.op === "choosePlayer" ||
      (op.op === "choose" && op.choose.target === true);
    // What others of a loop have picked before is known to those after them, nothing of it to the first.
    for (const ref of gatheredByOp(op)) scope.names.add(ref);
    const names = target ? finalized : visible(scope);
    for (const ref of refsOfOp(op)) if (!names.has(ref)) faults.push({ ability: number, ref });
    const nested = op.op === "doThis" || op.op === "delay" ? card.abilities[op.ability] : undefined;
    if (nested && "ability" in op) faults.push(...checkAbility(card, op.ability, nested, visible(scope)));
    if (op.op === "giveAbility") faults.push(...checkGiven(card, [op.ability]));
    if (op.op === "eachPlayer") enterLoop(scope, op.as);
    if (op.op === "nextPlayer") scope.open.pop();
    for (const binds of boundByOp(op)) {
      bind(scope, binds);
      if (target) finalized.add(binds);
    }
  }
  return faults;
}

function visible(scope: Scope): Set<Ref> {
  return new Set([...scope.names, ...scope.open.flatMap((loop) => [...(scope.loops.get(loop) ?? [])])]);
}

function enterLoop(scope: Scope, as: Ref): void {
  scope.open.push(as);
  if (!scope.loops.has(as)) scope.loops.set(as, new Set([as]));
}

function bind(scope: Scope, ref: Ref): void {
  const loop = scope.open.at(-1);
  const names = loop === undefined ? scope.names : scope.loops.get(loop);
  names?.add(ref);
}

/** The names that a step of a text binds. */
export function boundByOp(op: Op): Ref[] {
  switch (op.op) {
    case "choose":
    case "choosePlace":
    case "choosePlayer":
      return [op.choose.as];
    case "modes":
    case "eachObject":
      return [op.as];
    case "act":
      return [
        ...(op.action.as === undefined ? [] : [op.action.as]),
        ...(op.action.do === "revealUntil" ? [op.action.found] : []),
      ];
    case "pay":
      return [...(op.as === undefined ? [] : [op.as]), ...boundByCost(op.cost)];
    default:
      return [];
  }
}

/** What is named in a text is known to the others of its object (760). */
const keptByOp = (op: Op): Ref[] => (op.op === "act" && op.action.do === "name" ? [op.action.as] : []);

/** The name that a step adds to in each round of a loop. */
export function gatheredByOp(op: Op): Ref[] {
  if (op.op === "choose") return op.choose.into === undefined ? [] : [op.choose.into];
  return op.op === "act" && op.action.do === "reveal" && op.action.into !== undefined ? [op.action.into] : [];
}

function refsOfOp(op: Op): Ref[] {
  switch (op.op) {
    case "act":
      return refsOfAction(op.action);
    case "choose":
    case "choosePlace":
      return refsOfChoice(op.choose);
    case "unless":
      return refsOfCondition(op.if);
    case "may":
      return refsOfPlayer(op.who);
    case "pay":
      return [...refsOfPlayer(op.who), ...refsOfCost(op.cost)];
    case "doThis":
      return refsOfValue(op.times);
    case "giveAbility":
      return refsOfWhat(op.what);
    case "modes":
      return refsOfPlayer(op.reachedBy);
    case "eachObject":
      return refsOfFilter(op.of);
    case "delay":
      return op.whileStays === undefined ? [] : [op.whileStays];
    case "choosePlayer":
    case "mayIgnore":
    case "jump":
    case "eachPlayer":
    case "nextPlayer":
    case "nextObject":
      return [];
  }
}

/** What is paid while the ability is finalized, its names known from then on. */
function costOf(ability: Ability): Cost | undefined {
  return ability.kind === "activated" || ability.kind === "triggered" ? ability.cost : undefined;
}

/** What an ability refers to outside its text: costs, conditions, facts. */
function refsAround(ability: Ability): Ref[] {
  switch (ability.kind) {
    case "triggered":
      return [
        ...refsOfPlayer(ability.controlledBy),
        ...[ability.while, ability.if].flatMap(refsOfCondition),
        ...refsOfCost(ability.cost),
      ];
    case "activated":
      return [ability.while, ability.onlyIf]
        .flatMap(refsOfCondition)
        .concat(refsOfCost(ability.cost), refsOfCost(ability.orCost));
    case "spell":
      return (ability.repeat ?? []).flatMap(refsOfCost);
    case "replacement": {
      const prevent = "prevent" in ability.with ? ability.with.prevent : "all";
      return [
        ...[ability.while, ability.if].flatMap(refsOfCondition),
        ...refsOfCost(ability.cost),
        ...(prevent === "all" ? [] : refsOfValue(prevent)),
      ];
    }
    case "passive":
      return [
        ...refsOfCondition(ability.while),
        ...refsOfFact(ability.fact),
        ...(ability.next ? refsOfFilter(ability.next) : []),
      ];
  }
}

/** A cost can be lowered by what is chosen before it is paid (356.4). */
const refsOfLess = (ability: Ability): Ref[] =>
  ability.kind === "activated"
    ? [...refsOfValue(ability.costsLess), ...refsOfCondition(ability.costsLessWhile)]
    : [];

function eventsOf(ability: Ability): EventPattern[] {
  if (ability.kind === "replacement") return [ability.of];
  if (ability.kind !== "triggered") return [];
  return patternsOf(ability.when);
}

/** Every event has a player and may have an amount ("event"); other names are bound where it has such a thing. */
function boundByEvent(pattern: EventPattern): Ref[] {
  const { event } = pattern;
  const names: Ref[] = ["eventPlayer", "event"];
  if (!isOfPlayers(pattern)) names.push("it");
  if (!placeless.includes(event)) names.push("there");
  if (event === "move" || event === "enter") names.push("destination");
  if (event === "move") names.push("origin");
  if (event === "attach" || event === "detach") names.push("topMost");
  return names;
}

/** Nothing tells which of several an ability is about that counts what happens at one moment as one. */
const boundAtOnce = (ability: Ability): boolean =>
  ability.kind === "triggered" &&
  ((ability.nthEachTurn !== undefined && !ability.eachPlayer) ||
    eventsOf(ability).some(({ oneOrMore }) => oneOrMore));

/** Events of cards that are in no location, and of none. */
const placeless: readonly EventName[] = [
  "draw",
  "discard",
  "recall",
  "phase",
  "gainPoint",
  "gainXp",
  "revealFrom",
  "playToken",
  "reveal",
  "look",
];

/** What players or all units at a battlefield do, or a combat. */
function isOfPlayers({ event, object }: EventPattern): boolean {
  switch (event) {
    case "attack":
    case "defend":
      return object === undefined;
    case "conquer":
    case "hold":
    case "showdownStart":
    case "combatStart":
    case "winCombat":
    case "loseCombat":
    case "combatEnd":
    case "combatTie":
    case "revealFrom":
    case "playToken":
    case "phase":
    case "gainPoint":
    case "gainXp":
      return true;
    default:
      return false;
  }
}
