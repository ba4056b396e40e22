import { cards } from "@rulebound/cards";
import { createEngine, type Engine, Refusal } from "@rulebound/engine";
import { type Problem, problem, type ScriptedChance, type State } from "@rulebound/protocol";
import type { Adapter, Moment, Reply } from "@rulebound/suite";

/** The engine inside this process, with every card. */
export async function inProcess(): Promise<Adapter> {
  return adapterOf(createEngine(cards));
}

/** An engine as the suite speaks to it: states are the engine's own and stay in memory. */
function adapterOf(engine: Engine): Adapter {
  return {
    engine: async () => engine.info(),
    start: async (position, random) =>
      replyOf(() => ({ ...engine.start(position, chanceOf(random)), events: [], result: null })),
    resolve: async (state, action, random) =>
      replyOf(() => engine.resolve(state as State, action, chanceOf(random))),
    actions: async (state, player) => engine.actions(state as State, player),
    view: async (state, player) => engine.view(state as State, player),
  };
}

function chanceOf(random: readonly ScriptedChance[]): { random?: ScriptedChance[] } {
  return random.length === 0 ? {} : { random: [...random] };
}

/** A refusal becomes a reply; anything else that is thrown is the engine's fault and goes on. */
function replyOf(request: () => Moment): Reply<Moment> {
  try {
    return { done: request() };
  } catch (error) {
    if (error instanceof Refusal) return { problem: problemOf(error) };
    throw error;
  }
}

function problemOf({ code, message, rule, pointer }: Refusal): Problem {
  return problem(code, message, {
    ...(rule === null ? {} : { rule }),
    ...(pointer === null ? {} : { pointer }),
  });
}
