import { describe, expect, it } from "vitest";
import { check } from "./check.ts";
import { type Position, positionSchema } from "./position.ts";
import { returnedPosition } from "./returned-position.fixture.ts";
import { type ReturnedPosition, returnedPositionSchema } from "./returned-position.ts";

/** The same position with one field changed, by its path; `undefined` takes the field away. */
function changed(path: readonly (string | number)[], value: unknown): unknown {
  const copy: unknown = structuredClone(returnedPosition);
  const [last, ...above] = path.toReversed();
  const parent = above.toReversed().reduce<unknown>((at, step) => Reflect.get(Object(at), step), copy);
  if (value === undefined) Reflect.deleteProperty(Object(parent), last ?? "");
  else Reflect.set(Object(parent), last ?? "", value);
  return copy;
}

describe("a returned position", () => {
  it("has its own shape", () => {
    expect(check(returnedPositionSchema, returnedPosition)).toEqual({ ok: true, value: returnedPosition });
  });

  it("is also a position that can be sent in", () => {
    const asInput: Position = returnedPosition satisfies ReturnedPosition;
    expect(check(positionSchema, asInput)).toEqual({ ok: true, value: returnedPosition });
  });

  const unit = ["battlefields", 0, "units", 0];

  it.each([
    [[...unit, "might"], "/battlefields/0/units/0/might"],
    [[...unit, "keywords"], "/battlefields/0/units/0/keywords"],
    [[...unit, "controller"], "/battlefields/0/units/0/controller"],
    [[...unit, "incarnation"], "/battlefields/0/units/0/incarnation"],
    [["players", "P2", "hand"], "/players/P2/hand"],
    [["players", "P2"], "/players/P2"],
    [["chain"], "/chain"],
    [["showdown"], "/showdown"],
    [["priority"], "/priority"],
    [["turnState"], "/turnState"],
    [["winner"], "/winner"],
  ])("must have %s, which an input may leave out", (path, pointer) => {
    const without = changed(path, undefined);
    const checked = check(returnedPositionSchema, without);
    expect(checked.ok ? "nothing" : checked.fault.pointer).toBe(pointer);
    expect(check(positionSchema, without).ok).toBe(true);
  });

  it("has objects where an input may have bare names", () => {
    const short = changed(["players", "P1", "hand"], ["Gust"]);
    const checked = check(returnedPositionSchema, short);
    expect(checked.ok ? "nothing" : checked.fault.pointer).toBe("/players/P1/hand/0");
    expect(check(positionSchema, short).ok).toBe(true);
  });

  it("needs no Might where there is no unit", () => {
    expect(check(returnedPositionSchema, changed([...unit, "attached", 0, "types"], ["gear"])).ok).toBe(true);
    const checked = check(
      returnedPositionSchema,
      changed([...unit, "attached", 0, "types"], ["gear", "unit"]),
    );
    expect(checked.ok ? "nothing" : checked.fault.pointer).toBe("/battlefields/0/units/0/attached/0/might");
  });
});
