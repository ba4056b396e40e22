import { battlefield, type CardDefinition, target, triggered } from "@rulebound/language";

export const battlefields: readonly CardDefinition[] = [
  battlefield({
    name: "Star Spring",
    abilities: [
      triggered(
        { event: "played", object: { is: "unit", token: false }, here: true },
        [
          target("unit", { is: "unit", controlledBy: "you", at: "here", not: "it" }),
          { do: "move", moves: [{ what: "unit", to: { itsBase: "unit" } }] },
        ],
        { may: true, controlledBy: "eventPlayer", nthEachTurn: 1, eachPlayer: true },
      ),
    ],
  }),
  battlefield({
    name: "Abandoned Hall",
    abilities: [
      triggered(
        { event: "played", object: { is: "spell" } },
        [
          target("unit", { is: "unit", controlledBy: "you", at: "here" }),
          { do: "might", what: "unit", by: 1, until: "turn" },
        ],
        { may: true, controlledBy: "eventPlayer" },
      ),
    ],
  }),
  battlefield({
    name: "Ripper's Bay",
    abilities: [
      triggered(
        { event: "return", object: { is: "unit" }, here: true },
        [{ do: "channel", amount: 1, exhausted: true }],
        { may: true, cost: { energy: 1 }, controlledBy: { ownerOf: "it" } },
      ),
    ],
  }),
  battlefield({
    name: "Valley of Idols",
    abilities: [
      triggered({ event: "played", object: { is: "unit" }, here: true }, [{ do: "buff", what: "it" }], {
        may: true,
        cost: { energy: 1 },
        controlledBy: "eventPlayer",
      }),
    ],
  }),
];
