import {
  activated,
  basicRune,
  battlefield,
  battlefieldToken,
  type CardDefinition,
  deathknell,
  equip,
  gear,
  passive,
  replacement,
  spell,
  target,
  triggered,
  unit,
  unitToken,
  whenPlayed,
} from "@rulebound/language";

/** Made-up cards for specs of this room, each with one thing that matters; none of the game's own. */
const units: readonly CardDefinition[] = [
  unit({ name: "Pip", domains: ["fury"], energy: 1, might: 1 }),
  unit({ name: "Bruiser", domains: ["fury"], energy: 2, power: 1, might: 3 }),
  unit({ name: "Giant", domains: ["body"], energy: 5, might: 6 }),
  unit({ name: "Pacifist", domains: ["calm"], energy: 1, might: 0 }),
  unit({ name: "Shieldbearer", domains: ["calm"], energy: 3, might: 3, keywords: ["Tank"] }),
  unit({ name: "Archer", domains: ["calm"], energy: 3, might: 3, keywords: ["Backline"] }),
  unit({ name: "Rider", domains: ["chaos"], energy: 2, might: 2, keywords: ["Ganking"] }),
  unit({ name: "Sprinter", domains: ["fury"], energy: 2, might: 2, keywords: ["Accelerate"] }),
  unit({ name: "Thorn", domains: ["order"], energy: 2, might: 2, keywords: ["Deflect"] }),
  unit({ name: "Lurker", domains: ["chaos"], energy: 3, might: 2, keywords: ["Hidden"] }),
  unit({ name: "Flicker", domains: ["chaos"], energy: 1, might: 1, keywords: ["Reaction"] }),
  unit({
    name: "Sleeper",
    domains: ["calm"],
    energy: 1,
    might: 2,
    abilities: [replacement({ event: "enter", object: "me" }, { entering: "exhausted" })],
  }),
  unit({
    name: "Herald",
    domains: ["fury"],
    energy: 1,
    might: 1,
    abilities: [
      whenPlayed([target("hit", { is: "unit", side: "enemy" }), { do: "deal", amount: 1, to: "hit" }]),
    ],
  }),
  unit({
    name: "Student",
    domains: ["mind"],
    energy: 1,
    might: 1,
    abilities: [whenPlayed([{ do: "draw", amount: 1 }], { may: true })],
  }),
  unit({
    name: "Broker",
    domains: ["mind"],
    energy: 1,
    might: 1,
    abilities: [whenPlayed([{ do: "draw", amount: 1 }], { cost: { energy: 2 } })],
  }),
  unit({
    name: "Patron",
    domains: ["order"],
    energy: 1,
    might: 4,
    abilities: [
      passive({
        fact: "additionalCost",
        cost: { actions: [{ cost: "kill", what: { is: "unit", side: "friendly" } }] },
      }),
    ],
  }),
  unit({
    name: "Martyr",
    domains: ["order"],
    energy: 1,
    might: 1,
    abilities: [deathknell([{ do: "draw", amount: 1 }])],
  }),
  unit({
    name: "Captain",
    domains: ["body"],
    energy: 4,
    might: 4,
    abilities: [
      triggered({ event: "attack", object: "me" }, [{ do: "gainXp", amount: 1 }]),
      triggered({ event: "defend", object: "me" }, [{ do: "gainXp", amount: 2 }]),
    ],
  }),
  unit({
    name: "Banner",
    domains: ["order"],
    energy: 2,
    might: 2,
    abilities: [
      triggered(
        {
          anyOf: [
            { event: "conquer", withMe: true },
            { event: "hold", withMe: true },
          ],
        },
        [{ do: "gainXp", amount: 1 }],
      ),
    ],
  }),
  unit({
    name: "Sundial",
    domains: ["mind"],
    energy: 1,
    might: 1,
    abilities: [triggered({ event: "phase", phase: "ending", player: "you" }, [{ do: "gainXp", amount: 1 }])],
  }),
  unit({
    name: "Saviour",
    domains: ["calm"],
    energy: 1,
    might: 1,
    abilities: [
      replacement(
        { event: "die", object: { is: "unit", side: "friendly" } },
        {
          instead: [
            { do: "heal", what: "it" },
            { do: "recall", what: "it" },
          ],
        },
        { may: true },
      ),
    ],
  }),
];

const aUnit = { is: "unit" } as const;

