import { cards } from "@rulebound/cards";
import { createEngine } from "@rulebound/engine";
import { check, engineReplySchema } from "@rulebound/protocol";
import { describe, expect, it } from "vitest";
import { answerLine } from "./answering.ts";

const engine = createEngine(cards);
const ask = (call: object) => answerLine(engine, JSON.stringify({ id: 7, ...call }));
const started = ask({ call: "start", position: { players: { P1: { hand: ["Gust"] } } } }).started;
const state = started !== null && typeof started === "object" && "state" in started ? started.state : null;
const pass = { player: "P1", type: "pass" };

describe("answerLine", () => {
  it.each<[string, object]>([
    ["engine", { call: "engine" }],
    ["started", { call: "start", position: {} }],
    ["outcome", { call: "resolve", state, action: { player: "P1", type: "endTurn" } }],
    ["problem", { call: "resolve", state, action: pass }],
    ["actions", { call: "actions", state, player: "P1" }],
    ["ended", { call: "end", state }],
    ["problem", { call: "dance" }],
    ["problem", { call: "resolve", state: 3, action: pass }],
    ["problem", { call: "resolve", state, action: { player: "P1", type: "fly" } }],
    ["problem", { call: "start", position: {}, random: [{ pick: "P2" }] }],
  ])("answers with %s as the contract says, to %j", (field, call) => {
    const reply = ask(call);
    expect(Object.keys(reply)).toEqual(["id", field]);
    expect(reply.id).toBe(7);
    expect(check(engineReplySchema, JSON.parse(JSON.stringify(reply)))).toMatchObject({ ok: true });
  });

  it("shows what one player may see", () => {
    expect(ask({ call: "view", state, player: "P2" })).toMatchObject({
      id: 7,
      view: { player: "P2", position: { players: { P1: { hand: [{ hidden: true }] } } } },
    });
    expect(ask({ call: "view", state })).toMatchObject({
      problem: { code: "malformed", pointer: "/player" },
    });
  });

  it("says by which rule an action is illegal", () => {
    expect(ask({ call: "resolve", state, action: pass })).toMatchObject({
      problem: { code: "illegal", rule: "316.9" },
    });
  });

  it("answers what can't be read with id 0", () => {
    for (const line of ["nonsense", "7", '{"id":-1}']) {
      expect(answerLine(engine, line)).toMatchObject({ id: 0, problem: { code: "malformed" } });
    }
  });
});
