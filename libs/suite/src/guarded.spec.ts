import { type Problem, problem } from "@rulebound/protocol";
import { expect, it } from "vitest";
import type { Adapter, Reply } from "./adapter.ts";
import { guarded, mostBreaks } from "./guarded.ts";
import { EngineBroke, Unsupported } from "./trouble.ts";

function answering(resolve: () => Promise<Reply<never>>): Adapter {
  const never = async (): Promise<never> => {
    throw new Error("not asked here");
  };
  return guarded({ engine: never, start: never, resolve, actions: never, view: never });
}

const pass = { player: "P1", type: "pass" } as const;
const refusing = (one: Problem) => answering(async () => ({ problem: one })).resolve(1, pass, []);

it("hands on refusals, but not what isn't about the game", async () => {
  const illegal = problem("illegal", "No.");
  expect(await refusing(illegal)).toEqual({ problem: illegal });
  await expect(refusing(problem("unsupported", "No Ambush.", { pointer: "/action" }))).rejects.toThrow(
    Unsupported,
  );
  await expect(refusing(problem("errored", "Oh."))).rejects.toThrow(EngineBroke);
});

it("makes whatever is thrown the engine's fault, and says what it was", async () => {
  const { resolve } = answering(async () => {
    throw new TypeError("undefined is not a card");
  });
  await expect(resolve(1, pass, [])).rejects.toThrow("the engine broke: resolve: undefined is not a card");
});

it("asks an engine no more that only ever breaks", async () => {
  let asked = 0;
  const { resolve } = answering(async () => {
    asked += 1;
    throw new Error("again");
  });
  for (let time = 0; time < mostBreaks + 5; time += 1)
    await expect(resolve(1, pass, [])).rejects.toThrow(EngineBroke);
  expect(asked).toBe(mostBreaks);
});

it("counts by the call, so that a start that works doesn't excuse moves that never do", async () => {
  let asked = 0;
  const never = async (): Promise<never> => {
    throw new Error("not asked here");
  };
  const illegal = problem("illegal", "No.");
  const resolve = async (): Promise<never> => {
    asked += 1;
    throw new Error("silence");
  };
  const engine = guarded({
    engine: never,
    start: async () => ({ problem: illegal }),
    resolve,
    actions: never,
    view: never,
  });
  for (let time = 0; time < mostBreaks + 5; time += 1) {
    expect(await engine.start({}, [])).toEqual({ problem: illegal });
    await expect(engine.resolve(1, pass, [])).rejects.toThrow(EngineBroke);
  }
  expect(asked).toBe(mostBreaks);
});
