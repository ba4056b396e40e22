import { anyNumber, type CardDefinition, replacement, target, triggered, unit } from "@rulebound/language";
import { enemyUnitHere } from "../filters.ts";

/** Cards about points and the Victory Score. */
export const pointCards: readonly CardDefinition[] = [
  unit({
    name: "Corrupted Dragon",
    domains: ["body"],
    energy: 10,
    power: 2,
    might: 10,
    tags: ["Dragon", "Shadow Isles"],
    abilities: [
      replacement(
        { event: "enter", object: "me" },
        { entering: "ready" },
        { if: { not: { nearVictory: "you", within: 3 } } },
      ),
      triggered(
        { event: "attack", object: "me" },
        [
          target("enemies", { ...enemyUnitHere, mightAtMost: 5 }, anyNumber),
          { do: "move", moves: [{ what: "enemies", to: "ownBase" }] },
        ],
        { may: true },
      ),
    ],
  }),
];
