import {
  anyNumber,
  type CardDefinition,
  passive,
  spell,
  target,
  unit,
  whenPlayed,
} from "@rulebound/language";
import { enemyUnit } from "../filters.ts";

/** Cards of Vendetta whose choices are out of the ordinary. */
export const choosingCards: readonly CardDefinition[] = [
  spell({
    name: "Decree of Discord",
    domains: ["chaos"],
    energy: 1,
    power: 1,
    text: [
      target("units", { ...enemyUnit, domain: "order" }, { ...anyNumber, totalMightAtMost: 5 }),
      { do: "return", what: "units" },
    ],
  }),
  unit({
    name: "Fallen Feline",
    domains: ["order"],
    energy: 2,
    power: 1,
    might: 3,
    tags: ["Cat", "Piltover"],
    abilities: [
      whenPlayed([{ do: "name", one: { card: "spell" }, as: "spell" }]),
      passive(
        { fact: "cantPlay", of: { is: "spell", named: { kept: "spell" } }, who: "opponent" },
        { fits: "me", filter: { at: "battlefield" } },
      ),
    ],
  }),
  spell({
    name: "Rebuttal",
    supertype: "signature",
    domains: ["mind", "chaos"],
    energy: 1,
    power: 1,
    tags: ["Mel"],
    keywords: ["Reaction"],
    text: [
      target("spell", { zone: "chain", is: "spell", energyAtMost: 4 }),
      {
        do: "pay",
        cost: { power: ["any"] },
        text: [
          { do: "takeControl", what: "spell" },
          { do: "newChoices", what: "spell" },
        ],
        else: [{ do: "counter", what: "spell" }],
      },
    ],
  }),
];
