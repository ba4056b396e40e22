import type { Action, Position, ScriptedChance } from "@rulebound/protocol";
import type { Adapter, Reply } from "../adapter.ts";
import { EngineBroke, saying, Unsupported } from "../trouble.ts";
import { defaultTimeout, type EngineOptions } from "./options.ts";
import { actionsIn, infoIn, outcomeIn, problemIn, startedIn, viewIn } from "./reading-replies.ts";

/**
 * An engine over HTTP: GET /v1/engine, POST /v1/start, /v1/resolve and, where it offers them, /v1/actions, /v1/view
 * and /v1/end. A refusal must be a problem with its own media type; what else goes wrong breaks the scenario.
 */
export function httpEngine(address: string, { timeout = defaultTimeout }: EngineOptions = {}): Adapter {
  const base = address.replace(/\/+$/, "");
  const post = (path: string, body: object): Promise<Answer> =>
    answerOf(`${base}${path}`, timeout, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  return {
    engine: async () => infoIn(demand(await answerOf(`${base}/v1/engine`, timeout))),
    start: async (position: Position, random) =>
      replyOf(await post("/v1/start", { position, ...chanceOf(random) }), startedIn),
    resolve: async (state, action: Action, random) =>
      replyOf(await post("/v1/resolve", { state, action, ...chanceOf(random) }), outcomeIn),
    actions: async (state, player) => {
      const body = offered(await post("/v1/actions", { state, player }), "legal actions");
      return actionsIn(typeof body === "object" && body !== null && "actions" in body ? body.actions : body);
    },
    view: async (state, player) => viewIn(offered(await post("/v1/view", { state, player }), "views")),
    end: async (state) => {
      // Only engines whose states are handles have it.
      await post("/v1/end", { state });
    },
  };
}

function chanceOf(random: readonly ScriptedChance[]): { random?: readonly ScriptedChance[] } {
  return random.length === 0 ? {} : { random };
}

/** What came back: a body, or a problem; `missing` where the path isn't there. */
type Answer = { readonly body: unknown; readonly ok: boolean; readonly missing: boolean };

async function answerOf(url: string, timeout: number, init: RequestInit = {}): Promise<Answer> {
  const response = await reached(url, timeout, () =>
    fetch(url, { ...init, signal: AbortSignal.timeout(timeout) }),
  );
  const text = await reached(url, timeout, () => response.text());
  const { ok, status } = response;
  const type = response.headers.get("content-type") ?? "";
  const missing = status === 404 || status === 405 || status === 501;
  const body = parsed(text);
  if (
    !missing &&
    (body === undefined || (!ok && (status >= 500 || !type.startsWith("application/problem+json"))))
  ) {
    throw new EngineBroke(`HTTP ${status} ${type} from ${url}: ${text.slice(0, 500)}`);
  }
  return { body, ok, missing };
}

async function reached<Done>(url: string, timeout: number, send: () => Promise<Done>): Promise<Done> {
  try {
    return await send();
  } catch (error) {
    const late = error instanceof Error && error.name === "TimeoutError";
    const why = late ? `no answer from ${url} in ${timeout} ms` : `${url} can't be reached: ${saying(error)}`;
    throw new EngineBroke(why, { cause: error });
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function replyOf<Done>({ body, ok }: Answer, read: (body: unknown) => Done): Reply<Done> {
  return ok ? { done: read(body) } : { problem: problemIn(body) };
}

function offered(answer: Answer, what: string): unknown {
  if (answer.missing) throw new Unsupported(`the engine doesn't offer ${what}.`);
  return demand(answer);
}

function demand({ body, ok }: Answer): unknown {
  if (ok) return body;
  const { code, detail } = problemIn(body);
  throw new EngineBroke(`${code}: ${detail}`);
}
