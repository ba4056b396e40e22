import { type CardDefinition, legend, triggered } from "@rulebound/language";
import { friendlyUnit } from "../filters.ts";

export const legends: readonly CardDefinition[] = [
  legend({
    name: "Draven, Glorious Executioner",
    domains: ["fury", "chaos"],
    tags: ["Draven"],
    abilities: [triggered({ event: "winCombat", player: "you" }, [{ do: "draw", amount: 1 }])],
  }),
  legend({
    name: "Fiora, Grand Duelist",
    domains: ["body", "order"],
    tags: ["Fiora"],
    abilities: [
      triggered(
        { event: "becomeMighty", object: friendlyUnit },
        [{ do: "channel", amount: 1, exhausted: true }],
        { may: true, cost: { actions: [{ cost: "exhaust", what: "me" }] } },
      ),
    ],
  }),
];
