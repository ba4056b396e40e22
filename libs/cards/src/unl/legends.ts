import { type CardDefinition, type Filter, legend, target, triggered } from "@rulebound/language";
import { youConquerOrHold } from "../events.ts";

const banishedByMe: Filter = { zone: "banishment", is: "spell", banishedWith: "me" };

export const legends: readonly CardDefinition[] = [
  legend({
    name: "Jhin, Virtuoso",
    domains: ["fury", "mind"],
    tags: ["Jhin"],
    abilities: [
      triggered(
        { event: "played", player: "you", object: { is: "spell" }, energySpent: 4 },
        [
          { do: "banish", what: "it", with: "me" },
          {
            do: "if",
            if: { exists: banishedByMe, atLeast: 4 },
            text: [
              { do: "put", what: { all: banishedByMe }, into: "trash" },
              { do: "channel", amount: 4 },
              { do: "draw", amount: 1 },
            ],
          },
        ],
        { may: true },
      ),
    ],
  }),
  legend({
    name: "Ivern, Green Father",
    domains: ["calm", "order"],
    tags: ["Ivern"],
    abilities: [
      triggered(youConquerOrHold, [{ do: "replace", what: "there", with: "Brush" }], {
        may: true,
        cost: { actions: [{ cost: "exhaust", what: "me" }] },
      }),
    ],
  }),
  legend({
    name: "LeBlanc, Deceiver",
    domains: ["mind", "order"],
    tags: ["LeBlanc"],
    abilities: [
      triggered(
        youConquerOrHold,
        [
          { do: "playToken", token: "Reflection", to: "there", entering: "ready", as: "token" },
          {
            do: "doThis",
            ability: {
              text: [
                target("other", { is: "unit", at: { locationOf: "token" }, not: "token" }),
                { do: "becomeCopy", what: "token", of: "other" },
                { do: "grant", what: "token", keywords: [{ keyword: "Temporary" }], until: "stay" },
              ],
            },
          },
        ],
        {
          may: true,
          cost: {
            actions: [
              { cost: "discard", count: 1 },
              { cost: "exhaust", what: "me" },
            ],
          },
        },
      ),
    ],
  }),
];
