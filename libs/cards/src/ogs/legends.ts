import { type CardDefinition, legend, target, triggered, upTo } from "@rulebound/language";
import { youConquer } from "../events.ts";

export const legends: readonly CardDefinition[] = [
  legend({
    name: "Annie, Dark Child",
    supertype: "champion",
    domains: ["fury", "chaos"],
    tags: ["Annie"],
    abilities: [
      triggered({ event: "phase", phase: "ending", player: "you" }, [
        target("runes", { is: "rune" }, upTo(2)),
        { do: "ready", what: "runes" },
      ]),
    ],
  }),
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
  legend({
    name: "Garen, Might of Demacia",
    supertype: "champion",
    domains: ["body", "order"],
    tags: ["Garen"],
    abilities: [
      triggered(youConquer, [{ do: "draw", amount: 2 }], {
        if: { exists: { is: "unit", controlledBy: "you", at: "there" }, atLeast: 4 },
      }),
    ],
  }),
];
