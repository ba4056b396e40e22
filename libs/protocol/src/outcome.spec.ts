import { describe, expect, it } from "vitest";
import { check } from "./check.ts";
import { outcomeSchema, startedSchema } from "./outcome.ts";
import { returnedPosition } from "./returned-position.fixture.ts";
import { viewedPositionSchema, viewSchema } from "./view.ts";

const outcome = {
  state: { rulebound: 3, game: {} },
  position: returnedPosition,
  prompt: null,
  events: [{ type: "damageMarked", rule: "417.1", object: "vilemaw", amount: 4, by: "P1" }],
  result: null,
};

describe("an outcome", () => {
  it("has a state, a position, a prompt, events and a result", () => {
    expect(check(outcomeSchema, outcome)).toEqual({ ok: true, value: outcome });
    const won = { ...outcome, result: { winners: ["P1"], reason: "points", rule: "194.2" } };
    expect(check(outcomeSchema, won)).toEqual({ ok: true, value: won });
  });

  it.each(["state", "position", "prompt", "events", "result"])("lacks something without its %s", (field) => {
    const without = Object.fromEntries(Object.entries(outcome).filter(([name]) => name !== field));
    const checked = check(outcomeSchema, without);
    expect(checked.ok ? "nothing" : checked.fault.pointer.split("/")[1]).toBe(field);
  });

  it("is more than a game that has only been started", () => {
    const { events, result, ...started } = outcome;
    expect(check(startedSchema, started).ok).toBe(true);
    expect(check(startedSchema, outcome).ok).toBe(false);
    expect([events.length, result]).toEqual([1, null]);
  });
});

describe("a view", () => {
  const { P1, P2 } = returnedPosition.players;
  const [gate] = returnedPosition.battlefields;
  const seen = {
    ...returnedPosition,
    players: { P1: { ...P1, hand: [{ hidden: true }], deck: [{ hidden: true }] }, P2 },
    battlefields: [{ ...gate, facedown: [{ hidden: true, controller: "P2" }] }],
    looking: [{ player: "P1", zone: "P1.deck", cards: [{ hidden: true }] }],
  };
  const view = {
    player: "P2",
    position: seen,
    prompt: { id: "1", player: "P1", kind: "pick", for: "predict.recycle", rule: "436.1" },
    events: [{ type: "drew", rule: "413.1", player: "P1" }],
    problem: null,
  };

  it("has hidden cards, which a position never has", () => {
    expect(check(viewSchema, view)).toEqual({ ok: true, value: view });
    const checked = check(outcomeSchema, { ...outcome, position: seen });
    expect(checked.ok ? "nothing" : checked.fault.pointer).toBe("/position/players/P1/hand/0/hidden");
  });

  it("says nothing of a hidden card that could be followed", () => {
    const withId = { ...seen, players: { P1: { ...P1, hand: [{ hidden: true, id: "o3" }] }, P2 } };
    const checked = check(viewedPositionSchema, withId);
    expect(checked.ok ? "nothing" : checked.fault).toEqual({
      pointer: "/players/P1/hand/0/id",
      detail: 'unknown field "id"',
    });
  });
});
