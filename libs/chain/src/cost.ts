import {
  abilityOf,
  type ChainItem,
  characteristicsOf,
  current,
  derivedOf,
  type Game,
  type GameObject,
  keywordOf,
  type ObjectId,
  type Owed,
  objectOf,
} from "@rulebound/core";
import { isOnObjects, matches, owedFor, scopeOfFact, symbolOwed, timesOwed } from "@rulebound/effects";
import type { Cost, CostAction, PassiveFact, Purpose } from "@rulebound/language";
import { discount, increase, lessForPart, openDiscounts, ownFacts } from "./discounts.ts";
import { targetsOf } from "./targets.ts";

/** An optional additional cost that can be chosen while playing (356.2.b). */
export interface OptionalCost {
  name: string;
  cost: Cost;
  /** can be paid as often as the payer likes */
  times?: "any";
}

/** The optional additional costs of an item: Accelerate, each Repeat, and those that the card names. */
export function optionalCosts(game: Game, item: ChainItem): OptionalCost[] {
  const costs: OptionalCost[] = [];
  if (item.object !== null && keywordOf(game, item.object, "Accelerate") > 0) {
    costs.push({ name: "accelerate", cost: { energy: 1, power: ["own"] } });
  }
  repeatCosts(game, item).forEach((cost, at) => {
    costs.push({ name: at === 0 ? "repeat" : `repeat-${at + 1}`, cost });
  });
  for (const { optional, ...cost } of ownAdditionalCosts(game, item)) {
    if (optional !== undefined) costs.push({ name: optional, ...cost });
  }
  return costs;
}

/** What each Repeat of a spell costs (820.1.c.2): those printed, then those that texts give it. */
function repeatCosts(game: Game, item: ChainItem): Cost[] {
  const { object } = item;
  const ability = item.ability && abilityOf(game, item.ability).ability;
  if (ability?.kind !== "spell" || object === null) return [];
  const costOf = (cost: Cost | "base"): Cost => (cost === "base" ? printedCost(game, object) : cost);
  const own = ownFacts(game, item).flatMap(({ fact }) =>
    fact.fact === "repeat" && !fact.of ? [costOf(fact.cost)] : [],
  );
  const given = derivedOf(game).facts.flatMap((live) => {
    const { fact } = live;
    if (fact.fact !== "repeat" || fact.of === undefined) return [];
    return matches(game, scopeOfFact(game, live), fact.of, objectOf(game, object)) ? [costOf(fact.cost)] : [];
  });
  return [...(ability.repeat ?? []), ...own, ...given];
}

/** What is printed or copied as a card's cost, whatever it is played for (206, 356.1.c). */
function printedCost(game: Game, card: ObjectId): Cost {
  const { energy, power } = characteristicsOf(game, card);
  return { energy: energy ?? 0, power: power ?? [] };
}

/** Additional costs in the card's own text (356.2). */
function ownAdditionalCosts(game: Game, item: ChainItem): Omit<AdditionalCost, "fact">[] {
  return ownFacts(game, item).flatMap(({ fact }) => {
    if (fact.fact !== "additionalCost") return [];
    const { fact: _, ...cost } = fact;
    return [cost];
  });
}

type AdditionalCost = Extract<PassiveFact, { fact: "additionalCost" }>;

/** Step 3: what playing or activating an item costs in all (356, 403), with the choices that it has here. */
export function totalCost(game: Game, item: ChainItem): Owed {
  return considering(game, item, () => {
    const source = item.object ?? item.source.id;
    const total = forPurposes(owedFor(game, baseCost(game, item), source), purposesOf(game, item));
    for (const { name, cost } of optionalCosts(game, item)) {
      const times = item.context.paid.filter((one) => one === name).length;
      if (times > 0) add(total, lessForPart(game, item, name, timesOwed(owedFor(game, cost, source), times)));
    }
    for (const { cost, optional } of ownAdditionalCosts(game, item)) {
      if (optional === undefined) add(total, owedFor(game, cost, source));
    }
    for (let more = deflected(game, item); more > 0; more--) total.power.push(symbolOwed("any", []));
    increase(game, item, total);
    discount(game, item, total);
    if (item.context.ignoring === "all") return { ...total, energy: 0, power: [], actions: [] };
    return { ...total, actions: total.actions.map((action) => paidWith(item, action)) };
  });
}

/** Whether any part of what an item costs, paid or not, asks for more than resources. */
export function asksForActions(game: Game, item: ChainItem): boolean {
  return considering(game, item, () =>
    [
      baseCost(game, item),
      ...[...optionalCosts(game, item), ...ownAdditionalCosts(game, item)].map(({ cost }) => cost),
    ].some(({ actions }) => actions !== undefined && actions.length > 0),
  );
}

/** A discount that takes off Energy or Power, and which of the two would take anything off. */
export interface OpenDiscount {
  name: string;
  parts: ("energy" | "power")[];
}

