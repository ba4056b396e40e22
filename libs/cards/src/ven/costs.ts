import {
  activated,
  battlefield,
  type CardDefinition,
  empower,
  iAmEmpowered,
  legend,
  passive,
  triggered,
  unit,
} from "@rulebound/language";

/** Cards about what others cost, what may be spent on them, and how often something is used. */
export const costCards: readonly CardDefinition[] = [
  legend({
    name: "Renekton, Butcher of the Sands",
    domains: ["fury", "body"],
    tags: ["Renekton"],
    abilities: [
      activated(
        { power: ["any", "any"], actions: [{ cost: "exhaust", what: "me" }] },
        [{ do: "add", energy: 2, for: "units" }],
        { timing: "reaction" },
      ),
    ],
  }),
  unit({
    name: "Stargazer",
    domains: ["chaos"],
    energy: 5,
    might: 4,
    tags: ["Mount Targon"],
    abilities: [
      passive({
        fact: "costsLess",
        of: { zone: "chain", is: "spell", side: "friendly", keyword: "Flow", playedFrom: "trash" },
        energy: 2,
        minimum: 1,
      }),
    ],
  }),
  unit({
    name: "Hungry Wolf",
    domains: ["order"],
    energy: 4,
    might: 4,
    tags: ["Dog", "Freljord"],
    abilities: [
      activated(
        { power: ["order"] },
        [
          { do: "ready", what: "me" },
          { do: "might", what: "me", by: 1, until: "turn" },
        ],
        {
          onlyIf: { happened: { event: "target", player: "you", object: { is: "unit", side: "enemy" } } },
          timesEachTurn: 1,
        },
      ),
    ],
  }),
  unit({
    name: "Legion Marauder",
    domains: ["body"],
    energy: 2,
    might: 2,
    tags: ["Noxus", "Trifarian"],
    abilities: [
      empower({ energy: 1 }, { orCost: { power: ["body"] } }),
      passive({ fact: "might", of: "me", by: 1 }, iAmEmpowered),
    ],
  }),
  unit({
    name: "Shadow Order Disciple",
    domains: ["chaos"],
    energy: 2,
    might: 2,
    tags: ["Ionia"],
    abilities: [
      triggered({ event: "move", object: "me" }, [{ do: "might", what: "me", by: 1, until: "turn" }], {
        may: true,
        cost: { actions: [{ cost: "burn", count: 1 }] },
      }),
    ],
  }),
  battlefield({
    name: "Piltovan Forge",
    abilities: [
      passive(
        { fact: "costsLess", of: { is: "gear", side: "friendly" }, abilities: "all", energy: 1 },
        { not: { used: "gear" } },
      ),
    ],
  }),
  battlefield({
    name: "Risen Altar",
    abilities: [
      passive({
        fact: "costsLess",
        of: { is: "unit", side: "friendly", at: "here" },
        abilities: "Empower",
        energy: 1,
        power: ["any"],
        either: true,
      }),
    ],
  }),
];
