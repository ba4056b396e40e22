import {
  activated,
  type CardDefinition,
  deathknell,
  passive,
  pick,
  target,
  triggered,
  unit,
  whenPlayed,
} from "@rulebound/language";
import { iConquer, iHold } from "../events.ts";
import { aUnit, enemyUnit, enemyUnitHere, friendlyUnit } from "../filters.ts";

const fury: readonly CardDefinition[] = [
  unit({
    name: "Blazing Scorcher",
    domains: ["fury"],
    energy: 5,
    might: 5,
    tags: ["Dragon", "Noxus"],
    keywords: ["Accelerate"],
  }),
  unit({
    name: "Legion Rearguard",
    domains: ["fury"],
    energy: 2,
    might: 2,
    tags: ["Noxus", "Trifarian"],
    keywords: ["Accelerate"],
  }),
  unit({ name: "Pouty Poro", domains: ["fury"], energy: 2, might: 2, tags: ["Poro"], keywords: ["Deflect"] }),
  unit({
    name: "Jinx, Demolitionist",
    supertype: "champion",
    domains: ["fury"],
    energy: 3,
    power: 1,
    might: 4,
    tags: ["Jinx", "Zaun"],
    keywords: ["Accelerate", { keyword: "Assault", value: 2 }],
    abilities: [whenPlayed([{ do: "discard", amount: 2 }])],
  }),
  unit({
    name: "Kai'Sa, Survivor",
    supertype: "champion",
    domains: ["fury"],
    energy: 4,
    might: 4,
    tags: ["Kai'Sa", "The Void"],
    keywords: ["Accelerate"],
    abilities: [triggered(iConquer, [{ do: "draw", amount: 1 }])],
  }),
  unit({
    name: "Noxus Hopeful",
    domains: ["fury"],
    energy: 4,
    might: 4,
    tags: ["Noxus", "Trifarian"],
    abilities: [passive({ fact: "costsLess", energy: 2 }, { legion: true })],
  }),
  unit({
    name: "Vi, Destructive",
    supertype: "champion",
    domains: ["fury"],
    energy: 2,
    power: 1,
    might: 3,
    tags: ["Vi"],
    keywords: ["Ganking"],
    abilities: [
      activated({ actions: [{ cost: "recycle", what: { zone: "trash", ownedBy: "you" } }] }, [
        { do: "might", what: "me", by: 1, until: "turn" },
      ]),
    ],
  }),
  unit({
    name: "Raging Soul",
    domains: ["fury"],
    energy: 4,
    might: 4,
    tags: ["Shadow Isles", "Spirit"],
    abilities: [
      passive(
        { fact: "keywords", of: "me", keywords: [{ keyword: "Assault" }, { keyword: "Ganking" }] },
        { happened: { event: "discard", player: "you" } },
      ),
    ],
  }),
  // A token is no card (185), so that playing one doesn't count.
  unit({
    name: "Darius, Trifarian",
    supertype: "champion",
    domains: ["fury"],
    energy: 5,
    power: 1,
    might: 5,
    tags: ["Darius", "Noxus", "Trifarian"],
    abilities: [
      triggered(
        { event: "played", object: { is: "card", token: false }, player: "you" },
        [
          { do: "might", what: "me", by: 2, until: "turn" },
          { do: "ready", what: "me" },
        ],
        { nthEachTurn: 2 },
      ),
    ],
  }),
];

