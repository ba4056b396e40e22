import { activated, type CardDefinition, legend, passive, unit } from "@rulebound/language";

/** Cards about what others cost, what may be spent on them, and how often something is used. */
export const costCards: readonly CardDefinition[] = [
  legend({
    name: "Renekton, Butcher of the Sands",
    domains: ["fury", "body"],
    tags: ["Renekton"],
    abilities: [
      activated(
        { power: ["any", "any"], actions: [{ cost: "exhaust", what: "me" }] },
        [{ do: "add", energy: 2, for: "units" }],
        { timing: "reaction" },
      ),
    ],
  }),
  unit({
    name: "Stargazer",
    domains: ["chaos"],
    energy: 5,
    might: 4,
    tags: ["Mount Targon"],
    abilities: [
      passive({
        fact: "costsLess",
        of: { zone: "chain", is: "spell", side: "friendly", keyword: "Flow", playedFrom: "trash" },
        energy: 2,
        minimum: 1,
      }),
    ],
  }),
];
