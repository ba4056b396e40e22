import { type CardDefinition, spell, target, triggered } from "@rulebound/language";
import { enemyUnit, friendlyUnit } from "../filters.ts";

/** Cards about who deals damage, how it is shared out, and what it kills. */
export const damageCards: readonly CardDefinition[] = [
  spell({
    name: "Alpha Strike",
    supertype: "signature",
    domains: ["calm", "body"],
    energy: 3,
    power: 1,
    tags: ["Master Yi"],
    keywords: ["Action"],
    text: [
      target("unit", friendlyUnit),
      target("enemies", { ...enemyUnit, at: "battlefield" }, { max: 99 }),
      { do: "deal", amount: { might: "unit" }, by: "unit", to: "enemies", split: true },
      {
        do: "delay",
        ability: triggered({ event: "die", object: { is: "unit" }, killedBy: "me" }, [
          { do: "gainXp", amount: 1 },
        ]),
        until: "turn",
      },
    ],
  }),
];