const calm: readonly CardDefinition[] = [
  unit({
    name: "Blitzcrank, Impassive",
    supertype: "champion",
    domains: ["calm"],
    energy: 5,
    power: 1,
    might: 5,
    tags: ["Blitzcrank", "Mech", "Zaun"],
    keywords: ["Tank"],
    abilities: [
      whenPlayed(
        [
          target("unit", { ...enemyUnit, notAt: "here" }),
          { do: "move", moves: [{ what: "unit", to: "here" }] },
        ],
        { may: true, if: { fits: "me", filter: { at: "battlefield" } } },
      ),
      triggered(iHold, [{ do: "return", what: "me" }]),
    ],
  }),
  unit({ name: "Playful Phantom", domains: ["calm"], energy: 5, might: 5, tags: ["Shadow Isles", "Spirit"] }),
  unit({
    name: "Stalwart Poro",
    domains: ["calm"],
    energy: 2,
    might: 2,
    tags: ["Poro"],
    keywords: ["Shield"],
  }),
  unit({
    name: "Sunlit Guardian",
    domains: ["calm"],
    energy: 3,
    might: 3,
    tags: ["Shurima"],
    keywords: ["Shield", "Tank"],
  }),
  unit({
    name: "Tasty Faefolk",
    domains: ["calm"],
    energy: 7,
    might: 6,
    tags: ["Bandle City", "Fae"],
    keywords: ["Accelerate"],
    abilities: [
      deathknell([
        { do: "channel", amount: 2, exhausted: true },
        { do: "draw", amount: 1 },
      ]),
    ],
  }),
  unit({
    name: "Mageseeker Warden",
    domains: ["calm"],
    energy: 6,
    power: 1,
    might: 5,
    tags: ["Demacia"],
    abilities: [
      passive(
        { fact: "playOnlyTo", of: aUnit, who: "opponent", places: "base" },
        { fits: "me", filter: { at: "battlefield" } },
      ),
      passive(
        {
          fact: "cantBeReadied",
          of: { side: "enemy", anyOf: [{ is: "unit" }, { is: "gear" }] },
          by: "effects",
        },
        { fits: "me", filter: { at: "battlefield" } },
      ),
    ],
  }),
];

const mind: readonly CardDefinition[] = [
  unit({
    name: "Kai'Sa, Evolutionary",
    supertype: "champion",
    domains: ["mind"],
    energy: 6,
    power: 1,
    might: 6,
    tags: ["Kai'Sa", "The Void"],
    keywords: ["Ganking"],
    abilities: [
      triggered(
        iConquer,
        [
          target("spell", {
            zone: "trash",
            is: "spell",
            ownedBy: "you",
            energyAtMost: { plus: [{ points: "you" }, -1] },
          }),
          { do: "play", what: "spell", ignoring: "energy", afterwards: "recycle" },
        ],
        { may: true },
      ),
    ],
  }),
  unit({
    name: "Jeweled Colossus",
    domains: ["mind"],
    energy: 5,
    might: 5,
    tags: ["Mount Targon"],
    keywords: ["Vision", "Shield"],
  }),
  unit({ name: "Mega-Mech", domains: ["mind"], energy: 7, might: 8, tags: ["Bandle City", "Mech"] }),
  unit({
    name: "Watchful Sentry",
    domains: ["mind"],
    energy: 2,
    might: 1,
    tags: ["Freljord"],
    abilities: [deathknell([{ do: "draw", amount: 1 }])],
  }),
  unit({
    name: "Blastcone Fae",
    domains: ["mind"],
    energy: 2,
    power: 1,
    might: 2,
    tags: ["Bandle City", "Fae"],
    keywords: ["Hidden"],
    abilities: [
      whenPlayed([target("unit", aUnit), { do: "might", what: "unit", by: -2, min: 1, until: "turn" }]),
    ],
  }),
  unit({
    name: "Ravenbloom Student",
    domains: ["mind"],
    energy: 2,
    might: 2,
    tags: ["Noxus"],
    abilities: [
      triggered({ event: "played", object: { is: "spell" }, player: "you" }, [
        { do: "might", what: "me", by: 1, until: "turn" },
      ]),
    ],
  }),
  unit({
    name: "Thousand-Tailed Watcher",
    domains: ["mind"],
    energy: 7,
    power: 1,
    might: 7,
    tags: ["Ionia"],
    keywords: ["Accelerate"],
    abilities: [whenPlayed([{ do: "might", what: { all: enemyUnit }, by: -3, min: 1, until: "turn" }])],
  }),
  unit({
    name: "Teemo, Strategist",
    supertype: "champion",
    domains: ["mind"],
    energy: 2,
    power: 1,
    might: 2,
    tags: ["Bandle City", "Teemo", "Yordle"],
    keywords: ["Hidden"],
    abilities: [
      triggered({ event: "defend", object: "me" }, [
        target("unit", enemyUnitHere),
        { do: "reveal", top: 5, as: "seen" },
        {
          do: "deal",
          amount: { countAmong: "seen", filter: { is: "card", keyword: "Hidden" } },
          to: "unit",
        },
        { do: "recycle", what: "seen" },
      ]),
    ],
  }),
  unit({
    name: "Eager Apprentice",
    domains: ["mind"],
    energy: 3,
    might: 3,
    tags: ["Piltover"],
    abilities: [
      passive(
        { fact: "costsLess", of: { zone: "chain", is: "spell", side: "friendly" }, energy: 1, minimum: 1 },
        { fits: "me", filter: { at: "battlefield" } },
      ),
    ],
  }),
  unit({
    name: "Wraith of Echoes",
    domains: ["mind"],
    energy: 6,
    power: 1,
    might: 5,
    tags: ["Shadow Isles", "Spirit"],
    abilities: [
      triggered({ event: "die", object: friendlyUnit }, [{ do: "draw", amount: 1 }], { nthEachTurn: 1 }),
    ],
  }),
];

