import {
  activated,
  anyNumber,
  type CardDefinition,
  type Condition,
  gear,
  passive,
  spell,
  target,
  triggered,
  unit,
} from "@rulebound/language";
import { iConquer, iHold } from "../events.ts";
import { enemyUnit } from "../filters.ts";

const ivernsTags = ["Bird", "Cat", "Dog", "Poro"];

const haveAllOf = (tags: string[]): Condition => ({
  all: tags.map((tag) => ({ exists: { is: "unit", side: "friendly", anyTag: [tag] } })),
});

/** Cards of Unleashed whose choices are out of the ordinary. */
export const choosingCards: readonly CardDefinition[] = [
  spell({
    name: "Tricksy Tentacles",
    domains: ["calm"],
    energy: 4,
    power: 1,
    text: [
      target("units", enemyUnit, { ...anyNumber, sameController: true, totalMightAtMost: 8 }),
      { do: "choosePlace", as: "place", for: "units" },
      { do: "move", moves: [{ what: "units", to: { chosen: "place" } }] },
    ],
  }),
  gear({
    name: "The List",
    domains: ["chaos"],
    energy: 1,
    abilities: [
      passive({ fact: "nameAsPlayed", one: "tag", as: "tag" }),
      activated({ actions: [{ cost: "exhaust", what: "me" }] }, [
        target("unit", { is: "unit", anyTag: { kept: "tag" } }),
        { do: "might", what: "unit", by: -2, until: "turn" },
      ]),
    ],
  }),
  unit({
    name: "Ivern, Friend to All",
    supertype: "champion",
    domains: ["order"],
    energy: 6,
    might: 6,
    tags: ["Ionia", "Ivern"],
    abilities: [
      passive({ fact: "nameAsPlayed", one: { tag: ivernsTags }, as: "tag" }),
      passive({ fact: "tags", of: "me", tags: { kept: "tag" } }),
      triggered({ anyOf: [iConquer, iHold] }, [
        { do: "if", if: haveAllOf(ivernsTags), text: [{ do: "gainPoints", amount: 1 }] },
      ]),
    ],
  }),
];
