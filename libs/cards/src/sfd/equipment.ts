import { type CardDefinition, equip, gear, passive, replacement } from "@rulebound/language";

export const equipment: readonly CardDefinition[] = [
  gear({
    name: "Brutalizer",
    domains: ["calm"],
    energy: 2,
    tags: ["Equipment"],
    abilities: [equip({ power: ["calm"] })],
    mightBonus: 1,
    effect: [
      passive(
        { fact: "might", of: "me", by: 2 },
        { fits: "this", filter: { attachedTo: "me", attachedThisTurn: true } },
      ),
    ],
  }),
  gear({
    name: "Guardian Angel",
    domains: ["calm"],
    energy: 2,
    tags: ["Equipment"],
    abilities: [equip({ power: ["calm"] })],
    mightBonus: 1,
    effect: [
      replacement(
        { event: "die", object: "me" },
        {
          instead: [
            { do: "kill", what: "this" },
            { do: "heal", what: "me" },
            { do: "exhaust", what: "me" },
            { do: "recall", what: "me" },
          ],
        },
      ),
    ],
  }),
  gear({
    name: "Rabadon's Deathcrown",
    supertype: "signature",
    domains: ["calm", "mind"],
    energy: 4,
    power: 2,
    tags: ["Equipment", "Ornn"],
    keywords: ["Unique"],
    abilities: [equip({ power: ["any"] })],
    mightBonus: 3,
    effect: [passive({ fact: "bonusDamage", amount: 3, by: "you" })],
  }),
  gear({
    name: "Spinning Axe",
    supertype: "signature",
    domains: ["fury", "chaos"],
    energy: 2,
    power: 1,
    tags: ["Draven", "Equipment"],
    keywords: ["Quick-Draw", "Temporary"],
    abilities: [equip({ power: ["any"] })],
    mightBonus: 3,
  }),
];
