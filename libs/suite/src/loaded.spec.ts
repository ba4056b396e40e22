import type { Position, ReturnedPosition } from "@rulebound/protocol";
import { describe, expect, it } from "vitest";
import { returnedFrom } from "./engines/returned-position.ts";
import { loadFault } from "./loaded.ts";

const sent: Position = {
  turn: { player: "P2", number: 4 },
  players: {
    P1: {
      points: 3,
      hand: [{ card: "Gust" }, { card: "Flash", id: "flash" }],
      deck: ["Block", "Charm"],
      pool: { energy: 2, power: { fury: 1 } },
      base: [{ card: "Stalwart Poro", damage: { P2: 1 }, exhausted: true }],
    },
  },
  battlefields: [{ card: "Void Gate", controller: "P2", units: [{ card: "Vilemaw", controller: "P2" }] }],
};

/** The position as an engine gives it back that has changed one thing. */
function but(change: (position: ReturnedPosition) => void): ReturnedPosition {
  const returned = structuredClone(returnedFrom(sent));
  change(returned);
  return returned;
}

const player = ({ players: { P1 } }: ReturnedPosition) => {
  if (P1 === undefined) throw new Error("P1 plays");
  return P1;
};

describe("loadFault", () => {
  it("finds nothing where all is as it was sent, whatever else there is", () => {
    expect(loadFault(sent, returnedFrom(sent))).toBeNull();
    expect(
      loadFault(
        sent,
        but((position) => player(position).hand.reverse()),
      ),
    ).toBeNull();
    expect(loadFault({ players: { P1: { points: 0 } } }, returnedFrom({}))).toBeNull();
  });

  it.each<[string, (position: ReturnedPosition) => void]>([
    ["/turn/number is 5, not 4", ({ turn }) => Object.assign(turn, { number: 5 })],
    ["/players/P1/points is 0, not 3", (position) => Object.assign(player(position), { points: 0 })],
    ["/players/P1/hand has 1 entries, not 2", (position) => player(position).hand.pop()],
    ['/players/P1/deck/0 is {"card":"Charm"', (position) => player(position).deck.reverse()],
    [
      "/players/P1/pool/power/fury isn't 1",
      (position) => Object.assign(player(position), { pool: { energy: 2 } }),
    ],
    ["/players/P1/base has 0 entries, not 1", (position) => Object.assign(player(position), { base: [] })],
    ["/battlefields/0 isn't there", ({ battlefields }) => battlefields[0]?.units.pop()],
  ])("%s", (fault, change) => {
    expect(loadFault(sent, but(change))).toContain(fault);
  });

  it("doesn't compare what goes on from the start of a turn", () => {
    expect(loadFault({ turn: { player: "P2", phase: "start" } }, returnedFrom({}))).toBeNull();
  });
});
