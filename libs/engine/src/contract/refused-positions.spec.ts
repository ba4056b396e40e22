import type { Position } from "@rulebound/protocol";
import { positionSchema } from "@rulebound/protocol";
import { describe, expect, it } from "vitest";
import { loadPosition } from "./load.ts";
import { refusalOf } from "./sample-refusals.ts";
import { load, works } from "./sample-works.ts";

type Case = [what: string, position: Position, pointer: string, rule?: string];

const p1 = (entry: NonNullable<Position["players"]>["P1"] & object): Position => ({ players: { P1: entry } });
const gate = (entry: object): Position => ({ battlefields: [{ card: "Void Gate", ...entry }, "Quarry"] });
const titan = (entry: object): Position => p1({ base: ["Poro", { card: "Titan", ...entry }] });

const contradictions: Case[] = [
  ["an unknown card in hand", p1({ hand: ["Poro", "Nobody"] }), "/players/P1/hand/1/card"],
  ["a card that only stands for a keyword", p1({ hand: ["[Vision]"] }), "/players/P1/hand/0/card"],
  ["an unknown battlefield", { battlefields: ["Nowhere"] }, "/battlefields/0/card"],
  ["a copy of an unknown card", titan({ copyOf: "Nobody" }), "/players/P1/base/1/card"],
  [
    "one id for two objects",
    { players: { P1: { hand: [{ card: "Poro", id: "x" }] }, P2: { trash: [{ card: "Spark", id: "x" }] } } },
    "/players/P2/trash/0/id",
  ],
  ["a spell in a base", p1({ base: ["Spark"] }), "/players/P1/base/0/card"],
  ["a rune in a base", p1({ base: ["Fury Rune"] }), "/players/P1/base/0/card"],
  ["a unit among the runes", p1({ runes: ["Poro"] }), "/players/P1/runes/0/card"],
  ["a rune in hand", p1({ hand: ["Fury Rune"] }), "/players/P1/hand/0/card"],
  ["a unit in the rune deck", p1({ runeDeck: ["Poro"] }), "/players/P1/runeDeck/0/card"],
  ["a battlefield in the trash", p1({ trash: ["Void Gate"] }), "/players/P1/trash/0/card"],
  ["a unit as legend", p1({ legend: "Poro" }), "/players/P1/legend/card"],
  ["a spell as champion", p1({ champion: "Spark" }), "/players/P1/champion/card"],
  ["a unit as battlefield", { battlefields: ["Poro"] }, "/battlefields/0/card"],
  ["a gear among the units", gate({ controller: "P1", units: ["Lantern"] }), "/battlefields/0/units/0/card"],
  [
    "an attached gear that is no Equipment",
    titan({ attached: ["Lantern"] }),
    "/players/P1/base/1/attached/0/card",
    "150.1",
  ],
  ["an attached unit", titan({ attached: ["Poro"] }), "/players/P1/base/1/attached/0/card"],
  [
    "Equipment attached to gear",
    p1({ base: [{ card: "Lantern", attached: ["Sword"] }] }),
    "/players/P1/base/0/attached/0",
    "818.1.c.2",
  ],
  [
    "Equipment of a player who isn't there",
    titan({ attached: [{ card: "Sword", controller: "P3" }] }),
    "/players/P1/base/1/attached/0/controller",
  ],
  [
    "something attached this turn that isn't attached",
    titan({ attachedThisTurn: true }),
    "/players/P1/base/1/attachedThisTurn",
    "718",
  ],
  ["a token in hand", p1({ hand: ["Recruit"] }), "/players/P1/hand/0", "186"],
  ["a token in a deck", p1({ deck: ["Recruit"] }), "/players/P1/deck/0", "186"],
  [
    "a token that is said to be a card",
    titan({ card: "Recruit", token: false }),
    "/players/P1/base/1/token",
    "185.1",
  ],
  ["a card that is said to be a token", titan({ token: true }), "/players/P1/base/1/token", "185.1"],
  [
    "two facedown cards at one battlefield",
    gate({ controller: "P1", units: ["Poro"], facedown: ["Ambuscade", "Ambuscade"] }),
    "/battlefields/0/facedown/1",
    "107.3.b",
  ],
  [
    "a facedown card of another than the battlefield's controller",
    gate({ controller: "P1", units: ["Poro"], facedown: [{ card: "Ambuscade", controller: "P2" }] }),
    "/battlefields/0/facedown/0",
    "107.3.c",
  ],
  [
    "a facedown card at nobody's battlefield",
    gate({ facedown: ["Ambuscade"] }),
    "/battlefields/0/facedown/0",
    "107.3.c",
  ],
  [
    "a card hidden in a turn to come",
    {
      turn: { number: 3 },
      ...gate({ controller: "P1", units: ["Poro"], facedown: [{ card: "Ambuscade", hiddenOn: 4 }] }),
    },
    "/battlefields/0/facedown/0/hiddenOn",
  ],
  [
    "a token facedown",
    gate({ controller: "P1", units: ["Poro"], facedown: ["Recruit"] }),
    "/battlefields/0/facedown/0",
    "186",
  ],
  [
    "units of three players at one battlefield",
    {
      mode: "skirmish",
      battlefields: [
        {
          card: "Void Gate",
          units: [
            { card: "Poro", controller: "P1" },
            { card: "Poro", controller: "P2" },
            { card: "Poro", controller: "P3" },
          ],
        },
      ],
    },
    "/battlefields/0/units/2/controller",
    "462",
  ],
  ["a unit that nobody controls", gate({ units: ["Poro"] }), "/battlefields/0/units/0/controller"],
  [
    "a controller who doesn't play",
    gate({ controller: "P3", units: ["Poro"] }),
    "/battlefields/0/controller",
  ],
  ["an owner who doesn't play", titan({ owner: "P4" }), "/players/P1/base/1/owner"],
  ["a player whom the mode doesn't have", { players: { P3: {} } }, "/players/P3"],
  ["a turn of nobody", { turn: { player: "P3" } }, "/turn/player"],
  ["an additional turn of nobody", { turn: { queue: ["P4"] } }, "/turn/queue/0"],
  ["a first player who doesn't play", { turn: { first: "P4" } }, "/turn/first"],
  ["another Might than is computed", titan({ might: 5 }), "/players/P1/base/1/might"],
  ["other keywords than are computed", titan({ keywords: [] }), "/players/P1/base/1/keywords"],
  ["other types than are computed", titan({ types: ["gear"] }), "/players/P1/base/1/types"],
  ["priority of another", { priority: "P2" }, "/priority"],
  ["focus at rest", { focus: "P1" }, "/focus"],
  ["another state of the turn", { turnState: "neutral-closed" }, "/turnState"],
  ["damage on gear", p1({ base: [{ card: "Lantern", damage: 1 }] }), "/players/P1/base/0/damage"],
  ["a buffed rune", p1({ runes: [{ card: "Fury Rune", buffs: 1 }] }), "/players/P1/runes/0/buffs"],
  ["a stunned legend", p1({ legend: { card: "Storm Legend", stunned: true } }), "/players/P1/legend/stunned"],
  [
    "a legend of another",
    p1({ legend: { card: "Storm Legend", controller: "P2" } }),
    "/players/P1/legend/controller",
    "107.4",
  ],
  ["a known card written out", titan({ type: "unit", might: 1 }), "/players/P1/base/1"],
  [
    "a card written out in two ways",
    p1({ base: [{ card: "A", type: "unit", might: 1 }], hand: [{ card: "A", type: "unit", might: 2 }] }),
    "/players/P1/base/0",
  ],
  [
    "Might on a spell written out",
    p1({ hand: [{ card: "A", type: "spell", might: 1 }] }),
    "/players/P1/hand/0/might",
  ],
  [
    "a cost on a rune written out",
    p1({ runes: [{ card: "A", type: "rune", energy: 1 }] }),
    "/players/P1/runes/0/energy",
  ],
  [
    "more spent on cards than in all",
    p1({ thisTurn: { spentEnergy: 2, payments: [{ on: "spell", energy: 3 }] } }),
    "/players/P1/thisTurn/payments",
    "357",
  ],
  ["an unknown card played", p1({ thisTurn: { played: ["Nobody"] } }), "/players/P1/thisTurn/played/0"],
  [
    "an unknown battlefield scored",
    p1({ thisTurn: { scored: ["Nowhere"] } }),
    "/players/P1/thisTurn/scored/0",
  ],
  [
    "a battlefield held that isn't scored",
    { ...p1({ thisTurn: { held: ["Void Gate"] } }), ...gate({}) },
    "/players/P1/thisTurn/held/0",
    "469.2",
  ],
  [
    "a battlefield scored twice by a player",
    { ...p1({ thisTurn: { scored: ["Void Gate", "Void Gate"] } }), ...gate({}) },
    "/players/P1/thisTurn/scored/1",
    "470",
  ],
  [
    "an ambiguous battlefield scored",
    { ...p1({ thisTurn: { scored: ["Quarry"] } }), battlefields: ["Quarry", "Quarry"] },
    "/players/P1/thisTurn/scored/0",
  ],
  [
    "another id for what was replaced",
    { battlefields: [{ card: "Brush", id: "b", replaces: { card: "Void Gate", id: "g" } }] },
    "/battlefields/0/replaces/id",
    "438.1",
  ],
  [
    "belongings of a player who has left",
    { mode: "skirmish", players: { P3: { removed: true, hand: ["Poro"] } } },
    "/players/P3/hand/0",
    "652.3",
  ],
  [
    "a turn of a player who has left",
    { mode: "skirmish", turn: { player: "P3" }, players: { P3: { removed: true } } },
    "/turn/player",
    "652",
  ],
];

