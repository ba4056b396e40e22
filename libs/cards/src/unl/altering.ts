import { activated, battlefield, type CardDefinition, passive, unit, whenPlayed } from "@rulebound/language";
import { unitHere } from "../filters.ts";

/** Cards whose text alters numbers or abilities in ways of their own. */
export const altering: readonly CardDefinition[] = [
  unit({
    name: "LeBlanc, Everywhere At Once",
    supertype: "champion",
    domains: ["mind"],
    energy: 4,
    might: 4,
    tags: ["LeBlanc", "Noxus"],
    keywords: ["Backline"],
    abilities: [passive({ fact: "dontTrigger", effects: "Temporary", here: true })],
  }),
  unit({
    name: "Kinkou Initiate",
    domains: ["body"],
    energy: 3,
    might: 3,
    tags: ["Ionia"],
    abilities: [
      whenPlayed([
        {
          do: "if",
          if: { atLeast: [{ total: "might", of: { is: "unit", controlledBy: "you", not: "me" } }, 5] },
          text: [{ do: "draw", amount: 1 }],
        },
      ]),
    ],
  }),
  battlefield({
    name: "Gardens of Becoming",
    abilities: [
      passive({
        fact: "abilities",
        of: unitHere,
        abilities: [activated({ actions: [{ cost: "exhaust", what: "me" }] }, [{ do: "gainXp", amount: 1 }])],
      }),
    ],
  }),
];
