import {
  abilityOf,
  type ChainItem,
  cardOf,
  characteristicsOf,
  current,
  type Game,
  keywordOf,
  type Owed,
  objectOf,
} from "@rulebound/core";
import { numberMeant, owedFor, scopeOf, symbolOwed } from "@rulebound/effects";
import type { Cost } from "@rulebound/language";
import { targetsOf } from "./targets.ts";

/** An optional additional cost that can be chosen while playing (356.2.b). */
export interface OptionalCost {
  name: string;
  cost: Cost;
}

/** The optional additional costs of an item: Accelerate, each Repeat, and those that the card names. */
export function optionalCosts(game: Game, item: ChainItem): OptionalCost[] {
  const costs: OptionalCost[] = [];
  if (item.object !== null && keywordOf(game, item.object, "Accelerate") > 0) {
    costs.push({ name: "accelerate", cost: { energy: 1, power: ["own"] } });
  }
  const ability = item.ability && abilityOf(game, item.ability).ability;
  if (ability?.kind === "spell") {
    (ability.repeat ?? []).forEach((cost, at) => {
      costs.push({ name: at === 0 ? "repeat" : `repeat-${at + 1}`, cost });
    });
  }
  for (const { cost, optional } of ownAdditionalCosts(game, item)) {
    if (optional !== undefined) costs.push({ name: optional, cost });
  }
  return costs;
}

/** Additional costs in the card's own text (356.2). */
function ownAdditionalCosts(game: Game, item: ChainItem): { cost: Cost; optional?: string }[] {
  if (item.object === null) return [];
  return cardOf(game, objectOf(game, item.object)).abilities.flatMap(({ ability }) =>
    ability.kind === "passive" && ability.fact.fact === "additionalCost" ? [ability.fact] : [],
  );
}

/** Step 3: what playing or activating an item costs in all (356, 403). */
export function totalCost(game: Game, item: ChainItem): Owed {
  const source = item.object ?? item.source.id;
  const total = owedFor(game, baseCost(game, item), source);
  for (const { name, cost } of optionalCosts(game, item)) {
    if (item.context.paid.includes(name)) add(total, owedFor(game, cost, source));
  }
  for (const { cost, optional } of ownAdditionalCosts(game, item)) {
    if (optional === undefined) add(total, owedFor(game, cost, source));
  }
  for (let i = 0; i < deflected(game, item); i++) total.power.push(symbolOwed("any", []));
  discount(game, item, total);
  return total;
}

function add(total: Owed, more: Owed): void {
  total.energy += more.energy;
  total.power.push(...more.power);
  total.actions.push(...more.actions);
}

/** Printed cost, or the ability's own; ignored parts become zero (356.1.b). */
function baseCost(game: Game, item: ChainItem): Cost {
  if (item.object !== null) {
    const { energy, power } = characteristicsOf(game, item.object);
    const { ignoring } = item.context;
    return {
      energy: ignoring === "cost" || ignoring === "energy" ? 0 : (energy ?? 0),
      power: ignoring === "cost" || ignoring === "power" ? [] : (power ?? []),
    };
  }
  const ability = item.ability && abilityOf(game, item.ability).ability;
  if (ability?.kind === "activated") return ability.cost;
  // A cost within instructions that opens a triggered ability's effect is its base cost (383.3.b).
  return ability?.kind === "triggered" ? (ability.cost ?? {}) : {};
}

/** One Power of any domain for each point of Deflect of an opponent's objects, each time one is chosen (809.1.c). */
function deflected(game: Game, item: ChainItem): number {
  return targetsOf(game, item).reduce((sum, bound) => {
    const target = current(game, bound);
    const theirs = target && target.controller !== item.controller;
    return theirs ? sum + keywordOf(game, target.id, "Deflect") : sum;
  }, 0);
}

/** Step "discounts": what the card itself says it costs less (356.4); no part goes below 0 (356.6). */
function discount(game: Game, item: ChainItem, total: Owed): void {
  if (item.object === null) return;
  const object = objectOf(game, item.object);
  for (const { ability } of cardOf(game, object).abilities) {
    if (ability.kind !== "passive" || ability.fact.fact !== "costsLess") continue;
    const scope = scopeOf(game, object.id, item.controller);
    total.energy = Math.max(0, total.energy - (numberMeant(game, scope, ability.fact.energy ?? 0) ?? 0));
    total.power.splice(0, ability.fact.power ?? 0);
  }
}
