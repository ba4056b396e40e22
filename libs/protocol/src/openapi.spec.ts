import { createRoute, OpenAPIHono } from "@hono/zod-openapi";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { jsonSchemas, namedSchemas } from "./openapi.ts";
import { fullPosition, shortPosition } from "./position.fixture.ts";
import {
  actionsAnswerSchema,
  actionsRequestSchema,
  deckRequestSchema,
  gameRequestSchema,
  resolveRequestSchema,
  startRequestSchema,
  viewRequestSchema,
} from "./request.ts";

type Node = { readonly [field: string]: unknown };

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null;

/** Every object schema within a document, with the pointer to it. */
function objectSchemas(value: unknown, pointer = ""): { pointer: string; properties: Node }[] {
  if (!isNode(value)) return [];
  const own =
    isNode(value.properties) && value.type === "object" ? [{ pointer, properties: value.properties }] : [];
  return [
    ...own,
    ...Object.entries(value).flatMap(([key, inner]) => objectSchemas(inner, `${pointer}/${key}`)),
  ];
}

/** Every `$ref` within a document. */
function references(value: unknown): string[] {
  if (!isNode(value)) return [];
  const own = typeof value.$ref === "string" ? [value.$ref] : [];
  return [...own, ...Object.values(value).flatMap(references)];
}

function at(document: unknown, reference: string): unknown {
  return reference
    .slice("#/".length)
    .split("/")
    .reduce<unknown>((value, step) => (isNode(value) ? value[step] : undefined), document);
}

/** Whether a reader learns what a field means: from itself, or from what it refers to. */
function isDescribed(document: unknown, field: unknown): boolean {
  if (!isNode(field)) return false;
  if (typeof field.description === "string" && field.description.length > 0) return true;
  if (field.const !== undefined) return true;
  if (typeof field.$ref === "string") return isDescribed(document, at(document, field.$ref));
  return Array.isArray(field.anyOf) && field.anyOf.some((inner) => isDescribed(document, inner));
}

describe("the contract as JSON Schema", () => {
  const documents = jsonSchemas();

  it("has a document for each published part, whose references lead somewhere", () => {
    expect(Object.keys(documents)).toEqual(Object.keys(namedSchemas));
    for (const document of Object.values(documents)) {
      const dangling = references(document).filter((reference) => at(document, reference) === undefined);
      expect(dangling).toEqual([]);
    }
  });

  it("documents every field", () => {
    const undocumented = Object.values(documents).flatMap((document) =>
      objectSchemas(document).flatMap(({ pointer, properties }) =>
        Object.entries(properties)
          .filter(([, field]) => !isDescribed(document, field))
          .map(([name]) => `${pointer}/${name}`),
      ),
    );
    expect([...new Set(undocumented)]).toEqual([]);
  });

  it("bounds every text, list and number that can come in", () => {
    const unbounded: string[] = [];
    const visit = (value: unknown, pointer: string): void => {
      if (!isNode(value)) return;
      if (
        value.type === "string" &&
        value.enum === undefined &&
        value.const === undefined &&
        !("maxLength" in value)
      ) {
        unbounded.push(pointer);
      }
      if (value.type === "array" && !("maxItems" in value)) unbounded.push(pointer);
      if (
        value.type === "integer" &&
        value.enum === undefined &&
        !("maximum" in value && "minimum" in value)
      ) {
        unbounded.push(pointer);
      }
      if (value.type === "number") unbounded.push(pointer);
      for (const [key, inner] of Object.entries(value)) visit(inner, `${pointer}/${key}`);
    };
    const { Position, Action, ScriptedChance, Deck, EngineReplyMessage } = documents;
    visit({ Position, Action, ScriptedChance, Deck, EngineReplyMessage }, "");
    expect(unbounded).toEqual([]);
  });

  it("accepts and refuses what the schemas do", () => {
    const position = z.fromJSONSchema(documents.Position);
    expect(position.safeParse(shortPosition).success).toBe(true);
    expect(position.safeParse(fullPosition).success).toBe(true);
    expect(position.safeParse({ ...shortPosition, mode: "chess" }).success).toBe(false);
    expect(position.safeParse({ ...shortPosition, plyers: {} }).success).toBe(false);
    expect(position.safeParse({ players: { P1: { points: -1 } } }).success).toBe(false);
  });

  it("names the fields of an action and of a prompt", () => {
    const play = objectSchemas(documents.Action).find(({ pointer }) => pointer.endsWith("/PlayAction"));
    expect(Object.keys(play?.properties ?? {})).toEqual(
      expect.arrayContaining([
        "player",
        "type",
        "card",
        "to",
        "from",
        "choices",
        "targets",
        "pay",
        "discounts",
        "autoPay",
        "auto",
      ]),
    );
    const pick = objectSchemas(documents.Prompt).find(({ pointer }) => pointer.endsWith("/PickPrompt"));
    expect(Object.keys(pick?.properties ?? {})).toEqual(
      expect.arrayContaining(["id", "player", "kind", "for", "rule", "text", "options", "min", "max"]),
    );
  });
});

