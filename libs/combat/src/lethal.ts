import { type Game, type GameObject, mightOf, objectOf, type Seat } from "@rulebound/core";
import { factsAbout } from "@rulebound/effects";

const sum = (amounts: number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/** Whether a unit has lethal damage marked: not zero, and at least its Might (142.4.b), or what an effect says is enough (142.4.c). */
export function hasLethalDamage(game: Game, unit: GameObject): boolean {
  if (unit.damage.length === 0) return false;
  const might = mightOf(game, unit.id);
  if (might === null) return false;
  const marked = sum(unit.damage.map(({ amount }) => amount));
  if (marked > 0 && marked >= might) return true;
  return lethalRules(game, unit).some(
    ({ by, amount }) =>
      sum(unit.damage.filter((mark) => mark.by === by).map((mark) => mark.amount)) >= amount,
  );
}

/** The least further damage by a player that makes a unit's damage lethal; at least 1. */
export function lethalAmount(game: Game, unit: GameObject, by: Seat): number {
  const might = mightOf(game, unit.id) ?? 0;
  const marked = sum(unit.damage.map(({ amount }) => amount));
  const own = sum(unit.damage.filter((mark) => mark.by === by).map(({ amount }) => amount));
  const special = lethalRules(game, unit)
    .filter((rule) => rule.by === by)
    .map(({ amount }) => amount - own);
  return Math.max(1, Math.min(might - marked, ...special));
}

const lethalRules = (game: Game, unit: GameObject): { by: Seat; amount: number }[] =>
  factsAbout(game, "lethal", objectOf(game, unit.id)).map(({ fact: { amount }, controller: by }) => ({
    by,
    amount,
  }));
