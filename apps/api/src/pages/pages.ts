import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Hono } from "hono";
import { etag } from "hono/etag";
import { openApiDocument } from "../document.ts";
import type { ApiEngine, ApiEnv } from "../endpoint.ts";
import { homePage } from "./home.ts";

const ours = join(import.meta.dirname, "../../assets");
const swagger = dirname(createRequire(import.meta.url).resolve("swagger-ui-dist/package.json"));

const script = "text/javascript; charset=utf-8";
const style = "text/css; charset=utf-8";

/** Every file that a page may ask for, with where it is and what it is. */
const files = {
  "/style.css": [join(ours, "style.css"), style],
  "/docs": [join(ours, "docs.html"), "text/html; charset=utf-8"],
  "/docs/start.js": [join(ours, "start.js"), script],
  "/docs/docs.css": [join(ours, "docs.css"), style],
  "/docs/swagger-ui.css": [join(swagger, "swagger-ui.css"), style],
  "/docs/swagger-ui-bundle.js": [join(swagger, "swagger-ui-bundle.js"), script],
  "/docs/icon.png": [join(swagger, "favicon-32x32.png"), "image/png"],
} as const satisfies Record<string, readonly [file: string, type: string]>;

// Everything comes from here; data: is for the pictures within the style sheet of the documentation.
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

/** Adds the pages for people, the files that they load, and the contract as an OpenAPI document. */
export function addPages(app: Hono<ApiEnv>, engine: ApiEngine): void {
  const document = once(() => JSON.stringify(openApiDocument(engine)));
  app.get("/openapi.json", etag(), (context) =>
    context.body(document(), 200, { "content-type": "application/json" }),
  );
  app.get("/", (context) =>
    context.body(String(homePage()), 200, {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": policy,
    }),
  );
  for (const [path, [file, type]] of Object.entries(files)) {
    const content = once(() => readFileSync(file));
    app.get(path, etag(), (context) =>
      context.body(content(), 200, { "content-type": type, "content-security-policy": policy }),
    );
  }
}

function once<T extends string | Buffer<ArrayBuffer>>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
