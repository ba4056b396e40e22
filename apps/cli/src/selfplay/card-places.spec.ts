import { cards } from "@rulebound/cards";
import { createEngine } from "@rulebound/engine";
import type { ReturnedPosition } from "@rulebound/protocol";
import { describe, expect, it } from "vitest";
import { misplaced, negativeAmounts, placesIn } from "./card-places.ts";

const { position } = createEngine(cards).start({
  players: {
    P1: { hand: ["Gust"], base: ["Pouty Poro", { card: "Recruit", token: true }], runes: ["Chaos Rune"] },
    P2: { trash: ["Charm"] },
  },
  battlefields: [
    { card: "Void Gate", units: [{ card: "Stalwart Poro", controller: "P2" }], controller: "P2" },
    "Brush",
  ],
});

const changed = (change: (position: ReturnedPosition) => void): ReturnedPosition => {
  const copy = structuredClone(position);
  change(copy);
  return copy;
};

const idOf = (card: string): string =>
  placesIn(position).find(({ id }) => id.startsWith(card))?.id ?? `no ${card}`;

describe("the places of cards", () => {
  it("are known for everything in a position", () => {
    const placeOf = (id: string) =>
      placesIn(position)
        .filter((one) => one.id === idOf(id))
        .map(({ place }) => place);
    expect(placeOf("gust")).toEqual(["P1.hand"]);
    expect(placeOf("pouty-poro")).toEqual(["P1.base"]);
    expect(placeOf("chaos-rune")).toEqual(["P1.base"]);
    expect(placeOf("stalwart-poro")).toEqual([idOf("void-gate")]);
    expect(placeOf("charm")).toEqual(["P2.trash"]);
    expect(placeOf("void-gate")).toEqual(["the board"]);
    expect(misplaced(position, position)).toEqual([]);
  });

  it("tell what is in two places, gone, or come from nowhere", () => {
    const twice = changed(({ players }) => players.P2.trash.push(...players.P1.hand));
    expect(misplaced(position, twice)).toEqual([`"${idOf("gust")}" is in P1.hand and in P2.trash.`]);
    const gone = changed(({ players }) => players.P2.trash.pop());
    expect(misplaced(position, gone)).toEqual([`"${idOf("charm")}" is nowhere.`]);
    const come = changed(({ players }) =>
      players.P1.hand.push({ card: "Gust", id: "gust-99", incarnation: 0 }),
    );
    expect(misplaced(position, come)).toEqual(['The card "gust-99" in P1.hand has come from nowhere.']);
  });

  it("don't matter of players who have left the game", () => {
    const left = changed(({ players, battlefields }) => {
      players.P2.trash.pop();
      players.P2.removed = true;
      for (const { units } of battlefields) units.pop();
    });
    expect(misplaced(position, left)).toEqual([]);
  });

  it("matter of those who are still there", () => {
    const left = changed(({ players, battlefields }) => {
      players.P1.removed = true;
      for (const { units } of battlefields) units.pop();
    });
    expect(misplaced(position, left)).toEqual([`"${idOf("stalwart-poro")}" is nowhere.`]);
  });

  it("let tokens come", () => {
    const more = changed(({ players: { P1 } }) => {
      const [token] = P1.base.filter((one) => one.token);
      if (token) P1.base.push({ ...token, id: "recruit-99" });
    });
    expect(placesIn(more)).toHaveLength(placesIn(position).length + 1);
    expect(misplaced(position, more)).toEqual([]);
  });
});

describe("amounts", () => {
  it("are nothing or more", () => {
    expect(negativeAmounts(position)).toEqual([]);
  });

  it("are told where they are less", () => {
    const less = changed(({ players, battlefields }) => {
      players.P1.points = -1;
      players.P2.pool = { energy: 0, power: { chaos: -2 } };
      const [unit] = battlefields[0]?.units ?? [];
      if (unit) unit.damage = { P1: -3 };
    });
    expect(negativeAmounts(less)).toEqual([
      "points of P1 is -1.",
      "chaos of P2 is -2.",
      `P1 of ${idOf("stalwart-poro")} is -3.`,
    ]);
  });
});
