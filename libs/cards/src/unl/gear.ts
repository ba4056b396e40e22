import { type CardDefinition, equip, gear, whenPlayed } from "@rulebound/language";

export const gearCards: readonly CardDefinition[] = [
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
