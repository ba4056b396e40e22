import {
  activated,
  type CardDefinition,
  type Domain,
  gear,
  pick,
  replacement,
  target,
  upTo,
} from "@rulebound/language";
import { friendlyUnit } from "../filters.ts";

/** The six Seals differ in their domain only. */
function seal(name: string, domain: Domain): CardDefinition {
  return gear({
    name,
    domains: [domain],
    energy: 0,
    power: 1,
    abilities: [
      activated({ actions: [{ cost: "exhaust", what: "me" }] }, [{ do: "add", power: [domain] }], {
        timing: "reaction",
      }),
    ],
  });
}

const zhonyasHourglass = gear({
  name: "Zhonya's Hourglass",
  domains: ["calm"],
  energy: 2,
  keywords: ["Hidden"],
  abilities: [
    replacement(
      { event: "die", object: friendlyUnit },
      {
        instead: [
          { do: "kill", what: "me" },
          { do: "heal", what: "it" },
          { do: "exhaust", what: "it" },
          { do: "recall", what: "it" },
        ],
      },
    ),
  ],
});

/** The Might asked for is that of the unit really killed: with the kill replaced it is null, and no unit fits. */
const baitedHook = gear({
  name: "Baited Hook",
  domains: ["order"],
  energy: 3,
  abilities: [
    activated({ energy: 1, power: ["order"], actions: [{ cost: "exhaust", what: "me" }] }, [
      target("unit", friendlyUnit),
      { do: "kill", what: "unit", as: "killed" },
      { do: "look", top: 5, as: "seen" },
      pick(
        "found",
        { among: "seen", filter: { is: "unit", mightAtMost: { plus: [{ might: "killed" }, 1] } } },
        upTo(1),
      ),
      { do: "banish", what: "found" },
      { do: "play", what: "found", ignoring: "cost" },
      { do: "recycle", what: "seen" },
    ]),
  ],
});

export const gearCards: readonly CardDefinition[] = [
  seal("Seal of Rage", "fury"),
  zhonyasHourglass,
  seal("Seal of Focus", "calm"),
  seal("Seal of Insight", "mind"),
  seal("Seal of Strength", "body"),
  seal("Seal of Discord", "chaos"),
  baitedHook,
  seal("Seal of Unity", "order"),
];
