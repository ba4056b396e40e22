import {
  type CardDefinition,
  passive,
  pick,
  replacement,
  spell,
  target,
  triggered,
  upTo,
} from "@rulebound/language";
import { aUnit, enemyUnit, friendlyUnit } from "../filters.ts";

export const spells: readonly CardDefinition[] = [
  spell({
    name: "Turn to Dust",
    domains: ["mind"],
    energy: 2,
    text: [
      target("gear", { is: "gear" }),
      { do: "grant", what: "gear", keywords: [{ keyword: "Temporary" }], until: "stay" },
    ],
  }),
  spell({
    name: "Lotus Trap",
    domains: ["fury"],
    energy: 2,
    keywords: ["Hidden", "Reaction"],
    text: [
      target("unit", aUnit),
      {
        do: "delay",
        ability: replacement({ event: "damage", object: { ref: "unit" } }, { amount: "double" }),
        until: "turn",
      },
    ],
  }),
  spell({
    name: "Eclipse",
    domains: ["mind"],
    energy: 3,
    keywords: ["Reaction"],
    text: [
      target("unit", aUnit),
      { do: "might", what: "unit", by: -4, until: "turn" },
      { do: "predict", amount: 1 },
    ],
  }),
  spell({
    name: "Mirror Image",
    supertype: "signature",
    domains: ["mind", "order"],
    energy: 3,
    power: 2,
    tags: ["LeBlanc"],
    text: [
      target("unit", aUnit),
      { do: "playToken", token: "Reflection", to: { baseOf: "you" }, entering: "ready", as: "token" },
      {
        do: "doThis",
        ability: {
          text: [
            { do: "becomeCopy", what: "token", of: "unit" },
            { do: "grant", what: "token", keywords: [{ keyword: "Temporary" }], until: "stay" },
          ],
        },
      },
    ],
  }),
  spell({
    name: "Bone Skewer",
    domains: ["chaos"],
    energy: 2,
    power: 1,
    keywords: ["Hidden"],
    text: [
      target("battlefield", { is: "battlefield" }),
      { do: "choosePlayer", as: "opponent", from: "opponent" },
      { do: "revealHand", player: { player: "opponent" }, as: "hand" },
      pick("unit", { among: "hand", filter: aUnit }, upTo(1)),
      {
        do: "play",
        what: "unit",
        by: { player: "opponent" },
        to: { locationOf: "battlefield" },
        ignoring: "all",
        as: "played",
      },
      {
        do: "if",
        if: { did: "played" },
        text: [{ do: "doThis", ability: { text: [{ do: "stun", what: "played" }] } }],
      },
    ],
  }),
  // Each of the two instructions has a target of its own; the second has none while it is inactive (727.1.b).
  spell({
    name: "Skyward Strike",
    domains: ["calm"],
    energy: 2,
    power: 1,
    text: [
      target("moved", enemyUnit),
      { do: "choosePlace", as: "place", for: "moved" },
      { do: "move", moves: [{ what: "moved", to: { chosen: "place" } }] },
      {
        do: "if",
        if: { xpAtLeast: 6 },
        text: [target("stunned", enemyUnit), { do: "stun", what: "stunned" }],
      },
    ],
  }),
  spell({
    name: "Heedless Resurrection",
    domains: ["chaos"],
    energy: 2,
    power: 1,
    keywords: ["Reaction"],
    abilities: [
      passive({
        fact: "additionalCost",
        cost: { actions: [{ cost: "kill", what: friendlyUnit, as: "killed unit" }] },
      }),
    ],
    text: [
      target("unit", {
        zone: "trash",
        is: "unit",
        ownedBy: "you",
        energyAtMost: { energyCost: "killed unit" },
        powerAtMost: { powerCost: "killed unit" },
      }),
      { do: "play", what: "unit", ignoring: "cost" },
    ],
  }),
  spell({
    name: "Conscription",
    domains: ["chaos"],
    energy: 5,
    power: 2,
    abilities: [
      passive({
        fact: "additionalCost",
        cost: { actions: [{ cost: "spendXp", amount: 5 }] },
        optional: "draft",
      }),
    ],
    text: [
      {
        do: "if",
        if: { paid: "draft" },
        text: [target("unit", { ...enemyUnit, at: "battlefield" })],
        else: [target("unit", { ...enemyUnit, at: "battlefield", mightAtMost: 3 })],
      },
      { do: "takeControl", what: "unit" },
      { do: "exhaust", what: "unit" },
      { do: "recall", what: "unit" },
    ],
  }),
  spell({
    name: "Grim Resolve",
    domains: ["body"],
    energy: 2,
    keywords: ["Action"],
    text: [
      target("unit", friendlyUnit),
      { do: "might", what: "unit", by: 3, until: "turn" },
      {
        do: "delay",
        ability: triggered({ event: "winCombat", object: { ref: "unit" } }, [{ do: "gainXp", amount: 2 }]),
        until: "turn",
      },
    ],
  }),
  spell({
    name: "Abandon",
    domains: ["chaos"],
    energy: 2,
    keywords: ["Reaction"],
    text: [
      target("spell", { zone: "chain", is: "spell" }),
      { do: "counter", what: "spell", to: "hand" },
      { do: "predict", amount: 1 },
    ],
  }),
];
