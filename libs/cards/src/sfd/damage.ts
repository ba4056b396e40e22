import { activated, type CardDefinition, passive, target, triggered, unit } from "@rulebound/language";
import { iAttackOrDefend } from "../events.ts";
import { enemyUnitHere } from "../filters.ts";

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
];
