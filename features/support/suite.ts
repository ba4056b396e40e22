import { cards } from "@rulebound/cards";
import { configure, plus, powerOf, type Resources } from "@rulebound/suite";
import { overHttp } from "./http.ts";
import { inProcess } from "./in-process.ts";
import { savedAtEachStep } from "./saved.ts";

/** What is printed as a card's cost; [C] is paid in the first of its domains (135.2.e.6). */
function costOf(name: string): Resources | undefined {
  const card = cards.find((one) => one.name === name);
  if (card?.energy === undefined) return undefined;
  const [own = "any"] = card.domains;
  const symbols = (card.power ?? []).map((symbol) => powerOf(symbol === "own" ? own : symbol, 1));
  return symbols.reduce(plus, { energy: card.energy, power: {} });
}

configure({ ways: { process: inProcess, saved: savedAtEachStep, http: overHttp }, costOf });
