import {
  activated,
  battlefield,
  type CardDefinition,
  equip,
  gear,
  legend,
  passive,
  pick,
  spell,
  target,
  triggered,
  unit,
  upTo,
  type Value,
} from "@rulebound/language";
import { iConquer } from "../events.ts";
import { enemyUnit, enemyUnitHere, friendlyUnit } from "../filters.ts";

const pointsHeld: Value = { pointsThisTurn: "hold" };

/** Cards whose text alters numbers, tags or abilities in ways of their own. */
export const altering: readonly CardDefinition[] = [
  unit({
    name: "Perched Grimwyrm",
    domains: ["fury"],
    energy: 4,
    might: 5,
    tags: ["Dragon", "Shadow Isles"],
    abilities: [passive({ fact: "playOnlyTo", of: "me", places: { is: "battlefield", conqueredBy: "you" } })],
  }),
  unit({
    name: "Lucian, Gunslinger",
    supertype: "champion",
    domains: ["fury"],
    energy: 3,
    might: 2,
    tags: ["Demacia", "Lucian", "Sentinel"],
    keywords: ["Assault"],
    abilities: [
      triggered({ event: "attack", object: "me" }, [
        target("unit", enemyUnitHere),
        { do: "deal", amount: { keywordValue: "Assault", of: "me" }, to: "unit" },
      ]),
    ],
  }),
  unit({
    name: "Needlessly Large Yordle",
    domains: ["calm"],
    energy: 10,
    power: 3,
    might: 5,
    tags: ["Bandle City", "Yordle"],
    keywords: [{ keyword: "Shield", value: 5 }, "Tank"],
    abilities: [
      passive({
        fact: "costsLess",
        energy: { plus: [pointsHeld, pointsHeld] },
        power: { symbol: "calm", times: pointsHeld },
      }),
    ],
  }),
  unit({
    name: "Gearhead",
    domains: ["mind"],
    energy: 5,
    might: 3,
    tags: ["Zaun"],
    keywords: ["Accelerate"],
    abilities: [passive({ fact: "doubleMightBonus", of: "me" })],
  }),
  gear({
    name: "Experimental Hexplate",
    domains: ["mind"],
    energy: 1,
    tags: ["Equipment"],
    abilities: [equip({ power: ["mind"] })],
    mightBonus: 1,
    effect: [passive({ fact: "tags", of: "me", tags: ["Mech"] })],
  }),
  unit({
    name: "Kato the Arm",
    domains: ["body"],
    energy: 4,
    power: 1,
    might: 3,
    tags: ["Noxus"],
    keywords: ["Deflect"],
    abilities: [
      triggered({ event: "move", object: "me", to: "battlefield" }, [
        target("unit", { ...friendlyUnit, not: "me" }),
        { do: "grant", what: "unit", keywords: { of: "me" }, until: "turn" },
        { do: "might", what: "unit", by: { might: "me" }, until: "turn" },
      ]),
    ],
  }),
  unit({
    name: "Ancient Warmonger",
    domains: ["chaos"],
    energy: 5,
    might: 4,
    tags: ["Noxus", "Spirit"],
    keywords: ["Accelerate"],
    abilities: [
      passive({ fact: "keywordValue", of: "me", keyword: "Assault", value: { count: enemyUnitHere } }),
    ],
  }),
  legend({
    name: "Lucian, Purifier",
    domains: ["fury", "body"],
    tags: ["Lucian"],
    abilities: [
      passive({
        fact: "attachedGive",
        of: { equipment: true, controlledBy: "you" },
        keywords: [{ keyword: "Assault" }],
      }),
    ],
  }),
  legend({
    name: "Rumble, Mechanized Menace",
    domains: ["fury", "mind"],
    tags: ["Rumble"],
    abilities: [
      passive({
        fact: "keywords",
        of: { is: "unit", controlledBy: "you", anyTag: ["Mech"] },
        keywords: [{ keyword: "Shield" }],
      }),
    ],
  }),
  battlefield({
    name: "Forge of the Fluft",
    abilities: [
      passive(
        {
          fact: "abilities",
          of: { is: "legend", side: "friendly" },
          abilities: [
            activated({ actions: [{ cost: "exhaust", what: "me" }] }, [
              target("equipment", { equipment: true, controlledBy: "you" }),
              target("unit", { is: "unit", controlledBy: "you" }),
              { do: "attach", what: "equipment", to: "unit" },
            ]),
          ],
        },
        { fits: "me", filter: { controlledBy: "you" } },
      ),
    ],
  }),
  unit({
    name: "Forecaster",
    domains: ["mind"],
    energy: 2,
    might: 2,
    tags: ["Bandle City", "Mech", "Yordle"],
    abilities: [
      passive({
        fact: "keywords",
        of: { is: "unit", controlledBy: "you", anyTag: ["Mech"] },
        keywords: [{ keyword: "Vision" }],
      }),
    ],
  }),
  spell({
    name: "Strike Down",
    domains: ["body"],
    energy: 3,
    power: 1,
    text: [
      target("unit", { ...friendlyUnit, equipped: true }),
      target("enemy", enemyUnit),
      { do: "deal", amount: { might: "unit" }, to: "enemy", by: "unit" },
      pick("equipment", { equipment: true, attachedTo: "unit" }),
      { do: "detach", what: "equipment" },
    ],
  }),
  spell({
    name: "Relentless Pursuit",
    supertype: "signature",
    domains: ["fury", "body"],
    energy: 2,
    power: 1,
    tags: ["Lucian"],
    keywords: ["Action"],
    text: [
      target("unit", friendlyUnit),
      { do: "choosePlace", as: "place", for: "unit" },
      { do: "move", moves: [{ what: "unit", to: { chosen: "place" } }] },
      target("equipment", { equipment: true, controlledBy: { controllerOf: "unit" } }, upTo(1)),
      {
        do: "if",
        if: { atLeast: [{ size: "equipment" }, 1] },
        text: [{ do: "may", text: [{ do: "attach", what: "equipment", to: "unit" }] }],
      },
      {
        do: "giveAbility",
        what: "unit",
        ability: triggered(iConquer, [{ do: "move", moves: [{ what: "me", to: { itsBase: "me" } }] }], {
          may: true,
        }),
        until: "turn",
      },
    ],
  }),
];
