import {
  type Bound,
  cardOf,
  type Game,
  type GameObject,
  type Owed,
  type PowerOwed,
  readingOf,
  referTo,
} from "@rulebound/core";
import { type ActivatedAbility, type CompiledAbility, domains, type EquipCost } from "@rulebound/language";
import { holds, numberMeant } from "./evaluate.ts";
import { owedFor } from "./pay.ts";
import { boundTo, objectsBinding, objectsNamed, type Scope } from "./scope.ts";

/** By how much what is chosen for an activated ability lowers its Energy cost (356.4). */
export function energyOff(
  game: Game,
  scope: Scope,
  { costsLess = 0, costsLessWhile }: ActivatedAbility,
): number {
  if (costsLessWhile !== undefined && !holds(game, scope, costsLessWhile)) return 0;
  return Math.max(0, numberMeant(game, scope, costsLess) ?? 0);
}

/**
 * What is owed for an Equip ability as if it were activated choosing the unit whose text asks, lowered by so many symbols
 * of Power (821.1.c.2); whose cost it is comes along. Null where the card has no Equip (821.1.c.4).
 */
export function equipOwed(game: Game, scope: Scope, cost: EquipCost): { owed: Owed; source: Bound } | null {
  const [equipment] = objectsNamed(game, scope, cost.equip);
  const equip = equipment && equipAbilityOf(game, equipment);
  if (!equip) return null;
  const [choice] = equip.compiled.choices;
  const unit = objectsBinding(...boundTo(scope, "me"));
  const source = referTo(equipment);
  const bindings = { me: objectsBinding(source), ...(choice ? { [choice.as]: unit } : {}) };
  const owed = owedFor(game, equip.ability.cost, equipment.id);
  const off = energyOff(game, { ...scope, bindings }, equip.ability);
  return {
    owed: { ...owed, energy: Math.max(0, owed.energy - off), power: lowered(game, owed.power, cost.less) },
    source,
  };
}

/** Power owed, less so many symbols: of any kind, or read otherwise only such as take Power of any domain (821.1.c.3). */
function lowered(game: Game, power: PowerOwed[], less: number): PowerOwed[] {
  if (readingOf(game.state, "weaponmasterDiscount") === "anyPower") return power.slice(less);
  const universal = power.filter((symbol) => symbol.length === domains.length).slice(0, less);
  return power.filter((symbol) => !universal.includes(symbol));
}

/** The Equip ability in a card's Rules Text, inactive or not (725.3). */
function equipAbilityOf(
  game: Game,
  equipment: GameObject,
): { ability: ActivatedAbility; compiled: CompiledAbility } | null {
  for (const compiled of cardOf(game, equipment).abilities) {
    const { ability, text } = compiled;
    if (text === "rules" && ability.kind === "activated" && ability.keyword === "Equip")
      return { ability, compiled };
  }
  return null;
}
