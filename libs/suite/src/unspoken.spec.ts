import type { Event } from "@rulebound/protocol";
import { describe, expect, it } from "vitest";
import type { Moment } from "./adapter.ts";
import { type Course, unspokenChanges } from "./unspoken.ts";

/** A moment of which only the parts are there that are compared. */
function moment(parts: {
  readonly P1?: object;
  readonly battlefields?: readonly object[];
  readonly turn?: number;
}): Moment {
  const player = {
    points: 0,
    hand: [],
    deck: [],
    runeDeck: [],
    trash: [],
    banishment: [],
    champion: null,
    legend: null,
    runes: [],
    base: [],
  };
  const position = {
    turn: { number: parts.turn ?? 1 },
    players: { P1: { ...player, ...parts.P1 }, P2: player },
    battlefields: parts.battlefields ?? [],
    chain: [],
    combat: null,
  };
  return JSON.parse(JSON.stringify({ state: 0, prompt: null, events: [], result: null, position }));
}

const event = (type: Event["type"], more: object = {}): Event =>
  JSON.parse(JSON.stringify({ type, rule: "054", ...more }));

const poro = { id: "poro", card: "Stalwart Poro", incarnation: 0, controller: "P1", keywords: [] };
const gate = { id: "gate", card: "Void Gate", units: [], facedown: [] };
const card = { id: "gust", card: "Gust" };

function changes(
  course: Partial<Course> & Pick<Course, "began" | "ended">,
  words: string[] = [],
  text = "",
): string[] {
  return unspokenChanges({
    events: [],
    eventsAreReported: true,
    spoken: { words: new Set(words), text },
    ...course,
  });
}

describe("what no step speaks of", () => {
  const began = moment({ P1: { deck: [card] } });
  const ended = moment({ P1: { hand: [card] } });
  const drew = event("drew", { object: "gust", player: "P1" });

  it("may not change without an event", () => {
    expect(changes({ began, ended })).toEqual(["Gust (gust) went from P1.deck to P1.hand"]);
    expect(changes({ began, ended: began })).toEqual([]);
  });

  it("may not change by an event that nothing stands behind", () => {
    expect(changes({ began, ended, events: [drew] })).toHaveLength(1);
    expect(changes({ began, ended, events: [event("turnStarted", { player: "P2" }), drew] })).toHaveLength(1);
  });

  it("may change by the turn, or by what an ability has done", () => {
    expect(changes({ began, ended, events: [event("turnStarted", { player: "P1" }), drew] })).toEqual([]);
    expect(changes({ began, ended, events: [event("chainItemResolved"), drew] })).toEqual([]);
    expect(changes({ began, ended, events: [{ ...drew, source: "poro" }] })).toEqual([]);
  });

  it("isn't what a step names: the card by its name or id, or the zone", () => {
    expect(changes({ began, ended }, ["Gust"])).toEqual([]);
    expect(changes({ began, ended }, ["gust"])).toEqual([]);
    expect(changes({ began, ended }, [], "P1's hand has 1 card")).toEqual([]);
    expect(changes({ began, ended }, [], "P2's hand has 1 card")).toHaveLength(1);
  });

  it("keeps its damage, unless a combat assigned it or it was healed at a turn's end", () => {
    const hurt = moment({ P1: { base: [{ ...poro, damage: { P2: 1 } }] } });
    const whole = moment({ P1: { base: [poro] } });
    const marked = event("damageMarked", { object: "poro", amount: 1 });
    expect(changes({ began: whole, ended: hurt, events: [marked] })).toEqual([
      "Stalwart Poro (poro) had 0 damage and has 1",
    ]);
    expect(changes({ began: whole, ended: hurt, events: [event("damageAssigned"), marked] })).toEqual([]);
    const healed = event("healed", { object: "poro" });
    expect(changes({ began: hurt, ended: whole, events: [healed] })).toHaveLength(1);
    expect(changes({ began: hurt, ended: whole, events: [event("phaseStarted"), healed] })).toEqual([]);
  });

  it("keeps its controller", () => {
    const [held, lost] = ["P1", null].map((controller) =>
      moment({ battlefields: [{ ...gate, controller }] }),
    );
    if (held === undefined || lost === undefined) throw new Error("two moments");
    expect(changes({ began: held, ended: lost })).toEqual([
      "Void Gate (gate) was controlled by P1 and is by nobody",
    ]);
    expect(
      changes({ began: held, ended: lost, events: [event("controlChanged", { object: "gate" })] }),
    ).toEqual([]);
    expect(changes({ began: held, ended: lost }, ["Void Gate"])).toEqual([]);
  });

  it("keeps its points, unless events tell of exactly as many", () => {
    const ahead = moment({ P1: { points: 2 } });
    const gained = event("pointsGained", { player: "P1", amount: 1 });
    expect(changes({ began: moment({}), ended: ahead })).toEqual(["P1 had 0 points and has 2"]);
    expect(changes({ began: moment({}), ended: ahead, events: [gained] })).toHaveLength(1);
    expect(changes({ began: moment({}), ended: ahead, events: [gained, gained] })).toEqual([]);
    expect(changes({ began: moment({}), ended: ahead }, [], "P1's points are 2")).toEqual([]);
  });

  it("is judged without events only where no turn, chain or combat lies between", () => {
    const quiet = { began, ended, eventsAreReported: false };
    expect(changes(quiet)).toHaveLength(1);
    expect(changes({ ...quiet, ended: moment({ P1: { hand: [card] }, turn: 2 }) })).toEqual([]);
  });

  it("is whatever is left when a player has gone", () => {
    expect(changes({ began, ended, events: [event("playerRemoved", { player: "P1" })] })).toEqual([]);
  });
});
