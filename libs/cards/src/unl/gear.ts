import { type CardDefinition, equip, gear, triggered, whenPlayed } from "@rulebound/language";
import { iConquer } from "../events.ts";

export const gearCards: readonly CardDefinition[] = [
  gear({
    name: "Hextech Gauntlets",
    supertype: "signature",
    domains: ["fury", "order"],
    energy: 3,
    tags: ["Equipment", "Vi"],
    abilities: [equip({ energy: 3, power: ["any"] }, { costsLess: { might: "unit" } })],
    mightBonus: 3,
    effect: [
      triggered(iConquer, [{ do: "draw", amount: 1 }], { if: { atLeast: [{ excessDamage: "you" }, 3] } }),
    ],
  }),
  gear({
    name: "Shepherd's Heirloom",
    domains: ["order"],
    energy: 2,
    tags: ["Equipment"],
    abilities: [
      whenPlayed([{ do: "gainXp", amount: 1 }]),
      equip({ actions: [{ cost: "spendXp", amount: 1 }] }),
    ],
    mightBonus: 2,
  }),
];
