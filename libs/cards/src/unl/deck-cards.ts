import {
  type CardDefinition,
  deathknell,
  pick,
  spell,
  target,
  triggered,
  unit,
  upTo,
  whenPlayed,
} from "@rulebound/language";
import { iHold } from "../events.ts";
import { enemyUnit, friendlyUnit } from "../filters.ts";

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
    text: [
      { do: "look", top: 3, as: "seen" },
      pick("found", { among: "seen", filter: { is: "unit" } }, upTo(1)),
      { do: "revealPicked", what: "found" },
      { do: "drawFrom", what: "found" },
      { do: "recycle", what: "seen" },
    ],
  }),
  unit({
    name: "Fate Weaver",
    domains: ["mind"],
    energy: 5,
    might: 4,
    tags: ["Ionia"],
    abilities: [
      whenPlayed([
        { do: "look", top: 4, as: "seen" },
        pick("found", { among: "seen", filter: { is: "spell", energyAtLeast: 4 } }, upTo(1)),
        { do: "revealPicked", what: "found" },
        { do: "drawFrom", what: "found" },
        { do: "recycle", what: "seen" },
      ]),
    ],
  }),
  unit({
    name: "Rift Herald",
    domains: ["order"],
    energy: 8,
    power: 1,
    might: 7,
    tags: ["The Void"],
    abilities: [
      triggered({ event: "move", object: "me", to: "battlefield" }, [
        { do: "look", top: 3, as: "seen" },
        pick("found", { among: "seen", filter: { is: "unit" } }, upTo(1)),
        { do: "revealPicked", what: "found" },
        { do: "drawFrom", what: "found" },
        { do: "recycle", what: "seen" },
      ]),
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
      triggered({ anyOf: [{ event: "played", object: "me" }, iHold] }, [
        { do: "look", top: 3, as: "seen" },
        pick("found", { among: "seen", filter: { is: "unit" } }, upTo(1)),
        { do: "revealPicked", what: "found" },
        { do: "drawFrom", what: "found" },
        { do: "recycle", what: "seen" },
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
