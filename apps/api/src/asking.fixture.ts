import { check, type Problem, problemSchema } from "@rulebound/protocol";
import type { Hono } from "hono";
import { createApp } from "./app.ts";
import type { ApiEnv } from "./endpoint.ts";
import { fakeEngine } from "./engine.fixture.ts";

export type Asked = {
  readonly status: number;
  readonly type: string | null;
  readonly headers: Headers;
  readonly text: string;
};

const fake = createApp({ engine: fakeEngine() });

/** What the app (one with a fake engine, unless given) answers. */
export async function ask(path: string, init: RequestInit = {}, app: Hono<ApiEnv> = fake): Promise<Asked> {
  const response = await app.request(path, init);
  const { status, headers } = response;
  return { status, type: headers.get("content-type"), headers, text: await response.text() };
}

/** What the app answers to this text as JSON. */
export function postText(path: string, body: string, app?: Hono<ApiEnv>): Promise<Asked> {
  return ask(path, { method: "POST", headers: { "content-type": "application/json" }, body }, app);
}

/** What the app answers to this value as JSON. */
export function postJson(path: string, body: unknown, app?: Hono<ApiEnv>): Promise<Asked> {
  return postText(path, JSON.stringify(body), app);
}

/** The problem that an answer is; fails where it isn't one of the contract, or says another status than it has. */
export function problemIn({ status, type, text }: Asked): Problem {
  if (type !== "application/problem+json")
    throw new Error(`expected a problem, not ${status} ${type}: ${text}`);
  const checked = check(problemSchema, JSON.parse(text));
  if (!checked.ok) throw new Error(`${checked.fault.pointer}: ${checked.fault.detail}`);
  if (checked.value.status !== status)
    throw new Error(`the problem says ${checked.value.status}, not ${status}`);
  return checked.value;
}
