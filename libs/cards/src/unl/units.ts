import {
  activated,
  type CardDefinition,
  deathknell,
  type Instruction,
  passive,
  pick,
  replacement,
  target,
  triggered,
  unit,
  whenPlayed,
} from "@rulebound/language";
import { iAttackOrDefend, iConquer, iHold, iWinACombat } from "../events.ts";
import { aUnit, enemyUnit, enemyUnitHere, friendlyUnit, unitHere } from "../filters.ts";

const fury: readonly CardDefinition[] = [
  unit({
    name: "Katarina, Reckless",
    supertype: "champion",
    domains: ["fury"],
    energy: 5,
    power: 1,
    might: 5,
    tags: ["Katarina", "Noxus"],
    abilities: [
      triggered({ event: "hide", player: "you" }, [{ do: "ready", what: "me" }]),
      triggered({ event: "played", player: "you", playedFrom: "facedown" }, [
        target("unit", enemyUnit),
        { do: "deal", amount: 2, to: "unit" },
      ]),
    ],
  }),
  unit({
    name: "Inferna",
    domains: ["fury"],
    energy: 2,
    might: 1,
    tags: ["Bilgewater"],
    keywords: ["Ambush", { keyword: "Assault", value: 2 }],
  }),
  unit({
    name: "Sharkling",
    domains: ["fury"],
    energy: 3,
    might: 1,
    tags: ["Bilgewater"],
    keywords: ["Accelerate", { keyword: "Assault", value: 4 }],
  }),
  unit({
    name: "Rengar, Unseen",
    supertype: "champion",
    domains: ["fury"],
    energy: 4,
    power: 1,
    might: 4,
    tags: ["Cat", "Ixtal", "Rengar"],
    keywords: ["Accelerate", { keyword: "Assault", value: 2 }, "Deflect", "Ganking"],
  }),
  unit({
    name: "Towering Pairofant",
    domains: ["fury"],
    energy: 6,
    might: 6,
    tags: ["Shurima"],
    keywords: ["Assault"],
    abilities: [
      replacement(
        { event: "enter", object: "me" },
        { entering: "ready" },
        { if: { happened: { event: "die", object: aUnit } } },
      ),
    ],
  }),
  unit({
    name: "Yeti Brawler",
    domains: ["fury"],
    energy: 6,
    might: 6,
    tags: ["Noxus"],
    abilities: [
      triggered(
        iConquer,
        [
          { do: "playToken", token: "Gold", entering: "exhausted" },
          { do: "playToken", token: "Gold", entering: "exhausted" },
        ],
        { if: { atLeast: [{ excessDamage: "you" }, 3] } },
      ),
    ],
  }),
  unit({
    name: "Red Brambleback",
    domains: ["fury"],
    energy: 4,
    power: 1,
    might: 4,
    tags: ["Ionia"],
    keywords: ["Accelerate"],
    abilities: [
      passive({ fact: "triggersAgain", effects: "conquer", here: true }),
      triggered(iConquer, [target("unit", friendlyUnit), { do: "buff", what: "unit" }]),
    ],
  }),
  unit({
    name: "Undying Legion",
    domains: ["fury"],
    energy: 3,
    might: 3,
    tags: ["Shadow Isles", "Spirit"],
    abilities: [
      passive(
        { fact: "playFrom", of: "me", zone: "trash", for: { energy: 3, power: ["own"] } },
        { legion: true },
      ),
    ],
  }),
];

