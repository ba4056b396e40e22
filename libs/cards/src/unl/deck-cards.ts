import {
  type CardDefinition,
  deathknell,
  pick,
  spell,
  target,
  triggered,
  unit,
  whenPlayed,
} from "@rulebound/language";
import { iAmPlayedOrHold } from "../events.ts";
import { enemyUnit, friendlyUnit } from "../filters.ts";
import { findAmongTop } from "../searches.ts";

/** Cards that look into a deck, or put cards on one. */
export const deckCards: readonly CardDefinition[] = [
  spell({
    name: "Keeper's Verdict",
    supertype: "signature",
    domains: ["body", "order"],
    energy: 2,
    power: 2,
    tags: ["Poppy"],
    keywords: ["Action"],
    text: [
      target("unit", { ...enemyUnit, at: "battlefield" }),
      {
        do: "modes",
        as: "where",
        reached: true,
        who: { ownerOf: "unit" },
        options: [
          [{ do: "put", what: "unit", into: "deckTop", who: { ownerOf: "unit" } }],
          [{ do: "put", what: "unit", into: "deckBottom", who: { ownerOf: "unit" } }],
        ],
      },
    ],
  }),
  spell({
    name: "Double Trouble",
    domains: ["calm"],
    energy: 2,
    repeat: [{ energy: 2 }],
    text: findAmongTop(3, { is: "unit" }),
  }),
  unit({
    name: "Fate Weaver",
    domains: ["mind"],
    energy: 5,
    might: 4,
    tags: ["Ionia"],
    abilities: [whenPlayed(findAmongTop(4, { is: "spell", energyAtLeast: 4 }))],
  }),
  unit({
    name: "Rift Herald",
    domains: ["order"],
    energy: 8,
    power: 1,
    might: 7,
    tags: ["The Void"],
    abilities: [
      triggered({ event: "move", object: "me", to: "battlefield" }, findAmongTop(3, { is: "unit" })),
      deathknell([
        pick("unit", { zone: "hand", is: "unit", ownedBy: "you" }),
        { do: "play", what: "unit", to: { baseOf: "you" }, ignoring: "energy" },
      ]),
    ],
  }),
  unit({
    name: "Ivern, Nurturer",
    supertype: "champion",
    domains: ["calm"],
    energy: 5,
    power: 1,
    might: 4,
    tags: ["Ionia", "Ivern"],
    abilities: [
      triggered(iAmPlayedOrHold, [
        ...findAmongTop(3, { is: "unit" }),
        {
          do: "if",
          if: { fits: "found", filter: { anyTag: ["Bird", "Cat", "Dog", "Poro"] } },
          text: [
            {
              do: "doThis",
              ability: { text: [target("unit", friendlyUnit), { do: "buff", what: "unit" }] },
            },
          ],
        },
      ]),
    ],
  }),
];
