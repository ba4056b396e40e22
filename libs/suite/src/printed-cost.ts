import type { Domain } from "@rulebound/protocol";
import { plus, powerOf, type Resources } from "./resources.ts";

/** What a card's printed cost is made of; "own" is a symbol of the card's own domains. */
export type PrintedCost = {
  readonly name: string;
  readonly energy?: number;
  readonly power?: readonly (Domain | "any" | "own")[];
  readonly domains: readonly Domain[];
};

/** Looks up what is printed as a card's cost; [C] is paid in the first of its domains (135.2.e.6). */
export function costsOf(cards: readonly PrintedCost[]): (name: string) => Resources | undefined {
  return (name) => {
    const card = cards.find((one) => one.name === name);
    if (card?.energy === undefined) return undefined;
    const [own = "any"] = card.domains;
    const symbols = (card.power ?? []).map((symbol) => powerOf(symbol === "own" ? own : symbol, 1));
    return symbols.reduce(plus, { energy: card.energy, power: {} });
  };
}
