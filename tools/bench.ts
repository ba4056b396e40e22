/** `npm run bench [-- PART]`: runs the benches (*.bench.ts beside what they measure) whose path contains PART. */
import { globSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { run } from "mitata";

const root = join(import.meta.dirname, "..");
const part = process.argv[2] ?? "";

if (part === "--help") {
  console.log("usage: npm run bench [-- PART]\nRuns the benches whose path contains PART, or all of them.");
} else {
  const benches = globSync("{apps,libs,tools}/**/*.bench.ts", {
    cwd: root,
    exclude: (path) => path.includes("node_modules"),
  }).filter((path) => path.includes(part));
  for (const bench of benches.sort()) await import(pathToFileURL(join(root, bench)).href);
  if (benches.length > 0) await run();
  else {
    console.error(part === "" ? "There are no benches." : `No bench's path contains "${part}".`);
    process.exitCode = 1;
  }
}
