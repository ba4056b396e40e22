import { objectOf } from "@rulebound/core";
import { describe, expect, it } from "vitest";
import { locationName, locationNamed, objectNamed, zoneName } from "./names.ts";
import { refusalOf } from "./sample-refusals.ts";
import { gameIn } from "./sample-works.ts";

const game = gameIn({
  players: {
    P1: {
      hand: [{ card: "Spark", id: "spark" }],
      base: [{ card: "Titan", id: "titan" }],
      deck: [{ card: "Raider", id: "raider" }],
    },
    P2: {
      hand: [{ card: "Ambuscade", id: "secret" }],
      base: [
        { card: "Poro", id: "one" },
        { card: "Poro", id: "two" },
        { card: "Reflection", id: "copy", copyOf: "Captain" },
      ],
    },
  },
  battlefields: [
    {
      card: "Void Gate",
      id: "gate",
      controller: "P2",
      units: [{ card: "Titan", id: "other-titan" }],
      facedown: [{ card: "Lantern", id: "down" }],
    },
    { card: "Quarry", id: "quarry" },
  ],
});

const named = (name: string, among?: number[]): string =>
  objectOf(game, objectNamed(game, name, { player: "P1", pointer: "/card", ...(among ? { among } : {}) }))
    .key;
const idOf = (key: string): number => game.state.objects.find((object) => object.key === key)?.id ?? -1;

describe("an object", () => {
  it.each([
    ["titan", "titan"],
    ["Spark", "spark"],
    ["Captain", "copy"],
    ["Reflection", "copy"],
    ["Void Gate", "gate"],
  ])("called %j is %j", (name, key) => {
    expect(named(name)).toBe(key);
  });

  it("is found by name among those meant, where the name alone fits several", () => {
    expect(refusalOf(() => named("Titan"))).toEqual({ code: "malformed", rule: null, pointer: "/card" });
    expect(named("Titan", [idOf("titan"), idOf("spark")])).toBe("titan");
  });

  it.each(["nothing", "Poro", "secret", "Ambuscade", "down", "Lantern", "raider", "Raider"])(
    "isn't found as %j: unknown, ambiguous, or hidden from the player",
    (name) => {
      expect(refusalOf(() => named(name))).toEqual({ code: "malformed", rule: null, pointer: "/card" });
    },
  );

  it("is forbidden where it is seen, but isn't among those meant", () => {
    expect(
      refusalOf(() =>
        objectNamed(game, "titan", { player: "P1", among: [idOf("spark")], pointer: "/card", rule: "355.9" }),
      ),
    ).toEqual({ code: "illegal", rule: "355.9", pointer: "/card" });
  });

  it("may be named where it is hidden, if it is among those meant", () => {
    expect(named("raider", [idOf("raider")])).toBe("raider");
  });

  it("is nothing any more once it has ceased to exist", () => {
    const gone = gameIn({ players: { P1: { thisTurn: { played: ["Spark"] } } } });
    const key = gone.state.objects.find(({ zone }) => zone === "none")?.key ?? "";
    expect(key).not.toBe("");
    expect(refusalOf(() => objectNamed(gone, key, { player: "P1", pointer: "" }))).toMatchObject({
      code: "malformed",
    });
  });
});

describe("a location", () => {
  it.each([
    ["base", "P1"],
    ["P1.base", "P1"],
    ["P2.base", "P2"],
    ["gate", 0],
    ["Quarry", 1],
  ])("called %j is %j", (name, location) => {
    expect(locationNamed(game, name, "P1", "/to")).toBe(location);
  });

  it.each(["P3.base", "P1", "titan", "nowhere", "P1.hand"])("isn't called %j", (name) => {
    expect(refusalOf(() => locationNamed(game, name, "P1", "/to"))).toEqual({
      code: "malformed",
      rule: null,
      pointer: "/to",
    });
  });

  it("isn't told apart by a name that two battlefields have", () => {
    const twins = gameIn({ battlefields: ["Quarry", "Quarry"] });
    expect(refusalOf(() => locationNamed(twins, "Quarry", "P1", "/to"))).toMatchObject({ code: "malformed" });
  });

  it("has a name that leads back to it", () => {
    for (const location of ["P1", "P2", 0, 1] as const) {
      expect(locationNamed(game, locationName(game, location), "P1", "")).toBe(location);
    }
  });
});

it.each([
  ["spark", "P1.hand"],
  ["titan", "P1.base"],
  ["other-titan", "gate"],
  ["down", "gate.facedown"],
  ["raider", "P1.deck"],
  ["gate", "gate"],
])("the zone of %j is %j", (key, zone) => {
  expect(zoneName(game, objectOf(game, idOf(key)))).toBe(zone);
});
