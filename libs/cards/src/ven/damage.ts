import {
  type CardDefinition,
  empower,
  type Filter,
  iAmEmpowered,
  passive,
  replacement,
  spell,
  target,
  triggered,
  unit,
  whenPlayed,
} from "@rulebound/language";
import { iAttackOrDefend } from "../events.ts";
import { aUnit, enemyUnit, enemyUnitHere, friendlyUnit, unitAtBattlefield, unitHere } from "../filters.ts";

const anotherOfMineHere: Filter = { is: "unit", controlledBy: "you", at: "here", not: "me" };

/** Cards about who deals damage, how much, and what it is paid for. */
export const damageCards: readonly CardDefinition[] = [
  unit({
    name: "Sacred Protector",
    domains: ["order"],
    energy: 4,
    power: 1,
    might: 6,
    tags: ["Fae", "Ionia"],
    abilities: [
      passive(
        { fact: "dealsNoCombatDamage", of: "me" },
        {
          not: {
            all: [
              { fits: "me", filter: { at: "battlefield" } },
              { exists: anotherOfMineHere },
              { not: { exists: anotherOfMineHere, atLeast: 2 } },
            ],
          },
        },
      ),
    ],
  }),
  unit({
    name: "Dune Surfer",
    domains: ["fury"],
    energy: 3,
    might: 3,
    tags: ["Shurima"],
    abilities: [passive({ fact: "ignoreTank" })],
  }),
  spell({
    name: "Decree of Insight",
    domains: ["mind"],
    energy: 1,
    keywords: ["Reaction"],
    abilities: [passive({ fact: "ignoreDeflect" })],
    text: [
      target("unit", { ...enemyUnit, domain: "body" }),
      { do: "might", what: "unit", by: -5, until: "turn" },
    ],
  }),
  spell({
    name: "Consuming Curse",
    domains: ["fury"],
    energy: 2,
    keywords: ["Action"],
    text: [
      target("unit", unitAtBattlefield),
      {
        do: "deal",
        amount: 2,
        bonus: { count: { zone: "trash", ownedBy: "you", named: "Consuming Curse" } },
        to: "unit",
      },
    ],
  }),
  unit({
    name: "Morgana, Vindictive",
    supertype: "champion",
    domains: ["fury"],
    energy: 5,
    power: 1,
    might: 5,
    tags: ["Demacia", "Morgana"],
    keywords: ["Ambush"],
    abilities: [whenPlayed([target("unit", aUnit), { do: "deal", amount: { damage: "unit" }, to: "unit" }])],
  }),
  unit({
    name: "Riven, Shattered",
    supertype: "champion",
    domains: ["calm"],
    energy: 3,
    power: 1,
    might: 3,
    tags: ["Noxus", "Riven"],
    keywords: ["Weaponmaster"],
    abilities: [
      triggered({ event: "attack", object: "me" }, [
        target("enemy", enemyUnitHere),
        {
          do: "deal",
          amount: { times: [2, { count: { equipment: true, attachedTo: "me" } }] },
          to: "enemy",
        },
      ]),
    ],
  }),
  unit({
    name: "Dame the Despoiler",
    domains: ["body"],
    energy: 5,
    might: 5,
    tags: ["Noxus"],
    abilities: [
      empower({ energy: 5, power: ["body"] }),
      triggered(
        iAttackOrDefend,
        [
          target("unit", unitHere),
          { do: "raiseMight", what: "me", to: { might: "unit" }, until: "turn" },
          { do: "might", what: "me", by: 1, until: "turn" },
        ],
        { while: iAmEmpowered },
      ),
    ],
  }),
  spell({
    name: "Rampage",
    domains: ["body"],
    energy: 3,
    abilities: [passive({ fact: "additionalCost", cost: { power: ["body"] }, optional: "rampage" })],
    text: [
      target("friend", friendlyUnit),
      target("enemy", enemyUnit),
      {
        do: "if",
        if: { paid: "rampage" },
        text: [{ do: "might", what: "friend", by: 2, until: "turn" }],
      },
      { do: "dealEachOther", units: ["friend", "enemy"] },
    ],
  }),
  spell({
    name: "Decree of Rage",
    domains: ["fury"],
    energy: 1,
    power: 1,
    keywords: ["Action"],
    abilities: [passive({ fact: "cantBeCountered", what: "me" })],
    text: [target("unit", { ...enemyUnit, domain: "calm" }), { do: "deal", amount: 4, to: "unit" }],
  }),
  unit({
    name: "Esteemed Hierophant",
    domains: ["calm"],
    energy: 5,
    might: 5,
    tags: ["Shurima"],
    abilities: [
      replacement(
        { event: "damage", object: "me", player: "opponent", dealtBy: "effect" },
        { prevent: "all" },
        { while: { exists: { is: "rune", controlledBy: "you" }, atLeast: 7 } },
      ),
    ],
  }),
  spell({
    name: "Decree of Focus",
    domains: ["calm"],
    energy: 1,
    keywords: ["Reaction"],
    text: [
      target("unit", {
        side: "friendly",
        anyOf: [
          { is: "unit", inCombatWith: { ...enemyUnit, domain: "fury" } },
          { is: "unit", chosenBy: { is: "spell", side: "enemy", domain: "fury" } },
        ],
      }),
      { do: "might", what: "unit", by: 4, until: "turn" },
    ],
  }),
  unit({
    name: "Mel, Newly Awakened",
    supertype: "champion",
    domains: ["mind"],
    energy: 4,
    power: 1,
    might: 4,
    tags: ["Mel", "Noxus"],
    abilities: [
      whenPlayed([{ do: "draw", amount: 1 }]),
      empower({ energy: 3 }),
      passive({ fact: "cantBeCountered", what: "yours" }, iAmEmpowered),
      replacement(
        { event: "reduceMight", object: aUnit, player: "you", byChooser: true },
        { amount: { more: 1 } },
        { while: iAmEmpowered },
      ),
    ],
  }),
  unit({
    name: "Gangplank, Naval",
    supertype: "champion",
    domains: ["body"],
    energy: 6,
    might: 6,
    tags: ["Bilgewater", "Gangplank"],
    abilities: [
      empower({ power: ["own", "own"] }),
      ...(["stun", "reduceMight", "return"] as const).map((event) =>
        replacement(
          { event, object: "me", byChooser: true },
          { instead: [{ do: "might", what: "me", by: 3, until: "turn" }] },
          { while: iAmEmpowered },
        ),
      ),
    ],
  }),
];
