import {
  activated,
  type CardDefinition,
  passive,
  pick,
  spell,
  target,
  triggered,
  unit,
} from "@rulebound/language";
import { enemyUnit, enemyUnitHere, friendlyUnit } from "../filters.ts";

/** Cards that move units to places which they restrict, or that forbid moves. */
export const movingCards: readonly CardDefinition[] = [
  unit({
    name: "Vex, Apathetic",
    supertype: "champion",
    domains: ["chaos"],
    energy: 4,
    might: 4,
    tags: ["Shadow Isles", "Vex", "Yordle"],
    keywords: ["Deflect"],
    abilities: [
      triggered(
        { event: "played", object: { is: "unit" }, player: "opponent" },
        [
          { do: "stun", what: "it" },
          {
            do: "delay",
            ability: passive({ fact: "cantMove", of: { same: "it" }, by: "eventPlayer" }),
            until: "turn",
          },
        ],
        { while: { fits: "me", filter: { at: "battlefield" } } },
      ),
    ],
  }),
  unit({
    name: "Maduli the Gatekeeper",
    domains: ["chaos"],
    energy: 7,
    power: 1,
    might: 6,
    tags: ["Bandle City"],
    abilities: [
      passive({ fact: "cantBeReadied", of: "me" }),
      activated({ power: ["own"] }, [
        {
          do: "choosePlace",
          as: "battlefield",
          for: "me",
          battlefield: { battlefield: "occupied", side: "enemy" },
        },
        {
          do: "if",
          if: {
            atLeast: [
              { might: "me" },
              { plus: [{ total: "might", of: { ...enemyUnit, at: { chosen: "battlefield" } } }, 1] },
            ],
          },
          text: [{ do: "move", moves: [{ what: "me", to: { chosen: "battlefield" } }] }],
        },
      ]),
    ],
  }),
  spell({
    name: "Isolate",
    domains: ["chaos"],
    energy: 2,
    text: [
      target("unit", { ...enemyUnit, at: "battlefield" }),
      { do: "notePlace", place: { locationOf: "unit" }, as: "battlefield" },
      { do: "move", moves: [{ what: "unit", to: { itsBase: "unit" } }] },
      {
        do: "if",
        if: { exists: { ...enemyUnit, at: { chosen: "battlefield" }, alone: true } },
        text: [{ do: "draw", amount: 1 }],
      },
    ],
  }),
  spell({
    name: "Stare Down",
    domains: ["body"],
    energy: 2,
    text: [
      target("unit", friendlyUnit),
      target("battlefield", { is: "battlefield" }),
      {
        do: "move",
        moves: [
          {
            what: { all: { ...enemyUnit, at: { locationOf: "battlefield" }, mightBelow: { might: "unit" } } },
            to: "ownBase",
          },
        ],
      },
      { do: "gainXp", amount: 1 },
    ],
  }),
  unit({
    name: "Imposing Challenger",
    domains: ["body"],
    energy: 5,
    might: 5,
    tags: ["Ionia"],
    abilities: [
      triggered(
        { event: "move", object: "me" },
        [
          target("unit", { ...enemyUnitHere, mightBelow: { might: "me" } }),
          { do: "choosePlace", as: "battlefield", for: "unit", battlefield: {} },
          { do: "move", moves: [{ what: "unit", to: { chosen: "battlefield" } }] },
        ],
        { may: true },
      ),
    ],
  }),
  spell({
    name: "Call to Battle",
    domains: ["body"],
    energy: 3,
    text: [
      target("unit", { is: "unit", controlledBy: "you" }),
      { do: "choosePlace", as: "battlefield", for: "unit", battlefield: { controlledBy: "you" } },
      { do: "choosePlayer", as: "opponent", from: "opponent" },
      { do: "move", moves: [{ what: "unit", to: { chosen: "battlefield" } }] },
      pick(
        "theirs",
        { is: "unit", controlledBy: { player: "opponent" }, notAt: { chosen: "battlefield" } },
        { who: { player: "opponent" } },
      ),
      {
        do: "move",
        moves: [{ what: "theirs", to: { chosen: "battlefield" } }],
        who: { player: "opponent" },
      },
    ],
  }),
];
