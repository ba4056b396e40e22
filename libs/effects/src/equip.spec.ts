import { type CardDefinition, equip, gear } from "@rulebound/language";
import { describe, expect, it } from "vitest";
import { equipOwed } from "./equip.ts";
import { newGame, objectAt, objects, put } from "./spec-game.ts";

const cards: CardDefinition[] = [
  gear({
    name: "Glove",
    domains: ["fury"],
    tags: ["Equipment"],
    abilities: [equip({ energy: 3, power: ["any"] }, { costsLess: { might: "unit" } })],
  }),
  gear({ name: "Cane", domains: ["fury"], tags: ["Equipment"], abilities: [equip({ power: ["own"] })] }),
  gear({ name: "Ring", domains: ["fury"], tags: ["Equipment"] }),
];

function owedFor(card: string, unit: string, less: number) {
  const game = newGame({ cards });
  const [it, me] = [put(game, card, "P1"), put(game, unit, "P1")];
  const bindings = { me: objects(game, me), it: objects(game, it) };
  const found = equipOwed(game, { controller: "P1", item: null, bindings }, { equip: "it", less });
  return { owed: found?.owed ?? null, isItsOwn: found?.source.id === objectAt(game, it).id };
}

describe("what an Equip is worth to a unit that didn't activate it", () => {
  it("is lowered by what the ability itself says of that unit (821.1.c.2), to nothing at least", () => {
    expect(owedFor("Glove", "Poro", 0).owed).toMatchObject({ energy: 1 });
    expect(owedFor("Glove", "Titan", 0).owed).toMatchObject({ energy: 0 });
    expect(owedFor("Glove", "Poro", 0).owed?.power).toHaveLength(1);
  });

  it("is lowered by so many symbols of Power, whichever they are, as far as there are any (821.1.c.3)", () => {
    expect(owedFor("Glove", "Poro", 1).owed).toMatchObject({ energy: 1, power: [] });
    expect(owedFor("Cane", "Poro", 1).owed).toMatchObject({ energy: 0, power: [] });
    expect(owedFor("Cane", "Poro", 0).owed).toMatchObject({ power: [["fury"]] });
  });

  it("is a cost of the Equipment's, and there is none without Equip (821.1.c.4)", () => {
    expect(owedFor("Cane", "Poro", 0).isItsOwn).toBe(true);
    expect(owedFor("Ring", "Poro", 1).owed).toBeNull();
  });
});
