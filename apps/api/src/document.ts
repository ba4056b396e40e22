import { OpenApiGeneratorV31 } from "@asteasolutions/zod-to-openapi";
import { namedSchemas } from "@rulebound/protocol";
import packageJson from "../package.json" with { type: "json" };
import type { ApiEngine } from "./endpoint.ts";
import { endpoints } from "./endpoints.ts";

/** An OpenAPI 3.1 document. */
export type OpenApiDocument = ReturnType<OpenApiGeneratorV31["generateDocument"]>;

const description = `The rules of Riftbound as a service: send a position and an action, and get back what the rules make of it. Unofficial. This document is served as [openapi.json](/openapi.json).

The server keeps nothing between calls. \`/v1/start\` or \`/v1/resolve\` takes a position and gives back a state; hand that state back, unread, with the next action. A choice that the rules ask of a player comes as a \`prompt\`, and is answered with an action of the type \`answer\`.

Whatever is refused has changed nothing, and is answered with a problem (RFC 9457): its \`code\` says what kind it is, \`rule\` which rule forbids it, \`pointer\` where in the request the fault is.

A body has at most 1,000,000 bytes, with at most 64 lists and objects one within the other. Every route may be asked from any web page (CORS): there are no accounts and no cookies.`;

/**
 * The published contract: every route, and every named part of it, also those that no route uses yet. With an engine,
 * its answers to the examples stand beside them.
 */
export function openApiDocument(engine?: ApiEngine): OpenApiDocument {
  const generator = new OpenApiGeneratorV31([
    ...Object.values(namedSchemas).map((schema) => ({ type: "schema" as const, schema })),
    ...endpoints.map(({ documented }) => ({ type: "route" as const, route: documented(engine) })),
  ]);
  return generator.generateDocument({
    openapi: "3.1.0",
    info: { title: "Rulebound", version: packageJson.version, description },
    servers: [{ url: "/" }],
    tags: [
      { name: "Engine", description: "Ask what the rules make of a position and an action." },
      { name: "Decks", description: "Judge decks, and begin games with them." },
      { name: "Cards", description: "Look up what cards are and do." },
      { name: "Rulebook", description: "Read the rules and the rulings, stated in our own words." },
      { name: "Service", description: "The server itself." },
    ],
  });
}
