import {
  activated,
  type CardDefinition,
  empower,
  equip,
  type Filter,
  gear,
  iAmEmpowered,
  passive,
  replacement,
  target,
  triggered,
  whenPlayed,
} from "@rulebound/language";
import { aUnit, friendlyUnit } from "../filters.ts";

const enemySpells: Filter = { zone: "chain", is: "spell", side: "enemy" };

export const gearCards: readonly CardDefinition[] = [
  gear({
    name: "Bottled Constellation",
    domains: ["mind"],
    energy: 10,
    power: 2,
    abilities: [
      triggered({ event: "phase", phase: "main", player: "you" }, [{ do: "gainPoints", amount: 1 }], {
        may: true,
        cost: {
          actions: [{ cost: "kill", what: { is: "permanent", side: "friendly", not: "me" }, count: 3 }],
        },
      }),
    ],
  }),
  gear({
    name: "Endless Riches",
    domains: ["fury"],
    energy: 5,
    power: 1,
    abilities: [
      whenPlayed([
        {
          do: "banish",
          what: {
            all: {
              anyOf: [
                { zone: "hand", ownedBy: "you" },
                { zone: "trash", ownedBy: "you" },
              ],
            },
          },
        },
        { do: "burn", amount: 7 },
      ]),
      replacement({ event: "phase", phase: "draw", player: "you" }, { skip: true }),
      passive({ fact: "playFrom", of: { is: "card", ownedBy: "you" }, zone: "trash" }),
      replacement(
        { event: "trash", object: { is: "card", token: false, ownedBy: "you" } },
        { instead: [{ do: "banish", what: "it" }] },
      ),
    ],
  }),
  gear({
    name: "Glowstone",
    domains: ["order"],
    energy: 2,
    abilities: [
      empower({ power: ["any", "any"] }),
      activated(
        {
          actions: [
            { cost: "disempower", what: "me" },
            { cost: "exhaust", what: "me" },
          ],
        },
        [
          { do: "choosePlayer", as: "player", from: "any" },
          { do: "takeControl", what: "me", who: { player: "player" } },
          { do: "recall", what: "me", who: { player: "player" } },
        ],
      ),
      triggered({ event: "phase", phase: "ending", player: "you" }, [
        { do: "kill", what: "me" },
        { do: "deal", amount: 5, to: { all: { is: "unit", controlledBy: "you" } } },
      ]),
    ],
  }),
  gear({
    name: "Helm of Suppression",
    domains: ["calm"],
    energy: 4,
    power: 1,
    abilities: [
      empower({ energy: 4, power: ["calm"] }),
      passive({ fact: "costsMore", of: enemySpells, energy: 1 }, { not: iAmEmpowered }),
      passive({ fact: "costsMore", of: enemySpells, energy: 1, power: ["any"] }, iAmEmpowered),
    ],
  }),
  gear({
    name: "Hextech Disc",
    domains: ["body"],
    energy: 4,
    power: 1,
    abilities: [
      empower({ actions: [{ cost: "exhaust", what: "me" }] }),
      activated(
        {
          energy: 1,
          actions: [
            { cost: "disempower", what: "me" },
            { cost: "exhaust", what: "me" },
          ],
        },
        [{ do: "playToken", token: "Mech", to: { baseOf: "you" } }],
      ),
    ],
  }),
  gear({
    name: "Hextech Formula",
    domains: ["mind"],
    energy: 2,
    abilities: [
      replacement({ event: "enter", object: "me" }, { entering: "exhausted" }),
      activated({ actions: [{ cost: "exhaust", what: "me" }] }, [
        target("gear", { is: "gear", not: "me" }),
        { do: "empower", what: "gear" },
      ]),
    ],
  }),
  gear({
    name: "Questionable Tome",
    domains: ["mind"],
    energy: 3,
    abilities: [
      empower({ actions: [{ cost: "exhaust", what: "me" }] }),
      activated(
        {
          energy: 1,
          actions: [
            { cost: "disempower", what: "me" },
            { cost: "exhaust", what: "me" },
          ],
        },
        [{ do: "draw", amount: 1 }],
      ),
    ],
  }),
  gear({
    name: "Rage Amplifier",
    domains: ["fury"],
    energy: 4,
    power: 1,
    abilities: [
      empower({ energy: 6, power: ["fury"] }),
      passive({ fact: "might", of: { is: "unit", controlledBy: "you" }, by: 1 }, { not: iAmEmpowered }),
      passive({ fact: "might", of: { is: "unit", controlledBy: "you" }, by: 2 }, iAmEmpowered),
    ],
  }),
  gear({
    name: "Tools of Empire",
    domains: ["body"],
    energy: 4,
    abilities: [
      empower({ energy: 2 }),
      activated({ actions: [{ cost: "exhaust", what: "me" }] }, [
        target("unit", aUnit),
        {
          do: "if",
          if: iAmEmpowered,
          text: [{ do: "might", what: "unit", by: 4, until: "turn" }],
          else: [{ do: "might", what: "unit", by: 2, until: "turn" }],
        },
      ]),
    ],
  }),
  gear({
    name: "Shady Spectacles",
    domains: ["order"],
    energy: 4,
    tags: ["Equipment"],
    abilities: [
      equip({ energy: 1, power: ["order"] }),
      replacement(
        { event: "attach", object: "me", topMost: aUnit },
        { attaching: { becomeCopyOf: { ...friendlyUnit, not: "topMost" } } },
      ),
    ],
    mightBonus: 0,
  }),
  gear({
    name: "Forgotten Relic",
    domains: ["chaos"],
    energy: 5,
    abilities: [
      triggered(
        {
          anyOf: [
            { event: "played", object: "me" },
            { event: "phase", phase: "beginning", player: "you" },
          ],
        },
        [
          { do: "burn", amount: 1, as: "burned" },
          {
            do: "if",
            if: { fits: "burned", filter: { is: "unit" } },
            text: [
              {
                do: "doThis",
                ability: {
                  text: [
                    target("unit", friendlyUnit),
                    { do: "might", what: "unit", by: { might: "burned" }, until: "turn" },
                  ],
                },
              },
            ],
          },
        ],
      ),
    ],
  }),
  gear({
    name: "Jagged Cutlass",
    domains: ["body"],
    energy: 3,
    tags: ["Equipment"],
    mightBonus: 2,
    abilities: [equip({ power: ["body"] })],
    effect: [passive({ fact: "cantMove", of: "me", by: "enemyEffects" })],
  }),
];
