import {
  activated,
  battlefieldToken,
  type CardDefinition,
  gearToken,
  passive,
  triggered,
  unitToken,
} from "@rulebound/language";
import { youConquerHere, youHoldHere } from "./events.ts";

const unitTokens: readonly CardDefinition[] = [
  unitToken({ name: "Recruit", might: 1, tags: ["Recruit"] }),
  unitToken({ name: "Sprite", might: 3, tags: ["Fae"], keywords: ["Temporary"] }),
  unitToken({ name: "Sand Soldier", might: 2, tags: ["Shurima"] }),
  unitToken({ name: "Mech", might: 3, tags: ["Mech"] }),
  unitToken({ name: "Reflection", might: 0 }),
  unitToken({ name: "Bird", might: 1, tags: ["Bird"], keywords: ["Deflect"] }),
  unitToken({ name: "Tentacle", might: 1, tags: ["Bilgewater"] }),
];

const gold = gearToken({
  name: "Gold",
  abilities: [
    activated(
      {
        actions: [
          { cost: "kill", what: "me" },
          { cost: "exhaust", what: "me" },
        ],
      },
      [{ do: "add", power: ["any"] }],
      { timing: "reaction" },
    ),
  ],
});

const brush = battlefieldToken({
  name: "Brush",
  abilities: [
    passive({
      fact: "might",
      of: { is: "unit", at: "here", anyTag: ["Bird", "Cat", "Dog", "Poro", "Ivern"] },
      by: 1,
    }),
    triggered({ anyOf: [youConquerHere, youHoldHere] }, [{ do: "swapBack", what: "me" }], { may: true }),
  ],
});

const baronPit = battlefieldToken({
  name: "Baron Pit",
  abilities: [passive({ fact: "moveHere", of: { is: "unit" } })],
});

/** A battlefield without abilities: what a removed player's battlefield becomes (652.2.a), and one to fall back on. */
const bareBattlefield = battlefieldToken({ name: "Bare Battlefield" });

/** The tokens that cards create (187). */
export const tokens: readonly CardDefinition[] = [...unitTokens, gold, brush, baronPit, bareBattlefield];
