import { cards } from "@rulebound/cards";
import { createEngine } from "@rulebound/engine";
import { type Action, type Position, problem, type ScriptedChance, type View } from "@rulebound/protocol";
import { describe, expect, it } from "vitest";
import { createApp } from "../app.ts";
import { ask, postJson, problemIn } from "../asking.fixture.ts";
import type { ApiEngine } from "../endpoint.ts";
import { fakeEngine, outcome, started, viewOf } from "../engine.fixture.ts";

const position: Position = { players: { P1: { hand: ["Gust"] } } };
const state = started.state;
const action: Action = { player: "P1", type: "endTurn" };
const random: ScriptedChance[] = [{ shuffle: "P1.deck", order: ["Gust"] }];

/** An app whose engine notes how it is called. */
function noting() {
  const calls: unknown[] = [];
  const engine = fakeEngine();
  const noted: ApiEngine = {
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
    const { events } = outcome;
    const refused = problem("illegal", "P2 doesn't have priority.", { rule: "312.1.b" });
    await postJson("/v1/view", { state, player: "P1", events, problem: refused }, app);
    expect(calls).toEqual([
      ["view", state, "P2", {}],
      ["view", state, "P1", { events, problem: refused }],
    ]);
  });
});

describe("POST /v1/view with the engine itself", () => {
  const real = createApp({ engine: createEngine(cards) });
  const drawn: Position = {
    players: {
      P1: { hand: [{ card: "Gust", id: "secret" }], deck: ["Defy"] },
      P2: { base: [{ card: "Stalwart Poro", id: "poro" }] },
    },
  };
  const along = {
    events: [
      { type: "drew", rule: "413.1", player: "P1", object: "secret", card: "Gust" },
      { type: "exhausted", rule: "414.1", object: "poro", card: "Stalwart Poro" },
    ],
    problem: problem("illegal", '"secret" can\'t be played now.', {
      rule: "309.1.a",
      pointer: "/action/card",
    }),
  };
  const seenBy = async (player: "P1" | "P2"): Promise<View> => {
    const answer = await postJson("/v1/view", { state: drawn, player, ...along }, real);
    expect(answer.status).toBe(200);
    return JSON.parse(answer.text);
  };

  it("gives events and a problem back to whoever may know all of them", async () => {
    expect(await seenBy("P1")).toMatchObject(along);
  });

  it("takes out what the other player may not know", async () => {
    const view = await seenBy("P2");
    expect(view.events).toEqual([{ type: "drew", rule: "413.1", player: "P1" }, along.events[1]]);
    expect(view.problem).toMatchObject({ code: "illegal", status: 422, rule: "309.1.a" });
    expect(JSON.stringify(view)).not.toMatch(/secret|Gust|Defy/);
  });
});

describe("a state that was changed on its way, with the engine itself", () => {
  const real = createApp({ engine: createEngine(cards) });

  it("is refused with a pointer to what doesn't fit", async () => {
    const { text } = await postJson("/v1/start", { position: {} }, real);
    const { state } = JSON.parse(text);
    const action = { player: "P1", type: "endTurn" };
    expect((await postJson("/v1/resolve", { state, action }, real)).status).toBe(200);
    state.game.objects[0] = "Nobody";
    expect(problemIn(await postJson("/v1/resolve", { state, action }, real))).toMatchObject({
      status: 400,
      code: "malformed",
      pointer: "/state/game/objects/0",
    });
    state.game.board = 3;
    expect(problemIn(await postJson("/v1/actions", { state }, real)).pointer).toBe("/state/game/board");
  });
});
