import { battlefield, type CardDefinition, passive, triggered } from "@rulebound/language";
import { youHoldHere } from "../events.ts";

export const battlefields: readonly CardDefinition[] = [
  battlefield({
    name: "Threshold of the Gray",
    abilities: [
      triggered({ event: "combatStart", here: true }, [
        { do: "add", player: "attacker", energy: 1 },
        { do: "add", player: "defender", energy: 1 },
      ]),
    ],
  }),
  battlefield({
    name: "Heisho, Shell of the World",
    abilities: [passive({ fact: "ignoreDeflect", choosing: { at: "here" } })],
  }),
  battlefield({
    name: "Sandswept Tomb",
    abilities: [
      passive({
        fact: "costsLess",
        of: { zone: "chain", is: "spell", choosesOwn: { is: "unit", at: "here" } },
        power: ["any"],
      }),
    ],
  }),
  battlefield({
    name: "Shadow Temple",
    abilities: [triggered(youHoldHere, [{ do: "burn", amount: 3 }])],
  }),
];
