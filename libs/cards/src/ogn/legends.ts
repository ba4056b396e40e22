import { activated, type CardDefinition, legend, replacement, target, triggered } from "@rulebound/language";
import { youConquer } from "../events.ts";
import { friendlyUnit } from "../filters.ts";

export const legends: readonly CardDefinition[] = [
  legend({
    name: "Yasuo, Unforgiven",
    domains: ["calm", "chaos"],
    tags: ["Yasuo"],
    abilities: [
      activated({ energy: 2, actions: [{ cost: "exhaust", what: "me" }] }, [
        target("unit", friendlyUnit),
        { do: "choosePlace", as: "place", for: "unit", fromOrToBase: true },
        { do: "move", moves: [{ what: "unit", to: { chosen: "place" } }] },
      ]),
    ],
  }),
  legend({
    name: "Jinx, Loose Cannon",
    domains: ["fury", "chaos"],
    tags: ["Jinx"],
    abilities: [
      triggered({ event: "phase", phase: "beginning", player: "you" }, [
        { do: "if", if: { handAtMost: 1 }, text: [{ do: "draw", amount: 1 }] },
      ]),
    ],
  }),
  legend({
    name: "Lee Sin, Blind Monk",
    domains: ["calm", "body"],
    tags: ["Lee Sin"],
    abilities: [
      activated({ energy: 1, actions: [{ cost: "exhaust", what: "me" }] }, [
        target("unit", friendlyUnit),
        { do: "buff", what: "unit" },
      ]),
    ],
  }),
  legend({
    name: "Viktor, Herald of the Arcane",
    domains: ["mind", "order"],
    tags: ["Viktor"],
    abilities: [
      activated({ energy: 1, actions: [{ cost: "exhaust", what: "me" }] }, [
        { do: "playToken", token: "Recruit" },
      ]),
    ],
  }),
  legend({
    name: "Sett, The Boss",
    supertype: "champion",
    domains: ["body", "order"],
    tags: ["Sett"],
    abilities: [
      replacement(
        { event: "die", object: { is: "unit", side: "friendly", buffed: true } },
        {
          instead: [
            { do: "spendBuff", what: "it" },
            { do: "exhaust", what: "it" },
            { do: "recall", what: "it" },
          ],
        },
        { may: true, cost: { power: ["any"], actions: [{ cost: "exhaust", what: "me" }] } },
      ),
      triggered(youConquer, [{ do: "ready", what: "me" }]),
    ],
  }),
];
