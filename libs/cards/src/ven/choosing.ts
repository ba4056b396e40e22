import { anyNumber, type CardDefinition, spell, target } from "@rulebound/language";
import { enemyUnit } from "../filters.ts";

/** Cards of Vendetta whose choices are out of the ordinary. */
export const choosingCards: readonly CardDefinition[] = [
  spell({
    name: "Decree of Discord",
    domains: ["chaos"],
    energy: 1,
    power: 1,
    text: [
      target("units", { ...enemyUnit, domain: "order" }, { ...anyNumber, totalMightAtMost: 5 }),
      { do: "return", what: "units" },
    ],
  }),
];
