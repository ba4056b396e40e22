import { describe, expect, it } from "vitest";
import { mannerIn, namedIn, namedPattern } from "./phrases.ts";

describe("namedIn", () => {
  it("reads cards with and without an id of their own", () => {
    expect(namedIn('"Rek\'Sai, Breacher", "Gust" called "g" and "Flash"')).toEqual([
      { card: "Rek'Sai, Breacher" },
      { card: "Gust", id: "g" },
      { card: "Flash" },
    ]);
  });

  it("has a pattern that takes the whole list and nothing after it", () => {
    const [match] = namedPattern.exec('"A" called "a", "B" and "C" at "D"') ?? [];
    expect(match).toBe('"A" called "a", "B" and "C"');
  });
});

describe("mannerIn", () => {
  it("finds nothing in nothing", () => {
    expect(mannerIn("")).toEqual({ pay: {}, executions: [] });
  });

  it("reads where from, where to and what is chosen, clause by clause", () => {
    expect(mannerIn(' from hidden to "gate" choosing "a" and "b", then "c", paying accelerate')).toEqual({
      from: "facedown",
      to: "gate",
      pay: { accelerate: true },
      executions: [{ targets: [["a", "b"], ["c"]] }],
    });
  });

  it("reads the choices of a Repeat as those of a further execution", () => {
    expect(mannerIn(' choosing "a" and "b", and again choosing "c", paying with runes')).toEqual({
      pay: { repeat: true },
      autoPay: true,
      executions: [{ targets: [["a", "b"]] }, { targets: [["c"]] }],
    });
  });

  it("reads destinations, modes, abilities and a choice of nothing", () => {
    expect(mannerIn(' with ability 2 with mode 1 choosing "a" moving it to base')).toEqual({
      ability: 2,
      pay: {},
      executions: [{ mode: 1, targets: [["a"]], destinations: ["base"] }],
    });
    expect(mannerIn(" choosing nothing").executions).toEqual([{ targets: [[]] }]);
  });

  it("refuses words that it doesn't know", () => {
    expect(() => mannerIn(" very fast")).toThrow('no phrase of the suite\'s: " very fast"');
  });
});