const calm: readonly CardDefinition[] = [
  unit({
    name: "Scuttle Crab",
    domains: ["calm"],
    energy: 2,
    might: 0,
    tags: ["Bilgewater"],
    abilities: [
      whenPlayed([{ do: "draw", amount: 1 }]),
      deathknell([
        { do: "choosePlayer", as: "opponent", from: "opponent" },
        { do: "revealHand", player: { player: "opponent" }, as: "hand" },
        { do: "seeFacedown", of: { player: "opponent" }, until: "turn" },
        { do: "gainXp", amount: 1 },
      ]),
    ],
  }),
  unit({
    name: "Shadow",
    supertype: "signature",
    domains: ["calm", "chaos"],
    energy: 3,
    might: 3,
    tags: ["Shadow Isles", "Vex"],
    abilities: [
      replacement({ event: "enter", object: "me", to: "battlefield" }, { entering: "ready" }),
      activated(
        { energy: 1, power: ["any"], actions: [{ cost: "exhaust", what: "me" }] },
        [target("unit", { ...enemyUnitHere, role: "attacker" }), { do: "stun", what: "unit" }],
        { timing: "action" },
      ),
    ],
  }),
  unit({
    name: "Mutated Mouser",
    domains: ["calm"],
    energy: 2,
    might: 1,
    tags: ["Bilgewater", "Cat"],
    keywords: [{ keyword: "Shield", value: 2 }, "Tank"],
  }),
  unit({
    name: "Enthusiastic Promoter",
    domains: ["calm"],
    energy: 3,
    might: 2,
    tags: ["Bandle City", "Yordle"],
    keywords: ["Backline"],
    abilities: [triggered(iHold, [{ do: "buff", what: { all: unitHere } }])],
  }),
  // Holding is done in the Beginning Phase, so that the next Main Phase is that turn's.
  unit({
    name: "Iascylla",
    domains: ["calm"],
    energy: 7,
    power: 1,
    might: 6,
    tags: ["Bilgewater"],
    abilities: [
      triggered(iHold, [
        {
          do: "delay",
          ability: triggered(
            { event: "phase", phase: "main", player: "you" },
            [target("unit", enemyUnit), { do: "move", moves: [{ what: "unit", to: "there" }] }],
            { may: true },
          ),
          until: "turn",
        },
      ]),
    ],
  }),
];

const mind: readonly CardDefinition[] = [
  unit({
    name: "Zilean, Time Mage",
    supertype: "champion",
    domains: ["mind"],
    energy: 5,
    power: 1,
    might: 5,
    tags: ["Icathia", "Zilean"],
    abilities: [
      replacement(
        { event: "playToken", player: "you", token: "unit" },
        { also: [{ do: "playTokenToo" }] },
        { may: true, timesEachTurn: 1, while: { fits: "me", filter: { at: "battlefield" } } },
      ),
    ],
  }),
  unit({
    name: "Diana, Lunari",
    supertype: "champion",
    domains: ["mind"],
    energy: 3,
    might: 3,
    tags: ["Diana", "Mount Targon"],
    abilities: [
      triggered(
        { event: "showdownStart", here: true },
        [
          { do: "predict", amount: 1 },
          { do: "reveal", top: 1, as: "card" },
          {
            do: "if",
            if: { fits: "card", filter: { is: "spell" } },
            text: [{ do: "drawFrom", what: "card" }],
          },
        ],
        { may: true, cost: { energy: 1 } },
      ),
    ],
  }),
  unit({
    name: "Dramatic Visionary",
    domains: ["mind"],
    energy: 4,
    might: 4,
    tags: ["Ionia"],
    abilities: [deathknell([{ do: "predict", amount: 2 }])],
  }),
  unit({
    name: "Gustwalker",
    domains: ["mind"],
    energy: 3,
    power: 1,
    might: 3,
    tags: ["Dog", "Ionia"],
    keywords: [{ keyword: "Hunt", value: 2 }],
    abilities: [
      passive({ fact: "might", of: "me", by: 1 }, { xpAtLeast: 3 }),
      passive({ fact: "keywords", of: "me", keywords: [{ keyword: "Ganking" }] }, { xpAtLeast: 3 }),
    ],
  }),
  // Holding is done in the Beginning Phase, so that the next Main Phase is that turn's.
  unit({
    name: "Blue Sentinel",
    domains: ["mind"],
    energy: 4,
    power: 1,
    might: 4,
    tags: ["Mount Targon"],
    keywords: [{ keyword: "Shield", value: 2 }],
    abilities: [
      passive({ fact: "triggersAgain", effects: "hold", here: true }),
      triggered(iHold, [
        {
          do: "delay",
          ability: triggered({ event: "phase", phase: "main", player: "you" }, [
            { do: "add", power: ["any"] },
          ]),
          until: "turn",
        },
      ]),
    ],
  }),
];

