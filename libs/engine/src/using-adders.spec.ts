import { gear, type TriggeredAbility, triggered } from "@rulebound/language";
import type { Outcome, Position } from "@rulebound/protocol";
import { describe, expect, it } from "vitest";
import { createEngine } from "./engine.ts";
import { sampleCards } from "./sample-cards.ts";
import { tableWith } from "./sample-table.ts";

/** Waits for what never happens here, so that events have to be looked at one by one. */
const waitingFor = (event: "exhaust" | "recycle"): TriggeredAbility =>
  triggered({ event, object: { is: "battlefield" } }, [{ do: "draw", amount: 1 }]);

const watcher = gear({
  name: "Watcher",
  domains: [],
  abilities: [waitingFor("exhaust"), waitingFor("recycle")],
});
const bystander = gear({ name: "Watcher", domains: [] });

const position: Position = {
  players: {
    P1: { hand: ["Bruiser"], runes: ["Fury Rune", "Fury Rune", { card: "Calm Rune", exhausted: true }] },
    P2: { base: ["Watcher"] },
  },
};

/** P1 plays a card of 2 Energy and 1 Power with the runes that they have. */
function played(beside: typeof watcher): Outcome {
  const table = tableWith(position, createEngine([...sampleCards, beside]));
  return table.does("P1", { type: "play", card: "Bruiser", to: "base", autoPay: true });
}

/** What can be told of a game without the numbers of chain items, and of objects that effects count. */
const told = ({ position, events, prompt }: Outcome): unknown => ({ position, events, prompt });

describe("Add abilities that pay for a play (429.3)", () => {
  it("do the same at once as step by step", () => {
    const atOnce = played(bystander);
    expect(told(atOnce)).toEqual(told(played(watcher)));
    expect(atOnce.position.players.P1?.runes.map(({ card }) => card)).toEqual(["Fury Rune", "Calm Rune"]);
    expect(atOnce.position.players.P1?.base.map(({ card }) => card)).toEqual(["Bruiser"]);
  });

  it("are each an item of the chain, pending, finalized and resolved", () => {
    const items = played(bystander).events.filter(({ rule }) => ["401.1", "429.2"].includes(rule));
    expect(items.map(({ type }) => type)).toEqual(
      [1, 2, 3].flatMap(() => ["chainItemPending", "chainItemResolved"]),
    );
  });

  it("can be used without anything to pay for, which leaves priority and focus where they are (429.2, 346.1)", () => {
    const using = (beside: typeof watcher): Outcome =>
      tableWith(position, createEngine([...sampleCards, beside])).does("P1", {
        type: "activate",
        source: "Calm Rune",
        ability: 2,
      });
    const atOnce = using(bystander);
    expect(told(atOnce)).toEqual(told(using(watcher)));
    expect(atOnce.position.players.P1?.pool.power).toEqual({ calm: 1 });
    expect([atOnce.position.priority, atOnce.position.chain]).toEqual(["P1", []]);
  });
});
