import { type CardDefinition, unit, whenPlayed } from "@rulebound/language";

/** Cards about points and the Victory Score. */
export const pointCards: readonly CardDefinition[] = [
  unit({
    name: "Poppy, Paragon",
    supertype: "champion",
    domains: ["body"],
    energy: 5,
    might: 5,
    tags: ["Demacia", "Poppy", "Yordle"],
    keywords: ["Deflect"],
    abilities: [
      whenPlayed(
        [
          { do: "ready", what: "me" },
          { do: "gainXp", amount: 3 },
        ],
        { if: { nearVictory: "opponent", within: 3 } },
      ),
    ],
  }),
];
