import { gear, type PhaseName, replacement, triggered } from "@rulebound/language";
import type { Outcome } from "@rulebound/protocol";
import { describe, expect, it } from "vitest";
import { createEngine } from "./engine.ts";
import { sampleCards } from "./sample-cards.ts";
import { tableWith } from "./sample-table.ts";

const phases = ["awaken", "beginning", "channel", "draw", "main", "ending"] as const;

/** A gear whose controller skips a phase, for each phase, and one that draws as any phase of theirs begins. */
const skippers = phases.map((phase) =>
  gear({
    name: `Skips ${phase}`,
    domains: ["mind"],
    energy: 1,
    abilities: [replacement({ event: "phase", phase, player: "you" }, { skip: true })],
  }),
);
const diary = gear({
  name: "Diary",
  domains: ["mind"],
  energy: 1,
  abilities: [triggered({ event: "phase", player: "you" }, [{ do: "gainXp", amount: 1 }])],
});
const engine = createEngine([...sampleCards, ...skippers, diary]);

/** The next turn of P1, who skips a phase of it, as far as it goes by itself. */
function turnWithout(phase: PhaseName): Outcome {
  const table = tableWith(
    {
      turn: { player: "P2", number: 4 },
      players: { P1: { base: [`Skips ${phase}`, { card: "Pip", exhausted: true }] } },
      battlefields: [{ card: "Quarry", id: "quarry", controller: "P1", units: ["Rider"] }, "Quarry"],
    },
    engine,
  );
  return table.does("P2", { type: "endTurn" });
}

const phasesOf = ({ events }: Outcome): (string | undefined)[] =>
  events.filter(({ type }) => type === "phaseStarted").map(({ phase }) => phase);

describe("skipping a phase (443)", () => {
  it.each(phases.slice(0, 4))("does nothing of it and goes on with the next one: %s", (phase) => {
    const turn = turnWithout(phase);
    expect(phasesOf(turn)).toEqual(["ending", ...phases.slice(0, 5).filter((one) => one !== phase)]);
    expect(turn.events.filter(({ type }) => type === "skipped")).toMatchObject([
      { rule: "443.2", player: "P1", phase },
    ]);
    const { hand, runes, points, base } = turn.position.players.P1 ?? {};
    expect({
      awaken: base?.some(({ card, exhausted }) => card === "Pip" && exhausted) ? "skipped" : "done",
      beginning: points === 1 ? "done" : "skipped",
      channel: runes?.length === 2 ? "done" : "skipped",
      draw: hand?.length === 1 ? "done" : "skipped",
    }).toEqual({
      awaken: "done",
      beginning: "done",
      channel: "done",
      draw: "done",
      [phase]: "skipped",
    });
  });

  it("comes from the Draw Phase straight to the end of the turn without a Main Phase", () => {
    const turn = turnWithout("main");
    expect(phasesOf(turn).slice(0, 6)).toEqual([
      "ending",
      "awaken",
      "beginning",
      "channel",
      "draw",
      "ending",
    ]);
    expect(turn.position.turn).toMatchObject({ player: "P2", phase: "main" });
  });

  it("comes from the Main Phase straight to the next turn without an Ending Phase", () => {
    const table = tableWith({ players: { P1: { base: ["Skips ending"] } } }, engine);
    const turn = table.does("P1", { type: "endTurn" });
    expect(phasesOf(turn)[0]).toBe("awaken");
    expect(turn.position.turn).toMatchObject({ player: "P2" });
  });

  it("leaves others' phases alone", () => {
    const table = tableWith({ players: { P1: { base: ["Skips draw"] } } }, engine);
    expect(phasesOf(table.does("P1", { type: "endTurn" }))).toContain("draw");
  });
});

describe("the beginning of a phase as an event", () => {
  it("sets off what waits for it in every phase, before what is done in it", () => {
    const table = tableWith(
      { turn: { player: "P2", number: 4 }, players: { P1: { base: ["Diary"] } } },
      engine,
    );
    table.does("P2", { type: "endTurn" });
    for (const phase of phases.slice(0, 5)) {
      const { position } = table.now();
      expect([position.turn.phase, position.chain.length]).toEqual([phase, 1]);
      table.pass("P1", "P2");
    }
    expect(table.now().position.players.P1).toMatchObject({ xp: 5 });
  });
});
