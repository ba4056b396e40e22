import { type CardDefinition, chooseOne, passive, pick, spell, target, triggered } from "@rulebound/language";
import { aUnit, unitAtBattlefield } from "../filters.ts";

const endOfTurn = { event: "phase" as const, phase: "ending" as const };

export const spells: readonly CardDefinition[] = [
  spell({
    name: "Cataclysmic Duel",
    domains: ["body"],
    energy: 8,
    power: 3,
    text: [
      {
        do: "eachPlayer",
        from: "turnPlayer",
        as: "player",
        text: [
          {
            do: "choose",
            as: "unit",
            who: { player: "player" },
            from: { is: "unit", controlledBy: { player: "player" } },
            into: "chosen",
          },
        ],
      },
      { do: "kill", what: { all: { is: "unit", not: "chosen" } } },
    ],
  }),
  spell({
    name: "Clairvoyance",
    domains: ["mind"],
    energy: 7,
    keywords: ["Reaction"],
    text: [
      { do: "predict", amount: 5 },
      { do: "draw", amount: 2 },
    ],
  }),
  spell({
    name: "Guttural Roar",
    domains: ["body"],
    energy: 2,
    keywords: ["Action"],
    text: [
      target("unit", aUnit),
      {
        do: "if",
        if: { fits: "unit", filter: { empowered: true } },
        text: [{ do: "might", what: "unit", by: 4, until: "turn" }],
        else: [{ do: "might", what: "unit", by: 2, until: "turn" }],
      },
    ],
  }),
  spell({
    name: "Ki Barrier",
    domains: ["order"],
    energy: 2,
    power: 1,
    keywords: ["Reaction"],
    text: [target("unit", aUnit), { do: "prevent", what: "unit", amount: 7, until: "turn" }],
  }),
  spell({
    name: "Shock Blast",
    domains: ["mind"],
    energy: 3,
    power: 1,
    keywords: ["Action"],
    text: [target("unit", unitAtBattlefield), { do: "deal", amount: 4, to: "unit" }],
    abilities: [
      passive(
        { fact: "costsLess", energy: 2 },
        { exists: { zone: "wholeBoard", controlledBy: "you", empowered: true } },
      ),
    ],
  }),
  spell({
    name: "Sanction",
    domains: ["calm"],
    energy: 3,
    power: 1,
    keywords: ["Reaction"],
    text: [
      chooseOne(
        [
          target("unit", aUnit),
          { do: "empower", what: "unit" },
          {
            do: "delay",
            ability: triggered(endOfTurn, [{ do: "disempower", what: "unit" }]),
            until: "turn",
          },
        ],
        [
          target("unit", { is: "unit", empowered: true }),
          { do: "disempower", what: "unit" },
          {
            do: "delay",
            ability: triggered(endOfTurn, [{ do: "empower", what: "unit" }]),
            until: "turn",
          },
        ],
      ),
    ],
  }),
  spell({
    name: "Decree of Strength",
    domains: ["body"],
    energy: 1,
    text: [
      { do: "choosePlayer", as: "opponent", from: "opponent" },
      { do: "revealHand", player: { player: "opponent" }, as: "hand" },
      pick("card", { among: "hand", filter: { is: "card", domain: "mind" } }),
      { do: "recycle", what: "card" },
    ],
  }),
  spell({
    name: "Decree of Unity",
    domains: ["order"],
    energy: 2,
    power: 1,
    text: [
      target("it", { side: "enemy", domain: "chaos", anyOf: [{ is: "unit" }, { is: "gear" }] }),
      { do: "kill", what: "it" },
    ],
  }),
];
