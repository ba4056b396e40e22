import { type CardDefinition, type Filter, passive, spell, target, unit } from "@rulebound/language";
import { enemyUnit } from "../filters.ts";

const anotherOfMineHere: Filter = { is: "unit", controlledBy: "you", at: "here", not: "me" };

/** Cards about who deals damage, how much, and what it is paid for. */
export const damageCards: readonly CardDefinition[] = [
  unit({
    name: "Sacred Protector",
    domains: ["order"],
    energy: 4,
    power: 1,
    might: 6,
    tags: ["Fae", "Ionia"],
    abilities: [
      passive(
        { fact: "dealsNoCombatDamage", of: "me" },
        {
          not: {
            all: [
              { fits: "me", filter: { at: "battlefield" } },
              { exists: anotherOfMineHere },
              { not: { exists: anotherOfMineHere, atLeast: 2 } },
            ],
          },
        },
      ),
    ],
  }),
  unit({
    name: "Dune Surfer",
    domains: ["fury"],
    energy: 3,
    might: 3,
    tags: ["Shurima"],
    abilities: [passive({ fact: "ignoreTank" })],
  }),
  spell({
    name: "Decree of Insight",
    domains: ["mind"],
    energy: 1,
    keywords: ["Reaction"],
    abilities: [passive({ fact: "ignoreDeflect" })],
    text: [
      target("unit", { ...enemyUnit, domain: "body" }),
      { do: "might", what: "unit", by: -5, until: "turn" },
    ],
  }),
];