const unrest: Case[] = [
  ["another phase", { turn: { phase: "ending" } }, "/turn/phase"],
  ["setup", { turn: { number: 0 } }, "/turn/number"],
  [
    "a chain",
    { chain: [{ id: "x", kind: "spell", controller: "P1", status: "pending" }] },
    "/chain",
    "309.1",
  ],
  ["a showdown", { showdown: { battlefield: "gate" } }, "/showdown", "308.1"],
  [
    "a combat",
    { combat: { battlefield: "gate", attacker: "P1", defender: "P2", step: "damage" } },
    "/combat",
    "308.1",
  ],
  ["a winner", { winner: "P1" }, "/winner", "196"],
  [
    "cards looked at",
    { looking: [{ player: "P1", zone: "P1.deck", cards: [{ card: "Poro", id: "a", incarnation: 0 }] }] },
    "/looking",
    "424",
  ],
  ["points that win", p1({ points: 8 }), "/players/P1/points", "323.1"],
  [
    "points that win at a higher victory score",
    { battlefields: ["Summit"], players: { P1: { points: 9 } } },
    "/players/P1/points",
    "323.1",
  ],
  [
    "units of two players at one battlefield",
    gate({ controller: "P1", units: ["Poro", { card: "Poro", controller: "P2" }] }),
    "/battlefields/0/units",
    "323.9",
  ],
  [
    "a battlefield whose controller has no units there",
    gate({ controller: "P1" }),
    "/battlefields/0/controller",
    "323.6",
  ],
  [
    "a unit where its controller controls nothing",
    gate({ controller: null, units: [{ card: "Poro", controller: "P2" }] }),
    "/battlefields/0/units",
    "323.11.a",
  ],
  [
    "gear at a battlefield",
    gate({ controller: "P1", units: ["Poro"], gear: ["Lantern"] }),
    "/battlefields/0/gear/0",
    "323.7",
  ],
  ["a permanent in another's base", titan({ controller: "P2" }), "/players/P1/base/1/controller", "323.7"],
  ["a contested battlefield", gate({ contested: "P1" }), "/battlefields/0/contested", "323.8"],
  ["a staged showdown", gate({ staged: ["showdown"] }), "/battlefields/0/staged", "323.12"],
  ["an attacker", titan({ attacker: true }), "/players/P1/base/1/attacker", "464.2"],
  ["a defender", titan({ defender: true }), "/players/P1/base/1/defender", "464.2"],
  ["lethal damage in a base", titan({ damage: 6 }), "/players/P1/base/1", "323.5"],
  [
    "lethal damage by what Might is left",
    titan({ damage: 2, mightThisTurn: -4 }),
    "/players/P1/base/1",
    "323.5",
  ],
  [
    "lethal damage behind runes",
    p1({ runes: ["Fury Rune"], base: [{ card: "Poro", damage: 2 }] }),
    "/players/P1/base/0",
    "323.5",
  ],
  [
    "lethal damage at a battlefield",
    gate({ controller: "P1", units: ["Poro", { card: "Raider", damage: 3 }] }),
    "/battlefields/0/units/1",
    "323.5",
  ],
  [
    "damage that an effect makes lethal",
    { players: { P1: { base: ["Dragon"] }, P2: { base: [{ card: "Titan", damage: { P1: 1 } }] } } },
    "/players/P2/base/0",
    "323.5",
  ],
  ["one player left", { players: { P2: { removed: true } } }, "/players", "195"],
];

