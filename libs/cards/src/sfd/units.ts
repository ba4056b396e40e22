import {
  type CardDefinition,
  deathknell,
  passive,
  replacement,
  target,
  triggered,
  unit,
  upTo,
  whenPlayed,
} from "@rulebound/language";
import { iAttackOrDefend, iConquer, iWinACombat } from "../events.ts";
import { aUnit, friendlyUnit, unitAtBattlefield } from "../filters.ts";

const fury: readonly CardDefinition[] = [
  unit({
    name: "Minotaur Reckoner",
    domains: ["fury"],
    energy: 5,
    might: 5,
    tags: ["Noxus"],
    abilities: [passive({ fact: "cantMove", of: aUnit, to: "base" })],
  }),
  unit({
    name: "Eager Drakehound",
    domains: ["fury"],
    energy: 3,
    power: 1,
    might: 3,
    tags: ["Dog", "Dragon", "Noxus"],
    abilities: [replacement({ event: "enter", object: "me" }, { entering: "ready" })],
  }),
  unit({
    name: "Rek'Sai, Breacher",
    supertype: "champion",
    domains: ["fury"],
    energy: 3,
    might: 3,
    tags: ["Rek'Sai", "The Void"],
    keywords: ["Accelerate", "Assault"],
    abilities: [
      passive({
        fact: "keywords",
        of: { zone: "chain", is: "unit", side: "friendly", playedFrom: "elsewhere" },
        keywords: [{ keyword: "Accelerate" }],
      }),
    ],
  }),
  unit({
    name: "Rengar, Pouncing",
    supertype: "champion",
    domains: ["fury"],
    energy: 3,
    power: 1,
    might: 3,
    tags: ["Cat", "Ixtal", "Rengar"],
    keywords: ["Reaction", { keyword: "Assault", value: 2 }],
    abilities: [
      passive({ fact: "playTo", of: "me", places: { is: "battlefield", battlefield: "attacking" } }),
    ],
  }),
  unit({
    name: "Blast Corps Cadet",
    domains: ["fury"],
    energy: 2,
    might: 2,
    tags: ["Piltover"],
    abilities: [
      passive({ fact: "additionalCost", cost: { energy: 1, power: ["fury"] }, optional: "blast" }),
      whenPlayed([target("unit", unitAtBattlefield), { do: "deal", amount: 2, to: "unit" }], {
        if: { paid: "blast" },
      }),
    ],
  }),
  unit({
    name: "Draven, Vanquisher",
    supertype: "champion",
    domains: ["fury"],
    energy: 4,
    might: 4,
    tags: ["Draven", "Noxus"],
    abilities: [
      triggered(iWinACombat, [{ do: "playToken", token: "Gold", entering: "exhausted" }]),
      triggered(iAttackOrDefend, [{ do: "might", what: "me", by: 2, until: "turn" }], {
        may: true,
        cost: { power: ["own"] },
      }),
    ],
  }),
];

const calm: readonly CardDefinition[] = [
  unit({
    name: "Royal Entourage",
    domains: ["calm"],
    energy: 3,
    power: 1,
    might: 4,
    tags: ["Shurima"],
    abilities: [
      whenPlayed([
        target("legend", { is: "legend" }),
        {
          do: "modes",
          as: "which",
          reached: true,
          options: [[{ do: "ready", what: "legend" }], [{ do: "exhaust", what: "legend" }]],
        },
      ]),
    ],
  }),
  unit({
    name: "Disarming Rake",
    domains: ["calm"],
    energy: 3,
    power: 1,
    might: 2,
    tags: ["Demacia"],
    abilities: [whenPlayed([target("gear", { is: "gear" }), { do: "kill", what: "gear" }], { may: true })],
  }),
  unit({
    name: "Navori Scout",
    domains: ["calm"],
    energy: 4,
    might: 4,
    tags: ["Ionia", "Yordle"],
    keywords: ["Deflect"],
  }),
  unit({
    name: "Legion Quartermaster",
    domains: ["calm"],
    energy: 3,
    might: 4,
    tags: ["Noxus", "Trifarian"],
    abilities: [
      passive({
        fact: "additionalCost",
        cost: { actions: [{ cost: "return", what: { is: "gear", side: "friendly" } }] },
      }),
    ],
  }),
];

