import {
  type CardDefinition,
  passive,
  spell,
  target,
  triggered,
  unit,
  whenPlayed,
} from "@rulebound/language";
import { iHold } from "../events.ts";
import { aUnit, enemyUnit, enemyUnitHere, friendlyUnit } from "../filters.ts";

/** Cards about who deals damage, how it is shared out, and what it kills. */
export const damageCards: readonly CardDefinition[] = [
  spell({
    name: "Alpha Strike",
    supertype: "signature",
    domains: ["calm", "body"],
    energy: 3,
    power: 1,
    tags: ["Master Yi"],
    keywords: ["Action"],
    text: [
      target("unit", friendlyUnit),
      target("enemies", { ...enemyUnit, at: "battlefield" }, { max: 99 }),
      { do: "deal", amount: { might: "unit" }, by: "unit", to: "enemies", split: true },
      {
        do: "delay",
        ability: triggered({ event: "die", object: { is: "unit" }, killedBy: "me" }, [
          { do: "gainXp", amount: 1 },
        ]),
        until: "turn",
      },
    ],
  }),
  unit({
    name: "Vilemaw",
    domains: ["calm"],
    energy: 8,
    power: 2,
    might: 8,
    tags: ["Shadow Isles", "Spider"],
    keywords: ["Ambush"],
    abilities: [
      passive({ fact: "dealsNoCombatDamage", of: { ...enemyUnitHere, mightBelow: { might: "me" } } }),
      triggered(iHold, [{ do: "draw", amount: 1 }]),
    ],
  }),
  unit({
    name: "Galio, Indefatigable",
    supertype: "champion",
    domains: ["order"],
    energy: 3,
    power: 1,
    might: 6,
    tags: ["Demacia", "Galio"],
    keywords: ["Deflect", "Tank"],
    abilities: [passive({ fact: "dealsNoCombatDamage", of: "me" })],
  }),
  spell({
    name: "Crescent Strike",
    domains: ["mind"],
    energy: 3,
    power: 1,
    keywords: ["Action"],
    text: [
      target("battlefield", { is: "battlefield" }),
      target("unit", { ...enemyUnit, at: { locationOf: "battlefield" } }),
      {
        do: "together",
        actions: [
          { do: "deal", amount: 4, to: "unit" },
          {
            do: "deal",
            amount: 1,
            to: { all: { ...enemyUnit, at: { locationOf: "battlefield" }, not: "unit" } },
          },
        ],
      },
    ],
  }),
  spell({
    name: "Clash of Giants",
    domains: ["body"],
    energy: 6,
    power: 2,
    text: [target("units", aUnit, { min: 2, max: 2 }), { do: "dealEachOther", units: "units" }],
  }),
  spell({
    name: "Star-Crossed",
    domains: ["chaos"],
    energy: 3,
    power: 1,
    keywords: ["Reaction"],
    text: [
      target("friend", friendlyUnit),
      target("enemy", enemyUnit),
      {
        do: "together",
        actions: [
          { do: "return", what: "friend" },
          { do: "return", what: "enemy" },
        ],
      },
    ],
  }),
  unit({
    name: "Nami, Headstrong",
    supertype: "champion",
    domains: ["calm"],
    energy: 3,
    might: 3,
    tags: ["Mount Targon", "Nami"],
    abilities: [
      passive({ fact: "additionalCost", cost: { power: ["calm"] }, optional: "stun" }),
      whenPlayed([target("enemy", enemyUnit), { do: "stun", what: "enemy" }], { if: { paid: "stun" } }),
      triggered(iHold, [
        {
          do: "delay",
          ability: triggered(
            { event: "played", object: { is: "unit" }, player: "you" },
            [
              { do: "ready", what: "it" },
              { do: "buff", what: "it" },
            ],
            { uses: 1 },
          ),
          until: "turn",
        },
      ]),
    ],
  }),
];
