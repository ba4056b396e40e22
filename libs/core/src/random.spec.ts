import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { nextInt, pickedAtRandom, type RandomSource, type ScriptedChance, shuffled } from "./random.ts";
import { Refusal } from "./refusal.ts";

const source = (seed: number, script: ScriptedChance[] = []): RandomSource => ({
  seed,
  script,
  scripted: script.length > 0,
});
const own = (thing: string): string[] => [thing];
const letters = ["a", "b", "c", "d", "e"];

function refusalOf(act: () => unknown): Refusal | null {
  try {
    act();
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
  return null;
}

describe("nextInt", () => {
  it("stays from 0 up to, but not including, the bound", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 2 ** 32 - 1 }),
        fc.integer({ min: 1, max: 60 }),
        (seed, below) => {
          const drawn = nextInt(source(seed), below);
          return Number.isInteger(drawn) && drawn >= 0 && drawn < below;
        },
      ),
    );
  });

  it("is decided by the generator's state alone, and moves it on", () => {
    const [a, b] = [source(42), source(42)];
    const drawn = Array.from({ length: 20 }, () => nextInt(a, 1000));
    expect(Array.from({ length: 20 }, () => nextInt(b, 1000))).toEqual(drawn);
    expect(new Set(drawn).size).toBeGreaterThan(10);
    expect(a.seed).toBe(b.seed);
    expect(a.seed).not.toBe(42);
  });

  it("reaches every number", () => {
    const random = source(7);
    const seen = new Set(Array.from({ length: 200 }, () => nextInt(random, 6)));
    expect([...seen].sort()).toEqual([0, 1, 2, 3, 4, 5]);
  });
});

describe("shuffled", () => {
  it("keeps exactly the same things, and leaves the pile given as it was", () => {
    fc.assert(
      fc.property(fc.nat(), fc.uniqueArray(fc.string(), { maxLength: 20 }), (seed, things) => {
        const given = things.slice();
        const result = shuffled(source(seed), "P1.deck", given, own);
        expect(given).toEqual(things);
        expect(result.slice().sort()).toEqual(things.slice().sort());
      }),
    );
  });

  it("is the same for the same seed and differs for others", () => {
    const orders = Array.from({ length: 40 }, (_, seed) =>
      shuffled(source(seed), "p", letters, own).join(""),
    );
    expect(
      Array.from({ length: 40 }, (_, seed) => shuffled(source(seed), "p", letters, own).join("")),
    ).toEqual(orders);
    expect(new Set(orders).size).toBeGreaterThan(10);
  });

  it("follows the script of its own pile, in the script's order, and uses it up", () => {
    const random = source(1, [
      { shuffle: "P2.deck", order: ["e", "d", "c", "b", "a"] },
      { shuffle: "P1.deck", order: ["b", "a", "c", "e", "d"] },
      { shuffle: "P1.deck", order: ["a", "b", "c", "d", "e"] },
    ]);
    expect(shuffled(random, "P1.deck", letters, own)).toEqual(["b", "a", "c", "e", "d"]);
    expect(shuffled(random, "P1.deck", letters, own)).toEqual(letters);
    expect(random.script).toEqual([{ shuffle: "P2.deck", order: ["e", "d", "c", "b", "a"] }]);
    expect(random.seed).toBe(1);
  });

  it("takes things of the same name in the order they lie in", () => {
    const cards = [
      { key: "x1", card: "Poro" },
      { key: "x2", card: "Poro" },
      { key: "y", card: "Titan" },
    ];
    const random = source(1, [{ shuffle: "p", order: ["Poro", "Titan", "x2"] }]);
    const keys = shuffled(random, "p", cards, ({ key, card }) => [key, card]).map(({ key }) => key);
    expect(keys).toEqual(["x1", "y", "x2"]);
  });

  it.each([
    ["names something else", ["a", "b", "c", "d", "z"]],
    ["names something twice", ["a", "b", "c", "d", "d"]],
    ["leaves something out", ["a", "b", "c", "d"]],
  ])("refuses a script that %s", (_, order) => {
    const refusal = refusalOf(() => shuffled(source(1, [{ shuffle: "p", order }]), "p", letters, own));
    expect(refusal?.pointer).toBe("/random");
  });
});

describe("pickedAtRandom", () => {
  it("takes what is scripted for its purpose, and uses that up", () => {
    const random = source(3, [
      { pick: "P1", for: "somebodyElse" },
      { pick: "c", for: "it" },
    ]);
    expect(pickedAtRandom(random, "it", letters, (thing) => thing)).toBe("c");
    expect(random.script).toEqual([{ pick: "P1", for: "somebodyElse" }]);
  });

  it("refuses a script that names nothing to be picked", () => {
    const random = source(3, [{ pick: "z", for: "it" }]);
    expect(refusalOf(() => pickedAtRandom(random, "it", letters, (thing) => thing))?.pointer).toBe("/random");
  });

  it("picks from the generator otherwise", () => {
    const picks = new Set(
      Array.from({ length: 60 }, (_, seed) => pickedAtRandom(source(seed), "it", letters, (thing) => thing)),
    );
    expect([...picks].sort()).toEqual(letters);
  });
});