const beyond: Case[] = [
  ["other rules", { rules: "2025-01-01" }, "/rules"],
  ["an unknown switch", { readings: { some: "thing" } }, "/readings/some"],
  ["an unknown reading", { readings: { additionalTurns: "thing" } }, "/readings/additionalTurns"],
  ["teams", { mode: "magmaChamber" }, "/mode"],
  ["a battlefield that nobody owns", gate({ owner: null }), "/battlefields/0/owner"],
  [
    "a keyword with text of its own",
    p1({ hand: [{ card: "A", type: "unit", keywords: ["Deathknell"] }] }),
    "/players/P1/hand/0/keywords/0",
  ],
  [
    "a keyword without sense",
    titan({ keywordsThisTurn: ["Tank 2"] }),
    "/players/P1/base/1/keywordsThisTurn/0",
  ],
  [
    "an unknown supertype",
    p1({ hand: [{ card: "A", type: "unit", supertype: "constructor" }] }),
    "/players/P1/hand/0/supertype",
  ],
  [
    "further legends beside none",
    p1({ legend: null, otherLegends: ["Storm Legend"] }),
    "/players/P1/otherLegends",
  ],
  ["what was drawn this turn", p1({ thisTurn: { drew: 2 } }), "/players/P1/thisTurn/drew"],
  [
    "what was discarded this turn",
    p1({ thisTurn: { discarded: ["Poro"] } }),
    "/players/P1/thisTurn/discarded",
  ],
];

