import { activated, type CardDefinition, gear, target } from "@rulebound/language";
import { aUnit } from "../filters.ts";

export const gearCards: readonly CardDefinition[] = [
  gear({
    name: "Heart of Dark Ice",
    domains: ["calm"],
    energy: 3,
    power: 1,
    abilities: [
      activated({ actions: [{ cost: "exhaust", what: "me" }] }, [
        target("unit", aUnit),
        { do: "might", what: "unit", by: 3, until: "turn" },
      ]),
    ],
  }),
];
