import { AfterAll } from "@cucumber/cucumber";
import { serve } from "@hono/node-server";
import { cards } from "@rulebound/cards";
import { createEngine } from "@rulebound/engine";
import { check, type LegalAction, problemSchema, type ScriptedChance } from "@rulebound/protocol";
import type { Adapter, Moment, Reply } from "@rulebound/suite";
import { createApp } from "../../apps/api/src/app.ts";

type Server = ReturnType<typeof serve>;

let server: Server | undefined;

AfterAll(() => {
  server?.close();
});

/** The API over HTTP, on a free port of this machine; it keeps nothing between requests. */
export async function overHttp(): Promise<Adapter> {
  const url = await listen();
  return {
    engine: () => read(`${url}/v1/engine`),
    start: async (position, random) => {
      const reply = await send<Omit<Moment, "events" | "result">>(`${url}/v1/start`, {
        position,
        ...chanceOf(random),
      });
      return "done" in reply ? { done: { ...reply.done, events: [], result: null } } : reply;
    },
    resolve: (state, action, random) =>
      send<Moment>(`${url}/v1/resolve`, { state, action, ...chanceOf(random) }),
    actions: async (state, player) => {
      const { actions } = demand(
        await send<{ actions: LegalAction[] }>(`${url}/v1/actions`, { state, player }),
      );
      return actions;
    },
    view: async (state, player) => demand(await send(`${url}/v1/view`, { state, player })),
  };
}

function listen(): Promise<string> {
  const app = createApp({ engine: createEngine(cards) });
  return new Promise((resolve) => {
    server = serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" }, ({ port }) =>
      resolve(`http://127.0.0.1:${port}`),
    );
  });
}

function chanceOf(random: readonly ScriptedChance[]): { random?: readonly ScriptedChance[] } {
  return random.length === 0 ? {} : { random };
}

async function send<Done>(url: string, body: unknown): Promise<Reply<Done>> {
  const headers = { "content-type": "application/json" };
  return replyOf(await fetch(url, { method: "POST", headers, body: JSON.stringify(body) }));
}

async function read<Done>(url: string): Promise<Done> {
  return demand(await replyOf<Done>(await fetch(url)));
}

/** A refusal must be a problem with its own media type; whatever else goes wrong is an error. */
async function replyOf<Done>(response: Response): Promise<Reply<Done>> {
  const body: unknown = await response.json();
  if (response.ok) return { done: body as Done };
  const type = response.headers.get("content-type") ?? "";
  const problem = check(problemSchema, body);
  if (!problem.ok || !type.startsWith("application/problem+json") || response.status >= 500) {
    throw new Error(`HTTP ${response.status} ${type}: ${JSON.stringify(body)}`);
  }
  return { problem: problem.value };
}

function demand<Done>(reply: Reply<Done>): Done {
  if ("problem" in reply) throw new Error(`${reply.problem.code}: ${reply.problem.detail}`);
  return reply.done;
}
