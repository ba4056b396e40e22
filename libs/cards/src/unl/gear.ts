import {
  activated,
  type CardDefinition,
  type Condition,
  equip,
  type Filter,
  gear,
  pick,
  target,
  triggered,
  whenPlayed,
} from "@rulebound/language";
import { iConquer } from "../events.ts";

const yourUnitsAtBattlefields: Filter = { is: "unit", controlledBy: "you", at: "battlefield" };
const justFour = (of: Filter): Condition[] => [
  { exists: of, atLeast: 4 },
  { not: { exists: of, atLeast: 5 } },
];

export const gearCards: readonly CardDefinition[] = [
  gear({
    name: "Shard of Undoing",
    domains: ["order"],
    energy: 6,
    abilities: [
      triggered(
        { event: "die", object: { is: "unit", side: "friendly" } },
        [
          {
            do: "eachPlayer",
            from: "next",
            others: true,
            as: "player",
            text: [
              pick("unit", { is: "unit", controlledBy: { player: "player" } }, { who: { player: "player" } }),
              { do: "kill", what: "unit", who: { player: "player" } },
            ],
          },
        ],
        { nthEachTurn: 1, if: { all: [{ yourTurn: true }, { phase: "beginning" }] } },
      ),
    ],
  }),
  gear({
    name: "Cursed Sarcophagus",
    domains: ["chaos"],
    energy: 4,
    power: 1,
    abilities: [
      whenPlayed([
        { do: "banish", what: { all: { zone: "trash", is: "unit", ownedBy: "you" } }, with: "me" },
      ]),
      activated({ actions: [{ cost: "exhaust", what: "me" }] }, [
        target("unit", { zone: "banishment", is: "unit", banishedWith: "me" }),
        { do: "play", what: "unit", ignoring: "nothing" },
      ]),
    ],
  }),
  gear({
    name: "Sumpworks Map",
    domains: ["mind"],
    energy: 2,
    keywords: ["Reaction", "Temporary"],
    abilities: [
      triggered(
        {
          anyOf: [
            { event: "conquer", player: "opponent" },
            { event: "hold", player: "opponent" },
          ],
        },
        [{ do: "draw", amount: 1 }],
      ),
    ],
  }),
  gear({
    name: "Gutter Palace",
    domains: ["mind"],
    energy: 4,
    abilities: [
      triggered({ event: "phase", phase: "beginning", player: "you" }, [{ do: "winGame" }], {
        if: { all: [...justFour({ zone: "hand", ownedBy: "you" }), ...justFour(yourUnitsAtBattlefields)] },
      }),
      activated(
        {
          actions: [
            { cost: "discard", count: 1 },
            { cost: "exhaust", what: "me" },
          ],
        },
        [{ do: "playToken", token: "Bird" }],
      ),
    ],
  }),
  gear({
    name: "Hextech Gauntlets",
    supertype: "signature",
    domains: ["fury", "order"],
    energy: 3,
    tags: ["Equipment", "Vi"],
    abilities: [equip({ energy: 3, power: ["any"] }, { costsLess: { might: "unit" } })],
    mightBonus: 3,
    effect: [
      triggered(iConquer, [{ do: "draw", amount: 1 }], { if: { atLeast: [{ excessDamage: "you" }, 3] } }),
    ],
  }),
  gear({
    name: "Shepherd's Heirloom",
    domains: ["order"],
    energy: 2,
    tags: ["Equipment"],
    abilities: [
      whenPlayed([{ do: "gainXp", amount: 1 }]),
      equip({ actions: [{ cost: "spendXp", amount: 1 }] }),
    ],
    mightBonus: 2,
  }),
];