const mind: readonly CardDefinition[] = [
  unit({
    name: "Prize of Progress",
    domains: ["mind"],
    energy: 4,
    power: 1,
    might: 3,
    tags: ["Mech", "Piltover"],
    abilities: [
      triggered({ event: "useAbility", object: { is: "gear" }, player: "you" }, [
        { do: "might", what: "me", by: 1, until: "turn" },
      ]),
    ],
  }),
  unit({
    name: "Card Sharp",
    domains: ["mind"],
    energy: 3,
    might: 3,
    tags: ["Bilgewater"],
    abilities: [
      whenPlayed([
        {
          do: "eachPlayer",
          from: "you",
          as: "player",
          text: [
            {
              do: "may",
              who: { player: "player" },
              text: [
                {
                  do: "playToken",
                  token: "Gold",
                  entering: "exhausted",
                  who: { player: "player" },
                  as: "gold",
                },
              ],
            },
          ],
        },
        {
          do: "eachPlayer",
          from: "next",
          others: true,
          as: "player",
          text: [
            {
              do: "if",
              if: { did: "gold" },
              text: [{ do: "playToken", token: "Gold", entering: "exhausted" }],
            },
          ],
        },
      ]),
    ],
  }),
  unit({
    name: "Plundering Poro",
    domains: ["mind"],
    energy: 2,
    might: 2,
    tags: ["Bilgewater", "Pirate", "Poro"],
    abilities: [triggered(iConquer, [{ do: "playToken", token: "Gold", entering: "exhausted" }])],
  }),
];

const body: readonly CardDefinition[] = [
  unit({
    name: "Fae Dragon",
    domains: ["body"],
    energy: 7,
    power: 1,
    might: 7,
    tags: ["Bandle City", "Dragon", "Fae"],
    abilities: [
      whenPlayed([target("units", friendlyUnit, upTo(4)), { do: "buff", what: "units" }]),
      triggered({ event: "spendBuff", player: "you" }, [
        { do: "playToken", token: "Gold", entering: "exhausted" },
      ]),
    ],
  }),
  unit({
    name: "Akshan, Mischievous",
    supertype: "champion",
    domains: ["body"],
    energy: 4,
    might: 4,
    tags: ["Akshan", "Sentinel", "Shurima"],
    keywords: ["Weaponmaster"],
    abilities: [
      passive({ fact: "additionalCost", cost: { power: ["body", "body"] }, optional: "theft" }),
      whenPlayed(
        [
          target("gear", { is: "gear", side: "enemy" }),
          { do: "move", moves: [{ what: "gear", to: { baseOf: "you" } }] },
          { do: "takeControl", what: "gear", until: "sourceLeaves" },
          {
            do: "if",
            if: { fits: "gear", filter: { equipment: true } },
            text: [{ do: "attach", what: "gear", to: "me" }],
          },
        ],
        { if: { paid: "theft" } },
      ),
    ],
  }),
  unit({
    name: "Buhru Captain",
    domains: ["body"],
    energy: 3,
    power: 1,
    might: 3,
    tags: ["Bilgewater"],
    abilities: [
      whenPlayed(
        [
          {
            do: "modes",
            as: "which",
            reached: true,
            options: [[{ do: "draw", amount: 1 }], [{ do: "buff", what: "me" }]],
          },
        ],
        { may: true },
      ),
    ],
  }),
  unit({
    name: "Jax, Unrelenting",
    supertype: "champion",
    domains: ["body"],
    energy: 4,
    power: 1,
    might: 3,
    tags: ["Icathia", "Jax"],
    keywords: ["Weaponmaster"],
    abilities: [
      triggered(
        { event: "attach", player: "you", object: { equipment: true }, topMost: "me" },
        [{ do: "draw", amount: 1 }],
        { may: true, cost: { energy: 1 } },
      ),
    ],
  }),
  unit({
    name: "Combat Chef",
    domains: ["body"],
    energy: 5,
    might: 5,
    tags: ["Demacia"],
    keywords: ["Weaponmaster"],
  }),
  unit({
    name: "Laurent Bladekeeper",
    domains: ["body"],
    energy: 3,
    might: 3,
    tags: ["Demacia"],
    keywords: ["Ganking"],
  }),
  unit({
    name: "Veteran Poro",
    domains: ["body"],
    energy: 2,
    might: 2,
    tags: ["Freljord", "Poro"],
    keywords: ["Weaponmaster"],
  }),
  unit({
    name: "Fiora, Peerless",
    supertype: "champion",
    domains: ["body"],
    energy: 3,
    power: 1,
    might: 3,
    tags: ["Demacia", "Fiora"],
    abilities: [
      triggered(
        {
          anyOf: [
            { event: "attack", object: "me" },
            { event: "defend", object: "me" },
          ],
        },
        [{ do: "doubleMight", what: "me", until: "combat" }],
        { if: { oneOnOne: "me" } },
      ),
    ],
  }),
  unit({
    name: "Dauntless Vanguard",
    domains: ["body"],
    energy: 4,
    power: 1,
    might: 4,
    tags: ["Demacia", "Elite"],
    abilities: [
      passive({
        fact: "playTo",
        of: "me",
        places: { is: "battlefield", side: "enemy", battlefield: "occupied" },
      }),
    ],
  }),
  unit({
    name: "Ruin Runner",
    domains: ["body"],
    energy: 6,
    might: 5,
    tags: ["Shurima"],
    abilities: [passive({ fact: "cantBeChosen", of: "me", by: "enemy" })],
  }),
  unit({
    name: "Sea Monkey",
    domains: ["body"],
    energy: 2,
    might: 2,
    tags: ["Bilgewater", "Pirate"],
    abilities: [
      passive({ fact: "additionalCost", cost: { energy: 1 }, optional: "buff" }),
      whenPlayed([{ do: "buff", what: "me" }], { if: { paid: "buff" } }),
    ],
  }),
];

