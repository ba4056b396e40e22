import { describe, expect, it } from "vitest";
import { check } from "./check.ts";
import { shortPosition } from "./position.fixture.ts";
import { gameRequestSchema, resolveRequestSchema, startRequestSchema, viewRequestSchema } from "./request.ts";
import { isState } from "./state.ts";

const action = { player: "P1", type: "pass" };

function faultIn(request: object) {
  const checked = check(resolveRequestSchema, { action, ...request });
  return checked.ok ? "nothing" : checked.fault;
}

describe("what a request may have as its state", () => {
  it("is a position, or a state that is handed back unread", () => {
    const state = { rulebound: 3, frames: [{ kind: "turn", step: 3 }], anything: null };
    const withState = check(resolveRequestSchema, { state, action });
    expect(withState).toEqual({ ok: true, value: { state, action } });
    expect(withState.ok && isState(withState.value.state)).toBe(true);
    const withPosition = check(resolveRequestSchema, { state: shortPosition, action });
    expect(withPosition).toEqual({ ok: true, value: { state: shortPosition, action } });
    expect(withPosition.ok && isState(withPosition.value.state)).toBe(false);
  });

  it.each([1, 0, "3", null, {}])("is no state of version %j, which is refused as such", (rulebound) => {
    expect(faultIn({ state: { rulebound, frames: [] } })).toEqual({
      pointer: "/state/rulebound",
      detail: "expected 3, the only version of a state that this engine reads",
      code: "unknownVersion",
    });
  });

  it("is told of as a position where it has no marker", () => {
    expect(faultIn({ state: { plyers: {} } })).toEqual({
      pointer: "/state/plyers",
      detail: 'unknown field "plyers"',
    });
    expect(faultIn({ state: { turn: { number: -1 } } })).toMatchObject({ pointer: "/state/turn/number" });
    expect(faultIn({ state: 3 })).toEqual({ pointer: "/state", detail: "expected an object, not 3" });
    expect(faultIn({})).toMatchObject({ pointer: "/state" });
  });
});

describe("scripted chance", () => {
  it("is a shuffle, a recycling or a pick", () => {
    const random = [
      { shuffle: "P1.deck", order: ["Gust", "Void Seeker"] },
      { recycle: "P2.runeDeck", order: ["Fury Rune"] },
      { pick: "P2" },
      { pick: "gate", player: "P1" },
    ];
    expect(faultIn({ state: {}, random, seed: 1 })).toBe("nothing");
  });

  it.each([
    [[{ shuffle: "P5.deck", order: [] }], "/random/0/shuffle"],
    [[{ shuffle: "P1.hand", order: [] }], "/random/0/shuffle"],
    [[{ shuffle: "P1.deck" }], "/random/0/order"],
    [[{ pick: "P2" }, { shufle: "P1.deck", order: [] }], "/random/1/shufle"],
    [{ pick: "P2" }, "/random"],
  ])("%j is refused at %s", (random, pointer) => {
    expect(faultIn({ state: {}, random })).toMatchObject({ pointer });
  });
});

describe("the other requests", () => {
  it("start from a position, not from a state", () => {
    expect(check(startRequestSchema, { position: shortPosition, seed: 7 }).ok).toBe(true);
    const checked = check(startRequestSchema, { position: { rulebound: 3 } });
    expect(checked.ok ? "nothing" : checked.fault.pointer).toBe("/position/rulebound");
  });

  it("seed the generator with what fits into 32 bits", () => {
    expect(check(startRequestSchema, { position: {}, seed: 0xffff_ffff }).ok).toBe(true);
    expect(check(startRequestSchema, { position: {}, seed: 0x1_0000_0000 }).ok).toBe(false);
  });

  it("make a game of at least two decks", () => {
    const deck = {
      legend: "Jinx, Loose Cannon",
      champion: "Jinx, Rebel",
      main: ["Gust", { card: "Void Seeker", count: 3 }],
      runes: [{ card: "Fury Rune", count: 12 }],
      battlefields: ["Void Gate"],
    };
    expect(check(gameRequestSchema, { decks: { P1: deck, P2: deck } }).ok).toBe(true);
    const checked = check(gameRequestSchema, { decks: { P1: deck } });
    expect(checked.ok ? "nothing" : checked.fault.pointer).toBe("/decks/P2");
  });

  it("view a state with events and a problem", () => {
    const request = {
      state: { rulebound: 3 },
      player: "P2",
      events: [{ type: "drew", rule: "413.1", player: "P1" }],
    };
    expect(check(viewRequestSchema, request)).toEqual({ ok: true, value: request });
  });
});
