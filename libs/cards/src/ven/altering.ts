import {
  activated,
  type CardDefinition,
  type Condition,
  empower,
  gear,
  iAmEmpowered,
  passive,
  replacement,
  spell,
  target,
  unit,
  type Value,
} from "@rulebound/language";
import { aUnit } from "../filters.ts";

const timesEmpowered: Value = { timesEmpowered: "me" };
const empoweredThrice: Condition = { atLeast: [timesEmpowered, 3] };

/** Cards whose text alters numbers or abilities in ways of their own. */
export const altering: readonly CardDefinition[] = [
  gear({
    name: "Platewyrm Egg",
    domains: ["body"],
    energy: 3,
    abilities: [
      replacement({ event: "enter", object: "me" }, { entering: "exhausted" }),
      empower({ energy: 1, actions: [{ cost: "exhaust", what: "me" }] }),
      activated(
        { actions: [{ cost: "exhaust", what: "me" }] },
        [
          {
            do: "if",
            if: iAmEmpowered,
            text: [{ do: "add", energy: 2 }],
            else: [{ do: "add", energy: 1 }],
          },
        ],
        { timing: "reaction" },
      ),
    ],
  }),
  unit({
    name: "Repair Specialist",
    domains: ["body"],
    energy: 3,
    might: 3,
    tags: ["Zaun"],
    abilities: [
      passive({
        fact: "keywordValue",
        of: "me",
        keyword: "Assault",
        value: { count: { is: "gear", controlledBy: "you" } },
      }),
    ],
  }),
  spell({
    name: "Dragon Form",
    domains: ["order"],
    energy: 3,
    keywords: [{ keyword: "Flow", cost: { energy: 3 } }],
    text: [target("unit", aUnit), { do: "setBaseMight", what: "unit", to: 5, until: "turn" }],
  }),
  unit({
    name: "Kayle, Justified",
    supertype: "champion",
    domains: ["order"],
    energy: 3,
    might: 3,
    tags: ["Kayle"],
    abilities: [
      empower({ energy: 3 }, {}, 3),
      passive({ fact: "empowerLimit", of: "me", times: 3 }),
      passive({ fact: "might", of: "me", by: { plus: [timesEmpowered, timesEmpowered] } }),
      passive(
        {
          fact: "keywords",
          of: "me",
          keywords: [{ keyword: "Deflect", value: 3 }, { keyword: "Ganking" }],
        },
        empoweredThrice,
      ),
    ],
  }),
  spell({
    name: "Dominus",
    supertype: "signature",
    domains: ["fury", "body"],
    energy: 4,
    tags: ["Renekton"],
    keywords: ["Action"],
    text: [
      target("unit", aUnit),
      { do: "doubleMight", what: "unit", until: "turn" },
      {
        do: "giveAbility",
        what: "unit",
        ability: activated({ power: ["any", "any"] }, [{ do: "ready", what: "me" }]),
        until: "turn",
      },
    ],
  }),
];
