import { type CardDefinition, pick, spell, triggered, unit, upTo } from "@rulebound/language";

/** Cards that look into a deck. */
export const deckCards: readonly CardDefinition[] = [
  unit({
    name: "Pakaa Protector",
    domains: ["calm"],
    energy: 5,
    might: 4,
    tags: ["Cat", "Shurima"],
    abilities: [
      triggered({ event: "move", object: "me" }, [
        { do: "reveal", top: 1, as: "seen" },
        {
          do: "if",
          if: { fits: "seen", filter: { is: "unit" } },
          text: [{ do: "drawFrom", what: "seen" }],
          else: [
            { do: "put", what: "seen", into: "trash" },
            { do: "might", what: "me", by: 2, until: "turn" },
          ],
        },
      ]),
    ],
  }),
  spell({
    name: "Lightning Rush",
    supertype: "signature",
    domains: ["order", "chaos"],
    energy: 1,
    tags: ["Kennen"],
    keywords: [{ keyword: "Flow", cost: { energy: 2, power: ["any"] } }],
    text: [
      { do: "look", top: 3, as: "seen" },
      pick("card", { among: "seen" }, upTo(1)),
      { do: "drawFrom", what: "card" },
      { do: "put", what: "seen", into: "trash" },
    ],
  }),
];
