import type { Cost, CostAction, CostObject, EquipCost, PowerAmount } from "../instructions.ts";
import type { Value } from "../select.ts";
import type { Keyword, PowerSymbol } from "../words.ts";
import { list, numberWord, spaced } from "./english.ts";
import { type Naming, naming, objectOf, possessiveOf } from "./names.ts";
import { counted, nouns, valueText } from "./select.ts";

/** "[fury]", "[A]", "[C]". */
export function powerSymbols(power: PowerSymbol[]): string {
  return power.map((symbol) => ({ any: "[A]", own: "[C]" })[symbol as string] ?? `[${symbol}]`).join("");
}

/** "[2][fury]". */
function resourceSymbols({ energy, power }: Cost): string {
  return `${energy === undefined ? "" : `[${energy}]`}${powerSymbols(power ?? [])}`;
}

/** As it stands before an ability: "[1][order], [exhaust], kill this". */
export function costSymbols(names: Naming, cost: Cost): string {
  const actions = (cost.actions ?? []).map((action) =>
    action.cost === "exhaust" && action.what === "me" ? "[exhaust]" : actionText(names, action),
  );
  return [resourceSymbols(cost), ...actions].filter(Boolean).join(", ");
}

/** As it stands in a sentence: "pay [1] and exhaust me", "pay its Equip cost less [A]". */
export function costText(names: Naming, cost: Cost | EquipCost): string {
  if ("equip" in cost) {
    const less = cost.less > 0 ? `less ${"[A]".repeat(cost.less)}` : undefined;
    return spaced("pay", possessiveOf(names, cost.equip), "Equip cost", less);
  }
  const resources = resourceSymbols(cost);
  const actions = (cost.actions ?? []).map((action) => actionText(names, action));
  return list([...(resources ? [`pay ${resources}`] : []), ...actions], "and");
}

/** A cost that can be paid as often as one likes: "pay any amount of [A]", "kill any number of friendly units". */
export function anyTimesText(names: Naming, cost: Cost | EquipCost): string {
  if ("equip" in cost) return `${costText(names, cost)} any number of times`;
  const { energy = 0, power = [], actions = [] } = cost;
  const [symbol] = power;
  const [action] = actions;
  if (energy === 1 && power.length + actions.length === 0) return "pay any amount of Energy";
  if (symbol !== undefined && power.length === 1 && energy + actions.length === 0) {
    return `pay any amount of ${powerSymbols([symbol])}`;
  }
  if (action === undefined || !("what" in action) || actions.length > 1 || energy + power.length > 0) {
    return `${costText(names, cost)} any number of times`;
  }
  const many =
    typeof action.what === "object" && !("ref" in action.what) ? nouns(names, action.what) : "objects";
  if (action.cost === "spendBuff") return `spend any number of buffs of ${many}`;
  return `${action.cost} any number of ${many}`;
}

function actionText(names: Naming, action: CostAction): string {
  switch (action.cost) {
    case "exhaust":
    case "recycle":
    case "banish":
    case "kill":
    case "disempower":
      return spaced(action.cost, paidWith(names, action.what, action.count));
    case "return": {
      const what = paidWith(names, action.what, action.count);
      return `return ${what} to ${(action.count ?? 1) > 1 ? "their owners' hands" : "its owner's hand"}`;
    }
    case "discard":
      return spaced(
        "discard",
        action.what === undefined ? String(action.count) : paidWith(names, action.what, action.count),
      );
    case "burn":
      return `burn ${action.count}`;
    case "spendXp":
      return `spend ${action.amount} XP`;
    case "spendBuff": {
      const { what, count = 1 } = action;
      if (what === "me") return `spend ${possessiveOf(names, "me")} buff`;
      if ("ref" in what) return `spend ${possessiveOf(names, what.ref)} buff`;
      const buffs = count === 1 ? "a buff of one" : `a buff of each of ${numberWord(count)}`;
      return `spend ${buffs} of ${nouns(names, what)}`;
    }
  }
}

function paidWith(names: Naming, what: CostObject, count = 1): string {
  if (what === "me") return objectOf(names, "me");
  return "ref" in what ? objectOf(names, what.ref) : counted(names, what, count, count);
}

/** "[2][C]". */
export function amountText(
  names: Naming,
  { energy = 0, power = [] }: { energy?: Value; power?: PowerAmount },
): string {
  return `${energy === 0 ? "" : `[${valueText(names, energy)}]`}${powerAmount(names, power)}`;
}

/** "[C][C]", "[C] times its Power cost". */
export function powerAmount(names: Naming, power: PowerAmount): string {
  if (Array.isArray(power)) return powerSymbols(power);
  return `${powerSymbols([power.symbol])} times ${valueText(names, power.times)}`;
}

/** "Assault 2", "Tank", "Flow [2]". */
export function keywordText({ keyword, value, cost }: Keyword): string {
  if (cost === "base") return `${keyword} equal to its cost`;
  if (cost !== undefined) return `${keyword} ${costSymbols(naming("spell"), cost)}`;
  return value === undefined || value === 1 ? keyword : `${keyword} ${value}`;
}
