import { type Action, type Problem, problem, type ScriptedChance } from "@rulebound/protocol";
import { describe, expect, it } from "vitest";
import type { Adapter, Moment, Reply } from "./adapter.ts";
import { configure } from "./configuration.ts";
import { act, now } from "./game.ts";
import { openEnds } from "./open-ends.ts";
import { everyonePasses, passUntilChainEmpty } from "./passing.ts";
import { ScenarioWorld } from "./world.ts";

const P1 = { player: "P1" } as const;
const pass: Action = { ...P1, type: "pass" };
const shuffle: ScriptedChance = { shuffle: "P1.deck", order: ["Gust"] };
const recycle: ScriptedChance = { recycle: "P2.deck", order: ["Flash"] };

/** A value of which only the parts are there that the suite looks at here. */
function partly<Whole>(parts: object): Whole {
  return JSON.parse(JSON.stringify(parts));
}

function moment(parts: { prompt?: object; position?: object }): Moment {
  const position = { players: { P1: {}, P2: {} }, chain: [], showdown: null, priority: "P1" };
  return partly({
    state: "state",
    prompt: null,
    events: [],
    result: null,
    ...parts,
    position: { ...position, ...parts.position },
  });
}

type Resolve = (action: Action, random: readonly ScriptedChance[]) => Reply<Moment>;

let worlds = 0;

/** A world with a game going on, whose engine answers as told. */
function worldOf(resolve: Resolve, cards: "all" | string[] = "all"): ScenarioWorld {
  const adapter: Adapter = {
    engine: async () => partly({ name: "Fake", modes: ["duel"], cards }),
    start: async () => ({ done: moment({}) }),
    resolve: async (_, action, random) => resolve(action, random),
    actions: async () => [],
    view: async () => partly({}),
  };
  worlds += 1;
  const via = `fake ${worlds}`;
  configure({ ways: { [via]: async () => adapter }, costOf: () => undefined });
  const nothing = () => undefined;
  const world = new ScenarioWorld({ parameters: { via }, attach: partly({}), log: nothing, link: nothing });
  world.moment = moment({});
  return world;
}

const refused: Problem = problem("illegal", "No.", { rule: "054" });
const unfit: Problem = problem("scriptedChance", "Left over.");
const done = (parts = {}): Reply<Moment> => ({ done: moment(parts) });

describe("act", () => {
  it("keeps a refusal, which the next step must look at", async () => {
    const world = worldOf(() => ({ problem: refused }));
    await act(world, pass);
    expect(world.refusal).toBe(refused);
    await expect(now(world)).rejects.toThrow("The last action was refused: illegal (054): No.");
    expect(openEnds(world)).toContain("The last action was refused: illegal (054): No.");
  });

  it("proves nothing by refusals alone", async () => {
    let legal = false;
    const world = worldOf(() => (legal ? done() : { problem: refused }));
    await act(world, pass);
    world.refusal = null;
    expect(openEnds(world)).toEqual(["Every action was refused: that proves nothing."]);
    legal = true;
    await act(world, pass);
    expect(openEnds(world)).toEqual([]);
  });

  it("sends scripted chance until it is used, and no more than fits", async () => {
    const sent: number[] = [];
    const world = worldOf((_, random) => {
      sent.push(random.length);
      return random.length === 2 ? { problem: unfit } : done();
    });
    world.chance.push(shuffle, recycle);
    await act(world, pass);
    expect(sent).toEqual([2, 1]);
    expect(world.chance).toEqual([recycle]);
    expect(openEnds(world)).toEqual([`Scripted chance was never used: ${JSON.stringify(recycle)}`]);
  });

  it("gives the answers that stand ready, each to its own prompt", async () => {
    const prompt = { id: "7", player: "P2", kind: "yesNo", for: "trigger.may" };
    const actions: Action[] = [];
    const world = worldOf((action) => {
      actions.push(action);
      return action.type === "pass" ? done({ prompt }) : done();
    });
    world.answers.push({ player: "P1", for: "trigger.may", words: "no" });
    world.answers.push({ player: "P2", for: "trigger.may", words: "yes" });
    await act(world, pass);
    expect(actions.at(-1)).toEqual({ player: "P2", type: "answer", prompt: "7", value: true });
    expect(openEnds(world)).toEqual(["P1 was never asked trigger.may (answer: no)."]);
  });

  it("leaves a prompt open for which no answer stands ready", async () => {
    const prompt = { id: "7", player: "P2", kind: "yesNo", for: "trigger.may" };
    const world = worldOf(() => done({ prompt }));
    await act(world, pass);
    expect(openEnds(world)).toEqual(["P2 is still asked trigger.may at the end."]);
  });
});

describe("now", () => {
  it("says which card the engine doesn't know", async () => {
    const world = worldOf(() => done(), ["Gust"]);
    world.moment = null;
    world.setup.players = { P1: { hand: [{ card: "Gust" }, { card: "Flash" }] } };
    await expect(now(world)).rejects.toThrow('unsupported: Fake doesn\'t know the card "Flash".');
  });

  it("says which mode the engine can't play", async () => {
    const world = worldOf(() => done());
    world.moment = null;
    world.setup.mode = "war";
    await expect(now(world)).rejects.toThrow("unsupported: Fake can't play the mode war.");
  });

  it("fails where nobody offers the way", async () => {
    const world = worldOf(() => done());
    world.moment = null;
    configure({ ways: {}, costOf: () => undefined });
    await expect(now(world)).rejects.toThrow("No way to an engine is called");
  });
});

describe("everyonePasses", () => {
  const chain = [{ id: "old" }, { id: "new" }];

  it("passes until the newest item is gone", async () => {
    let passes = 0;
    const world = worldOf(() => {
      passes += 1;
      const position = { chain: passes < 2 ? chain : chain.slice(0, 1), priority: "P2" };
      return done({ position });
    });
    world.moment = moment({ position: { chain } });
    await everyonePasses(world);
    expect(passes).toBe(2);
  });

  it("fails where nothing comes of it, or where there is nothing to pass on", async () => {
    const world = worldOf(() => done({ position: { chain } }));
    world.moment = moment({ position: { chain } });
    await expect(everyonePasses(world)).rejects.toThrow("nothing came of it");
    world.moment = moment({});
    await expect(everyonePasses(world)).rejects.toThrow("nothing to pass on");
    await expect(passUntilChainEmpty(world)).rejects.toThrow("nothing to pass on");
  });
});
