import { describe, expect, it } from "vitest";
import { nothing, plus, resourcesIn, written } from "./resources.ts";

describe("resourcesIn", () => {
  it("reads Energy and Power of each kind", () => {
    expect(resourcesIn("[3][R][R][A]")).toEqual({ energy: 3, power: { fury: 2, any: 1 } });
    expect(resourcesIn("[P]")).toEqual({ energy: 0, power: { chaos: 1 } });
  });

  it("is written back as it was", () => {
    expect(written(resourcesIn("[12][G][Y][A]"))).toBe("[12][G][Y][A]");
    expect(written(nothing)).toBe("nothing");
  });
});

describe("plus", () => {
  it("adds kind by kind", () => {
    expect(plus(resourcesIn("[2][B]"), resourcesIn("[1][B][O]"))).toEqual(resourcesIn("[3][B][B][O]"));
  });
});
