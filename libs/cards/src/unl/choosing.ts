import { anyNumber, type CardDefinition, spell, target } from "@rulebound/language";
import { enemyUnit } from "../filters.ts";

/** Cards of Unleashed whose choices are out of the ordinary. */
export const choosingCards: readonly CardDefinition[] = [
  spell({
    name: "Tricksy Tentacles",
    domains: ["calm"],
    energy: 4,
    power: 1,
    text: [
      target("units", enemyUnit, { ...anyNumber, sameController: true, totalMightAtMost: 8 }),
      { do: "choosePlace", as: "place", for: "units" },
      { do: "move", moves: [{ what: "units", to: { chosen: "place" } }] },
    ],
  }),
];
