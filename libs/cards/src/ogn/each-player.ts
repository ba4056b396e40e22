import { type CardDefinition, type Filter, type Instruction, pick, spell } from "@rulebound/language";
import { aUnit } from "../filters.ts";

const player = { player: "player" } as const;

/** The player whose round it is kills one of their own. */
const killsOne = (of: Filter): Instruction[] => [
  { do: "choose", as: "one", who: player, from: { ...of, controlledBy: player } },
  { do: "kill", what: "one", who: player },
];

/** The player whose round it is keeps two. */
const keepsTwo = (as: string, from: Filter): Instruction => ({
  do: "choose",
  as,
  who: player,
  from,
  min: 2,
  max: 2,
  into: "kept",
});

/** Spells of Origins that have players choose one after the other. */
export const eachPlayerSpells: readonly CardDefinition[] = [
  spell({
    name: "Acceptable Losses",
    domains: ["chaos"],
    energy: 1,
    keywords: ["Action"],
    text: [{ do: "eachPlayer", from: "turnPlayer", as: "player", text: killsOne({ is: "gear" }) }],
  }),
  spell({
    name: "Blind Fury",
    domains: ["fury"],
    energy: 4,
    power: 2,
    keywords: ["Action"],
    text: [
      {
        do: "eachPlayer",
        from: "next",
        others: true,
        as: "player",
        text: [{ do: "reveal", player, top: 1, as: "seen", into: "revealed" }],
      },
      pick("card", { among: "revealed" }),
      { do: "banish", what: "card" },
      { do: "play", what: "card", ignoring: "cost" },
      { do: "recycle", what: "revealed" },
    ],
  }),
  spell({
    name: "Cull the Weak",
    domains: ["order"],
    energy: 2,
    power: 1,
    text: [{ do: "eachPlayer", from: "turnPlayer", as: "player", text: killsOne(aUnit) }],
  }),
  spell({
    name: "Divine Judgment",
    domains: ["order"],
    energy: 7,
    power: 2,
    text: [
      {
        do: "eachPlayer",
        from: "turnPlayer",
        as: "player",
        text: [
          keepsTwo("units", { is: "unit", controlledBy: player }),
          keepsTwo("gear", { is: "gear", controlledBy: player }),
          keepsTwo("runes", { is: "rune", controlledBy: player }),
          keepsTwo("cards", { zone: "hand", ownedBy: player }),
        ],
      },
      {
        do: "recycle",
        what: {
          all: { anyOf: [{ is: "unit" }, { is: "gear" }, { is: "rune" }, { zone: "hand" }], not: "kept" },
        },
      },
    ],
  }),
  spell({
    name: "King's Edict",
    domains: ["order"],
    energy: 6,
    power: 2,
    text: [
      {
        do: "eachPlayer",
        from: "next",
        others: true,
        as: "player",
        text: [
          {
            do: "choose",
            as: "unit",
            who: player,
            from: { is: "unit", side: "enemy", not: "chosen" },
            into: "chosen",
          },
        ],
      },
      { do: "kill", what: "chosen" },
    ],
  }),
  spell({
    name: "Whirlwind",
    domains: ["chaos"],
    energy: 3,
    power: 1,
    text: [
      {
        do: "eachPlayer",
        from: "next",
        as: "player",
        text: [
          {
            do: "may",
            who: player,
            text: [
              { do: "choose", as: "unit", who: player, from: aUnit },
              { do: "return", what: "unit", who: player },
            ],
          },
        ],
      },
    ],
  }),
];