const body: readonly CardDefinition[] = [
  unit({
    name: "Qiyana, Victorious",
    supertype: "champion",
    domains: ["body"],
    energy: 4,
    power: 1,
    might: 4,
    tags: ["Ixtal", "Qiyana"],
    keywords: ["Deflect"],
    abilities: [
      triggered(iConquer, [
        {
          do: "modes",
          as: "which",
          reached: true,
          options: [[{ do: "draw", amount: 1 }], [{ do: "channel", amount: 1, exhausted: true }]],
        },
      ]),
    ],
  }),
  unit({
    name: "Pakaa Cub",
    domains: ["body"],
    energy: 3,
    might: 3,
    tags: ["Cat", "Ixtal"],
    keywords: ["Hidden"],
  }),
  unit({ name: "Mountain Drake", domains: ["body"], energy: 9, might: 10, tags: ["Dragon"] }),
  unit({
    name: "Lee Sin, Centered",
    supertype: "champion",
    domains: ["body"],
    energy: 6,
    might: 6,
    tags: ["Ionia", "Lee Sin"],
    keywords: ["Accelerate"],
    abilities: [
      passive(
        { fact: "might", of: { is: "unit", side: "friendly", buffed: true, at: "here", not: "me" }, by: 2 },
        { fits: "me", filter: { at: "battlefield" } },
      ),
    ],
  }),
  unit({
    name: "Herald of Scales",
    domains: ["body"],
    energy: 4,
    might: 3,
    tags: ["Mount Targon"],
    abilities: [
      passive({
        fact: "costsLess",
        of: { zone: "chain", is: "card", side: "friendly", anyTag: ["Dragon"] },
        energy: 2,
        minimum: 1,
      }),
    ],
  }),
  unit({
    name: "Deadbloom Predator",
    domains: ["body"],
    energy: 8,
    power: 2,
    might: 8,
    tags: ["Shadow Isles"],
    keywords: ["Deflect"],
    abilities: [
      passive({
        fact: "playTo",
        of: "me",
        places: { is: "battlefield", side: "enemy", battlefield: "occupied" },
      }),
    ],
  }),
  unit({
    name: "Kraken Hunter",
    domains: ["body"],
    energy: 3,
    power: 2,
    might: 5,
    tags: ["Bilgewater", "Pirate"],
    keywords: ["Accelerate", "Assault"],
    abilities: [
      passive({
        fact: "additionalCost",
        cost: { actions: [{ cost: "spendBuff", what: friendlyUnit }] },
        optional: "buffs",
        times: "any",
      }),
      passive({ fact: "costsLess", power: { symbol: "body", times: { paid: "buffs" } } }),
    ],
  }),
  unit({
    name: "Sett, Brawler",
    supertype: "champion",
    domains: ["body"],
    energy: 5,
    power: 1,
    might: 4,
    tags: ["Sett"],
    abilities: [
      triggered({ anyOf: [{ event: "played", object: "me" }, iConquer] }, [{ do: "buff", what: "me" }]),
      activated({ actions: [{ cost: "spendBuff", what: "me" }] }, [
        { do: "might", what: "me", by: 4, until: "turn" },
      ]),
    ],
  }),
  unit({
    name: "Carnivorous Snapvine",
    domains: ["body"],
    energy: 5,
    power: 2,
    might: 6,
    tags: ["Shadow Isles"],
    abilities: [
      whenPlayed([
        target("enemy", { ...enemyUnit, at: "battlefield" }),
        { do: "dealEachOther", units: ["me", "enemy"] },
      ]),
    ],
  }),
];

