import { activated, type CardDefinition, unit } from "@rulebound/language";

/** Cards about what may be spent on others. */
export const costCards: readonly CardDefinition[] = [
  unit({
    name: "Lux, Crownguard",
    supertype: "champion",
    domains: ["order"],
    energy: 4,
    might: 2,
    tags: ["Lux"],
    abilities: [
      activated({ actions: [{ cost: "exhaust", what: "me" }] }, [{ do: "add", energy: 2, for: "spells" }], {
        timing: "reaction",
      }),
    ],
  }),
];
