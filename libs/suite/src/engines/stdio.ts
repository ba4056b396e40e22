import type { ScriptedChance } from "@rulebound/protocol";
import type { Adapter, Reply } from "../adapter.ts";
import { EngineBroke, Unsupported } from "../trouble.ts";
import { type LineProcess, lineProcess } from "./line-process.ts";
import { defaultStarting, defaultTimeout, type EngineOptions } from "./options.ts";
import { actionsIn, infoIn, outcomeIn, problemIn, startedIn, viewIn } from "./reading-replies.ts";

/** A call without its id, which is given as it is sent. */
type Call = { readonly call: string; readonly [field: string]: unknown };

/**
 * An engine that reads calls from its standard input and writes replies to its standard output, one JSON message a
 * line. It is started at the first call, and again after it has crashed, kept silent or answered something else.
 */
export function stdioEngine(
  command: string,
  { timeout = defaultTimeout, starting = Math.max(timeout, defaultStarting) }: EngineOptions = {},
): Adapter {
  let running: LineProcess | null = null;
  let calls = 0;

  async function send(call: Call): Promise<Record<string, unknown>> {
    const limit = running === null ? starting : timeout;
    running ??= lineProcess(command);
    calls += 1;
    try {
      const line = await running.ask(JSON.stringify({ id: calls, ...call }), limit);
      return replyIn(line, calls);
    } catch (error) {
      // What it would answer now belongs to a call that is given up.
      running.kill();
      running = null;
      throw error;
    }
  }

  async function reply<Done>(call: Call, field: string, read: (body: unknown) => Done): Promise<Reply<Done>> {
    const message = await send(call);
    if ("problem" in message) return { problem: problemIn(message.problem) };
    if (!(field in message)) throw new EngineBroke(`it answered ${call.call} without "${field}"`);
    return { done: read(message[field]) };
  }

  return {
    engine: async () => demand(await reply({ call: "engine" }, "engine", infoIn)),
    start: (position, random) =>
      reply({ call: "start", position, ...chanceOf(random) }, "started", startedIn),
    resolve: (state, action, random) =>
      reply({ call: "resolve", state, action, ...chanceOf(random) }, "outcome", outcomeIn),
    actions: async (state, player) =>
      offered(await reply({ call: "actions", state, player }, "actions", actionsIn), "legal actions"),
    view: async (state, player) =>
      offered(await reply({ call: "view", state, player }, "view", viewIn), "views"),
    end: async (state) => {
      // Only engines whose states are handles need it; others may refuse it.
      await reply({ call: "end", state }, "ended", () => null);
    },
    close: async () => {
      running?.kill();
      running = null;
    },
  };
}

function replyIn(line: string, id: number): Record<string, unknown> {
  const message = parsed(line);
  if (typeof message !== "object" || message === null || Array.isArray(message)) {
    throw new EngineBroke(`it wrote a line that is no JSON message: ${line.slice(0, 200)}`);
  }
  if (!("id" in message) || message.id !== id) {
    throw new EngineBroke(`it answered call ${id} with another id: ${line.slice(0, 200)}`);
  }
  return { ...message };
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

function chanceOf(random: readonly ScriptedChance[]): { random?: readonly ScriptedChance[] } {
  return random.length === 0 ? {} : { random };
}

/** Problems that tell that a call isn't known, and not that something was wrong with it. */
const unknownCall = ["malformed", "notFound", "methodNotAllowed", "unsupported"];

function offered<Done>(reply: Reply<Done>, what: string): Done {
  if ("problem" in reply && unknownCall.includes(reply.problem.code)) {
    throw new Unsupported(`the engine doesn't offer ${what}.`);
  }
  return demand(reply);
}

function demand<Done>(reply: Reply<Done>): Done {
  if ("done" in reply) return reply.done;
  throw new EngineBroke(`${reply.problem.code}: ${reply.problem.detail}`);
}
