import { type CardDefinition, spell, target, upTo } from "@rulebound/language";
import { friendlyUnit, unitAtBattlefield } from "../filters.ts";

export const spells: readonly CardDefinition[] = [
  spell({
    name: "Incinerate",
    domains: ["fury"],
    energy: 2,
    keywords: ["Action"],
    text: [target("unit", unitAtBattlefield), { do: "deal", amount: 2, to: "unit" }],
  }),
  spell({
    name: "Flash",
    domains: ["chaos"],
    energy: 2,
    keywords: ["Reaction"],
    text: [
      target("units", friendlyUnit, upTo(2)),
      { do: "move", moves: [{ what: "units", to: { itsBase: "units" } }] },
    ],
  }),
];
