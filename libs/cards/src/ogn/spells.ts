import {
  type Ability,
  type CardDefinition,
  passive,
  pick,
  replacement,
  spell,
  target,
  triggered,
  upTo,
} from "@rulebound/language";
import { youConquer } from "../events.ts";
import { aUnit, enemyUnit, friendlyUnit, unitAtBattlefield } from "../filters.ts";

/** A buff can be spent as an additional cost; then the card's own cost is ignored. */
const buffInsteadOfCost: readonly Ability[] = [
  passive({
    fact: "additionalCost",
    cost: { actions: [{ cost: "spendBuff", what: friendlyUnit }] },
    optional: "buff",
  }),
  passive({ fact: "ignoreCost", part: "cost" }, { paid: "buff" }),
];

const fury: readonly CardDefinition[] = [
  spell({
    name: "Cleave",
    domains: ["fury"],
    energy: 1,
    keywords: ["Action"],
    text: [
      target("unit", aUnit),
      { do: "grant", what: "unit", keywords: [{ keyword: "Assault", value: 3 }], until: "turn" },
    ],
  }),
  spell({
    name: "Hextech Ray",
    domains: ["fury"],
    energy: 1,
    power: 1,
    keywords: ["Action"],
    text: [target("unit", unitAtBattlefield), { do: "deal", amount: 3, to: "unit" }],
  }),
  spell({
    name: "Thermo Beam",
    domains: ["fury"],
    energy: 5,
    power: 2,
    keywords: ["Action"],
    text: [{ do: "kill", what: { all: { is: "gear" } } }],
  }),
  spell({
    name: "Void Seeker",
    domains: ["fury"],
    energy: 3,
    power: 1,
    keywords: ["Action"],
    text: [
      target("unit", unitAtBattlefield),
      { do: "deal", amount: 4, to: "unit" },
      { do: "draw", amount: 1 },
    ],
  }),
  spell({
    name: "Falling Star",
    domains: ["fury"],
    energy: 2,
    power: 2,
    text: [
      target("first", aUnit),
      { do: "deal", amount: 3, to: "first" },
      target("second", aUnit),
      { do: "deal", amount: 3, to: "second" },
    ],
  }),
  spell({
    name: "Sky Splitter",
    domains: ["fury"],
    energy: 8,
    power: 1,
    keywords: ["Action"],
    text: [target("unit", unitAtBattlefield), { do: "deal", amount: 5, to: "unit" }],
    abilities: [passive({ fact: "costsLess", energy: { highest: "might", of: friendlyUnit } })],
  }),
];

const calm: readonly CardDefinition[] = [
  spell({
    name: "Charm",
    domains: ["calm"],
    energy: 1,
    power: 1,
    text: [
      target("unit", enemyUnit),
      { do: "choosePlace", as: "place", for: "unit" },
      { do: "move", moves: [{ what: "unit", to: { chosen: "place" } }] },
    ],
  }),
  spell({
    name: "Defy",
    domains: ["calm"],
    energy: 1,
    power: 1,
    keywords: ["Reaction"],
    text: [
      target("spell", { zone: "chain", is: "spell", energyAtMost: 4, powerAtMost: 1 }),
      { do: "counter", what: "spell" },
    ],
  }),
  spell({
    name: "Block",
    domains: ["calm"],
    energy: 2,
    keywords: ["Hidden", "Action"],
    text: [
      target("unit", aUnit),
      {
        do: "grant",
        what: "unit",
        keywords: [{ keyword: "Shield", value: 3 }, { keyword: "Tank" }],
        until: "turn",
      },
    ],
  }),
  spell({
    name: "Discipline",
    domains: ["calm"],
    energy: 2,
    keywords: ["Reaction"],
    text: [
      target("unit", aUnit),
      { do: "might", what: "unit", by: 2, until: "turn" },
      { do: "draw", amount: 1 },
    ],
  }),
  spell({
    name: "Meditation",
    domains: ["calm"],
    energy: 2,
    keywords: ["Reaction"],
    abilities: [
      passive({
        fact: "additionalCost",
        cost: { actions: [{ cost: "exhaust", what: friendlyUnit }] },
        optional: "exhaust",
      }),
    ],
    text: [
      {
        do: "if",
        if: { paid: "exhaust" },
        text: [{ do: "draw", amount: 2 }],
        else: [{ do: "draw", amount: 1 }],
      },
    ],
  }),
];

