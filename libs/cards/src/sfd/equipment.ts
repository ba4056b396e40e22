import {
  type CardDefinition,
  deathknell,
  equip,
  gear,
  type Keyword,
  type KeywordName,
  passive,
  replacement,
  triggered,
} from "@rulebound/language";
import { iConquer } from "../events.ts";
import { aUnit, friendlyUnit } from "../filters.ts";

/** What is attached gives its unit keywords. */
const hasKeyword = (keyword: KeywordName, value?: number) => {
  const keywords: Keyword[] = [value === undefined ? { keyword } : { keyword, value }];
  return passive({ fact: "keywords", of: "me", keywords });
};

export const equipment: readonly CardDefinition[] = [
  gear({
    name: "Serrated Dirk",
    domains: ["fury"],
    energy: 1,
    tags: ["Equipment"],
    abilities: [equip({ power: ["fury"] })],
    mightBonus: 0,
    effect: [hasKeyword("Assault", 2)],
  }),
  gear({
    name: "Long Sword",
    domains: ["fury"],
    energy: 2,
    power: 1,
    tags: ["Equipment"],
    keywords: ["Quick-Draw"],
    abilities: [equip({ power: ["fury"] })],
    mightBonus: 2,
  }),
  gear({
    name: "Doran's Shield",
    domains: ["calm"],
    energy: 1,
    tags: ["Equipment"],
    abilities: [equip({ power: ["calm"] })],
    mightBonus: 1,
    effect: [hasKeyword("Tank")],
  }),
  gear({
    name: "Warmog's Armor",
    domains: ["body"],
    energy: 1,
    tags: ["Equipment"],
    abilities: [equip({ power: ["body"] })],
    mightBonus: 1,
    effect: [triggered(iConquer, [{ do: "buff", what: "me" }])],
  }),
  gear({
    name: "B.F. Sword",
    domains: ["order"],
    energy: 4,
    tags: ["Equipment"],
    abilities: [equip({ power: ["order"] })],
    mightBonus: 3,
  }),
  gear({
    name: "Blade of the Ruined King",
    domains: ["order"],
    energy: 3,
    power: 1,
    tags: ["Equipment"],
    abilities: [equip({ power: ["order"], actions: [{ cost: "kill", what: friendlyUnit }] })],
    mightBonus: 4,
  }),
  gear({
    name: "Sacred Shears",
    domains: ["order"],
    energy: 2,
    power: 1,
    tags: ["Equipment"],
    abilities: [equip({ power: ["order"] })],
    mightBonus: 1,
    effect: [deathknell([{ do: "draw", amount: 1 }])],
  }),
  gear({
    name: "Skyfall of Areion",
    domains: ["fury"],
    energy: 3,
    tags: ["Equipment"],
    abilities: [equip({ energy: 1, power: ["fury"] })],
    mightBonus: 2,
    effect: [passive({ fact: "conquerAndHoldAlike", of: "me" })],
  }),
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
    name: "Svellsongur",
    domains: ["calm"],
    energy: 3,
    power: 1,
    tags: ["Equipment"],
    abilities: [
      equip({ energy: 1, power: ["calm"] }),
      replacement({ event: "attach", object: "me", topMost: aUnit }, { attaching: "copyText" }),
    ],
    mightBonus: 0,
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
  gear({
    name: "Doran's Blade",
    domains: ["body"],
    energy: 2,
    tags: ["Equipment"],
    mightBonus: 2,
    abilities: [equip({ power: ["body"] })],
  }),
];