/** The next discount of an item whose payer hasn't said yet whether it takes off Energy or Power (356.4). */
export function nextOpenDiscount(game: Game, item: ChainItem): OpenDiscount | null {
  const name = considering(game, item, () => openDiscounts(game, item)).find((one) => !item.less[one]);
  if (name === undefined) return null;
  const parts = (["energy", "power"] as const).filter(
    (part) => !isSameCost(withLess(item, name, part), withLess(item, name, "nothing")),
  );
  return { name, parts };

  function isSameCost(one: ChainItem, other: ChainItem): boolean {
    const [a, b] = [totalCost(game, one), totalCost(game, other)];
    return a.energy === b.energy && a.power.length === b.power.length;
  }
}

export const withLess = (item: ChainItem, name: string, part: ChainItem["less"][string]): ChainItem => ({
  ...item,
  less: { ...item.less, [name]: part },
});

/** Reads the game with an item as it would be with choices that are only thought of: conditions look at the chain. */
function considering<T>(game: Game, item: ChainItem, read: () => T): T {
  const { chain } = game.state;
  if (chain.includes(item)) return read();
  game.state.chain = chain.map((one) => (one.id === item.id ? item : one));
  try {
    return read();
  } finally {
    game.state.chain = chain;
  }
}

/** An action cost, to be paid with what has been picked for it where that is so. */
function paidWith({ bindings }: ChainItem, action: CostAction): CostAction {
  if (!isOnObjects(action) || action.as === undefined || !bindings[action.as]) return action;
  return { ...action, what: { ref: action.as } };
}

const forPurposes = (owed: Owed, more: Purpose[]): Owed =>
  more.length === 0 ? owed : { ...owed, for: [...(owed.for ?? []), ...more] };

/** What a payment is for: playing a card of some type, or activating an ability of a unit or gear. */
function purposesOf(game: Game, { object, source, ability: ref }: ChainItem): Purpose[] {
  const { types } = characteristicsOf(game, object ?? source.id);
  const isUsed = object !== null || (ref !== null && abilityOf(game, ref).ability.kind === "activated");
  if (!isUsed) return [];
  return [
    ...(types.includes("spell") ? (["spells"] as const) : []),
    ...(types.includes("gear") ? (["gear"] as const) : []),
    ...(types.includes("unit") ? (["units"] as const) : []),
  ];
}

function add(total: Owed, more: Owed): void {
  total.energy += more.energy;
  total.power.push(...more.power);
  total.actions.push(...more.actions);
}

/** Printed cost, or the ability's own; ignored parts become zero (356.1.b). */
function baseCost(game: Game, item: ChainItem): Cost {
  if (item.object !== null) {
    const { energy, power, actions = [] } = item.context.cost ?? printedCost(game, item.object);
    const ignored = ignoredParts(game, item);
    return {
      actions,
      energy: ignored.includes("cost") || ignored.includes("energy") ? 0 : (energy ?? 0),
      power: ignored.includes("cost") || ignored.includes("power") ? [] : (power ?? []),
    };
  }
  const ability = item.ability && abilityOf(game, item.ability).ability;
  if (ability?.kind === "activated") return item.context.cost ?? ability.cost;
  // A cost within instructions that opens a triggered ability's effect is its base cost (383.3.b).
  return ability?.kind === "triggered" ? (ability.cost ?? {}) : {};
}

/** What of the base cost is ignored, by what has it played or by the card's own text (356.1.b). */
function ignoredParts(game: Game, item: ChainItem): string[] {
  const own = ownFacts(game, item).flatMap(({ fact }) => (fact.fact === "ignoreCost" ? [fact.part] : []));
  return [item.context.ignoring, ...own];
}

/** One Power of any domain for each point of Deflect of an opponent's objects, each time one is chosen (809.1.c). */
export function deflected(game: Game, item: ChainItem): number {
  const targets = targetsOf(game, item).flatMap((bound) => current(game, bound) ?? []);
  if (targets.length === 0 || ignoresDeflect(game, item, targets)) return 0;
  return targets.reduce((sum, { id }) => sum + deflectOf(game, item, id), 0);
}

/** Whether a text has Deflect ignored for such targets: the card's own, or one in force that asks what is chosen. */
function ignoresDeflect(game: Game, item: ChainItem, targets: GameObject[]): boolean {
  if (ownFacts(game, item).some(({ fact }) => fact.fact === "ignoreDeflect" && !fact.choosing)) return true;
  return derivedOf(game).facts.some((live) => {
    if (live.fact.fact !== "ignoreDeflect" || !live.fact.choosing) return false;
    const { choosing } = live.fact;
    return targets.some((target) => matches(game, scopeOfFact(game, live), choosing, target));
  });
}

/** How willingly an object is chosen where anything will do: rather what costs less, and first what spares all Deflect. */
export function priceOfChoosing(game: Game, item: ChainItem, target: ObjectId): number {
  return ignoresDeflect(game, item, [objectOf(game, target)]) ? -1 : deflectOf(game, item, target);
}

/** What it costs more to choose an object once. */
function deflectOf(game: Game, item: ChainItem, target: ObjectId): number {
  if (objectOf(game, target).controller === item.controller) return 0;
  return keywordOf(game, target, "Deflect");
}
