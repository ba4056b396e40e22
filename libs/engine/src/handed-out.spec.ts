import { cards, decks } from "@rulebound/cards";
import type { Action } from "@rulebound/protocol";
import { describe, expect, it } from "vitest";
import { createEngine } from "./engine.ts";

const engine = createEngine(cards);

function newDuel() {
  const [one, other] = decks.map(({ name: _name, ...deck }) => deck);
  if (one === undefined || other === undefined) throw new Error("there are no decks");
  return engine.newGame({ mode: "duel", decks: { P1: one, P2: other } }, { seed: 1 });
}

describe("a state that is handed out", () => {
  it("takes few bytes: all that it has of most cards is their names", () => {
    const { state } = newDuel();
    expect(JSON.stringify(state).length).toBeLessThan(5000);
    expect(JSON.stringify(state)).toContain(JSON.stringify(decks[0]?.legend));
  });

  it("is the same JSON however it is taken, at once or after the game has gone on", () => {
    const { state, prompt } = newDuel();
    const untouched = newDuel();
    const keepAll: Action = {
      player: prompt?.player ?? "P1",
      type: "answer",
      prompt: prompt?.id ?? "",
      value: [],
    };
    const next = engine.resolve(state, keepAll);
    const json = JSON.stringify(state);
    expect(JSON.stringify(untouched.state)).toBe(json);
    expect(JSON.stringify({ ...state })).toBe(json);
    expect(JSON.stringify(structuredClone(state))).toBe(json);
    expect(JSON.stringify(engine.resolve(JSON.parse(json), keepAll))).toBe(JSON.stringify(next));
    expect(JSON.stringify(next.state)).not.toBe(json);
  });
});
