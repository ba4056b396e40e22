import { battlefield, type CardDefinition, passive, triggered } from "@rulebound/language";
import { youConquerHere } from "../events.ts";
import { aUnit } from "../filters.ts";

export const battlefields: readonly CardDefinition[] = [
  battlefield({
    name: "Ornn's Forge",
    abilities: [
      passive(
        {
          fact: "costsLess",
          of: { zone: "chain", is: "gear", side: "friendly", token: false },
          energy: 1,
        },
        {
          all: [
            { fits: "me", filter: { controlledBy: "you" } },
            { not: { happened: { event: "played", object: { is: "gear", token: false }, player: "you" } } },
          ],
        },
      ),
    ],
  }),
  battlefield({
    name: "Rockfall Path",
    abilities: [passive({ fact: "cantPlayTo", of: aUnit, places: { is: "battlefield", at: "here" } })],
  }),
  battlefield({
    name: "Minefield",
    abilities: [triggered(youConquerHere, [{ do: "burn", amount: 2 }])],
  }),
  battlefield({
    name: "Marai Spire",
    abilities: [
      passive(
        { fact: "costsLess", of: { zone: "chain", side: "friendly" }, part: "repeat", energy: 1 },
        {
          not: { fits: "me", filter: { battlefield: "uncontrolled" } },
        },
      ),
    ],
  }),
  battlefield({ name: "Forgotten Monument", abilities: [passive({ fact: "cantScore", beforeTurn: 3 })] }),
];
