import { type Bound, cardOf, type Game, type GameObject, type Owed, referTo } from "@rulebound/core";
import type { ActivatedAbility, CompiledAbility, EquipCost } from "@rulebound/language";
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
    owed: { ...owed, energy: Math.max(0, owed.energy - off), power: owed.power.slice(cost.less) },
    source,
  };
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
