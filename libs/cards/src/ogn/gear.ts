import {
  activated,
  type CardDefinition,
  type Domain,
  gear,
  pick,
  replacement,
  target,
  triggered,
  upTo,
} from "@rulebound/language";
import { aUnit, friendlyUnit, unitAtBattlefield } from "../filters.ts";

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

const ironBallista = gear({
  name: "Iron Ballista",
  domains: ["fury"],
  energy: 3,
  abilities: [
    replacement({ event: "enter", object: "me" }, { entering: "exhausted" }),
    activated({ actions: [{ cost: "exhaust", what: "me" }] }, [
      target("unit", unitAtBattlefield),
      { do: "deal", amount: 2, to: "unit" },
    ]),
  ],
});

const orbOfRegret = gear({
  name: "Orb of Regret",
  domains: ["mind"],
  energy: 1,
  abilities: [
    activated({ actions: [{ cost: "exhaust", what: "me" }] }, [
      target("unit", aUnit),
      { do: "might", what: "unit", by: -1, min: 1, until: "turn" },
    ]),
  ],
});

const energyConduit = gear({
  name: "Energy Conduit",
  domains: ["mind"],
  energy: 3,
  abilities: [
    activated({ actions: [{ cost: "exhaust", what: "me" }] }, [{ do: "add", energy: 1 }], {
      timing: "reaction",
    }),
  ],
});

const arenaBar = gear({
  name: "Arena Bar",
  domains: ["body"],
  energy: 3,
  abilities: [
    activated({ actions: [{ cost: "exhaust", what: "me" }] }, [
      target("unit", { ...friendlyUnit, exhausted: true }),
      { do: "buff", what: "unit" },
    ]),
  ],
});

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
  gear({
    name: "Dazzling Aurora",
    domains: ["body"],
    energy: 9,
    power: 2,
    abilities: [
      triggered({ event: "phase", phase: "ending", player: "you" }, [
        { do: "revealUntil", until: { is: "unit" }, as: "seen", found: "unit" },
        { do: "banish", what: "unit" },
        { do: "play", what: "unit", ignoring: "cost" },
        { do: "recycle", what: "seen" },
      ]),
    ],
  }),
  gear({
    name: "Treasure Trove",
    domains: ["chaos"],
    energy: 2,
    abilities: [
      triggered({ event: "leaveBoard", object: "me" }, [
        { do: "draw", amount: 1 },
        { do: "channel", amount: 1, exhausted: true },
      ]),
      activated({ power: ["own"], actions: [{ cost: "exhaust", what: "me" }] }, [{ do: "kill", what: "me" }]),
    ],
  }),
  gear({
    name: "Symbol of the Solari",
    domains: ["order"],
    energy: 1,
    abilities: [
      replacement(
        { event: "combatTie", player: "you" },
        { instead: [{ do: "recall", what: { all: { is: "unit", at: "there" } } }] },
      ),
    ],
  }),
  gear({
    name: "Scrapheap",
    domains: ["chaos"],
    energy: 2,
    abilities: [
      triggered(
        {
          anyOf: [
            { event: "played", object: "me" },
            { event: "die", object: "me" },
          ],
        },
        [{ do: "draw", amount: 1 }],
      ),
      triggered({ event: "discard", object: "me" }, [{ do: "draw", amount: 1 }], { worksIn: "trash" }),
    ],
  }),
  ironBallista,
  seal("Seal of Rage", "fury"),
  zhonyasHourglass,
  seal("Seal of Focus", "calm"),
  orbOfRegret,
  energyConduit,
  seal("Seal of Insight", "mind"),
  arenaBar,
  seal("Seal of Strength", "body"),
  seal("Seal of Discord", "chaos"),
  baitedHook,
  seal("Seal of Unity", "order"),
  gear({
    name: "Garbage Grabber",
    domains: ["mind"],
    energy: 2,
    abilities: [
      activated(
        {
          energy: 1,
          actions: [
            { cost: "recycle", what: { zone: "trash", ownedBy: "you" }, count: 3 },
            { cost: "exhaust", what: "me" },
          ],
        },
        [{ do: "draw", amount: 1 }],
      ),
    ],
  }),
  gear({
    name: "Unlicensed Armory",
    domains: ["fury"],
    energy: 2,
    abilities: [
      activated(
        {
          actions: [
            { cost: "discard", count: 1 },
            { cost: "exhaust", what: "me" },
          ],
        },
        [
          target("unit", friendlyUnit),
          {
            do: "delay",
            ability: replacement(
              { event: "die", object: { ref: "unit" } },
              {
                instead: [
                  { do: "exhaust", what: "it" },
                  { do: "recall", what: "it" },
                ],
              },
              { may: true, cost: { power: ["fury"] }, uses: 1 },
            ),
            until: "turn",
          },
        ],
      ),
    ],
  }),
];
