import { type CardDefinition, type Filter, spell, target, upTo } from "@rulebound/language";
import { aUnit, enemyUnit, friendlyUnit } from "../filters.ts";

const yourUnit: Filter = { is: "unit", controlledBy: "you" };

/** Spells with Flow: playable from the trash for another cost, and banished afterwards (829). */
export const flowSpells: readonly CardDefinition[] = [
  spell({
    name: "Shadow Dash",
    supertype: "signature",
    domains: ["calm", "order"],
    energy: 2,
    power: 1,
    tags: ["Shen"],
    keywords: [{ keyword: "Flow", cost: { energy: 5, power: ["any", "any"] } }],
    text: [
      target("unit", enemyUnit),
      { do: "choosePlace", as: "battlefield", for: "unit", battlefield: {}, has: yourUnit },
      { do: "move", moves: [{ what: "unit", to: { chosen: "battlefield" } }] },
      {
        do: "if",
        if: {
          all: [
            { exists: { ...yourUnit, at: { chosen: "battlefield" } }, atLeast: 2 },
            { not: { exists: { ...yourUnit, at: { chosen: "battlefield" } }, atLeast: 3 } },
          ],
        },
        text: [
          {
            do: "might",
            what: { all: { ...yourUnit, at: { chosen: "battlefield" } } },
            by: 1,
            until: "turn",
          },
        ],
      },
    ],
  }),
  spell({
    name: "Dredge Up",
    domains: ["mind"],
    energy: 2,
    keywords: [{ keyword: "Flow", cost: { energy: 2 } }],
    text: [{ do: "draw", amount: 1 }],
  }),
  spell({
    name: "Onslaught",
    domains: ["body"],
    energy: 4,
    keywords: [{ keyword: "Flow", cost: { energy: 4 } }],
    text: [target("unit", aUnit), { do: "might", what: "unit", by: 6, until: "turn" }],
  }),
  spell({
    name: "Brittle Steel",
    domains: ["fury"],
    energy: 2,
    power: 1,
    keywords: [{ keyword: "Flow", cost: { energy: 4, power: ["fury"] } }],
    text: [target("gear", { is: "gear" }), { do: "kill", what: "gear" }],
  }),
  spell({
    name: "Perfect Execution",
    domains: ["fury"],
    energy: 3,
    power: 1,
    keywords: [{ keyword: "Flow", cost: { energy: 3, power: ["fury"] } }],
    text: [
      target("unit", aUnit),
      { do: "ready", what: "unit" },
      { do: "grant", what: "unit", keywords: [{ keyword: "Assault", value: 3 }], until: "turn" },
    ],
  }),
  spell({
    name: "Iterative Design",
    domains: ["mind"],
    energy: 4,
    keywords: [{ keyword: "Flow", cost: { energy: 2, power: ["mind"] } }],
    text: [{ do: "playToken", token: "Mech" }],
  }),
  spell({
    name: "Up from the Deep",
    domains: ["chaos"],
    energy: 3,
    keywords: [{ keyword: "Flow", cost: { energy: 3 } }],
    text: [
      { do: "playToken", token: "Tentacle" },
      { do: "playToken", token: "Tentacle" },
    ],
  }),
  spell({
    name: "Shuriken Flip",
    supertype: "signature",
    domains: ["fury", "calm"],
    energy: 1,
    power: 1,
    tags: ["Akali"],
    keywords: [{ keyword: "Flow", cost: { energy: 3, power: ["any"] } }],
    text: [
      target("enemy", { is: "unit", side: "enemy", at: "battlefield" }, upTo(1)),
      { do: "deal", amount: 2, to: "enemy" },
      target("unit", friendlyUnit),
      { do: "choosePlace", as: "there", for: "unit" },
      { do: "move", moves: [{ what: "unit", to: { chosen: "there" } }] },
    ],
  }),
];
