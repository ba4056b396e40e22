import { type CardDefinition, unit } from "@rulebound/language";

export const units: readonly CardDefinition[] = [
  unit({
    name: "Horns of the Dragon",
    domains: ["order"],
    energy: 6,
    might: 6,
    tags: ["Ionia"],
    keywords: ["Tank"],
  }),
  unit({
    name: "Soulspinner",
    domains: ["order"],
    energy: 3,
    might: 3,
    tags: ["Shadow Isles", "Spider"],
    keywords: ["Ambush"],
  }),
];