const mind: readonly CardDefinition[] = [
  spell({
    name: "Singularity",
    domains: ["mind"],
    energy: 6,
    power: 2,
    text: [target("units", aUnit, upTo(2)), { do: "deal", amount: 6, to: "units" }],
  }),
  spell({
    name: "Promising Future",
    domains: ["mind"],
    energy: 5,
    power: 1,
    text: [
      {
        do: "eachPlayer",
        from: "you",
        as: "p",
        text: [
          { do: "look", player: { player: "p" }, top: 5, as: "seen" },
          pick("card", { among: "seen" }, { who: { player: "p" } }),
          { do: "banish", what: "card" },
          { do: "recycle", what: "seen" },
        ],
      },
      {
        do: "eachPlayer",
        from: "next",
        as: "p",
        text: [{ do: "play", what: "card", by: { player: "p" }, ignoring: "energy" }],
      },
    ],
  }),
  spell({
    name: "Time Warp",
    domains: ["mind"],
    energy: 10,
    power: 4,
    text: [{ do: "takeTurn" }, { do: "banish", what: "me" }],
  }),
];

const body: readonly CardDefinition[] = [
  spell({
    name: "Overt Operation",
    domains: ["body"],
    energy: 5,
    power: 2,
    keywords: ["Action"],
    text: [
      {
        do: "eachObject",
        of: friendlyUnit,
        as: "unit",
        text: [
          {
            do: "pay",
            cost: { actions: [{ cost: "spendBuff", what: { ref: "unit" } }] },
            text: [{ do: "ready", what: "unit" }],
          },
        ],
      },
      { do: "buff", what: { all: friendlyUnit } },
    ],
  }),
  spell({
    name: "Confront",
    domains: ["body"],
    energy: 2,
    keywords: ["Action"],
    text: [
      {
        do: "delay",
        ability: replacement(
          { event: "enter", object: { is: "unit" }, player: "you" },
          { entering: "ready" },
        ),
        until: "turn",
      },
      { do: "draw", amount: 1 },
    ],
  }),
  spell({
    name: "Bullet Time",
    supertype: "signature",
    domains: ["body", "chaos"],
    energy: 1,
    tags: ["Miss Fortune"],
    keywords: ["Action"],
    text: [
      target("battlefield", { is: "battlefield" }),
      {
        do: "pay",
        cost: { power: ["any"] },
        times: "any",
        as: "paid",
        text: [
          {
            do: "deal",
            amount: { amount: "paid" },
            to: { all: { is: "unit", side: "enemy", at: { locationOf: "battlefield" } } },
          },
        ],
      },
    ],
  }),
  spell({
    name: "Sabotage",
    domains: ["body"],
    energy: 1,
    power: 1,
    text: [
      { do: "choosePlayer", as: "opponent", from: "opponent" },
      { do: "revealHand", player: { player: "opponent" }, as: "hand" },
      pick("card", { among: "hand", filter: { is: "card", isNot: "unit" } }),
      { do: "recycle", what: "card" },
    ],
  }),
  spell({
    name: "Spoils of War",
    domains: ["body"],
    energy: 4,
    power: 1,
    keywords: ["Reaction"],
    text: [{ do: "draw", amount: 2 }],
    abilities: [passive({ fact: "costsLess", energy: 2 }, { happened: { event: "die", object: enemyUnit } })],
  }),
  spell({
    name: "Wallop",
    domains: ["body"],
    energy: 2,
    keywords: ["Action"],
    abilities: [...buffInsteadOfCost],
    text: [target("unit", aUnit), { do: "ready", what: "unit" }],
  }),
  // The units deal the damage and not the spell (417.6.b.3).
  spell({
    name: "Challenge",
    domains: ["body"],
    energy: 2,
    power: 1,
    keywords: ["Action"],
    text: [
      target("friend", friendlyUnit),
      target("enemy", enemyUnit),
      { do: "dealEachOther", units: ["friend", "enemy"] },
    ],
  }),
];

