import type { Game } from "@rulebound/core";
import { describe, expect, it } from "vitest";
import { delayedOut, leavingChain } from "./chain-out.ts";
import { asking, idOf } from "./sample-prompts.ts";

/** A game in which P1 is asked something while a batch of events waits, with cards on the chain that no item plays. */
function asked(...leaving: string[]): Game {
  const game = asking((id) => ({ for: "replacement.pick", options: [{ object: id("spark") }] }));
  const { state } = game;
  state.frames.push({
    kind: "batch",
    step: "replace",
    events: [],
    settled: false,
    run: null,
    closed: [],
    applying: null,
    charged: [],
    order: null,
  });
  for (const key of leaving) {
    const id = idOf(game, key);
    const object = state.objects[id];
    if (object) state.objects[id] = { ...object, zone: "chain" };
  }
  return game;
}

describe("cards on their way off the chain (372)", () => {
  it("stand on it as long as a player decides what becomes of them", () => {
    expect(leavingChain(asked("spark", "poro"))).toEqual([
      { id: "spark", kind: "spell", controller: "P1", status: "finalized", card: "Spark" },
      { id: "poro", kind: "permanent", controller: "P2", status: "finalized", card: "Poro" },
    ]);
    expect(leavingChain(asked())).toEqual([]);
  });

  it("go by the name of what they are a copy of (477.1.b)", () => {
    const game = asked("poro");
    const id = idOf(game, "poro");
    const object = game.state.objects[id];
    if (object) game.state.objects[id] = { ...object, copyOf: "Titan" };
    expect(leavingChain(game)).toMatchObject([{ id: "poro", card: "Titan" }]);
  });

  it("are listed once, where an item of the chain still plays them", () => {
    const game = asked("spark", "poro");
    const item = { object: idOf(game, "spark") };
    game.state.chain.push(item as (typeof game.state.chain)[number]);
    expect(leavingChain(game)).toMatchObject([{ id: "poro" }]);
  });

  it("aren't there where nobody is asked, or no event waits", () => {
    const unasked = asked("spark");
    unasked.state.prompt = null;
    expect(leavingChain(unasked)).toEqual([]);
    const idle = asked("spark");
    idle.state.frames = idle.state.frames.filter(({ kind }) => kind !== "batch");
    expect(leavingChain(idle)).toEqual([]);
  });
});

describe("delayed abilities (390)", () => {
  it("go by their card's name, and by its id only for those who see which card it is now", () => {
    const game = asking(() => ({}));
    const { state } = game;
    for (const key of ["titan", "top"]) {
      state.delayed.push({
        id: state.delayed.length,
        ability: { card: "Captain", ability: 0 },
        controller: "P2",
        source: { id: idOf(game, key), incarnation: 0 },
        bindings: {},
        until: key === "top" ? "stay" : "combat",
        uses: 1,
        remaining: null,
        card: null,
        stays: null,
      });
    }
    const titan = { card: "Titan", source: "titan", controller: "P2", until: "endOfCombat" };
    const top = { card: "Raider", controller: "P2", until: "lasting" };
    expect(delayedOut(game, "P1")).toEqual([titan, top]);
    expect(delayedOut(game, null)).toEqual([titan, { ...top, source: "top" }]);
  });
});
