import { describe, expect, it } from "vitest";
import { figuresWith, type Measurements, median, ratio, spread, tableOf } from "./figures.ts";

describe("numbers", () => {
  it("have a median and a spread", () => {
    expect(median([3, 1, 2])).toBe(2);
    expect(median([4, 1, 2, 3])).toBe(2);
    expect(spread([90, 100, 110])).toBe(10);
  });

  it("are compared round by round", () => {
    // The machine was slow in the second round, for both.
    expect(ratio({ rates: [200, 20, 200] }, { rates: [100, 10, 100] })).toBe(2);
    expect(ratio({ rates: [200] }, { missing: "no such thing" })).toBeNull();
    expect(ratio({ rates: [200] }, undefined)).toBeNull();
  });
});

describe("figures", () => {
  it("are found by part of what they are called", () => {
    expect(figuresWith("requests/s")).toEqual(["post", "echo", "echoChecked"]);
    expect(figuresWith("inplace")).toEqual(["inPlace"]);
    expect(figuresWith("nothing such")).toEqual([]);
  });
});

describe("the table", () => {
  const here: Measurements = {
    resolve: { rates: [1000, 1100, 1200] },
    inPlace: { rates: [2000, 2200, 2400] },
  };

  it("has a line for each figure, and for the ratio of what belongs together", () => {
    expect(tableOf(here)).toEqual([
      "decisions/s through resolve  1,100 ±9 %",
      "decisions/s in place         2,200 ±9 %",
      "in place to resolve              2.00 x",
    ]);
  });

  it("has the ratio to another commit, and says what that can't do", () => {
    const measurements: Measurements = {
      resolve: { rates: [500, 550, 600] },
      inPlace: { missing: "no games in place yet" },
    };
    expect(tableOf(here, { commit: "abc1234", measurements })).toEqual([
      "                                   here   abc1234   ratio",
      "decisions/s through resolve  1,100 ±9 %  550 ±9 %  2.00 x",
      "decisions/s in place         2,200 ±9 %   missing",
      "in place to resolve              2.00 x",
      "Missing of abc1234: inPlace: no games in place yet",
    ]);
  });
});
