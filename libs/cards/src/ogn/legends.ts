import { activated, type CardDefinition, legend, target, triggered } from "@rulebound/language";
import { friendlyUnit } from "../filters.ts";

export const legends: readonly CardDefinition[] = [
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
];