describe("the contract as OpenAPI", () => {
  const routes = {
    resolve: [resolveRequestSchema, namedSchemas.Outcome],
    start: [startRequestSchema, namedSchemas.Started],
    actions: [actionsRequestSchema, actionsAnswerSchema],
    games: [gameRequestSchema, namedSchemas.Outcome],
    view: [viewRequestSchema, namedSchemas.View],
    decks: [deckRequestSchema, namedSchemas.DeckVerdict],
  } as const;

  const app = new OpenAPIHono();
  for (const [path, [request, answer]] of Object.entries(routes)) {
    const route = createRoute({
      method: "post",
      path: `/v1/${path}`,
      request: { body: { content: { "application/json": { schema: request } } } },
      responses: {
        200: { description: "The answer.", content: { "application/json": { schema: answer } } },
        422: {
          description: "A problem.",
          content: { "application/problem+json": { schema: namedSchemas.Problem } },
        },
      },
    });
    app.openAPIRegistry.registerPath(route);
  }
  const document = app.getOpenAPI31Document({ openapi: "3.1.0", info: { title: "Rulebound", version: "1" } });
  const components: Node = document.components?.schemas ?? {};

  it("has the parts of the contract as named components", () => {
    const parts = [
      "Position",
      "ReturnedPosition",
      "State",
      "Action",
      "Prompt",
      "Option",
      "Event",
      "Outcome",
      "View",
      "Problem",
    ];
    expect(Object.keys(components)).toEqual(expect.arrayContaining(parts));
    expect(references(document).filter((reference) => at(document, reference) === undefined)).toEqual([]);
  });

  it("lets null stand where the schemas do, and nowhere else", () => {
    expect(at(components, "#/Seat")).toMatchObject({ type: "string", enum: ["P1", "P2", "P3", "P4"] });
    for (const name of [
      "Seat",
      "Prompt",
      "Showdown",
      "Combat",
      "Result",
      "Problem",
      "CardEntry",
      "BoardEntry",
    ]) {
      expect(JSON.stringify(components[name])).not.toMatch(/^\{"(anyOf|oneOf)":\[[^\]]*"null"|^\{"type":\[/);
    }
    for (const field of [
      "Outcome/properties/prompt",
      "ReturnedPosition/properties/showdown",
      "View/properties/problem",
    ]) {
      expect(at(components, `#/${field}`)).toMatchObject({
        anyOf: expect.arrayContaining([{ type: "null" }]),
      });
    }
    expect(at(components, "#/Outcome/properties/prompt")).toMatchObject({
      anyOf: expect.arrayContaining([{ $ref: "#/components/schemas/Prompt" }]),
    });
  });

  it("says which fields a state must have, and leaves the rest open", () => {
    expect(components.State).toMatchObject({
      type: "object",
      required: ["rulebound"],
      properties: { rulebound: { type: "integer", enum: [3] } },
      additionalProperties: {},
    });
  });
});
