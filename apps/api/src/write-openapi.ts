// `npm run -w apps/api openapi`: writes the contract, and the client's types made from it, after a change to either.
import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { clientTypes } from "./client-types.ts";
import { openApiDocument } from "./document.ts";

const contract = join(import.meta.dirname, "../openapi.json");
const types = join(import.meta.dirname, "../../../libs/protocol/src/client.generated.ts");

const document = openApiDocument();
writeFileSync(contract, JSON.stringify(document));
execFileSync("biome", ["format", "--write", contract], { stdio: "inherit" });
writeFileSync(types, await clientTypes(document));
console.log(`Wrote ${contract}\nWrote ${types}`);