const chaos: readonly CardDefinition[] = [
  unit({
    name: "Twisted Fate, Gambler",
    supertype: "champion",
    domains: ["chaos"],
    energy: 4,
    might: 4,
    tags: ["Bilgewater", "Twisted Fate"],
    abilities: [
      triggered({ event: "attack", object: "me" }, [
        { do: "reveal", top: 1, as: "rune", deck: "rune" },
        { do: "recycle", what: "rune" },
        {
          do: "if",
          if: { fits: "rune", filter: { domain: "fury" } },
          text: [
            {
              do: "doThis",
              ability: {
                text: [
                  target("unit", enemyUnitHere),
                  { do: "deal", amount: 2, to: "unit" },
                  { do: "deal", amount: 1, to: { all: { ...enemyUnitHere, not: "unit" } } },
                ],
              },
            },
          ],
        },
        {
          do: "if",
          if: { fits: "rune", filter: { domain: "mind" } },
          text: [{ do: "doThis", ability: { text: [{ do: "draw", amount: 1 }] } }],
        },
        {
          do: "if",
          if: { fits: "rune", filter: { domain: "order" } },
          text: [
            {
              do: "doThis",
              ability: { text: [target("unit", enemyUnit), { do: "stun", what: "unit" }] },
            },
          ],
        },
      ]),
    ],
  }),
  unit({
    name: "Kayn, Unleashed",
    supertype: "champion",
    domains: ["chaos"],
    energy: 6,
    power: 1,
    might: 6,
    tags: ["Ionia", "Kayn"],
    keywords: ["Ganking"],
    abilities: [passive({ fact: "cantBeDealtDamage", of: "me" }, { movedThisTurn: "me", atLeast: 2 })],
  }),
  unit({
    name: "Mystic Poro",
    domains: ["chaos"],
    energy: 2,
    might: 2,
    tags: ["Poro"],
    keywords: ["Vision"],
  }),
  unit({ name: "Shipyard Skulker", domains: ["chaos"], energy: 3, might: 3, tags: ["Bilgewater", "Pirate"] }),
  unit({
    name: "Tideturner",
    domains: ["chaos"],
    energy: 2,
    might: 2,
    tags: ["Bilgewater"],
    keywords: ["Hidden"],
    abilities: [
      whenPlayed(
        [
          target("unit", { is: "unit", controlledBy: "you", notAt: { locationOf: "me" } }),
          {
            do: "move",
            moves: [
              { what: "me", to: { locationOf: "unit" } },
              { what: "unit", to: { locationOf: "me" } },
            ],
          },
        ],
        { may: true },
      ),
    ],
  }),
  unit({
    name: "Sai Scout",
    domains: ["chaos"],
    energy: 6,
    might: 5,
    tags: ["Shurima"],
    keywords: ["Vision"],
    abilities: [passive({ fact: "playTo", of: "me", places: { is: "battlefield", battlefield: "open" } })],
  }),
  unit({
    name: "Sneaky Deckhand",
    domains: ["chaos"],
    energy: 3,
    might: 2,
    tags: ["Bilgewater", "Pirate"],
    abilities: [passive({ fact: "playTo", of: "me", places: { is: "battlefield", battlefield: "open" } })],
  }),
  unit({
    name: "Miss Fortune, Buccaneer",
    supertype: "champion",
    domains: ["chaos"],
    energy: 4,
    power: 1,
    might: 4,
    tags: ["Bilgewater", "Miss Fortune", "Pirate"],
    abilities: [
      passive({ fact: "playTo", of: "me", places: { is: "battlefield", battlefield: "open" } }),
      passive({ fact: "playTo", of: friendlyUnit, places: { is: "battlefield", battlefield: "open" } }),
    ],
  }),
  unit({
    name: "Mindsplitter",
    domains: ["chaos"],
    energy: 7,
    power: 2,
    might: 7,
    tags: ["Dragon", "Mount Targon"],
    abilities: [
      whenPlayed([
        { do: "choosePlayer", as: "opponent", from: "opponent" },
        { do: "revealHand", player: { player: "opponent" }, as: "hand" },
        pick("card", { among: "hand" }),
        { do: "discardPicked", what: "card" },
      ]),
    ],
  }),
  unit({
    name: "Jinx, Rebel",
    supertype: "champion",
    domains: ["chaos"],
    energy: 5,
    power: 1,
    might: 5,
    tags: ["Jinx", "Zaun"],
    abilities: [
      triggered({ event: "discard", player: "you", oneOrMore: true }, [
        { do: "ready", what: "me" },
        { do: "might", what: "me", by: 1, until: "turn" },
      ]),
    ],
  }),
  unit({
    name: "Yasuo, Windrider",
    supertype: "champion",
    domains: ["chaos"],
    energy: 5,
    power: 1,
    might: 4,
    tags: ["Ionia", "Yasuo"],
    keywords: ["Ganking"],
    abilities: [
      triggered({ event: "move", object: "me" }, [{ do: "gainPoints", amount: 1 }], { nthEachTurn: 3 }),
    ],
  }),
];

