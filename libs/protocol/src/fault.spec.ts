import { describe, expect, it } from "vitest";
import { z } from "zod";
import { check } from "./check.ts";
import { pointerOf } from "./fault.ts";

const shapes = z.union([
  z.strictObject({ shuffle: z.string(), order: z.array(z.string()) }),
  z.strictObject({ pick: z.string() }),
  z.union([z.literal("none"), z.literal("all")]),
]);

function faultIn(input: unknown) {
  const checked = check(z.strictObject({ list: z.array(shapes) }), { list: [input] });
  return checked.ok ? "nothing" : checked.fault;
}

describe("the fault in a value that may take several shapes", () => {
  it.each([
    ["the one whose fields it has", { pick: 3 }, "/list/0/pick", "expected a text, not 3"],
    [
      "the one whose fields it has, deep inside",
      { shuffle: "x", order: ["a", 1] },
      "/list/0/order/1",
      "expected a text, not 1",
    ],
    [
      "the one whose fields it has, and one too many",
      { pick: "x", order: [] },
      "/list/0/order",
      'unknown field "order"',
    ],
    ["the first that is as near as another", { shufle: "x" }, "/list/0/shufle", 'unknown field "shufle"'],
    ["all, where none is near", 5, "/list/0", 'expected an object, "none" or "all", not 5'],
    [
      "all, for a text that is none of those",
      "some",
      "/list/0",
      'expected an object, "none" or "all", not "some"',
    ],
  ])("is told of %s", (_, input, pointer, detail) => {
    expect(faultIn(input)).toEqual({ pointer, detail });
  });
});

describe("the pointer of a fault", () => {
  it("escapes what a JSON pointer needs escaped", () => {
    expect(pointerOf([])).toBe("");
    expect(pointerOf(["players", "P1", "base", 0])).toBe("/players/P1/base/0");
    expect(pointerOf(["a/b", "~c", ""])).toBe("/a~1b/~0c/");
  });

  it("doesn't repeat a field's whole name, however long it is", () => {
    const checked = check(z.strictObject({}), { ["x".repeat(100_000)]: 1 });
    expect(checked.ok ? "" : checked.fault.pointer).toBe(`/${"x".repeat(60)}…`);
    expect(checked.ok ? "" : checked.fault.detail).toBe(`unknown field "${"x".repeat(60)}…"`);
  });
});
