import {
  changeObject,
  changePlayer,
  copyState,
  type Game,
  type GameObject,
  gameOf,
  objectOf,
  type State,
} from "@rulebound/core";
import { stateVersion } from "@rulebound/protocol";
import { describe, expect, it } from "vitest";
import { checkState } from "./check-state.ts";
import { gameIn, works } from "./sample-works.ts";
import { writeState } from "./write-state.ts";

const position: Parameters<typeof gameIn>[0] = {
  players: {
    P1: {
      hand: [{ card: "Spark", id: "spark" }],
      base: [
        { card: "Poro", id: "poro" },
        { card: "Lantern", id: "lantern" },
      ],
    },
    P2: { base: [{ card: "Titan", id: "titan" }] },
  },
  battlefields: [
    {
      card: "Void Gate",
      id: "gate",
      controller: "P2",
      units: [{ card: "Raider", id: "raider", controller: "P2" }],
    },
  ],
};

/** Cards as they are in a new game. */
function fresh(): Game {
  const game = gameIn(position);
  for (const { id } of game.state.objects) changeObject(game, id, { incarnation: 1, timestamp: 0 });
  return game;
}

const idOf = ({ state }: Game, key: string): number =>
  state.objects.findIndex((object) => object.key === key);
const entry = (game: Game, key: string) => writeState(game).objects[idOf(game, key)];

/** The state after its JSON has been on its way. */
const back = (game: Game): State =>
  checkState(JSON.parse(JSON.stringify({ rulebound: stateVersion, game: writeState(game) })), works);

describe("an object in a state's JSON", () => {
  it("has what neither its card nor the lists tell", () => {
    const game = fresh();
    expect(entry(game, "spark")).toEqual({ card: "Spark", key: "spark" });
    expect(entry(game, "poro")).toEqual({ card: "Poro", key: "poro", owner: "P1" });
    expect(entry(game, "raider")).toEqual({ card: "Raider", key: "raider", owner: "P2", at: 0 });
    expect(entry(game, "gate")).toEqual({ card: "Void Gate", key: "gate", owner: "P1" });
  });

  it("is its card's name where that is all", () => {
    const game = fresh();
    const id = idOf(game, "spark");
    const key = `spark-${id + 1}`;
    changeObject(game, id, { key });
    expect(entry(game, key)).toBe("Spark");
    expect(back(game)).toEqual(game.state);
  });

  const played: GameObject["context"] = {
    from: "facedown",
    hiddenAt: 0,
    ignoring: "cost",
    paid: ["accelerate"],
    executions: 2,
    entering: "ready",
    to: "P1",
    onlyTo: 0,
    cost: { energy: 2 },
    less: 1,
    ways: [{ name: "flow", cost: null, afterwards: "banish" }],
    afterwards: "recycle",
    ambushing: true,
  };
  const changes: Partial<GameObject>[] = [
    { token: true },
    { controller: "P2" },
    { incarnation: 0 },
    { exhausted: true },
    {
      damage: [
        { by: "P2", amount: 2 },
        { by: null, amount: 1 },
      ],
    },
    { buffs: 3 },
    { stunned: true },
    { empowered: 1 },
    { held: [{ by: "P2", from: "P1", while: { id: 0, incarnation: 1 } }] },
    { role: "attacker" },
    { hadRoles: ["attacker", "defender"] },
    {
      attachment: {
        topMost: idOf(fresh(), "lantern"),
        turn: 3,
        copiedText: "Titan",
        copy: { of: "Titan", over: null },
      },
    },
    { copyOf: "Titan" },
    { replaced: [{ card: "Titan", token: false }] },
    { context: played },
    { context: { ...played, paid: [], hiddenAt: null, entering: null, to: null, onlyTo: null } },
    { hiddenOn: 4 },
    { timestamp: 9 },
  ];

  it.each(changes)("keeps %j", (change) => {
    const game = fresh();
    changeObject(game, idOf(game, "poro"), change);
    expect(entry(game, "poro")).toHaveProperty(Object.keys(change)[0] ?? "");
    expect(back(game)).toEqual(game.state);
  });

  it("keeps a zone that no list tells", () => {
    const game = fresh();
    const id = idOf(game, "spark");
    changePlayer(game, "P1", { hand: [] });
    changeObject(game, id, { zone: "chain" });
    expect(entry(game, "spark")).toEqual({ card: "Spark", key: "spark", owner: "P1", zone: "chain" });
    changeObject(game, id, { zone: "none" });
    expect(entry(game, "spark")).toEqual({ card: "Spark", key: "spark", owner: "P1" });
    expect(back(game)).toEqual(game.state);
  });
});

