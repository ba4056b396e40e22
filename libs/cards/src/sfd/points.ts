import { type CardDefinition, passive, unit } from "@rulebound/language";

/** Cards about points and the Victory Score. */
export const pointCards: readonly CardDefinition[] = [
  unit({
    name: "Tianna Crownguard",
    domains: ["calm"],
    energy: 7,
    power: 2,
    might: 4,
    tags: ["Demacia", "Elite"],
    keywords: ["Deflect"],
    abilities: [
      passive({ fact: "cantGainPoints", who: "opponent" }, { fits: "me", filter: { at: "battlefield" } }),
    ],
  }),
];