const body: readonly CardDefinition[] = [
  unit({
    name: "Dragonsoul Sage",
    domains: ["body"],
    energy: 2,
    might: 1,
    tags: ["Ionia"],
    abilities: [
      activated({ actions: [{ cost: "exhaust", what: "me" }] }, [{ do: "add", energy: 1 }], {
        timing: "reaction",
      }),
    ],
  }),
  unit({
    name: "Towering Combatant",
    domains: ["body"],
    energy: 4,
    might: 3,
    tags: ["Shurima"],
    keywords: [{ keyword: "Shield", value: 2 }, "Tank"],
  }),
  unit({
    name: "Voracious Gromp",
    domains: ["body"],
    energy: 5,
    might: 5,
    tags: ["Freljord"],
    keywords: [{ keyword: "Hunt", value: 3 }],
  }),
  unit({
    name: "Crowd Favorite",
    domains: ["body"],
    energy: 3,
    might: 3,
    tags: ["Noxus"],
    keywords: ["Hunt"],
    abilities: [activated({ actions: [{ cost: "spendXp", amount: 2 }] }, [{ do: "buff", what: "me" }])],
  }),
  unit({
    name: "Elder Dragon",
    domains: ["body"],
    energy: 12,
    power: 4,
    might: 10,
    tags: ["Demacia", "Dragon"],
    abilities: [
      passive({ fact: "lethal", of: enemyUnit, amount: 1, marks: "yours" }),
      whenPlayed([
        target("units", enemyUnit, { min: 0, max: 99, onePerLocation: true }),
        { do: "deal", amount: 1, to: "units" },
      ]),
    ],
  }),
  unit({
    name: "Rengar, Trophy Hunter",
    supertype: "champion",
    domains: ["body"],
    energy: 5,
    power: 1,
    might: 6,
    tags: ["Cat", "Ixtal", "Rengar"],
    keywords: ["Ambush"],
    abilities: [
      passive({ fact: "playTo", of: "me", places: { is: "battlefield", has: enemyUnit }, ambush: true }),
    ],
  }),
  unit({
    name: "Wily Newtfish",
    domains: ["body"],
    energy: 4,
    might: 4,
    tags: ["Bilgewater"],
    abilities: [
      passive({ fact: "might", of: "me", by: 1 }, { happened: { event: "gainXp", player: "you" } }),
      passive(
        { fact: "keywords", of: "me", keywords: [{ keyword: "Ganking" }] },
        { happened: { event: "gainXp", player: "you" } },
      ),
    ],
  }),
  unit({
    name: "Irresistible Faefolk",
    domains: ["body"],
    energy: 2,
    might: 1,
    tags: ["Fae", "Ionia"],
    abilities: [
      triggered(
        { event: "move", object: "me", to: "battlefield" },
        [target("enemy", enemyUnit), { do: "move", moves: [{ what: "enemy", to: "destination" }] }],
        { may: true },
      ),
    ],
  }),
  unit({
    name: "Nidalee, Cat Form",
    supertype: "champion",
    domains: ["body"],
    energy: 3,
    power: 1,
    might: 4,
    tags: ["Cat", "Ixtal", "Nidalee"],
    keywords: ["Ambush"],
    abilities: [triggered(iWinACombat, [{ do: "draw", amount: 1 }])],
  }),
];

const chaos: readonly CardDefinition[] = [
  unit({
    name: "Baron Nashor",
    domains: ["chaos"],
    energy: 10,
    power: 3,
    might: 12,
    tags: ["The Void"],
    abilities: [
      replacement(
        { event: "enter", object: "me" },
        {
          also: [
            { do: "addBattlefield", token: "Baron Pit", as: "pit" },
            { do: "if", if: { did: "pit" }, text: [{ do: "enterAt", place: { locationOf: "pit" } }] },
          ],
        },
      ),
      passive({ fact: "cantBeChosen", of: "me", by: "enemy" }),
      passive({ fact: "might", of: { is: "unit", side: "friendly", not: "me" }, by: 2 }),
    ],
  }),
  unit({
    name: "Mister Root",
    domains: ["chaos"],
    energy: 2,
    might: 1,
    tags: ["Fae", "Ionia"],
    keywords: ["Accelerate"],
    abilities: [
      triggered({ event: "move", object: "me" }, [{ do: "gainXp", amount: 2 }], {
        if: { fits: "me", filter: { at: "battlefield" } },
      }),
    ],
  }),
  // Nothing chosen, nothing discarded and nothing drawn: the draw is linked to the discard (359.3.e.14).
  unit({
    name: "Insightful Investigator",
    domains: ["chaos"],
    energy: 3,
    might: 3,
    tags: ["Piltover"],
    abilities: [
      whenPlayed([
        { do: "choosePlayer", as: "opponent", from: "opponent" },
        { do: "revealHand", player: { player: "opponent" }, as: "hand" },
        {
          do: "pay",
          cost: { actions: [{ cost: "spendXp", amount: 2 }] },
          text: [
            pick("card", { among: "hand" }),
            { do: "discardPicked", what: "card", as: "gone" },
            { do: "draw", player: { player: "opponent" }, amount: 1, link: "gone" },
          ],
        },
      ]),
    ],
  }),
  unit({
    name: "Bewitching Spirit",
    domains: ["chaos"],
    energy: 3,
    might: 2,
    tags: ["Shadow Isles", "Spirit"],
    abilities: [
      whenPlayed([
        { do: "choosePlayer", as: "player", from: "any" },
        { do: "discard", player: { player: "player" }, amount: 1 },
      ]),
    ],
  }),
  unit({
    name: "Kha'Zix, Mutating Horror",
    supertype: "champion",
    domains: ["chaos"],
    energy: 4,
    power: 1,
    might: 4,
    tags: ["Kha'Zix", "The Void"],
    keywords: ["Ambush"],
    abilities: [
      triggered(
        iAttackOrDefend,
        [
          { do: "might", what: "me", by: 2, until: "turn" },
          { do: "gainXp", amount: 2 },
        ],
        { if: { exists: { ...enemyUnitHere, alone: true } } },
      ),
    ],
  }),
];

