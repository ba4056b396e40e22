import {
  type CardDefinition,
  gear,
  pick,
  replacement,
  triggered,
  unit,
  whenPlayed,
} from "@rulebound/language";
import { iAmPlayedOrHold } from "../events.ts";
import { friendlyUnit } from "../filters.ts";
import { findAmongTop } from "../searches.ts";

/** Cards that look into a deck, or put cards on one. */
export const deckCards: readonly CardDefinition[] = [
  unit({
    name: "Undertitan",
    domains: ["order"],
    energy: 6,
    power: 1,
    might: 5,
    tags: ["The Void"],
    abilities: [
      whenPlayed([
        {
          do: "might",
          what: { all: { is: "unit", controlledBy: "you", not: "me" } },
          by: 2,
          until: "turn",
        },
      ]),
      replacement(
        { event: "reveal", object: "me" },
        { also: [{ do: "add", energy: 2 }] },
        { worksIn: "deck" },
      ),
    ],
  }),
  unit({
    name: "Void Hatchling",
    domains: ["fury"],
    energy: 2,
    might: 2,
    tags: ["The Void"],
    abilities: [
      replacement(
        { event: "revealFrom", player: "you" },
        {
          also: [
            { do: "look", top: 1, as: "seen", deck: "replaced" },
            { do: "may", text: [{ do: "recycle", what: "seen" }] },
          ],
        },
      ),
    ],
  }),
  gear({
    name: "Altar of Memories",
    domains: ["order"],
    energy: 2,
    abilities: [
      triggered(
        { event: "die", object: friendlyUnit },
        [
          { do: "draw", amount: 1 },
          pick("card", { zone: "hand", ownedBy: "you" }),
          {
            do: "modes",
            as: "where",
            reached: true,
            options: [
              [{ do: "put", what: "card", into: "deckTop" }],
              [{ do: "put", what: "card", into: "deckBottom" }],
            ],
          },
        ],
        { may: true, cost: { actions: [{ cost: "exhaust", what: "me" }] } },
      ),
    ],
  }),
  unit({
    name: "Ornn, Blacksmith",
    supertype: "champion",
    domains: ["calm"],
    energy: 5,
    power: 1,
    might: 5,
    tags: ["Freljord", "Ornn"],
    abilities: [triggered(iAmPlayedOrHold, findAmongTop(4, { is: "gear" }))],
  }),
];
