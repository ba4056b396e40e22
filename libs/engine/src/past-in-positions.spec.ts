import { activated, passive, unit } from "@rulebound/language";
import type { Position } from "@rulebound/protocol";
import { describe, expect, it } from "vitest";
import { createEngine } from "./engine.ts";
import { sampleCards } from "./sample-cards.ts";

const stronger = { fact: "might", of: "me", by: 1 } as const;
const askers = [
  unit({
    name: "Scholar",
    domains: [],
    might: 1,
    abilities: [passive(stronger, { happened: { event: "gainXp", player: "you" } })],
  }),
  unit({
    name: "Mourner",
    domains: [],
    might: 1,
    abilities: [passive(stronger, { happened: { event: "die", object: { is: "unit", side: "enemy" } } })],
  }),
  unit({
    name: "Miser",
    domains: [],
    might: 1,
    abilities: [passive(stronger, { happened: { event: "discard", player: "you" }, atLeast: 2 })],
  }),
  unit({
    name: "Tinker",
    domains: [],
    might: 1,
    abilities: [passive(stronger, { used: "gear" })],
  }),
  unit({
    name: "Hunter",
    domains: [],
    might: 1,
    abilities: [passive(stronger, { happened: { event: "target", object: { side: "enemy" } } })],
  }),
  unit({
    name: "Moody",
    domains: [],
    might: 1,
    abilities: [
      activated({}, [
        {
          do: "modes",
          as: "mode",
          unlike: "thisTurn",
          options: [[{ do: "ready", what: "me" }], [{ do: "draw", amount: 1 }]],
        },
      ]),
      activated({}, [{ do: "draw", amount: 1 }], { timesEachTurn: 2 }),
    ],
  }),
];
const engine = createEngine([...sampleCards, ...askers]);
const base = ["Scholar", "Mourner", "Miser"];

type ThisTurn = NonNullable<NonNullable<NonNullable<Position["players"]>["P1"]>["thisTurn"]>;

const mightsIn = (position: Position): unknown[] =>
  engine.start(position).position.players.P1?.base.map(({ might }) => might) ?? [];

describe("what happened earlier in the turn", () => {
  it("counts for those who ask, as a position tells it", () => {
    expect(mightsIn({ players: { P1: { base } } })).toEqual([1, 1, 1]);
    const thisTurn = { gainedXp: 2, discarded: ["Spark", "Study"] };
    const told: Position = {
      players: { P1: { base, thisTurn }, P2: { thisTurn: { died: ["Giant"] } } },
    };
    expect(mightsIn(told)).toEqual([2, 2, 2]);
    const { players } = engine.start(told).position;
    expect(players.P1?.thisTurn).toEqual(thisTurn);
    expect(players.P2?.thisTurn).toEqual({ died: ["Giant"] });
  });

  it("is about whoever did it, and about how much of it", () => {
    const others = { gainedXp: 2, discarded: ["Spark", "Study"] };
    const own = { died: ["Giant"], discarded: ["Spark"] };
    expect(mightsIn({ players: { P1: { base, thisTurn: own }, P2: { thisTurn: others } } })).toEqual([
      1, 1, 1,
    ]);
  });

  it("is what was chosen, and of what abilities were used", () => {
    const asking = ["Tinker", "Hunter"];
    expect(mightsIn({ players: { P1: { base: asking } } })).toEqual([1, 1]);
    const thisTurn: ThisTurn = { activated: ["gear"], chose: [{ card: "Giant", controller: "P2" }] };
    const told: Position = { players: { P1: { base: asking, thisTurn } } };
    expect(mightsIn(told)).toEqual([2, 2]);
    expect(engine.start(told).position.players.P1?.thisTurn).toEqual(thisTurn);
    const own: ThisTurn = { activated: ["unit"], chose: [{ card: "Giant", controller: "P1" }] };
    expect(mightsIn({ players: { P1: { base: asking, thisTurn: own } } })).toEqual([1, 1]);
  });

  const moody = (thisTurn: ThisTurn): Position => ({
    players: { P1: { base: [{ card: "Moody", id: "moody" }], thisTurn } },
  });
  const offered = (thisTurn: ThisTurn): unknown[] =>
    engine
      .actions(engine.start(moody(thisTurn)).state)
      .flatMap((action) => (action.type === "activate" && action.object === "moody" ? [action.ability] : []));

  it("limits how often abilities are used from then on", () => {
    expect(offered({})).toEqual([1, 2]);
    const once: ThisTurn = {
      used: [
        { source: "moody", modes: [2] },
        { source: "moody", ability: 2 },
      ],
    };
    expect(offered(once)).toEqual([1, 2]);
    expect(engine.start(moody(once)).position.players.P1?.thisTurn).toEqual(once);
    const up: ThisTurn = {
      used: [
        { source: "moody", modes: [2, 1] },
        { source: "moody", ability: 2, times: 2 },
      ],
    };
    expect(offered(up)).toEqual([]);
    expect(engine.start(moody(up)).position.players.P1?.thisTurn).toEqual(up);
  });

  it("is refused where it can't be", () => {
    const start = (thisTurn: ThisTurn) => () => engine.start(moody(thisTurn));
    expect(start({ used: [{ source: "moody", ability: 1 }] })).toThrow("mode");
    expect(start({ used: [{ source: "moody", ability: 2, modes: [1] }] })).toThrow("mode");
    expect(start({ used: [{ source: "moody", ability: 3 }] })).toThrow("no such ability");
  });

  it("is refused where no card asks for it, as it would be forgotten", () => {
    const plain = createEngine(sampleCards);
    expect(() => plain.start({ players: { P1: { thisTurn: { gainedXp: 1 } } } })).toThrow("gainedXp");
  });
});
