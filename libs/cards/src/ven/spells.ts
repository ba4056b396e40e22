import { type CardDefinition, spell, target } from "@rulebound/language";
import { aUnit } from "../filters.ts";

export const spells: readonly CardDefinition[] = [
  spell({
    name: "Clairvoyance",
    domains: ["mind"],
    energy: 7,
    keywords: ["Reaction"],
    text: [
      { do: "predict", amount: 5 },
      { do: "draw", amount: 2 },
    ],
  }),
  spell({
    name: "Ki Barrier",
    domains: ["order"],
    energy: 2,
    power: 1,
    keywords: ["Reaction"],
    text: [target("unit", aUnit), { do: "prevent", what: "unit", amount: 7, until: "turn" }],
  }),
];
