import { problem } from "@rulebound/protocol";
import type { Adapter } from "@rulebound/suite";
import type { BrokenEngine } from "./broken-engine.ts";

/** An engine that loads positions, accepts every action and does nothing. */
export function doingNothing(engine: Adapter): Adapter {
  const moments = new Map<unknown, Awaited<ReturnType<Adapter["resolve"]>>>();
  return {
    ...engine,
    start: async (position, random) => {
      const reply = await engine.start(position, random);
      if ("done" in reply) moments.set(reply.done.state, reply);
      return reply;
    },
    resolve: async (state) => moments.get(state) ?? { problem: problem("malformed", "An unknown state.") },
  };
}

/** An engine that loads positions and refuses every action. */
export function refusingEverything(engine: Adapter): Adapter {
  return {
    ...engine,
    resolve: async () => ({ problem: problem("illegal", "That is not allowed.") }),
    actions: async () => [],
  };
}

/** Takes each action, puts on the chain what is played, and leaves it at that: nothing that follows is carried out. */
export const droppingSideEffects: BrokenEngine = {
  name: "drops-side-effects",
  rule: null,
  file: "libs/engine/src/apply.ts",
  find: "  take(game, action);\n  run(game);\n",
  put: "  take(game, action);\n",
};
