import openapiTS, { astToString } from "openapi-typescript";
import type { OpenApiDocument } from "./document.ts";

const head = `// biome-ignore-all lint: generated
// biome-ignore-all format: generated
// biome-ignore-all assist: generated
// Generated from the OpenAPI document by \`npm run -w apps/api openapi\`; not to be edited.

`;

/** The source of the types that a client of this contract needs. */
export async function clientTypes(document: OpenApiDocument): Promise<string> {
  const types = await openapiTS(JSON.stringify(document), {
    silent: true,
    // A field with a default may be left out.
    defaultNonNullable: false,
  });
  return head + astToString(types);
}