const spells: readonly CardDefinition[] = [
  spell({ name: "Study", domains: ["mind"], energy: 1, text: [{ do: "draw", amount: 1 }] }),
  spell({
    name: "Rouse",
    domains: ["body"],
    energy: 1,
    text: [
      {
        do: "delay",
        ability: replacement(
          { event: "enter", object: { is: "unit" }, player: "you" },
          { entering: "ready" },
        ),
        until: "turn",
      },
    ],
  }),
  spell({
    name: "Crossroads",
    domains: ["mind"],
    energy: 1,
    text: [
      {
        do: "modes",
        as: "way",
        options: [[{ do: "draw", amount: 1 }], [{ do: "gainXp", amount: 2 }]],
      },
    ],
  }),
  spell({
    name: "Strike",
    domains: ["fury"],
    energy: 2,
    keywords: ["Action"],
    text: [target("hit", aUnit), { do: "deal", amount: 3, to: "hit" }],
  }),
  spell({
    name: "Spark",
    domains: ["fury"],
    energy: 1,
    keywords: ["Reaction"],
    text: [target("hit", aUnit), { do: "deal", amount: 2, to: "hit" }],
  }),
  spell({
    name: "Echo",
    domains: ["mind"],
    energy: 1,
    repeat: [{ energy: 2 }],
    text: [target("hit", aUnit), { do: "deal", amount: 1, to: "hit" }],
  }),
  spell({
    name: "March",
    domains: ["chaos"],
    energy: 1,
    keywords: ["Reaction"],
    text: [
      target("mover", { is: "unit", side: "friendly" }),
      { do: "choosePlace", as: "goal", for: "mover" },
      { do: "move", moves: [{ what: "mover", to: { chosen: "goal" } }] },
    ],
  }),
  spell({
    name: "Ambush Bolt",
    domains: ["chaos"],
    energy: 3,
    keywords: ["Hidden"],
    text: [target("hit", aUnit), { do: "deal", amount: 2, to: "hit" }],
  }),
  spell({ name: "Hourglass", domains: ["mind"], energy: 1, text: [{ do: "takeTurn" }] }),
  spell({
    name: "Pump",
    domains: ["body"],
    energy: 1,
    keywords: ["Reaction"],
    text: [target("big", aUnit), { do: "might", what: "big", by: 3, until: "turn" }],
  }),
  spell({
    name: "Gather",
    domains: ["order"],
    energy: 1,
    text: [
      target("crowd", aUnit, { min: 0, max: 4, sameLocation: true }),
      { do: "deal", amount: 1, to: "crowd" },
    ],
  }),
  spell({
    name: "Scatter",
    domains: ["order"],
    energy: 1,
    repeat: [{ energy: 1 }],
    text: [
      target("few", aUnit, { min: 0, max: 4, onePerLocation: true }),
      { do: "deal", amount: 1, to: "few" },
    ],
  }),
  spell({
    name: "Rally",
    domains: ["order"],
    energy: 1,
    text: [
      { do: "playToken", token: "Recruit" },
      { do: "draw", amount: 1 },
    ],
  }),
  spell({
    name: "Late Blow",
    domains: ["fury"],
    energy: 1,
    text: [
      {
        do: "delay",
        until: "turn",
        ability: {
          kind: "triggered",
          when: { event: "phase", phase: "ending" },
          text: [{ do: "gainXp", amount: 5 }],
        },
      },
    ],
  }),
];

const gears: readonly CardDefinition[] = [
  gear({
    name: "Sword",
    domains: ["fury"],
    energy: 1,
    tags: ["Equipment"],
    abilities: [equip({ power: ["any"] })],
    mightBonus: 2,
    effect: [passive({ fact: "keywords", of: "me", keywords: [{ keyword: "Tank" }] })],
  }),
  gear({
    name: "Furnace",
    domains: ["fury"],
    energy: 1,
    abilities: [
      activated({ actions: [{ cost: "exhaust", what: "me" }] }, [{ do: "add", energy: 1 }], {
        timing: "reaction",
      }),
    ],
  }),
  gear({
    name: "Library",
    domains: ["mind"],
    energy: 1,
    abilities: [
      activated({ actions: [{ cost: "exhaust", what: "me" }] }, [{ do: "draw", amount: 1 }]),
      activated({ energy: 1 }, [{ do: "gainXp", amount: 1 }], { timing: "action" }),
      activated({ energy: 1, actions: [{ cost: "kill", what: "me" }] }, [{ do: "draw", amount: 1 }], {
        timing: "reaction",
      }),
    ],
  }),
  gear({ name: "Tripwire", domains: ["chaos"], energy: 2, keywords: ["Hidden"] }),
];

export const sampleCards: readonly CardDefinition[] = [
  basicRune("Fury Rune", "fury"),
  basicRune("Calm Rune", "calm"),
  battlefieldToken({ name: "Bare Battlefield" }),
  battlefield({ name: "Void Gate" }),
  battlefield({ name: "Quarry" }),
  battlefield({ name: "Harbor" }),
  battlefield({
    name: "Mire",
    abilities: [passive({ fact: "cantMove", of: { is: "unit", at: "here" }, to: "base" })],
  }),
  battlefield({
    name: "Altar",
    abilities: [passive({ fact: "might", of: { is: "unit", at: "here" }, by: 1 })],
  }),
  unitToken({ name: "Recruit", might: 1 }),
  ...units,
  ...spells,
  ...gears,
];
