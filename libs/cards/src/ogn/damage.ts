import {
  anyNumber,
  type CardDefinition,
  passive,
  replacement,
  spell,
  target,
  triggered,
  unit,
} from "@rulebound/language";
import { iConquer } from "../events.ts";
import { aUnit, enemyUnit, enemyUnitHere, friendlyUnit, unitAtBattlefield } from "../filters.ts";

/** Cards about who deals damage, how it is shared out, and what it kills. */
export const damageCards: readonly CardDefinition[] = [
  unit({
    name: "Volibear, Furious",
    supertype: "champion",
    domains: ["fury"],
    energy: 10,
    power: 2,
    might: 9,
    tags: ["Freljord", "Volibear"],
    keywords: [{ keyword: "Deflect", value: 2 }],
    abilities: [
      triggered({ event: "attack", object: "me" }, [
        target("enemies", enemyUnitHere, anyNumber),
        { do: "deal", amount: 5, to: "enemies", split: true },
      ]),
    ],
  }),
  spell({
    name: "Last Breath",
    supertype: "signature",
    domains: ["calm", "chaos"],
    energy: 3,
    power: 2,
    tags: ["Yasuo"],
    keywords: ["Action"],
    text: [
      target("unit", friendlyUnit),
      { do: "ready", what: "unit" },
      target("enemy", { ...enemyUnit, at: "battlefield" }),
      { do: "deal", amount: { might: "unit" }, by: "unit", to: "enemy" },
    ],
  }),
  spell({
    name: "Disintegrate",
    domains: ["fury"],
    energy: 4,
    keywords: ["Action"],
    text: [
      target("unit", unitAtBattlefield),
      { do: "deal", amount: 3, to: "unit" },
      {
        do: "delay",
        ability: triggered({ event: "die", object: { ref: "unit" }, killedBy: "me" }, [
          { do: "draw", amount: 1 },
        ]),
        until: "turn",
      },
    ],
  }),
  spell({
    name: "Convergent Mutation",
    domains: ["mind"],
    energy: 2,
    power: 1,
    keywords: ["Reaction"],
    text: [
      target("unit", friendlyUnit),
      target("other", { ...friendlyUnit, not: "unit" }),
      { do: "raiseMight", what: "unit", to: { might: "other" }, until: "turn" },
    ],
  }),
  unit({
    name: "Tryndamere, Barbarian",
    supertype: "champion",
    domains: ["fury"],
    energy: 7,
    power: 2,
    might: 8,
    tags: ["Freljord", "Tryndamere"],
    abilities: [
      triggered(iConquer, [{ do: "gainPoints", amount: 1 }], {
        if: { all: [{ attacking: true }, { atLeast: [{ excessDamage: "you" }, 5] }] },
      }),
    ],
  }),
  spell({
    name: "Unyielding Spirit",
    domains: ["body"],
    energy: 1,
    power: 1,
    keywords: ["Reaction"],
    text: [
      {
        do: "delay",
        ability: replacement({ event: "damage", object: aUnit, dealtBy: "effect" }, { prevent: "all" }),
        until: "turn",
      },
    ],
  }),
  spell({
    name: "Noxian Guillotine",
    supertype: "signature",
    domains: ["fury", "order"],
    energy: 4,
    power: 1,
    tags: ["Darius"],
    keywords: ["Action"],
    text: [
      target("unit", aUnit),
      {
        do: "if",
        if: { legion: true },
        text: [{ do: "kill", what: "unit" }],
        else: [
          {
            do: "delay",
            ability: triggered({ event: "damage", object: { ref: "unit" } }, [{ do: "kill", what: "unit" }], {
              uses: 1,
            }),
            until: "turn",
          },
        ],
      },
    ],
  }),
  unit({
    name: "Leona, Zealot",
    supertype: "champion",
    domains: ["calm"],
    energy: 6,
    power: 1,
    might: 6,
    tags: ["Leona", "Mount Targon"],
    abilities: [
      replacement(
        { event: "enter", object: "me" },
        { entering: "ready" },
        { if: { nearVictory: "opponent", within: 3 } },
      ),
      passive({ fact: "might", of: { ...enemyUnitHere, stunned: true }, by: -8, min: 1 }),
    ],
  }),
];
