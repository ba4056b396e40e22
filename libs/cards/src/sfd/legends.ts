import { activated, type CardDefinition, type Filter, legend, target, triggered } from "@rulebound/language";
import { youConquer } from "../events.ts";
import { friendlyUnit } from "../filters.ts";

const yourUnit: Filter = { is: "unit", controlledBy: "you" };

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
  legend({
    name: "Irelia, Blade Dancer",
    domains: ["calm", "chaos"],
    tags: ["Irelia"],
    abilities: [
      triggered({ event: "target", object: friendlyUnit, player: "you" }, [{ do: "ready", what: "it" }], {
        may: true,
        cost: { power: ["any"], actions: [{ cost: "exhaust", what: "me" }] },
      }),
      triggered(youConquer, [{ do: "ready", what: "me" }], {
        may: true,
        cost: { energy: 1 },
      }),
    ],
  }),
  legend({
    name: "Jax, Grandmaster At Arms",
    domains: ["calm", "body"],
    tags: ["Jax"],
    abilities: [
      activated({ energy: 1, actions: [{ cost: "exhaust", what: "me" }] }, [
        target("equipment", { equipment: true, attached: false, controlledBy: "you" }),
        target("unit", yourUnit),
        { do: "attach", what: "equipment", to: "unit" },
      ]),
      activated({ actions: [{ cost: "exhaust", what: "me" }] }, [
        target("equipment", { equipment: true, attached: true, controlledBy: "you" }),
        target("unit", yourUnit),
        { do: "attach", what: "equipment", to: "unit" },
      ]),
    ],
  }),
];
