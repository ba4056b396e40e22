import { type CardDefinition, gear, triggered } from "@rulebound/language";

export const gearCards: readonly CardDefinition[] = [
  gear({
    name: "Bottled Constellation",
    domains: ["mind"],
    energy: 10,
    power: 2,
    abilities: [
      triggered({ event: "phase", phase: "main", player: "you" }, [{ do: "gainPoints", amount: 1 }], {
        may: true,
        cost: {
          actions: [{ cost: "kill", what: { is: "permanent", side: "friendly", not: "me" }, count: 3 }],
        },
      }),
    ],
  }),
];
