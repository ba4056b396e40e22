import { describe, expect, it } from "vitest";
import { check } from "./check.ts";
import { fullPosition, shortPosition } from "./position.fixture.ts";
import { type Position, positionSchema } from "./position.ts";

/** What is wrong with it as a position; "nothing" where it is one. */
function faultIn(position: unknown) {
  const checked = check(positionSchema, position);
  return checked.ok ? "nothing" : checked.fault;
}

const inBase = (object: unknown) => ({ players: { P1: { base: [object] } } });
const atGate = (fields: object) => ({ battlefields: [{ card: "Void Gate", ...fields }] });

describe("a position", () => {
  it("may leave everything out", () => {
    expect(check(positionSchema, {})).toEqual({ ok: true, value: {} });
  });

  it("comes back unchanged, nothing added and nothing dropped", () => {
    expect(check(positionSchema, shortPosition)).toEqual({ ok: true, value: shortPosition });
    expect(check(positionSchema, fullPosition)).toEqual({ ok: true, value: fullPosition });
  });

  it.each([
    [
      "a number that is too small",
      inBase({ card: "Vilemaw", damage: -3 }),
      "/players/P1/base/0/damage",
      "expected a whole number from 0 to 999, not -3",
    ],
    [
      "a number that isn't whole",
      { turn: { number: 1.5 } },
      "/turn/number",
      "expected a whole number from 0 to 9999, not 1.5",
    ],
    [
      "a number that no integer holds",
      { players: { P2: { points: 1e300 } } },
      "/players/P2/points",
      "expected a whole number from 0 to 999, not 1e+300",
    ],
    [
      "neither of two types",
      inBase({ card: "Vilemaw", damage: "lots" }),
      "/players/P1/base/0/damage",
      'expected a whole number from 0 to 999 or an object, not "lots"',
    ],
    ["an unknown seat", { players: { P5: {} } }, "/players/P5", 'unknown field "P5"'],
    ["an unknown field", { plyers: {} }, "/plyers", 'unknown field "plyers"'],
    [
      "an unknown field deep inside",
      atGate({ units: [{ card: "Vilemaw", attached: [{ card: "Brutalizer", att: 1 }] }] }),
      "/battlefields/0/units/0/attached/0/att",
      'unknown field "att"',
    ],
    [
      "a misspelt field beside the missing one",
      { players: { P1: { hand: [{ crad: "Gust" }] } } },
      "/players/P1/hand/0/crad",
      'unknown field "crad"',
    ],
    [
      "a missing field",
      inBase({ exhausted: true }),
      "/players/P1/base/0/card",
      "expected a card's name, but it is missing",
    ],
    [
      "a card without a name",
      { players: { P1: { hand: ["Gust", ""] } } },
      "/players/P1/hand/1",
      'expected a card\'s name, not ""',
    ],
    [
      "a text that is too long",
      { players: { P1: { hand: ["x".repeat(201)] } } },
      "/players/P1/hand/0",
      `expected a card's name, not "${"x".repeat(60)}…"`,
    ],
    [
      "a text with a line break",
      { players: { P1: { hand: ["a\nb"] } } },
      "/players/P1/hand/0",
      'expected a card\'s name, not "a?b"',
    ],
    [
      "a list that is too long",
      { players: { P1: { hand: Array(501).fill("Gust") } } },
      "/players/P1/hand",
      "expected at most 500 entries, not 501",
    ],
    ["something else than a list", { battlefields: {} }, "/battlefields", "expected a list, not an object"],
    [
      "an unknown mode",
      { mode: "chess" },
      "/mode",
      'expected one of "duel", "match", "skirmish", "war", "magmaChamber", not "chess"',
    ],
    [
      "an id that means a seat",
      inBase({ card: "Vilemaw", id: "P2" }),
      "/players/P1/base/0/id",
      'expected an id of 1 to 200 characters that is no seat, zone or "base", not "P2"',
    ],
    [
      "an id that means a zone",
      inBase({ card: "Vilemaw", id: "P2.base" }),
      "/players/P1/base/0/id",
      'expected an id of 1 to 200 characters that is no seat, zone or "base", not "P2.base"',
    ],
    [
      "a card written out twice",
      inBase({ card: "Bear", type: "unit", printed: { type: "unit" } }),
      "/players/P1/base/0/printed",
      "expected either `type` or `printed`, not both",
    ],
    [
      "a printed cost without a type",
      inBase({ card: "Bear", energy: 3 }),
      "/players/P1/base/0/energy",
      "expected `type` beside `energy`",
    ],
    ["a list", [], "", "expected an object, not a list"],
    ["null", null, "", "expected an object, not null"],
  ])("is refused with %s", (_, position, pointer, detail) => {
    expect(faultIn(position)).toEqual({ pointer, detail });
  });

  it("takes ids that only begin like a seat or a zone", () => {
    for (const id of ["P10", "baseline", "chained", "P1-unit"]) {
      expect(faultIn(inBase({ card: "Vilemaw", id }))).toBe("nothing");
    }
  });

  it("says by its type what may be left out and that nothing is undefined", () => {
    const position: Position = { players: { P1: {} } };
    // @ts-expect-error a field is there or it isn't
    const wrong: Position = { players: undefined };
    expect(faultIn(position)).toBe("nothing");
    expect(wrong).toEqual({});
  });
});
