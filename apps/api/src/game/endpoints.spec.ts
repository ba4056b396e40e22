import type { Engine } from "@rulebound/engine";
import type { Action, Position, ScriptedChance } from "@rulebound/protocol";
import { describe, expect, it } from "vitest";
import { createApp } from "../app.ts";
import { ask, postJson, problemIn } from "../asking.fixture.ts";
import { fakeEngine, outcome, started, viewOf } from "../engine.fixture.ts";

const position: Position = { players: { P1: { hand: ["Gust"] } } };
const state = started.state;
const action: Action = { player: "P1", type: "endTurn" };
const random: ScriptedChance[] = [{ shuffle: "P1.deck", order: ["Gust"] }];

/** An app whose engine notes how it is called. */
function noting() {
  const calls: unknown[] = [];
  const engine = fakeEngine();
  const noted: Engine = {
    ...engine,
    start: (...given) => {
      calls.push(["start", ...given]);
      return engine.start(...given);
    },
    resolve: (...given) => {
      calls.push(["resolve", ...given]);
      return engine.resolve(...given);
    },
    actions: (...given) => {
      calls.push(["actions", ...given]);
      return engine.actions(...given);
    },
    view: (...given) => {
      calls.push(["view", ...given]);
      return engine.view(...given);
    },
  };
  return { calls, app: createApp({ engine: noted }) };
}

const ok = (answer: unknown) => ({ status: 200, type: "application/json", text: JSON.stringify(answer) });

describe("the engine's routes", () => {
  it("GET /v1/engine tells what the engine is", async () => {
    expect(await ask("/v1/engine")).toMatchObject(ok(fakeEngine().info()));
  });

  it("POST /v1/start hands position, seed and scripted chance to the engine", async () => {
    const { calls, app } = noting();
    expect(await postJson("/v1/start", { position }, app)).toMatchObject(ok(started));
    expect(await postJson("/v1/start", { position, seed: 7, random }, app)).toMatchObject(ok(started));
    expect(calls).toEqual([
      ["start", position, {}],
      ["start", position, { seed: 7, random }],
    ]);
  });

  it("POST /v1/resolve takes a position or a state, which comes to the engine unchanged", async () => {
    const { calls, app } = noting();
    expect(await postJson("/v1/resolve", { state: position, action }, app)).toMatchObject(ok(outcome));
    expect(await postJson("/v1/resolve", { state, action, seed: 7, random }, app)).toMatchObject(ok(outcome));
    expect(calls).toEqual([
      ["resolve", position, action, {}],
      ["resolve", state, action, { seed: 7, random }],
    ]);
  });

  it("POST /v1/actions asks for one player or for all", async () => {
    const { calls, app } = noting();
    const actions = [{ type: "endTurn", player: "P2", text: "End the turn." }];
    expect(await postJson("/v1/actions", { state, player: "P2" }, app)).toMatchObject(ok({ actions }));
    await postJson("/v1/actions", { state }, app);
    expect(calls).toEqual([
      ["actions", state, "P2"],
      ["actions", state, undefined],
    ]);
  });

  it("POST /v1/view asks for what one player may see", async () => {
    const { calls, app } = noting();
    expect(await postJson("/v1/view", { state, player: "P2" }, app)).toMatchObject(ok(viewOf("P2")));
    expect(calls).toEqual([["view", state, "P2"]]);
  });

  it("POST /v1/view refuses what it would otherwise drop", async () => {
    const withEvents = { state, player: "P2", events: outcome.events };
    expect(problemIn(await postJson("/v1/view", withEvents))).toMatchObject({
      code: "unsupported",
      pointer: "/events",
    });
    const problem = problemIn(await postJson("/v1/view", withEvents));
    expect(problemIn(await postJson("/v1/view", { state, player: "P2", problem }))).toMatchObject({
      code: "unsupported",
      pointer: "/problem",
    });
  });
});
