import {
  activated,
  battlefield,
  type CardDefinition,
  legend,
  passive,
  spell,
  target,
  triggered,
  unit,
} from "@rulebound/language";
import { youHoldHere } from "../events.ts";
import { unitAtBattlefield } from "../filters.ts";

/** Cards about what others cost, what is or may be spent on them, and who may play them. */
export const costCards: readonly CardDefinition[] = [
  legend({
    name: "Diana, Scorn of the Moon",
    domains: ["mind", "chaos"],
    tags: ["Diana"],
    abilities: [
      activated(
        { actions: [{ cost: "exhaust", what: "me" }] },
        [{ do: "add", energy: 1, for: "showdowns" }],
        { timing: "reaction" },
      ),
    ],
  }),
  battlefield({
    name: "The Academy",
    abilities: [
      triggered(youHoldHere, [
        {
          do: "delay",
          ability: { ...passive({ fact: "repeat", cost: "base" }), next: { is: "spell" } },
          until: "turn",
        },
      ]),
    ],
  }),
  unit({
    name: "Prepared Neophyte",
    domains: ["fury"],
    energy: 3,
    might: 1,
    tags: ["Shadow Isles"],
    abilities: [passive({ fact: "might", of: "me", by: 4 }, { spentOn: "spell", energyAtLeast: 4 })],
  }),
  unit({
    name: "Revna the Lorekeeper",
    domains: ["fury"],
    energy: 7,
    power: 1,
    might: 7,
    tags: ["Freljord"],
    keywords: ["Ganking"],
    abilities: [
      triggered({ event: "played", object: { is: "spell" }, player: "you", energySpent: 4 }, [
        { do: "ready", what: "me" },
      ]),
    ],
  }),
  unit({
    name: "Syndra, Transcendent",
    supertype: "champion",
    domains: ["chaos"],
    energy: 6,
    power: 1,
    might: 6,
    tags: ["Ionia", "Syndra"],
    abilities: [
      passive(
        {
          fact: "repeat",
          of: { is: "spell", zone: "chain", side: "friendly" },
          cost: { energy: 2, power: ["chaos"] },
        },
        { fits: "me", filter: { in: "showdown" } },
      ),
    ],
  }),
  spell({
    name: "Lilting Lullaby",
    supertype: "signature",
    domains: ["calm", "mind"],
    energy: 2,
    power: 2,
    tags: ["Lillia"],
    keywords: ["Reaction"],
    text: [
      target("spell", { zone: "chain", is: "spell" }),
      { do: "counter", what: "spell" },
      {
        do: "delay",
        ability: passive({ fact: "cantPlay", of: { is: "spell" }, who: { controllerOf: "spell" } }),
        until: "turn",
      },
    ],
  }),
  spell({
    name: "Undying Loyalty",
    domains: ["order"],
    energy: 2,
    power: 1,
    abilities: [
      passive(
        { fact: "costsLess", energy: 2 },
        { fits: "me", filter: { chooses: { anyTag: ["Bird", "Cat", "Dog", "Poro"] } } },
      ),
    ],
    text: [
      target("unit", { zone: "trash", is: "unit", ownedBy: "you", energyAtMost: 2, powerAtMost: 1 }),
      { do: "play", what: "unit", ignoring: "cost" },
    ],
  }),
  spell({
    name: "Curtain Call",
    supertype: "signature",
    domains: ["fury", "mind"],
    energy: 4,
    tags: ["Jhin"],
    repeat: [{ energy: 1 }, { power: ["any"] }, { energy: 1, power: ["any"] }],
    text: [
      {
        do: "modes",
        as: "mode",
        unlike: "others",
        options: [
          [{ do: "draw", amount: 1 }],
          [target("hit", unitAtBattlefield), { do: "deal", amount: 2, to: "hit" }],
          [target("home", { is: "unit", at: "base" }), { do: "deal", amount: 3, to: "home" }],
          [target("weak", unitAtBattlefield), { do: "might", what: "weak", by: -4, until: "turn" }],
        ],
      },
    ],
  }),
];
