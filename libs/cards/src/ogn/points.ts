import { type CardDefinition, passive, spell } from "@rulebound/language";

/** Cards about points and the Victory Score. */
export const pointCards: readonly CardDefinition[] = [
  spell({
    name: "Find Your Center",
    domains: ["calm"],
    energy: 3,
    keywords: ["Action"],
    text: [
      { do: "draw", amount: 1 },
      { do: "channel", amount: 1, exhausted: true },
    ],
    abilities: [passive({ fact: "costsLess", energy: 2 }, { nearVictory: "opponent", within: 3 })],
  }),
];