const chaos: readonly CardDefinition[] = [
  unit({
    name: "Fizz, Trickster",
    supertype: "champion",
    domains: ["chaos"],
    energy: 3,
    power: 1,
    might: 3,
    tags: ["Bilgewater", "Fizz", "Yordle"],
    abilities: [
      whenPlayed(
        [
          target("spell", { zone: "trash", is: "spell", ownedBy: "you", energyAtMost: 3 }),
          { do: "play", what: "spell", ignoring: "energy", afterwards: "recycle" },
        ],
        { may: true },
      ),
    ],
  }),
  unit({
    name: "Treasure Hunter",
    domains: ["chaos"],
    energy: 2,
    might: 1,
    tags: ["Shurima"],
    abilities: [
      triggered({ event: "move", object: "me" }, [{ do: "playToken", token: "Gold", entering: "exhausted" }]),
    ],
  }),
  unit({
    name: "Corrupt Enforcer",
    domains: ["chaos"],
    energy: 3,
    power: 1,
    might: 4,
    tags: ["Piltover"],
    abilities: [
      triggered({ event: "move", object: "me" }, [{ do: "discard", amount: 1 }], {
        if: { fits: "me", filter: { at: "battlefield" } },
      }),
      triggered(iWinACombat, [{ do: "draw", amount: 1 }]),
    ],
  }),
  unit({
    name: "Overzealous Fan",
    domains: ["chaos"],
    energy: 2,
    might: 2,
    tags: ["Noxus"],
    abilities: [
      triggered(
        { event: "defend", object: "me" },
        [
          target("attacker", { is: "unit", role: "attacker" }),
          { do: "move", moves: [{ what: "attacker", to: { itsBase: "attacker" } }] },
        ],
        { may: true, cost: { actions: [{ cost: "kill", what: "me" }] } },
      ),
    ],
  }),
  unit({
    name: "Harpoon Squad",
    domains: ["chaos"],
    energy: 4,
    might: 4,
    tags: ["Bilgewater", "Pirate"],
    abilities: [
      triggered({ event: "move", object: "me", from: "battlefield" }, [
        { do: "might", what: "me", by: 2, until: "turn" },
      ]),
    ],
  }),
  unit({
    name: "Loyal Pup",
    domains: ["chaos"],
    energy: 3,
    might: 3,
    tags: ["Bandle City", "Dog"],
    abilities: [
      triggered({ event: "defend", player: "you" }, [{ do: "move", moves: [{ what: "me", to: "there" }] }], {
        may: true,
      }),
    ],
  }),
  unit({
    name: "Draven, Audacious",
    supertype: "champion",
    domains: ["chaos"],
    energy: 6,
    power: 1,
    might: 6,
    tags: ["Draven", "Noxus"],
    keywords: ["Deflect"],
    abilities: [
      triggered(iWinACombat, [{ do: "gainPoints", amount: 1 }], { nthEachTurn: 1 }),
      triggered(
        { event: "die", object: "me" },
        [
          { do: "choosePlayer", as: "opponent", from: "opponent" },
          { do: "gainPoints", player: { player: "opponent" }, amount: 1 },
        ],
        { if: { fits: "me", filter: { in: "combat" } } },
      ),
    ],
  }),
  unit({
    name: "Ezreal, Prodigy",
    supertype: "champion",
    domains: ["chaos"],
    energy: 3,
    power: 1,
    might: 3,
    tags: ["Ezreal", "Piltover"],
    abilities: [
      whenPlayed([
        { do: "discard", amount: 1 },
        { do: "draw", amount: 2 },
      ]),
      passive({
        fact: "costsLess",
        of: { zone: "chain", side: "friendly" },
        part: "optional",
        energy: 1,
        power: ["any"],
        either: true,
      }),
    ],
  }),
  unit({
    name: "Irelia, Graceful",
    supertype: "champion",
    domains: ["chaos"],
    energy: 4,
    power: 1,
    might: 4,
    tags: ["Ionia", "Irelia"],
    abilities: [
      passive({
        fact: "costsLess",
        of: { zone: "chain", is: "spell", side: "friendly", chooses: "me" },
        energy: 1,
        power: ["any"],
        either: true,
      }),
    ],
  }),
];

