import type { Cost, CostAction, EquipCost } from "../instructions.ts";
import type { Keyword, PowerSymbol } from "../words.ts";
import { list, spaced } from "./english.ts";
import { type Naming, objectOf, possessiveOf } from "./names.ts";
import { counted, nouns } from "./select.ts";

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
    action.cost === "exhaust" ? "[exhaust]" : actionText(names, action),
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

function actionText(names: Naming, action: CostAction): string {
  switch (action.cost) {
    case "exhaust":
    case "recycle":
    case "banish":
      return spaced(action.cost, objectOf(names, action.what));
    case "disempower": {
      const { what } = action;
      return spaced("disempower", what === "me" ? objectOf(names, "me") : counted(names, what, 1, 1));
    }
    case "kill": {
      const { what, count = 1 } = action;
      return spaced("kill", what === "me" ? objectOf(names, "me") : counted(names, what, count, count));
    }
    case "discard":
      return `discard ${action.count}`;
    case "spendXp":
      return `spend ${action.amount} XP`;
    case "spendBuff":
      return `spend a buff of one of ${nouns(names, action.what)}`;
  }
}

/** "Assault 2", "Tank". */
export const keywordText = ({ keyword, value }: Keyword): string =>
  value === undefined || value === 1 ? keyword : `${keyword} ${value}`;
