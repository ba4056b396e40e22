import {
  type CardDefinition,
  deathknell,
  empower,
  type Filter,
  iAmEmpowered,
  passive,
  target,
  triggered,
  unit,
} from "@rulebound/language";
import { iConquer } from "../events.ts";
import { enemyUnit, enemyUnitHere } from "../filters.ts";

const yourRunes: Filter = { is: "rune", controlledBy: "you" };

/** Units of Vendetta that can be empowered, by their own Empower or otherwise. */
export const empowerUnits: readonly CardDefinition[] = [
  unit({
    name: "Akali, Deadly Weapon",
    supertype: "champion",
    domains: ["fury"],
    energy: 3,
    might: 3,
    tags: ["Akali", "Ionia"],
    abilities: [
      empower({ energy: 2, power: ["fury"] }),
      triggered(
        { event: "move", object: "me" },
        [
          target("unit", {
            at: "battlefield",
            anyOf: [
              { is: "unit", at: "origin" },
              { is: "unit", at: "destination" },
            ],
          }),
          {
            do: "if",
            if: iAmEmpowered,
            text: [{ do: "deal", amount: 2, to: "unit" }],
            else: [{ do: "deal", amount: 1, to: "unit" }],
          },
        ],
        { may: true },
      ),
      passive({ fact: "might", of: "me", by: 1 }, iAmEmpowered),
    ],
  }),
  unit({
    name: "Punching Poro",
    domains: ["fury"],
    energy: 2,
    might: 2,
    tags: ["Ionia", "Poro"],
    abilities: [
      empower({ actions: [{ cost: "discard", count: 1 }] }),
      passive({ fact: "might", of: "me", by: 1 }, iAmEmpowered),
    ],
  }),
  unit({
    name: "Shadow Fiend",
    domains: ["fury"],
    energy: 2,
    might: 2,
    tags: ["Ionia"],
    abilities: [
      empower({ energy: 2, power: ["fury"] }),
      passive({ fact: "keywords", of: "me", keywords: [{ keyword: "Assault", value: 3 }] }, iAmEmpowered),
    ],
  }),
  unit({
    name: "Serene Ascetic",
    domains: ["calm"],
    energy: 3,
    might: 3,
    tags: ["Ionia"],
    abilities: [
      empower({ energy: 3 }),
      passive(
        {
          fact: "keywords",
          of: "me",
          keywords: [
            { keyword: "Deflect", value: 1 },
            { keyword: "Shield", value: 3 },
          ],
        },
        iAmEmpowered,
      ),
    ],
  }),
  unit({
    name: "Steel Paws",
    domains: ["calm"],
    energy: 1,
    might: 0,
    tags: ["Cat", "Piltover"],
    keywords: ["Deflect"],
    abilities: [empower({ energy: 7 }), passive({ fact: "might", of: "me", by: 7 }, iAmEmpowered)],
  }),
  unit({
    name: "Nasus, Ascended",
    supertype: "champion",
    domains: ["calm"],
    energy: 8,
    power: 1,
    might: 8,
    tags: ["Dog", "Nasus", "Shurima"],
    keywords: [{ keyword: "Deflect", value: 2 }],
    abilities: [
      empower({ energy: 8 }),
      triggered(iConquer, [{ do: "gainPoints", amount: 1 }], { while: iAmEmpowered }),
    ],
  }),
  unit({
    name: "Apprentice Mage",
    domains: ["mind"],
    energy: 3,
    might: 3,
    tags: ["Bilgewater"],
    abilities: [
      empower({ energy: 2 }),
      triggered({ event: "empower", object: "me" }, [{ do: "predict", amount: 2 }]),
      passive({ fact: "might", of: "me", by: 1 }, iAmEmpowered),
    ],
  }),
  unit({
    name: "Covert Informant",
    domains: ["mind"],
    energy: 3,
    power: 1,
    might: 4,
    tags: ["Noxus"],
    abilities: [
      empower({ energy: 3 }),
      triggered({ event: "move", object: "me" }, [{ do: "draw", amount: 1 }], { while: iAmEmpowered }),
    ],
  }),
  unit({
    name: "Brutal Hunter",
    domains: ["body"],
    energy: 3,
    power: 1,
    might: 4,
    tags: ["Noxus"],
    abilities: [
      empower({ energy: 3 }),
      passive({ fact: "might", of: "me", by: 2 }, iAmEmpowered),
      passive({ fact: "keywords", of: "me", keywords: [{ keyword: "Ganking" }] }, iAmEmpowered),
    ],
  }),
  unit({
    name: "Baccai Witherclaw",
    domains: ["body"],
    energy: 4,
    might: 4,
    tags: ["Shurima"],
    abilities: [
      empower({ energy: 1, power: ["any", "any"] }),
      passive({ fact: "might", of: "me", by: 2 }, iAmEmpowered),
      { ...deathknell([{ do: "channel", amount: 2, exhausted: true }]), while: iAmEmpowered },
    ],
  }),
  unit({
    name: "Kinkou Lifeblade",
    domains: ["chaos"],
    energy: 4,
    might: 4,
    tags: ["Ionia"],
    abilities: [
      empower({ energy: 2 }),
      passive({ fact: "might", of: "me", by: 1 }, iAmEmpowered),
      passive({ fact: "keywords", of: "me", keywords: [{ keyword: "Ganking" }] }, iAmEmpowered),
    ],
  }),
  unit({
    name: "Solari Sunhawk",
    domains: ["order"],
    energy: 3,
    might: 3,
    tags: ["Bird", "Mount Targon"],
    abilities: [
      empower({ energy: 2 }),
      passive({ fact: "might", of: "me", by: 1 }, iAmEmpowered),
      passive({ fact: "keywords", of: "me", keywords: [{ keyword: "Deflect", value: 2 }] }, iAmEmpowered),
    ],
  }),
  unit({
    name: "Escaped Grayback",
    domains: ["order"],
    energy: 3,
    might: 3,
    tags: ["Noxus"],
    abilities: [
      empower({ actions: [{ cost: "kill", what: { is: "unit", side: "friendly" } }] }),
      passive({ fact: "might", of: "me", by: 2 }, iAmEmpowered),
    ],
  }),
  unit({
    name: "Noxian Emissary",
    domains: ["order"],
    energy: 2,
    might: 2,
    tags: ["Noxus"],
    abilities: [
      empower({ energy: 1, power: ["order"] }),
      {
        ...deathknell([
          { do: "playToken", token: "Recruit", to: { baseOf: "you" } },
          { do: "playToken", token: "Recruit", to: { baseOf: "you" } },
        ]),
        while: iAmEmpowered,
      },
    ],
  }),
  unit({
    name: "Aurok General",
    domains: ["order"],
    energy: 5,
    might: 5,
    tags: ["Noxus", "Trifarian"],
    abilities: [
      empower({ energy: 3, power: ["order"] }),
      passive(
        { fact: "might", of: { is: "unit", controlledBy: "you", empowered: true }, by: 2 },
        iAmEmpowered,
      ),
    ],
  }),
  unit({
    name: "Ambessa, Respected and Feared",
    supertype: "champion",
    domains: ["order"],
    energy: 5,
    might: 5,
    tags: ["Ambessa", "Noxus"],
    abilities: [
      empower({ energy: 1, power: ["order", "order"] }),
      passive({ fact: "keywords", of: "me", keywords: [{ keyword: "Assault", value: 2 }] }, iAmEmpowered),
      triggered(
        { event: "attack", object: "me" },
        [target("unit", { ...enemyUnitHere, mightBelow: { might: "me" } }), { do: "kill", what: "unit" }],
        { while: iAmEmpowered },
      ),
    ],
  }),
  unit({
    name: "Frostcoat Mother",
    domains: ["calm"],
    energy: 3,
    might: 3,
    tags: ["Dog", "Freljord"],
    abilities: [
      empower({ energy: 12 }, { costsLess: { count: yourRunes } }),
      passive({ fact: "might", of: "me", by: 3 }, iAmEmpowered),
    ],
  }),
  unit({
    name: "Grumpy Rockbear",
    domains: ["mind"],
    energy: 4,
    might: 4,
    tags: ["Shurima"],
    abilities: [
      empower({ energy: 12 }, { costsLess: { count: yourRunes } }),
      passive(
        {
          fact: "keywords",
          of: "me",
          keywords: [
            { keyword: "Deflect", value: 1 },
            { keyword: "Shield", value: 3 },
          ],
        },
        iAmEmpowered,
      ),
    ],
  }),
  unit({
    name: "Mournful Witness",
    domains: ["calm"],
    energy: 2,
    might: 2,
    tags: ["Fae", "Ionia"],
    abilities: [
      triggered({ event: "combatEnd", withMe: true }, [{ do: "empower", what: "me" }]),
      passive({ fact: "might", of: "me", by: 2 }, iAmEmpowered),
    ],
  }),
  unit({
    name: "Applied Researchers",
    domains: ["mind"],
    energy: 4,
    might: 4,
    tags: ["Shurima"],
    abilities: [
      empower({ energy: 3 }),
      passive(
        {
          fact: "costsLess",
          of: { zone: "chain", is: "spell", controlledBy: "you" },
          energy: 1,
          power: ["any"],
          minimum: 1,
        },
        iAmEmpowered,
      ),
    ],
  }),
  unit({
    name: "Ambessa, The Wolf",
    supertype: "champion",
    domains: ["body"],
    energy: 4,
    might: 4,
    tags: ["Ambessa", "Noxus"],
    abilities: [
      empower({ energy: 3, power: ["body"] }),
      passive({ fact: "might", of: "me", by: 3 }, iAmEmpowered),
      passive(
        { fact: "cantBeDealtDamage", of: "me" },
        { all: [iAmEmpowered, { not: { fits: "me", filter: { in: "combat" } } }] },
      ),
    ],
  }),
  unit({
    name: "Mel, Defiant Soul",
    supertype: "champion",
    domains: ["chaos"],
    energy: 5,
    might: 4,
    tags: ["Mel", "Noxus"],
    abilities: [
      empower({ actions: [{ cost: "discard", what: { zone: "hand", is: "spell" }, count: 1 }] }),
      triggered({ event: "empower", object: "me" }, [
        target("unit", { ...enemyUnit, at: "battlefield", mightAtMost: 3 }),
        { do: "banish", what: "unit" },
      ]),
    ],
  }),
  unit({
    name: "Baccai Sandspinner",
    domains: ["fury"],
    energy: 6,
    might: 6,
    tags: ["Shurima"],
    abilities: [
      empower({ energy: 5 }, { costsLess: 3, costsLessWhile: { not: { exists: yourRunes, atLeast: 5 } } }),
      passive(
        {
          fact: "keywords",
          of: "me",
          keywords: [
            { keyword: "Deflect", value: 1 },
            { keyword: "Assault", value: 2 },
          ],
        },
        iAmEmpowered,
      ),
    ],
  }),
  unit({
    name: "Kharox",
    domains: ["chaos"],
    energy: 6,
    might: 5,
    tags: ["Shadow Isles", "Spirit"],
    abilities: [
      empower({ energy: 6, power: ["chaos", "chaos"] }),
      triggered({ event: "empower", object: "me" }, [
        { do: "choosePlayer", as: "opponent", from: "opponent" },
        { do: "burn", player: { player: "opponent" }, amount: 3 },
        {
          do: "doThis",
          ability: {
            may: true,
            text: [
              target("unit", { zone: "trash", is: "unit", ownedBy: { player: "opponent" } }),
              { do: "play", what: "unit", ignoring: "cost" },
            ],
          },
        },
      ]),
    ],
  }),
  unit({
    name: "Tail-Cloaked Matriarch",
    domains: ["chaos"],
    energy: 4,
    might: 4,
    tags: ["Ionia"],
    abilities: [
      empower({ energy: 2, power: ["chaos"] }),
      triggered(
        { event: "empower", object: "me" },
        [
          target("unit", { zone: "trash", is: "unit", ownedBy: "you", energyAtMost: 3, powerAtMost: 1 }),
          { do: "play", what: "unit", to: { baseOf: "you" }, ignoring: "cost" },
        ],
        { may: true },
      ),
    ],
  }),
];
