import { activated, type CardDefinition, legend, triggered } from "@rulebound/language";

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
