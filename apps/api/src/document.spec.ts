import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { cards } from "@rulebound/cards";
import { createEngine } from "@rulebound/engine";
import { check, namedSchemas } from "@rulebound/protocol";
import { Validator } from "@seriousme/openapi-schema-validator";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { createApp } from "./app.ts";
import { ask } from "./asking.fixture.ts";
import { clientTypes } from "./client-types.ts";
import { openApiDocument } from "./document.ts";
import { endpoints } from "./endpoints.ts";

type Node = { readonly [field: string]: unknown };

const document = openApiDocument();

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null;

/** Every `$ref` within a document. */
function references(value: unknown): string[] {
  if (!isNode(value)) return [];
  const own = typeof value.$ref === "string" ? [value.$ref] : [];
  return [...own, ...Object.values(value).flatMap(references)];
}

function at(reference: string): unknown {
  return reference
    .slice("#/".length)
    .split("/")
    .reduce<unknown>((value, step) => (isNode(value) ? value[step] : undefined), document);
}

const engine = createEngine(cards);
const app = createApp({ engine });
const routes = endpoints.map(({ documented }) => documented(engine));

/** What the rules may refuse: all that is posted but a deck to be judged, whose faults are the answer. */
const asksTheRules = ({ method, operationId }: (typeof routes)[number]) =>
  method === "post" && operationId !== "validateDeck";

/** Every example of a body, with the schema that it should fit. */
function examples(): { name: string; schema: z.ZodType; value: unknown }[] {
  return routes.flatMap((route) => {
    const bodies = [
      { name: `${route.operationId} request`, content: route.request?.body?.content },
      ...Object.entries(route.responses).map(([status, response]) => ({
        name: `${route.operationId} ${status}`,
        content: "content" in response ? response.content : undefined,
      })),
    ];
    return bodies.flatMap(({ name, content }) =>
      Object.values(content ?? {}).flatMap((media) => {
        if (media === undefined || !("examples" in media) || !(media.schema instanceof z.ZodType)) return [];
        const { schema } = media;
        return Object.values(media.examples ?? {}).map((example) => ({
          name,
          schema,
          value: "value" in example ? example.value : undefined,
        }));
      }),
    );
  });
}

describe("the OpenAPI document", () => {
  it("is valid OpenAPI 3.1", async () => {
    const validator = new Validator();
    const { valid, errors } = await validator.validate(JSON.parse(JSON.stringify(document)));
    expect(errors).toBeUndefined();
    expect(valid).toBe(true);
    expect(validator.version).toBe("3.1");
  });

  it("has no reference that leads nowhere", () => {
    const all = references(document);
    expect(all.length).toBeGreaterThan(100);
    expect(all.filter((reference) => at(reference) === undefined)).toEqual([]);
  });

  it("has every route of the contract that there is, and every named part", () => {
    const served = Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
      Object.keys(item).map((method) => `${method} ${path}`),
    );
    expect(served.sort()).toEqual([
      "get /healthz",
      "get /v1/cards",
      "get /v1/cards/{name}",
      "get /v1/engine",
      "get /v1/rules",
      "get /v1/rules/{number}",
      "get /v1/rulings",
      "get /v1/rulings/{id}",
      "post /v1/actions",
      "post /v1/decks/validate",
      "post /v1/games",
      "post /v1/resolve",
      "post /v1/start",
      "post /v1/view",
    ]);
    expect(Object.keys(document.components?.schemas ?? {})).toEqual(
      expect.arrayContaining(Object.keys(namedSchemas)),
    );
  });

  it("tells of each route what it takes, gives and refuses", () => {
    for (const route of routes) {
      const where = `${route.method} ${route.path}`;
      const statuses = Object.keys(route.responses);
      expect(statuses, where).toEqual(expect.arrayContaining(["200", "500"]));
      if (route.method === "post")
        expect(statuses, where).toEqual(expect.arrayContaining(["400", "413", "415"]));
      if (asksTheRules(route)) expect(statuses, where).toContain("422");
      if (route.path.includes("{")) expect(statuses, where).toContain("404");
      expect(route, where).toMatchObject({ summary: expect.any(String), operationId: expect.any(String) });
    }
    const ids = routes.map(({ operationId }) => operationId);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("has examples of what is sent, answered and refused, all of which fit their schemas", () => {
    const all = examples();
    const names = all.map(({ name }) => name);
    for (const route of routes) {
      const { method, operationId } = route;
      if (method === "post") expect(names).toContain(`${operationId} request`);
      if (asksTheRules(route)) expect(names).toContain(`${operationId} 422`);
      expect(names).toContain(`${operationId} 200`);
    }
    const faults = all.flatMap(({ name, schema, value }) => {
      const checked = check(schema, value);
      return checked.ok ? [] : [{ name, ...checked.fault }];
    });
    expect(faults).toEqual([]);
  });

  it("is what /openapi.json serves, with the engine's answers to the examples", async () => {
    const answer = await ask("/openapi.json", {}, app);
    expect(answer).toMatchObject({ status: 200, type: "application/json" });
    expect(JSON.parse(answer.text)).toEqual(JSON.parse(JSON.stringify(openApiDocument(engine))));
    expect(answer.text).toContain(JSON.stringify(engine.info()));
    const etag = answer.headers.get("etag") ?? "";
    expect((await ask("/openapi.json", { headers: { "if-none-match": etag } }, app)).status).toBe(304);
  });
});

describe("what is made from the OpenAPI document is up to date (else: npm run -w apps/api openapi)", () => {
  it("openapi.json", () => {
    const written = readFileSync(join(import.meta.dirname, "../openapi.json"), "utf8");
    expect(JSON.parse(written)).toEqual(JSON.parse(JSON.stringify(document)));
  });

  it("the types of the client in libs/protocol", async () => {
    const types = new URL("client.generated.ts", import.meta.resolve("@rulebound/protocol/client"));
    expect(readFileSync(fileURLToPath(types), "utf8") === (await clientTypes(document))).toBe(true);
  });
});
