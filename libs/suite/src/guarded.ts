import type { Adapter, Moment, Reply } from "./adapter.ts";
import { EngineBroke, saying, Unsupported } from "./trouble.ts";

/** An engine that has broken so many times on end at the same call isn't asked that any more. */
export const mostBreaks = 10;

/**
 * The adapter with everything thrown made an `EngineBroke`, save what is unsupported. What an engine only ever
 * breaks at it isn't asked any more after a while, so that a run against it ends in good time: one that loads positions
 * and then keeps silent would else be waited for in every scenario.
 */
export function guarded(adapter: Adapter): Adapter {
  const breaks = new Map<string, number>();
  async function ask<Done>(call: string, send: () => Promise<Done>): Promise<Done> {
    const before = breaks.get(call) ?? 0;
    if (before >= mostBreaks) {
      throw new EngineBroke(`it broke ${mostBreaks} times on end and wasn't asked any more`);
    }
    try {
      const done = await send();
      breaks.set(call, 0);
      return done;
    } catch (error) {
      if (error instanceof Unsupported) throw error;
      breaks.set(call, before + 1);
      if (error instanceof EngineBroke) throw error;
      throw new EngineBroke(`${call}: ${saying(error)}`, { cause: error });
    }
  }
  const { end, close } = adapter;
  return {
    engine: () => ask("engine", adapter.engine),
    start: (...request) => ask("start", async () => judged(await adapter.start(...request))),
    resolve: (...request) => ask("resolve", async () => judged(await adapter.resolve(...request))),
    actions: (...request) => ask("actions", () => adapter.actions(...request)),
    view: (...request) => ask("view", () => adapter.view(...request)),
    ...(end === undefined ? {} : { end: (state) => ask("end", () => end(state)) }),
    ...(close === undefined ? {} : { close }),
  };
}

/** Problems that aren't about the game: the engine can't do it, or it broke. */
function judged(reply: Reply<Moment>): Reply<Moment> {
  if ("done" in reply) return reply;
  const { code, detail, pointer } = reply.problem;
  switch (code) {
    case "unsupported":
      throw new Unsupported(`${detail}${pointer === undefined ? "" : ` (${pointer})`}`);
    case "errored":
    case "unavailable":
    case "tooMany":
      throw new EngineBroke(`${code}: ${detail}`);
    default:
      return reply;
  }
}
