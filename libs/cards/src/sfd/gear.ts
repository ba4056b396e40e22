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
  gear({
    name: "Hextech Anomaly",
    domains: ["mind"],
    energy: 3,
    power: 1,
    abilities: [
      activated(
        { actions: [{ cost: "exhaust", what: "me" }] },
        [
          {
            do: "pay",
            cost: { power: ["any"] },
            times: "any",
            as: "paid",
            text: [{ do: "add", energy: { amount: "paid" } }],
          },
        ],
        { timing: "reaction" },
      ),
    ],
  }),
  gear({
    name: "Ancient Henge",
    domains: ["body"],
    energy: 2,
    power: 1,
    abilities: [
      activated(
        { actions: [{ cost: "exhaust", what: "me" }] },
        [
          {
            do: "pay",
            cost: { energy: 1 },
            times: "any",
            as: "paid",
            text: [{ do: "add", power: { symbol: "any", times: { amount: "paid" } } }],
          },
        ],
        { timing: "reaction" },
      ),
    ],
  }),
];