/** The player whose round it is kills a unit of theirs. */
const killsOwnUnit: Instruction[] = [
  {
    do: "choose",
    as: "one",
    who: { player: "player" },
    from: { is: "unit", controlledBy: { player: "player" } },
  },
  { do: "kill", what: "one", who: { player: "player" } },
];

const order: readonly CardDefinition[] = [
  unit({
    name: "Ashe, Focused",
    supertype: "champion",
    domains: ["order"],
    energy: 5,
    power: 1,
    might: 4,
    tags: ["Ashe", "Freljord"],
    abilities: [
      whenPlayed([
        { do: "choosePlayer", as: "opponent", from: "opponent" },
        { do: "revealHand", player: { player: "opponent" }, as: "hand" },
        pick("card", { among: "hand" }),
        { do: "banish", what: "card" },
        {
          do: "delay",
          ability: triggered({ event: "hold", player: { player: "opponent" } }, [
            { do: "put", what: "card", into: "hand" },
          ]),
          until: "stay",
          whileStays: "card",
        },
      ]),
    ],
  }),
  unit({
    name: "LeBlanc, Fragmented",
    supertype: "champion",
    domains: ["order"],
    energy: 3,
    power: 1,
    might: 3,
    tags: ["LeBlanc", "Noxus"],
    keywords: ["Assault"],
    abilities: [
      deathknell([
        {
          do: "if",
          if: { all: [{ yourTurn: true }, { phase: "beginning" }] },
          text: [{ do: "draw", amount: 2 }],
          else: [{ do: "draw", amount: 1 }],
        },
      ]),
    ],
  }),
  unit({
    name: "Safety Inspector",
    domains: ["order"],
    energy: 5,
    power: 1,
    might: 3,
    tags: ["Bandle City", "Yordle"],
    abilities: [
      passive({
        fact: "additionalCost",
        cost: { actions: [{ cost: "spendXp", amount: 3 }] },
        optional: "permit",
      }),
      whenPlayed([
        {
          do: "if",
          if: { paid: "permit" },
          text: [{ do: "eachPlayer", from: "turnPlayer", others: true, as: "player", text: killsOwnUnit }],
          else: [{ do: "eachPlayer", from: "turnPlayer", as: "player", text: killsOwnUnit }],
        },
      ]),
    ],
  }),
  unit({
    name: "Enthralling Protector",
    domains: ["order"],
    energy: 2,
    might: 2,
    tags: ["Fae", "Ionia"],
    keywords: ["Hunt"],
    abilities: [activated({ actions: [{ cost: "spendXp", amount: 2 }] }, [{ do: "buff", what: "me" }])],
  }),
  unit({
    name: "Mageseeker Investigator",
    domains: ["order"],
    energy: 4,
    might: 4,
    tags: ["Demacia"],
    abilities: [passive({ fact: "moveCost", who: "opponent", perUnitBeyond: 1, cost: { power: ["any"] } })],
  }),
  unit({
    name: "Atakhan",
    domains: ["order"],
    energy: 10,
    power: 3,
    might: 7,
    tags: ["Demon", "Noxus"],
    keywords: ["Ganking"],
    abilities: [
      passive({
        fact: "additionalCost",
        cost: { actions: [{ cost: "kill", what: friendlyUnit, as: "killed unit" }] },
        optional: "kill",
      }),
      passive(
        {
          fact: "costsLess",
          energy: { energyCost: "killed unit" },
          power: { symbol: "order", times: { powerCost: "killed unit" } },
        },
        { paid: "kill" },
      ),
      triggered({ event: "attack", object: "me" }, [
        pick("unit", { is: "unit", controlledBy: "defender", at: "here" }, { who: "defender" }),
        { do: "kill", what: "unit", who: "defender" },
      ]),
    ],
  }),
];

export const units: readonly CardDefinition[] = [...fury, ...calm, ...mind, ...body, ...chaos, ...order];
