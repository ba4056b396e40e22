import { describe, expect, it } from "vitest";
import { disputed, disputedPlaces } from "./disputed.ts";

describe("disputed", () => {
  it("gives the reading taken at a disputed rule", () => {
    expect(disputed("465.2.c.5").map((it) => it.default)).toEqual([
      "applied once, at assignment, in the order the unit's controller chooses",
    ]);
  });

  it("gives the same place for each of its rules", () => {
    expect(disputed("486.5")).toHaveLength(1);
    expect(disputed("486.5")).toEqual(disputed("485.5"));
    expect(disputedPlaces()).toContain(disputed("486.5")[0]);
  });

  it("gives nothing for a rule that is clear, not even above or below a disputed one", () => {
    expect(disputed("323.5")).toEqual([]);
    expect(disputed("465.2.c")).toEqual([]);
  });
});
