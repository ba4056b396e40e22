import { activated, type CardDefinition, passive, target, triggered, unit } from "@rulebound/language";
import { iAttackOrDefend, iConquer } from "../events.ts";
import { enemyUnit, enemyUnitHere } from "../filters.ts";

/** Cards about who deals damage, and what comes of it. */
export const damageCards: readonly CardDefinition[] = [
  unit({
    name: "Ezreal, Dashing",
    supertype: "champion",
    domains: ["mind"],
    energy: 4,
    power: 1,
    might: 3,
    tags: ["Ezreal", "Piltover"],
    abilities: [
      triggered(iAttackOrDefend, [
        target("enemy", enemyUnitHere),
        { do: "deal", amount: { might: "me" }, to: "enemy" },
      ]),
      passive({ fact: "dealsNoCombatDamage", of: "me" }),
      activated({ power: ["mind"] }, [{ do: "move", moves: [{ what: "me", to: { baseOf: "you" } }] }], {
        timing: "action",
      }),
    ],
  }),
  unit({
    name: "Sivir, Ambitious",
    supertype: "champion",
    domains: ["body"],
    energy: 6,
    power: 3,
    might: 7,
    tags: ["Shurima", "Sivir"],
    keywords: [{ keyword: "Deflect", value: 2 }],
    abilities: [
      triggered(
        iConquer,
        [target("enemy", enemyUnit), { do: "deal", amount: { excessDamage: "you" }, to: "enemy" }],
        { if: { all: [{ attacking: true }, { atLeast: [{ excessDamage: "you" }, 5] }] }, may: true },
      ),
    ],
  }),
  unit({
    name: "Yone, Blademaster",
    supertype: "champion",
    domains: ["body"],
    energy: 5,
    power: 1,
    might: 5,
    tags: ["Demon", "Ionia", "Yone"],
    keywords: ["Weaponmaster"],
    abilities: [
      triggered({ ...iConquer, uncontrolled: true }, [
        target("enemy", { ...enemyUnit, at: "base" }),
        { do: "deal", amount: { might: "me" }, to: "enemy" },
      ]),
    ],
  }),
];