const order: readonly CardDefinition[] = [
  unit({
    name: "Honest Broker",
    domains: ["order"],
    energy: 2,
    might: 2,
    tags: ["Ionia"],
    abilities: [deathknell([{ do: "playToken", token: "Gold", entering: "exhausted" }])],
  }),
  unit({
    name: "Laurent Duelist",
    domains: ["order"],
    energy: 4,
    might: 3,
    tags: ["Demacia"],
    keywords: [{ keyword: "Assault", value: 2 }],
  }),
  unit({
    name: "Soraka, Wanderer",
    supertype: "champion",
    domains: ["order"],
    energy: 4,
    power: 1,
    might: 4,
    tags: ["Mount Targon", "Soraka"],
    abilities: [
      passive({ fact: "assignLast", of: "me" }),
      replacement(
        {
          event: "die",
          object: { is: "unit", controlledBy: "you", at: "here", not: "me", mightBelow: { might: "me" } },
        },
        {
          instead: [
            { do: "heal", what: "it" },
            { do: "exhaust", what: "it" },
            { do: "recall", what: "it" },
          ],
        },
      ),
    ],
  }),
  unit({
    name: "Zaun Punk",
    domains: ["order"],
    energy: 3,
    might: 3,
    tags: ["Zaun"],
    abilities: [
      passive({
        fact: "additionalCost",
        cost: { actions: [{ cost: "kill", what: { is: "gear", side: "friendly" } }] },
        optional: "kill",
      }),
      whenPlayed([target("gear", { is: "gear" }), { do: "kill", what: "gear" }], { if: { paid: "kill" } }),
    ],
  }),
];

export const units: readonly CardDefinition[] = [...fury, ...calm, ...mind, ...body, ...chaos, ...order];
