import {
  abilityOf,
  type ChainItem,
  cardOf,
  characteristicsOf,
  derivedOf,
  type Game,
  type ObjectId,
  type Owed,
  objectOf,
  type PowerOwed,
} from "@rulebound/core";
import {
  energyOff,
  holds,
  matches,
  nextFactsOfPlay,
  numberMeant,
  type Scope,
  scopeOfFact,
  symbolOwed,
  symbolsMeant,
  withoutPower,
} from "@rulebound/effects";
import type { PassiveFact, PowerAmount } from "@rulebound/language";
import { scopeOfItem } from "./targets.ts";

/** A fact about what an item costs, and from where it is read. */
interface Stated<Fact> {
  fact: Fact;
  scope: Scope;
  source: ObjectId;
}

/** What a card says of itself while it is played, as far as it holds now (366.2), and what is said of the next card (391). */
export function ownFacts(game: Game, item: ChainItem): Stated<PassiveFact>[] {
  const { object } = item;
  if (object === null) return [];
  const { passives } = cardOf(game, objectOf(game, object));
  const given = nextFactsOfPlay(game, item).map((one) => ({ ...one, source: object }));
  if (passives.length === 0) return given;
  const scope = scopeOfItem(item, 0);
  const own = passives.flatMap(({ while: condition, fact }) => {
    const isSo = condition === undefined || holds(game, scope, condition);
    return isSo ? [{ fact, scope, source: object }] : [];
  });
  return [...own, ...given];
}

type PriceFact = Extract<PassiveFact, { fact: "costsLess" | "costsMore" }>;

/** What changes an item's cost (356.3, 356.4.a): its own text, and passives in force of other objects that it fits. */
function priceFacts(game: Game, item: ChainItem): Stated<PriceFact>[] {
  const own = ownFacts(game, item).flatMap(({ fact, ...rest }): Stated<PriceFact>[] =>
    fact.fact === "costsLess" && fact.of === undefined ? [{ fact, ...rest }] : [],
  );
  const others = derivedOf(game).facts.flatMap((live): Stated<PriceFact>[] => {
    const { fact, source } = live;
    if (fact.fact !== "costsLess" && fact.fact !== "costsMore") return [];
    const scope = scopeOfFact(game, live);
    const id = isOfAbilities(fact) ? abilityOwner(game, item, fact.abilities) : item.object;
    const fits = fact.of !== undefined && id !== null && matches(game, scope, fact.of, objectOf(game, id));
    return fits ? [{ fact, scope, source }] : [];
  });
  return [...own, ...others];
}

type OfAbilities = Extract<PriceFact, { fact: "costsLess" }> & { abilities: string };

const isOfAbilities = (fact: PriceFact): fact is OfAbilities =>
  fact.fact === "costsLess" && fact.abilities !== undefined;

/** Whose activated ability an item is, if it is one that such a discount is about (403). */
function abilityOwner(game: Game, { ability: ref, source }: ChainItem, which: string): ObjectId | null {
  const ability = ref && abilityOf(game, ref).ability;
  if (ability?.kind !== "activated") return null;
  return which === "all" || ability.keyword === which ? source.id : null;
}

/** Step "increases": what makes an item cost more (356.3). */
export function increase(game: Game, item: ChainItem, total: Owed): void {
  for (const { fact, scope, source } of priceFacts(game, item)) {
    if (fact.fact !== "costsMore") continue;
    total.energy += Math.max(0, numberMeant(game, scope, fact.energy ?? 0) ?? 0);
    total.power.push(...powerMeant(game, scope, source, fact.power));
  }
}

/**
 * Step "discounts" on the total (356.4.d), in the order that is cheapest for the payer: one with a minimum is applied
 * while there is still something above it (356.4.e).
 */
export function discount(game: Game, item: ChainItem, total: Owed): void {
  const stated = lessFacts(game, item).filter(({ fact }) => fact.part === undefined);
  takeOff(total, [
    ...ofAbility(game, item),
    ...(item.context.less > 0 ? [{ energy: item.context.less, power: [], minimum: 0 }] : []),
    ...stated.map((one) => amountsOf(game, item, one, "total")),
  ]);
}

type LessFact = Extract<PassiveFact, { fact: "costsLess" }>;

const lessFacts = (game: Game, item: ChainItem): Stated<LessFact>[] =>
  priceFacts(game, item).flatMap(({ fact, ...rest }) =>
    fact.fact === "costsLess" ? [{ fact, ...rest }] : [],
  );

/** Discounts on one optional additional cost alone, taken off as it is added, ahead of those on the total (356.4.c). */
export function lessForPart(game: Game, item: ChainItem, name: string, part: Owed): Owed {
  const less = { ...part };
  takeOff(
    less,
    partFacts(game, item, name).map((one) => amountsOf(game, item, one, name)),
  );
  return less;
}

const partFacts = (game: Game, item: ChainItem, name: string): Stated<LessFact>[] =>
  lessFacts(game, item).filter(
    ({ fact }) => fact.part === "optional" || (fact.part === "repeat" && name.startsWith("repeat")),
  );

/** The names of discounts that take off either Energy or Power, with what they are about: one for each component. */
export function openDiscounts(game: Game, item: ChainItem): string[] {
  const stated = [
    ...lessFacts(game, item)
      .filter(({ fact }) => fact.part === undefined)
      .map((one) => ({ one, part: "total" })),
    ...[...new Set(item.context.paid)].flatMap((part) =>
      partFacts(game, item, part).map((one) => ({ one, part })),
    ),
  ];
  return stated.filter(({ one }) => one.fact.either).map(({ one, part }) => nameOfLess(one, part));
}

/** One source states one such discount at most, so that it can be told by its source. */
const nameOfLess = ({ source }: Stated<LessFact>, part: string): string => `${source}:${part}`;

/** What an activated ability itself says it costs less. */
function ofAbility(game: Game, item: ChainItem): Amounts[] {
  const ability = item.ability && abilityOf(game, item.ability).ability;
  if (ability?.kind !== "activated") return [];
  return [{ energy: energyOff(game, scopeOfItem(item, 0), ability), power: [], minimum: 0 }];
}

interface Amounts {
  energy: number;
  power: PowerOwed[];
  minimum: number;
}

function amountsOf(game: Game, item: ChainItem, stated: Stated<LessFact>, part: string): Amounts {
  const { fact, scope, source } = stated;
  const chosen = fact.either ? (item.less[nameOfLess(stated, part)] ?? "energy") : "both";
  const has = (which: "energy" | "power"): boolean => chosen === "both" || chosen === which;
  return {
    energy: has("energy") ? Math.max(0, numberMeant(game, scope, fact.energy ?? 0) ?? 0) : 0,
    power: has("power") ? powerMeant(game, scope, source, fact.power) : [],
    minimum: fact.minimum ?? 0,
  };
}

function takeOff(total: Owed, discounts: Amounts[]): void {
  if (discounts.length === 0) return;
  for (const { energy, minimum } of discounts.toSorted((a, b) => b.minimum - a.minimum)) {
    if (total.energy > minimum) total.energy = Math.max(minimum, total.energy - energy);
  }
  total.power = withoutPower(
    total.power,
    discounts.flatMap(({ power }) => power),
  );
}

/** Power symbols as what pays them. */
function powerMeant(game: Game, scope: Scope, source: ObjectId, power: PowerAmount | undefined): PowerOwed[] {
  const own = characteristicsOf(game, source).domains;
  return symbolsMeant(game, scope, power).map((symbol) => symbolOwed(symbol, own));
}