describe("a player in a state's JSON", () => {
  it("is left out only where nobody sits and there is nothing to tell", () => {
    const game = fresh();
    expect(Object.keys(writeState(game).players)).toEqual(["P1", "P2"]);
    changePlayer(game, "P4", { turns: 3 });
    expect(Object.keys(writeState(game).players)).toEqual(["P1", "P2", "P4"]);
    expect(back(game)).toEqual(game.state);
  });
});

describe("a state that is kept", () => {
  const moving = (before: State): State["frames"][number] => ({
    kind: "standardMove",
    step: "move",
    player: "P1",
    units: [],
    to: 0,
    autoPay: false,
    before,
  });

  it("is written as what has changed since", () => {
    const game = fresh();
    const before = copyState(game.state);
    const poro = idOf(game, "poro");
    game.state.frames.push(moving(before));
    changeObject(game, poro, { exhausted: true });
    changePlayer(game, "P2", { points: 4 });
    game.state.turn.number = 7;
    const { kept, frames } = writeState(game);
    expect(frames.at(-1)).toMatchObject({ kind: "standardMove", before: 0 });
    expect(kept).toEqual([
      {
        turn: before.turn,
        players: { P2: before.players.P2 },
        count: before.objects.length,
        objects: [[poro, entry(gameOf(before, works, null), "poro")]],
        chain: [],
        frames: before.frames,
      },
    ]);
    expect(back(game)).toEqual(game.state);
  });

  it("has its own zones, and no objects that came later", () => {
    const game = fresh();
    const before = copyState(game.state);
    const spark = idOf(game, "spark");
    game.state.frames.push(moving(before));
    changePlayer(game, "P1", { hand: [], trash: [spark] });
    changeObject(game, spark, { zone: "trash", incarnation: 2 });
    game.state.objects.push({
      ...objectOf(game, spark),
      id: game.state.objects.length,
      key: "later",
      zone: "none",
    });
    const state = back(game);
    expect(state).toEqual(game.state);
    expect(state.frames.at(-1)).toMatchObject({ before: { players: { P1: { hand: [spark] } } } });
  });

  it("is written once and is one again, however many things go back to it", () => {
    const game = fresh();
    const before = copyState(game.state);
    const later = { ...copyState(game.state), frames: [...before.frames, moving(before)] };
    game.state.frames.push(moving(before), moving(later), moving(before));
    expect(writeState(game).kept).toHaveLength(2);
    const state = back(game);
    expect(state).toEqual(game.state);
    const [, first, second, third] = state.frames.map((frame) => ("before" in frame ? frame.before : null));
    expect(third).toBe(first);
    expect(second?.frames.at(-1)).toHaveProperty("before", first);
    expect(Object.is(Reflect.get(Object(second?.frames.at(-1)), "before"), first)).toBe(true);
  });

  it("shares nothing that changes with the state around it", () => {
    const game = fresh();
    game.state.frames.push(moving(copyState(game.state)));
    const state = back(game);
    const json = JSON.stringify(state.frames.at(-1));
    state.turn.number += 1;
    state.board.pop();
    state.objects.pop();
    state.random.seed += 1;
    state.next.key += 1;
    state.frames.shift();
    state.ledger.push({ what: "triggered", ability: "one" });
    expect(JSON.stringify(state.frames.at(-1))).toBe(json);
  });
});
