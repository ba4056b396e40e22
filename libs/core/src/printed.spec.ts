import { type CardDefinition, compileCard } from "@rulebound/language";
import { describe, expect, it } from "vitest";
import type { Game } from "./game.ts";
import { idleGame } from "./idle-game.ts";
import type { GameObject } from "./objects.ts";
import { cardOf, printedFor } from "./printed.ts";

const definition = (name: string, might: number): CardDefinition => ({
  name,
  type: "unit",
  domains: ["calm"],
  tags: [],
  keywords: [{ keyword: "Tank" }, { keyword: "Shield", value: 2 }, { keyword: "Shield" }],
  might,
  abilities: [
    { kind: "activated", cost: {}, text: [{ do: "draw", amount: 1 }] },
    { kind: "triggered", when: { event: "played", object: "me" }, text: [{ do: "draw", amount: 1 }] },
  ],
});

function gameWithPoro(): { game: Game; poro: GameObject } {
  const game = idleGame();
  const poro: GameObject = {
    id: 0,
    key: "poro-1",
    card: "Poro",
    token: false,
    owner: "P1",
    controller: "P1",
    zone: "board",
    at: "P1",
    incarnation: 0,
    exhausted: false,
    damage: [],
    buffs: 0,
    stunned: false,
    named: {},
    role: null,
    hadRoles: [],
    attachment: null,
    held: [],
    empowered: 0,
    copyOf: null,
    replaced: [],
    context: null,
    hiddenOn: null,
    timestamp: 0,
  };
  const cards = new Map(
    [definition("Poro", 2), definition("Titan", 6)].map((one) => [one.name, compileCard(one)]),
  );
  game.state.objects.push(poro);
  return { game: { ...game, cards }, poro };
}

describe("what is printed on an object", () => {
  it("is what its definition says, keywords added up", () => {
    const { game, poro } = gameWithPoro();
    expect(printedFor(game, poro, "P1").traits).toMatchObject({
      name: "Poro",
      types: ["unit"],
      might: 2,
      energy: null,
      keywords: { Tank: 1, Shield: 3 },
      abilities: [
        { source: 0, controller: "P1", ref: { card: "Poro", ability: 0 } },
        { source: 0, controller: "P1", ref: { card: "Poro", ability: 1 } },
      ],
    });
  });

  it("is read once for as long as definition and controller stay", () => {
    const { game, poro } = gameWithPoro();
    const printed = printedFor(game, poro, "P1");
    expect(printedFor(game, { ...poro, exhausted: true, incarnation: 4 }, "P1")).toBe(printed);
  });

  it("is read again under another controller, and when it has become a copy", () => {
    const { game, poro } = gameWithPoro();
    printedFor(game, poro, "P1");
    expect(printedFor(game, poro, "P2").traits.abilities.map(({ controller }) => controller)).toEqual([
      "P2",
      "P2",
    ]);
    const copy = { ...poro, copyOf: "Titan" };
    expect(cardOf(game, copy).definition.name).toBe("Titan");
    expect(printedFor(game, copy, "P2").traits.might).toBe(6);
    expect(cardOf(game, poro).definition.name).toBe("Poro");
    expect(printedFor(game, poro, "P2").traits.might).toBe(2);
  });
});
