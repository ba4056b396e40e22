import { Refusal } from "@rulebound/engine";
import { problem } from "@rulebound/protocol";
import { type Context, Hono } from "hono";
import { cors } from "hono/cors";
import { methodNotAllowed } from "hono/method-not-allowed";
import { secureHeaders } from "hono/secure-headers";
import { type Logger, pino } from "pino";
import type { ApiEngine, ApiEnv } from "./endpoint.ts";
import { endpoints } from "./endpoints.ts";
import { problemOfError, problemOfRefusal } from "./failing.ts";
import { logRequests } from "./log-requests.ts";
import { addPages } from "./pages/pages.ts";
import { quoted } from "./printable.ts";
import { boundedBody, onlyJson } from "./read-json.ts";
import { problemResponse, Refused } from "./refusing.ts";

/** What the API needs: the engine that it asks, and where it logs (nowhere, if left out). */
export type AppOptions = { readonly engine: ApiEngine; readonly logger?: Logger };

/** The API over HTTP. It listens nowhere by itself, and keeps nothing between requests. */
export function createApp({ engine, logger = pino({ enabled: false }) }: AppOptions): Hono<ApiEnv> {
  const app = new Hono<ApiEnv>();
  app.use(logRequests(logger), headersForAll, anyOrigin, methodNotAllowed({ app, onMethodNotAllowed }));
  for (const { method, path: template, answer } of endpoints) {
    const path = template.replaceAll(/\{(\w+)\}/g, ":$1");
    if (method === "post") app.post(path, onlyJson, boundedBody, (context) => answer(engine, context));
    else app.get(path, (context) => answer(engine, context));
  }
  addPages(app, engine);
  app.notFound((context) =>
    problemResponse(problem("notFound", `There is nothing at ${quoted(context.req.path)}. See /docs.`)),
  );
  app.onError((error, context) => answerError(error, context, logger));
  return app;
}

// What is answered is data; only the pages, which say so themselves, may load anything.
const headersForAll = secureHeaders({
  contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
  crossOriginResourcePolicy: "cross-origin",
  // Whether the host is only ever reached over HTTPS is for whoever runs it to say.
  strictTransportSecurity: false,
  xFrameOptions: "DENY",
  overwrite: false,
});

// A public service without accounts and cookies: no page can do more with it than anybody else.
const anyOrigin = cors({
  origin: "*",
  allowMethods: ["GET", "HEAD", "POST"],
  allowHeaders: ["Content-Type"],
  maxAge: 86_400,
});

function onMethodNotAllowed(context: Context, methods: readonly string[]): Response {
  const allow = methods.join(", ");
  const detail = `${quoted(context.req.path)} takes ${allow}, not ${quoted(context.req.method)}.`;
  return problemResponse(problem("methodNotAllowed", detail), { allow });
}

function answerError(error: Error, context: Context<ApiEnv>, logger: Logger): Response {
  if (error instanceof Refused) return problemResponse(error.problem);
  const asked = context.get("asked");
  if (error instanceof Refusal) return problemResponse(problemOfRefusal(error, asked));
  const request = { method: context.req.method, path: context.req.path };
  if (context.req.raw.signal.aborted) logger.debug({ err: error, ...request }, "the client went away");
  else logger.error({ err: error, ...request }, "a request failed");
  return problemResponse(problemOfError(asked));
}
