import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener, RequestError } from "@hono/node-server";
import { problem } from "@rulebound/protocol";
import type { Hono } from "hono";
import type { ApiEnv } from "./endpoint.ts";
import { problemResponse } from "./refusing.ts";

/** A server that listens. */
export type Running = {
  readonly port: number;
  /** Takes no more requests, and ends when those that are being answered are done, or when `grace` (ms) is over. */
  readonly stop: (grace?: number) => Promise<void>;
};

/** Serves the app at a port (0: any that is free). Rejects with Node's error where that port can't be had. */
export async function listen(app: Hono<ApiEnv>, port: number): Promise<Running> {
  const server = createServer({ requestTimeout: 30_000 }, getRequestListener(app.fetch, { errorHandler }));
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, resolve);
  });
  return { port: (server.address() as AddressInfo).port, stop: (grace = 5_000) => stop(server, grace) };
}

// The app answers its own errors; what gets here are requests that are none, such as one without a host.
function errorHandler(error: unknown): Response {
  if (error instanceof RequestError) {
    return problemResponse(problem("malformed", "expected a request with a valid address and host"));
  }
  return problemResponse(problem("errored", "The server failed."));
}

async function stop(server: Server, grace: number): Promise<void> {
  const closed = new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
  const timer = setTimeout(() => server.closeAllConnections(), grace);
  await closed;
  clearTimeout(timer);
}

/** A port above this one that is free, or 0, which stands for any, where the next twenty are all taken. */
export async function freePortAfter(port: number): Promise<number> {
  for (let next = port + 1; next <= Math.min(port + 20, 65_535); next += 1) {
    if (await isFree(next)) return next;
  }
  return 0;
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });
}