describe.each([
  ["contradiction", contradictions],
  ["notAtRest", unrest],
  ["unsupported", beyond],
] as const)("refused as %s", (code, cases) => {
  it.each(cases)("%s", (_what, position, pointer, rule) => {
    expect(positionSchema.safeParse(position).error).toBeUndefined();
    expect(refusalOf(() => load(position))).toEqual({ code, rule: rule ?? null, pointer });
  });
});

describe("accepted", () => {
  const accepted: [what: string, position: Position][] = [
    ["equal points at the victory score", { players: { P1: { points: 8 }, P2: { points: 8 } } }],
    [
      "points at the victory score that an opponent has too",
      { mode: "skirmish", players: { P1: { points: 8 }, P2: { points: 8 } } },
    ],
    [
      "points that would win, were the victory score not higher",
      { battlefields: ["Summit"], players: { P1: { points: 8 } } },
    ],
    ["what is computed, said rightly", titan({ might: 6, keywords: ["Tank"], types: ["unit"] })],
    [
      "Assault said without its value of 1",
      p1({ base: [{ card: "A", printed: { type: "unit", keywords: ["Assault"] }, keywords: ["Assault"] }] }),
    ],
    ["damage below Might", titan({ damage: 5 })],
    [
      "damage that an effect makes lethal only to enemies",
      { players: { P1: { base: ["Dragon", { card: "Titan", damage: { P1: 1 } }] } } },
    ],
    ["facts of the turn that are none", p1({ thisTurn: { drew: 0, held: [] } })],
    ["a chosen champion elsewhere", p1({ chosenChampion: "Titan" })],
    ["a chosen champion in its zone", p1({ champion: "Titan", chosenChampion: "Titan" })],
    [
      "the state of the turn",
      { turnState: "neutral-open", priority: "P1", focus: null, chain: [], showdown: null },
    ],
    ["a player who has left", { mode: "skirmish", players: { P3: { removed: true } } }],
    ["no battlefields", { battlefields: [] }],
  ];

  it.each(accepted)("%s", (_what, position) => {
    expect(refusalOf(() => load(position))).toBeNull();
  });
});

it("refuses more cards than it holds", () => {
  const deck = Array.from({ length: 400 }, () => "Poro");
  expect(refusalOf(() => load({ players: { P1: { deck }, P2: { deck } } }))).toMatchObject({
    code: "unsupported",
  });
});

it("refuses scripted chance that it can't carry out", () => {
  const refusal = refusalOf(() => loadPosition(works, {}, 1, [{ recycle: "P1.runeDeck", order: [] }]));
  expect(refusal).toEqual({ code: "unsupported", rule: null, pointer: "/random/0/recycle" });
});
