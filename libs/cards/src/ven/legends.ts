import {
  activated,
  type CardDefinition,
  empower,
  iAmEmpowered,
  legend,
  target,
  triggered,
  upTo,
} from "@rulebound/language";
import { aUnit, friendlyUnit, unitAtBattlefield } from "../filters.ts";

/** A legend becomes empowered as its player empowers something else. */
const empoweredAlong = triggered({ event: "empower", player: "you", object: { not: "me" } }, [
  { do: "empower", what: "me" },
]);

export const legends: readonly CardDefinition[] = [
  legend({
    name: "Nasus, Curator of the Sands",
    domains: ["calm", "mind"],
    tags: ["Nasus"],
    abilities: [
      triggered(
        {
          anyOf: [
            { event: "played", player: "you", object: { is: "unit", energyAtLeast: 7 } },
            { event: "played", player: "you", object: { is: "gear", energyAtLeast: 7 } },
            { event: "useAbility", player: "you", abilityEnergy: 7 },
          ],
        },
        [target("runes", { is: "rune" }, upTo(2)), { do: "ready", what: "runes" }],
        { may: true, cost: { actions: [{ cost: "exhaust", what: "me" }] } },
      ),
    ],
  }),
  legend({
    name: "Akali, Rogue Assassin",
    domains: ["fury", "calm"],
    tags: ["Akali"],
    abilities: [
      empower({ energy: 3, power: ["any"] }),
      activated(
        { actions: [{ cost: "exhaust", what: "me" }] },
        [
          target("unit", { ...friendlyUnit, in: "showdown" }),
          {
            do: "if",
            if: { yourTurn: true },
            text: [
              { do: "move", moves: [{ what: "unit", to: { itsBase: "unit" } }] },
              { do: "if", if: iAmEmpowered, text: [{ do: "ready", what: "unit" }] },
            ],
          },
        ],
        { timing: "action" },
      ),
    ],
  }),
  legend({
    name: "Ambessa, Matriarch of War",
    domains: ["body", "order"],
    tags: ["Ambessa"],
    abilities: [
      empoweredAlong,
      activated(
        {
          power: ["any"],
          actions: [
            { cost: "disempower", what: "me" },
            { cost: "exhaust", what: "me" },
          ],
        },
        [target("unit", aUnit), { do: "ready", what: "unit" }],
      ),
    ],
  }),
  legend({
    name: "Jayce, Defender of Tomorrow",
    domains: ["mind", "body"],
    tags: ["Jayce"],
    abilities: [
      empower({ energy: 2, power: ["any", "any"] }),
      activated({ energy: 1, actions: [{ cost: "exhaust", what: "me" }] }, [
        target("gear", { is: "gear" }),
        { do: "ready", what: "gear" },
      ]),
      activated(
        { energy: 1, actions: [{ cost: "exhaust", what: "me" }] },
        [target("gear", { is: "gear" }, { min: 2, max: 2 }), { do: "ready", what: "gear" }],
        { while: iAmEmpowered },
      ),
    ],
  }),
  legend({
    name: "Mel, Soul's Reflection",
    domains: ["mind", "chaos"],
    tags: ["Mel"],
    abilities: [
      empoweredAlong,
      activated(
        {
          actions: [
            { cost: "disempower", what: "me" },
            { cost: "exhaust", what: "me" },
          ],
        },
        [target("unit", unitAtBattlefield), { do: "might", what: "unit", by: -2, until: "turn" }],
      ),
    ],
  }),
  legend({
    name: "Zed, Master of Shadows",
    domains: ["fury", "chaos"],
    tags: ["Zed"],
    abilities: [
      triggered({ event: "banish", player: "you", object: { ownedBy: "you", token: false } }, [
        { do: "empower", what: "me" },
      ]),
      activated(
        {
          actions: [
            { cost: "disempower", what: "me" },
            { cost: "exhaust", what: "me" },
          ],
        },
        [
          { do: "discard", amount: 1 },
          { do: "draw", amount: 1 },
        ],
        { timing: "action" },
      ),
    ],
  }),
];
