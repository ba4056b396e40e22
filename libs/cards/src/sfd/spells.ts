import { type CardDefinition, chooseOne, replacement, spell, target, triggered } from "@rulebound/language";
import { aUnit, enemyUnit, unitAtBattlefield } from "../filters.ts";

export const spells: readonly CardDefinition[] = [
  spell({
    name: "Temptation",
    domains: ["chaos"],
    energy: 2,
    repeat: [{ energy: 2 }],
    text: [
      target("unit", enemyUnit),
      {
        do: "choosePlace",
        as: "place",
        for: "unit",
        has: { is: "unit", controlledBy: { controllerOf: "unit" }, not: "unit" },
      },
      { do: "move", moves: [{ what: "unit", to: { chosen: "place" } }] },
    ],
  }),
  spell({
    name: "Angle Shot",
    domains: ["fury"],
    energy: 2,
    keywords: ["Reaction"],
    text: [
      target("unit", aUnit),
      target("equipment", { equipment: true, controlledBy: { controllerOf: "unit" } }),
      chooseOne(
        [{ do: "attach", what: "equipment", to: "unit" }],
        [
          {
            do: "if",
            if: { fits: "equipment", filter: { attachedTo: "unit" } },
            text: [{ do: "detach", what: "equipment" }],
          },
        ],
      ),
      { do: "draw", amount: 1 },
    ],
  }),
  spell({
    name: "Desert's Call",
    domains: ["calm"],
    energy: 2,
    text: [{ do: "playToken", token: "Sand Soldier" }],
    repeat: [{ energy: 2 }],
  }),
  spell({
    name: "Feral Strength",
    domains: ["calm"],
    energy: 2,
    keywords: ["Reaction"],
    text: [target("unit", aUnit), { do: "might", what: "unit", by: 2, until: "turn" }],
    repeat: [{ energy: 2 }],
  }),
  spell({
    name: "Frigid Touch",
    domains: ["mind"],
    energy: 2,
    keywords: ["Reaction"],
    text: [target("unit", aUnit), { do: "might", what: "unit", by: -2, until: "turn" }],
    repeat: [{ energy: 2 }],
  }),
  spell({
    name: "Hard Bargain",
    domains: ["chaos"],
    energy: 2,
    keywords: ["Reaction"],
    text: [
      target("spell", { zone: "chain", is: "spell" }),
      {
        do: "pay",
        who: { controllerOf: "spell" },
        cost: { energy: 2 },
        text: [],
        else: [{ do: "counter", what: "spell" }],
      },
    ],
    repeat: [{ energy: 2 }],
  }),
  spell({
    name: "Rocket Barrage",
    domains: ["mind"],
    energy: 4,
    power: 1,
    text: [
      chooseOne(
        [target("unit", { is: "unit", at: "base" }), { do: "deal", amount: 4, to: "unit" }],
        [target("gear", { is: "gear" }), { do: "kill", what: "gear" }],
      ),
    ],
    repeat: [{ energy: 4, power: ["mind"] }],
  }),
  spell({
    name: "Bellows Breath",
    domains: ["mind"],
    energy: 1,
    power: 1,
    keywords: ["Action"],
    text: [
      target("units", aUnit, { min: 0, max: 3, sameLocation: true }),
      { do: "deal", amount: 1, to: "units" },
    ],
    repeat: [{ energy: 1, power: ["mind"] }],
  }),
  spell({
    name: "Counter Strike",
    supertype: "signature",
    domains: ["calm", "body"],
    energy: 2,
    power: 1,
    tags: ["Jax"],
    keywords: ["Reaction"],
    text: [
      target("unit", aUnit),
      {
        do: "delay",
        ability: replacement({ event: "damage", object: { ref: "unit" } }, { prevent: "all" }, { uses: 1 }),
        until: "turn",
      },
      { do: "draw", amount: 1 },
    ],
  }),
  spell({
    name: "Hostile Takeover",
    supertype: "signature",
    domains: ["mind", "order"],
    energy: 5,
    power: 2,
    tags: ["Renata Glasc"],
    keywords: ["Hidden"],
    text: [
      target("unit", { ...enemyUnit, at: "battlefield" }),
      { do: "takeControl", what: "unit" },
      { do: "ready", what: "unit" },
      {
        do: "delay",
        ability: triggered({ event: "phase", phase: "ending" }, [
          { do: "loseControl", what: "unit" },
          { do: "recall", what: "unit" },
        ]),
        until: "turn",
      },
    ],
  }),
  spell({
    name: "Switcheroo",
    domains: ["chaos"],
    energy: 2,
    power: 2,
    keywords: ["Hidden", "Action"],
    text: [
      target("units", unitAtBattlefield, { min: 2, max: 2, sameLocation: true }),
      { do: "swapMight", what: "units", until: "turn" },
    ],
  }),
];