const chaos: readonly CardDefinition[] = [
  spell({
    name: "Super Mega Death Rocket!",
    supertype: "signature",
    domains: ["fury", "chaos"],
    energy: 4,
    power: 1,
    tags: ["Jinx"],
    text: [target("unit", aUnit), { do: "deal", amount: 5, to: "unit" }],
    abilities: [
      triggered(youConquer, [{ do: "return", what: "me" }], {
        may: true,
        cost: { actions: [{ cost: "discard", count: 1 }] },
        worksIn: "trash",
      }),
    ],
  }),
  spell({
    name: "Possession",
    domains: ["chaos"],
    energy: 8,
    power: 3,
    keywords: ["Action"],
    text: [
      target("unit", { ...enemyUnit, at: "battlefield" }),
      { do: "takeControl", what: "unit" },
      { do: "recall", what: "unit" },
    ],
  }),
  spell({
    name: "Fight or Flight",
    domains: ["chaos"],
    energy: 2,
    keywords: ["Hidden", "Action"],
    text: [
      target("unit", unitAtBattlefield),
      { do: "move", moves: [{ what: "unit", to: { itsBase: "unit" } }] },
    ],
  }),
  spell({
    name: "Gust",
    domains: ["chaos"],
    energy: 1,
    keywords: ["Reaction"],
    text: [target("unit", { is: "unit", at: "battlefield", mightAtMost: 3 }), { do: "return", what: "unit" }],
  }),
  spell({
    name: "Rebuke",
    domains: ["chaos"],
    energy: 2,
    power: 2,
    keywords: ["Action"],
    text: [target("unit", unitAtBattlefield), { do: "return", what: "unit" }],
  }),
  // What is readied is the unit that was moved: with the move ignored, so is the readying (359.3.e.14.a).
  spell({
    name: "Ride The Wind",
    domains: ["chaos"],
    energy: 2,
    power: 1,
    keywords: ["Action"],
    text: [
      target("unit", friendlyUnit),
      { do: "choosePlace", as: "place", for: "unit" },
      { do: "move", moves: [{ what: "unit", to: { chosen: "place" } }], as: "move" },
      { do: "ready", what: "unit", link: "move" },
    ],
  }),
  spell({
    name: "Stacked Deck",
    domains: ["chaos"],
    energy: 1,
    keywords: ["Action"],
    text: [
      { do: "look", top: 3, as: "seen" },
      pick("card", { among: "seen" }),
      { do: "drawFrom", what: "card" },
      { do: "recycle", what: "seen" },
    ],
  }),
];

const order: readonly CardDefinition[] = [
  spell({
    name: "Hidden Blade",
    domains: ["order"],
    energy: 2,
    power: 1,
    keywords: ["Hidden", "Action"],
    text: [
      target("unit", unitAtBattlefield),
      { do: "kill", what: "unit", as: "kill" },
      { do: "draw", player: { controllerOf: "unit" }, amount: 2, link: "kill" },
    ],
  }),
  spell({
    name: "Vengeance",
    domains: ["order"],
    energy: 4,
    power: 2,
    text: [target("unit", aUnit), { do: "kill", what: "unit" }],
  }),
  // The battlefield is no target (355.10.b): it is looked up from the enemy unit, if that is still a legal one.
  spell({
    name: "Zenith Blade",
    supertype: "signature",
    domains: ["calm", "order"],
    energy: 3,
    power: 2,
    tags: ["Leona"],
    keywords: ["Action"],
    text: [
      target("enemy", { ...enemyUnit, at: "battlefield" }),
      { do: "stun", what: "enemy" },
      target("friend", friendlyUnit),
      { do: "may", text: [{ do: "move", moves: [{ what: "friend", to: { locationOf: "enemy" } }] }] },
    ],
  }),
  spell({
    name: "Call to Glory",
    domains: ["order"],
    energy: 3,
    keywords: ["Reaction"],
    abilities: [...buffInsteadOfCost],
    text: [target("unit", aUnit), { do: "might", what: "unit", by: 3, until: "turn" }],
  }),
];

export const spells: readonly CardDefinition[] = [...fury, ...calm, ...mind, ...body, ...chaos, ...order];
