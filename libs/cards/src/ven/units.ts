import {
  activated,
  type CardDefinition,
  passive,
  replacement,
  target,
  triggered,
  unit,
  whenPlayed,
} from "@rulebound/language";
import { iConquer } from "../events.ts";
import { friendlyUnit, unitAtBattlefield } from "../filters.ts";

export const units: readonly CardDefinition[] = [
  unit({
    name: "Ol' Poro",
    domains: ["calm"],
    energy: 2,
    might: 4,
    tags: ["Bandle City", "Poro"],
    abilities: [
      passive(
        { fact: "cantPlay", of: "me" },
        { all: [{ yourTurn: true }, { not: { atLeast: [{ turnsOf: "you" }, 4] } }] },
      ),
    ],
  }),
  unit({
    name: "Otterpus",
    domains: ["mind"],
    energy: 2,
    might: 2,
    tags: ["Bandle City"],
    abilities: [
      replacement(
        { event: "gainPoint", scored: true },
        { instead: [{ do: "draw", amount: 1, player: "eventPlayer" }] },
        { if: { all: [{ turnOf: "eventPlayer" }, { not: { atLeast: [{ turnsOf: "eventPlayer" }, 3] } }] } },
      ),
    ],
  }),
  unit({
    name: "Mask Mother",
    domains: ["chaos"],
    energy: 3,
    might: 3,
    tags: ["Shadow Isles", "Spirit"],
    abilities: [
      triggered(
        { event: "discard", object: "me", player: "you" },
        [target("unit", friendlyUnit), { do: "might", what: "unit", by: 2, until: "turn" }],
        { may: true, cost: { energy: 1 }, worksIn: "trash" },
      ),
    ],
  }),
  unit({
    name: "Sandstone Chimera",
    domains: ["calm"],
    energy: 7,
    power: 2,
    might: 8,
    tags: ["Shurima"],
    abilities: [passive({ fact: "channelAmount", amount: 1 }, { fits: "me", filter: { at: "battlefield" } })],
  }),
  unit({
    name: "Affectionate Poro",
    domains: ["calm"],
    energy: 3,
    might: 3,
    tags: ["Noxus", "Poro"],
    abilities: [
      triggered({ event: "combatEnd", withMe: true }, [{ do: "draw", amount: 1 }], {
        if: { not: { damagedThisTurn: "me" } },
      }),
    ],
  }),
  unit({
    name: "Horns of the Dragon",
    domains: ["order"],
    energy: 6,
    might: 6,
    tags: ["Ionia"],
    keywords: ["Tank"],
  }),
  unit({
    name: "Soulspinner",
    domains: ["order"],
    energy: 3,
    might: 3,
    tags: ["Shadow Isles", "Spider"],
    keywords: ["Ambush"],
  }),
  unit({
    name: "Profiteer",
    domains: ["body"],
    energy: 4,
    might: 4,
    tags: ["Shurima"],
    abilities: [
      whenPlayed(
        [
          target("thing", {
            zone: "wholeBoard",
            anyOf: [{ is: "legend" }, { is: "unit" }, { is: "gear" }],
          }),
          { do: "empower", what: "thing" },
        ],
        {
          may: true,
          cost: {
            actions: [
              { cost: "disempower", what: { zone: "wholeBoard", controlledBy: "you", empowered: true } },
            ],
          },
        },
      ),
    ],
  }),
  unit({
    name: "Tomb-Raider Barbara",
    domains: ["calm"],
    energy: 4,
    might: 4,
    tags: ["Shurima"],
    abilities: [
      whenPlayed(
        [
          target("gear", { is: "gear", side: "enemy" }),
          {
            do: "if",
            if: { fits: "gear", filter: { empowered: true } },
            text: [{ do: "disempower", what: "gear" }],
            else: [{ do: "kill", what: "gear" }],
          },
        ],
        { if: { exists: { is: "rune", controlledBy: "you" }, atLeast: 7 } },
      ),
    ],
  }),
  unit({
    name: "Sky Cruiser",
    domains: ["mind"],
    energy: 4,
    power: 1,
    might: 3,
    tags: ["Piltover"],
    abilities: [
      activated(
        {
          energy: 1,
          actions: [
            { cost: "discard", what: { is: "gear" }, count: 1 },
            { cost: "exhaust", what: "me" },
          ],
        },
        [target("unit", unitAtBattlefield), { do: "deal", amount: 4, to: "unit" }],
      ),
    ],
  }),
  unit({
    name: "Kennen, Storm of Shuriken",
    supertype: "champion",
    domains: ["chaos"],
    energy: 3,
    power: 1,
    might: 4,
    tags: ["Kennen", "Yordle"],
    abilities: [
      whenPlayed([{ do: "burn", amount: 2 }]),
      triggered(iConquer, [
        target("spell", { is: "spell", zone: "trash", ownedBy: "you" }),
        { do: "grant", what: "spell", keywords: [{ keyword: "Flow", cost: "base" }], until: "turn" },
      ]),
    ],
  }),
];
