/**
 * Runs a check that only passes or fails (`node tools/check.ts NAME COMMAND ...`) and leaves its outcome at
 * reports/checks/NAME.json, so that `npm test` can count it even when nx takes it from its cache.
 */
import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const [name, command, ...args] = process.argv.slice(2);
if (name === undefined || command === undefined) {
  console.error("usage: node tools/check.ts NAME COMMAND [ARGUMENT ...]");
  process.exit(2);
}

const run = spawnSync(command, args, { stdio: "inherit", shell: process.platform === "win32" });
if (run.error !== undefined) console.error(`${name}: ${command} could not be started: ${run.error.message}`);

const folder = join(import.meta.dirname, "..", "reports", "checks");
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, `${name}.json`), `${JSON.stringify({ name, passed: run.status === 0 })}\n`);
process.exitCode = run.status ?? 1;
