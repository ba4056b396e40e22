import { type CardDefinition, replacement, unit } from "@rulebound/language";

export const units: readonly CardDefinition[] = [
  unit({
    name: "Zephyr Sage",
    domains: ["calm"],
    energy: 6,
    power: 1,
    might: 6,
    tags: ["Bird", "Ionia"],
    keywords: ["Shield"],
  }),
  unit({
    name: "Garen, Rugged",
    supertype: "champion",
    domains: ["body"],
    energy: 6,
    power: 1,
    might: 5,
    tags: ["Demacia", "Elite", "Garen"],
    keywords: [
      { keyword: "Assault", value: 2 },
      { keyword: "Shield", value: 2 },
    ],
  }),
  unit({
    name: "Master Yi, Honed",
    supertype: "champion",
    domains: ["body"],
    energy: 7,
    power: 1,
    might: 6,
    tags: ["Ionia", "Master Yi"],
    keywords: ["Ganking"],
    abilities: [replacement({ event: "enter", object: "me" }, { entering: "ready" })],
  }),
  unit({
    name: "Vanguard Attendant",
    domains: ["order"],
    energy: 6,
    power: 1,
    might: 5,
    tags: ["Demacia", "Elite"],
    abilities: [replacement({ event: "enter", object: "me" }, { entering: "ready" })],
  }),
];