const order: readonly CardDefinition[] = [
  unit({
    name: "Trifarian Gloryseeker",
    domains: ["order"],
    energy: 2,
    might: 2,
    tags: ["Noxus", "Trifarian"],
    abilities: [whenPlayed([{ do: "buff", what: "me" }], { while: { legion: true } })],
  }),
  unit({
    name: "Cruel Patron",
    domains: ["order"],
    energy: 4,
    might: 6,
    tags: ["Noxus"],
    abilities: [
      passive({ fact: "additionalCost", cost: { actions: [{ cost: "kill", what: friendlyUnit }] } }),
    ],
  }),
  unit({
    name: "Daring Poro",
    domains: ["order"],
    energy: 2,
    might: 2,
    tags: ["Poro"],
    keywords: ["Assault"],
  }),
  unit({
    name: "Petty Officer",
    domains: ["order"],
    energy: 5,
    might: 5,
    tags: ["Bilgewater", "Pirate"],
    keywords: ["Assault"],
  }),
  unit({ name: "Vanguard Sergeant", domains: ["order"], energy: 4, might: 4, tags: ["Demacia", "Elite"] }),
  unit({
    name: "Solari Chief",
    domains: ["order"],
    energy: 5,
    power: 1,
    might: 4,
    tags: ["Mount Targon"],
    abilities: [
      whenPlayed([
        target("unit", enemyUnit),
        {
          do: "if",
          if: { fits: "unit", filter: { stunned: true } },
          text: [{ do: "kill", what: "unit" }],
          else: [{ do: "stun", what: "unit" }],
        },
      ]),
    ],
  }),
  unit({
    name: "Machine Evangel",
    domains: ["order"],
    energy: 5,
    power: 1,
    might: 4,
    tags: ["Piltover"],
    abilities: [
      deathknell([
        { do: "playToken", token: "Recruit", to: { baseOf: "you" } },
        { do: "playToken", token: "Recruit", to: { baseOf: "you" } },
        { do: "playToken", token: "Recruit", to: { baseOf: "you" } },
      ]),
    ],
  }),
  unit({
    name: "Shen, Kinkou",
    supertype: "champion",
    domains: ["order"],
    energy: 3,
    power: 1,
    might: 3,
    tags: ["Ionia", "Shen"],
    keywords: ["Reaction", { keyword: "Shield", value: 2 }, "Tank"],
  }),
  unit({
    name: "Viktor, Leader",
    supertype: "champion",
    domains: ["order"],
    energy: 4,
    power: 1,
    might: 4,
    tags: ["Viktor", "Zaun"],
    abilities: [
      triggered({ event: "die", object: { is: "unit", controlledBy: "you", not: "me", noTag: "Recruit" } }, [
        { do: "playToken", token: "Recruit", to: { baseOf: "you" } },
      ]),
    ],
  }),
  unit({
    name: "Albus Ferros",
    domains: ["order"],
    energy: 4,
    might: 3,
    tags: ["Piltover"],
    abilities: [
      whenPlayed([
        {
          do: "pay",
          cost: { actions: [{ cost: "spendBuff", what: friendlyUnit }] },
          times: "any",
          as: "spent",
          text: [{ do: "channel", amount: { amount: "spent" }, exhausted: true }],
        },
      ]),
    ],
  }),
  unit({
    name: "Commander Ledros",
    domains: ["order"],
    energy: 6,
    power: 4,
    might: 8,
    tags: ["Shadow Isles", "Spirit"],
    keywords: ["Deflect", "Ganking"],
    abilities: [
      passive({
        fact: "additionalCost",
        cost: { actions: [{ cost: "kill", what: friendlyUnit }] },
        optional: "units",
        times: "any",
      }),
      passive({ fact: "costsLess", power: { symbol: "order", times: { paid: "units" } } }),
    ],
  }),
  unit({
    name: "Karthus, Eternal",
    supertype: "champion",
    domains: ["order"],
    energy: 3,
    power: 1,
    might: 3,
    tags: ["Karthus", "Shadow Isles", "Spirit"],
    abilities: [passive({ fact: "triggersAgain", effects: "Deathknell" })],
  }),
];

export const units: readonly CardDefinition[] = [...fury, ...calm, ...mind, ...body, ...chaos, ...order];
