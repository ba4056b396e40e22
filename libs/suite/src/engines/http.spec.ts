import { createServer, type ServerResponse } from "node:http";
import { problem } from "@rulebound/protocol";
import { afterEach, expect, it } from "vitest";
import type { Adapter } from "../adapter.ts";
import { EngineBroke, Unsupported } from "../trouble.ts";
import { httpEngine } from "./http.ts";

let close: () => void = () => {};
afterEach(() => close());

/** A server that answers every request as told. */
async function serving(
  answer: (path: string, response: ServerResponse) => void,
  timeout = 5000,
): Promise<Adapter> {
  const server = createServer((request, response) => answer(request.url ?? "", response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  close = () => {
    server.closeAllConnections();
    server.close();
  };
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return httpEngine(`http://127.0.0.1:${port}/`, { timeout });
}

function send(response: ServerResponse, status: number, body: unknown, type = "application/json"): void {
  response.writeHead(status, { "content-type": type });
  response.end(typeof body === "string" ? body : JSON.stringify(body));
}

const pass = { player: "P1", type: "pass" } as const;
const illegal = problem("illegal", "No.");

it("reads outcomes and refusals", async () => {
  const { start, resolve } = await serving((path, response) =>
    path === "/v1/start"
      ? send(response, 200, { state: { rulebound: 1 }, position: {}, prompt: null })
      : send(response, 422, illegal, "application/problem+json"),
  );
  expect(await start({}, [])).toMatchObject({ done: { state: { rulebound: 1 } } });
  expect(await resolve(1, pass, [])).toEqual({ problem: illegal });
});

it.each<[string, (path: string, response: ServerResponse) => void, string]>([
  ["breaks down", (_, response) => send(response, 500, illegal, "application/problem+json"), "HTTP 500"],
  ["refuses in another media type", (_, response) => send(response, 422, illegal), "HTTP 422"],
  ["sends no JSON", (_, response) => send(response, 200, "<html>"), "HTTP 200"],
  [
    "sends something else",
    (_, response) => send(response, 200, { state: 1 }),
    "isn't what the contract says",
  ],
  ["hangs up", (_, response) => response.destroy(), "can't be reached"],
])("an engine that %s has broken", async (_, answer, what) => {
  const { resolve } = await serving(answer);
  const broken = resolve(1, pass, []);
  await expect(broken).rejects.toThrow(EngineBroke);
  await expect(broken).rejects.toThrow(what);
});

it("gives up an engine that keeps silent", async () => {
  const { resolve } = await serving(() => {}, 100);
  await expect(resolve(1, pass, [])).rejects.toThrow("no answer from");
});

it("takes what isn't there for unsupported, save what every engine needs", async () => {
  const { view, actions, end, resolve } = await serving((_, response) => send(response, 404, "not found"));
  await expect(view(1, "P1")).rejects.toThrow(Unsupported);
  await expect(actions(1, "P1")).rejects.toThrow("doesn't offer legal actions");
  await expect(resolve(1, pass, [])).rejects.toThrow(EngineBroke);
  expect(await end?.(1)).toBeUndefined();
});
