import type { Pool, PowerOwed } from "@rulebound/core";
import { domains } from "@rulebound/language";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { lacking, matchPower, poolSupplies, type Supply, spent, withoutPower } from "./power.ts";

const pool = (power: Partial<Pool["power"]>, energy = 0): Pool => ({
  energy,
  power: { fury: 0, calm: 0, mind: 0, body: 0, chaos: 0, order: 0, any: 0, ...power },
});
const owed = (power: PowerOwed[], energy = 0) => ({ energy, power, actions: [] });
const any: PowerOwed = [...domains];

const kind = fc.constantFrom(...domains, "any" as const);
const supply = fc
  .uniqueArray(kind, { minLength: 1, maxLength: 2 })
  .map((kinds): Supply<null> => ({ kinds, of: null }));
const symbol = fc.uniqueArray(fc.constantFrom(...domains), { minLength: 1, maxLength: 6 });
const cases = [fc.array(symbol, { maxLength: 5 }), fc.array(supply, { maxLength: 5 })] as const;

/** The most symbols that can be paid, by trying every way. */
function most(symbols: PowerOwed[], supplies: Supply<null>[]): number {
  const [first, ...rest] = supplies;
  if (!first) return 0;
  const ways = symbols.flatMap((one, at) =>
    first.kinds.some((kind) => kind === "any" || one.includes(kind))
      ? [1 + most(symbols.toSpliced(at, 1), rest)]
      : [],
  );
  return Math.max(most(symbols, rest), ...ways);
}

describe("matchPower", () => {
  it("pays as many symbols as any way of paying does", () => {
    fc.assert(
      fc.property(...cases, (symbols, supplies) => {
        const paid = matchPower(symbols, supplies).filter((at) => at >= 0);
        expect(paid.length).toBe(most(symbols, supplies));
      }),
    );
  });

  it("uses each supply once, and only for what it pays", () => {
    fc.assert(
      fc.property(...cases, (symbols, supplies) => {
        const payer = matchPower(symbols, supplies);
        const used = payer.filter((at) => at >= 0);
        expect(new Set(used).size).toBe(used.length);
        payer.forEach((at, symbol) => {
          if (at < 0) return;
          const kinds = supplies[at]?.kinds ?? [];
          expect(kinds.some((one) => one === "any" || symbols[symbol]?.includes(one))).toBe(true);
        });
      }),
    );
  });

  it("prefers earlier supplies", () => {
    const supplies: Supply<null>[] = [
      { kinds: ["calm"], of: null },
      { kinds: ["fury"], of: null },
      { kinds: ["fury"], of: null },
    ];
    expect(matchPower([["fury"]], supplies)).toEqual([1]);
    expect(matchPower([any], supplies)).toEqual([0]);
  });

  it("gives way where only one supply pays a symbol", () => {
    const supplies: Supply<null>[] = [
      { kinds: ["fury"], of: null },
      { kinds: ["calm"], of: null },
    ];
    expect(matchPower([any, ["fury"]], supplies).toSorted()).toEqual([0, 1]);
    expect(matchPower([any, ["fury"]], supplies)[1]).toBe(0);
  });
});

describe("a pool", () => {
  it("pays a domain's symbol with that domain or universal Power (163.2.b), the domain first", () => {
    const supplies = poolSupplies(pool({ any: 1, fury: 1 }), {});
    expect(supplies.map(({ of }) => of.kind)).toEqual(["fury", "any"]);
    expect(spent(pool({ any: 1, fury: 1 }), owed([["fury"]])).power).toMatchObject({ fury: 0, any: 1 });
    expect(spent(pool({ any: 1, calm: 1 }), owed([["fury"]])).power).toMatchObject({ calm: 1, any: 0 });
  });

  it("pays [A] with Power of any domain (135.2.e.5.a), without wasting what another symbol needs", () => {
    expect(spent(pool({ fury: 1, calm: 1 }), owed([any, ["fury"]])).power).toMatchObject({
      fury: 0,
      calm: 0,
    });
  });

  it("pays a card's own symbol of two domains with either (135.2.e.6.c)", () => {
    const either: PowerOwed = ["fury", "chaos"];
    expect(lacking(pool({ chaos: 1 }), owed([either])).power).toEqual([]);
    expect(lacking(pool({ calm: 1 }), owed([either])).power).toEqual([either]);
  });

  it("lacks what it doesn't have, Energy and Power apart", () => {
    expect(lacking(pool({ fury: 1 }, 2), owed([["fury"], ["fury"]], 5))).toEqual({
      energy: 3,
      power: [["fury"]],
    });
    expect(lacking(pool({ fury: 3 }, 9), owed([["fury"]], 5))).toEqual({ energy: 0, power: [] });
  });

  it("has what may be spent on some things alone for those, and spends it first", () => {
    const rich: Pool = {
      ...pool({ fury: 1 }, 1),
      restricted: [{ for: "spells", energy: 2, power: { any: 1 } }],
    };
    const cost = owed([["fury"]], 2);
    expect(lacking(rich, cost)).toEqual({ energy: 1, power: [] });
    expect(lacking(rich, { ...cost, for: ["gear"] })).toEqual({ energy: 1, power: [] });
    expect(spent(rich, { ...cost, for: ["spells"] })).toEqual(pool({ fury: 1 }, 1));
    expect(spent(rich, { ...owed([], 1), for: ["spells"] }).restricted).toEqual([
      { for: "spells", energy: 1, power: { any: 1 } },
    ]);
    expect(spent(rich, owed([["fury"]], 1)).restricted).toEqual(rich.restricted);
  });

  it("loses exactly what is paid (444.1)", () => {
    fc.assert(
      fc.property(fc.array(symbol, { maxLength: 4 }), fc.integer({ min: 0, max: 5 }), (symbols, energy) => {
        const rich = pool({ fury: 4, calm: 4, mind: 4, body: 4, chaos: 4, order: 4, any: 4 }, 5);
        const left = spent(rich, owed(symbols, energy));
        const sum = (of: Pool) => Object.values(of.power).reduce((total, one) => total + one, 0);
        expect(left.energy).toBe(5 - energy);
        expect(sum(left)).toBe(sum(rich) - symbols.length);
      }),
    );
  });
});

describe("withoutPower", () => {
  it("takes a symbol off for each, of its own domain only", () => {
    expect(withoutPower([["body"], ["body"], ["fury"]], [["body"]])).toEqual([["body"], ["fury"]]);
    expect(withoutPower([["fury"], any], [["body"], ["body"]])).toEqual([["fury"], any]);
  });

  it("takes any symbol off for [A], what is hardest to pay first", () => {
    expect(withoutPower([any, ["body", "fury"], ["calm"]], [any])).toEqual([any, ["body", "fury"]]);
  });

  it("lets those with fewer domains go first, and takes off no more than there is (356.6)", () => {
    expect(withoutPower([["calm"], ["body"]], [any, ["calm"]])).toEqual([]);
    expect(withoutPower([["calm"]], [any, any])).toEqual([]);
  });
});
