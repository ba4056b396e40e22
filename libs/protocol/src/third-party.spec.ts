import { describe, expect, it } from "vitest";
import { check } from "./check.ts";
import { type EngineInfo, engineInfoSchema, positionFields } from "./engine-info.ts";
import { shortPosition } from "./position.fixture.ts";
import { problem } from "./problem.ts";
import { engineCallSchema, engineReplySchema } from "./third-party.ts";

const info: EngineInfo = {
  name: "another-engine",
  version: "0.3.1",
  rules: "2026-07-16",
  modes: ["duel"],
  cards: ["Gust", "Vilemaw"],
  partialCards: [{ card: "Void Gate", missing: ["its bonus damage"] }],
  capabilities: { positionFields: ["damage", "facedown"], reports: ["events"], branching: true },
};

describe("messages to an engine", () => {
  const action = { player: "P1", type: "pass" };
  it.each([
    { id: 1, call: "engine" },
    { id: 2, call: "start", position: shortPosition, random: [{ pick: "P2" }] },
    { id: 3, call: "resolve", state: "handle-17", action },
    { id: 4, call: "resolve", state: { rulebound: 1 }, action, random: [] },
    { id: 5, call: "resolve", state: null, action },
    { id: 6, call: "actions", state: 17, player: "P2" },
    { id: 7, call: "end", state: [1] },
  ])("$call with $state", (message) => {
    expect(check(engineCallSchema, message)).toEqual({ ok: true, value: message });
  });

  it("name a call and bring a state", () => {
    const unknown = check(engineCallSchema, { id: 1, call: "quit" });
    expect(unknown.ok ? "nothing" : unknown.fault.pointer).toBe("/call");
    const stateless = check(engineCallSchema, { id: 1, call: "end" });
    expect(stateless.ok ? "nothing" : stateless.fault).toEqual({
      pointer: "/state",
      detail: "expected a state, but it is missing",
    });
  });
});

describe("messages from an engine", () => {
  const started = { state: "handle-17", position: shortPosition, prompt: null };
  it.each([
    { id: 1, engine: info },
    { id: 2, started },
    { id: 3, outcome: started },
    {
      id: 3,
      outcome: { ...started, events: [], result: { winners: ["P1"], reason: "points", rule: "194.2" } },
    },
    { id: 4, actions: [{ player: "P1", type: "pass", text: "Pass." }] },
    { id: 5, ended: true },
    { id: 6, problem: problem("illegal", "It isn't your turn.", { rule: "310.1.a" }) },
  ])("%j", (message) => {
    expect(check(engineReplySchema, message)).toEqual({ ok: true, value: message });
  });

  it("are refused where their position is wrong", () => {
    const position = { players: { P1: { points: -1 } } };
    const checked = check(engineReplySchema, { id: 3, outcome: { ...started, position } });
    expect(checked.ok ? "nothing" : checked.fault.pointer).toBe("/outcome/position/players/P1/points");
  });
});

describe("what an engine says of itself", () => {
  it("may be that it can do everything", () => {
    const all = { ...info, cards: "all", capabilities: { positionFields: "all" } };
    expect(check(engineInfoSchema, all)).toEqual({ ok: true, value: all });
  });

  it("names only parts of a position that there are", () => {
    const checked = check(engineInfoSchema, {
      ...info,
      capabilities: { positionFields: ["damage", "luck"] },
    });
    expect(checked.ok ? "nothing" : checked.fault.pointer).toBe("/capabilities/positionFields/1");
    expect(new Set(positionFields).size).toBe(positionFields.length);
  });
});
