import { anyNumber, type CardDefinition, spell, target } from "@rulebound/language";
import { unitAtBattlefield } from "../filters.ts";

/** Cards of Origins whose choices are out of the ordinary. */
export const choosingCards: readonly CardDefinition[] = [
  spell({
    name: "Fox-Fire",
    supertype: "signature",
    domains: ["calm", "mind"],
    energy: 3,
    tags: ["Ahri"],
    keywords: ["Hidden", "Action"],
    text: [
      target("units", unitAtBattlefield, { ...anyNumber, sameLocation: true, totalMightAtMost: 4 }),
      { do: "kill", what: "units" },
    ],
  }),
  spell({
    name: "Mystic Reversal",
    domains: ["calm"],
    energy: 4,
    power: 3,
    keywords: ["Reaction"],
    text: [
      target("spell", { zone: "chain", is: "spell" }),
      { do: "takeControl", what: "spell" },
      { do: "newChoices", what: "spell" },
    ],
  }),
];
