import { type CardDefinition, legend, triggered } from "@rulebound/language";

export const legends: readonly CardDefinition[] = [
  legend({
    name: "Lux, Lady of Luminosity",
    supertype: "champion",
    domains: ["mind", "order"],
    tags: ["Lux"],
    abilities: [
      triggered(
        { event: "played", object: { is: "spell" }, player: "you" },
        [{ do: "draw", amount: 1 }],
        // costs [5] or more
        { if: { not: { fits: "it", filter: { energyAtMost: 4 } } } },
      ),
    ],
  }),
];
