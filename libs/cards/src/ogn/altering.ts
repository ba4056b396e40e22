import {
  activated,
  battlefield,
  type CardDefinition,
  passive,
  pick,
  spell,
  target,
  triggered,
  unit,
} from "@rulebound/language";
import { youHoldHere } from "../events.ts";
import { friendlyUnit } from "../filters.ts";

/** Cards whose text alters numbers, buffs or abilities in ways of their own. */
export const altering: readonly CardDefinition[] = [
  unit({
    name: "Draven, Showboat",
    supertype: "champion",
    domains: ["fury"],
    energy: 5,
    power: 1,
    might: 3,
    tags: ["Draven", "Noxus"],
    abilities: [passive({ fact: "might", of: "me", by: { points: "you" } })],
  }),
  spell({
    name: "Stand United",
    domains: ["calm"],
    energy: 3,
    keywords: ["Hidden", "Action"],
    text: [
      target("unit", friendlyUnit),
      { do: "buff", what: "unit" },
      { do: "delay", ability: passive({ fact: "buffsWorth", of: friendlyUnit, more: 1 }), until: "turn" },
    ],
  }),
  unit({
    name: "Lee Sin, Ascetic",
    supertype: "champion",
    domains: ["calm"],
    energy: 5,
    power: 1,
    might: 5,
    tags: ["Ionia", "Lee Sin"],
    keywords: ["Shield"],
    abilities: [
      activated({ actions: [{ cost: "exhaust", what: "me" }] }, [{ do: "buff", what: "me" }]),
      passive({ fact: "anyNumberOfBuffs", of: "me" }),
    ],
  }),
  unit({
    name: "Heimerdinger, Inventor",
    supertype: "champion",
    domains: ["mind"],
    energy: 3,
    power: 1,
    might: 3,
    tags: ["Heimerdinger", "Piltover", "Yordle"],
    abilities: [
      passive({
        fact: "abilitiesOf",
        of: "me",
        from: {
          anyOf: [
            { is: "legend", side: "friendly" },
            { is: "unit", side: "friendly" },
            { is: "gear", side: "friendly" },
          ],
        },
        costing: "exhaust",
      }),
    ],
  }),
  battlefield({
    name: "Hallowed Tomb",
    abilities: [
      triggered(
        youHoldHere,
        [
          pick("champion", { zone: "trash", ownedBy: "you", chosenChampionOf: "you" }),
          { do: "put", what: "champion", into: "champion" },
        ],
        { may: true },
      ),
    ],
  }),
  unit({
    name: "Fiora, Victorious",
    supertype: "champion",
    domains: ["order"],
    energy: 4,
    might: 4,
    tags: ["Demacia", "Fiora"],
    abilities: [
      passive(
        {
          fact: "keywords",
          of: "me",
          keywords: [{ keyword: "Deflect" }, { keyword: "Ganking" }, { keyword: "Shield" }],
        },
        { fits: "me", filter: { mightAtLeast: 5 } },
      ),
    ],
  }),
  spell({
    name: "Smoke Screen",
    domains: ["mind"],
    energy: 2,
    power: 1,
    keywords: ["Reaction"],
    text: [target("unit", { is: "unit" }), { do: "might", what: "unit", by: -4, min: 1, until: "turn" }],
  }),
];
