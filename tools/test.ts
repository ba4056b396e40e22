/** `npm test`: runs every check, unit test and feature through nx, which skips what didn't change, and counts. */
import { existsSync, globSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { runTargets } from "./nx-run.ts";
import { type Outcome, tallyCheck, tallyFeatures, tallyUnitTests, total } from "./test-tally.ts";

const usage = `usage: npm test [-- --fresh]
Runs lint, type check, import boundaries, each room's unit tests, the features (in the process, over HTTP,
with saved states), whether they cover what is due, and their audit against broken engines; then prints what
failed and, as the last line, "N passed, N failed". Unchanged parts are taken from nx's cache and counted too.
  --fresh   run everything, whatever is cached
  --help    print this`;

/** An outcome and the nx task that brings it. */
type Part = { task: string; outcome: Outcome };

const checks = ["lint", "typecheck", "boundaries", "coverage", "audit"];
const ways = ["process", "http", "saved"];
const root = join(import.meta.dirname, "..");
const reports = join(root, "reports");

const files = (pattern: string): string[] =>
  globSync(pattern, { cwd: root, exclude: (path) => path.includes("node_modules") });

function report(name: string): string | undefined {
  const path = join(reports, name);
  return existsSync(path) ? readFileSync(path, "utf8") : undefined;
}

/** The rooms (folders with unit tests) and their names for nx. */
function rooms(): { folder: string; project: string }[] {
  const folders = files("{apps,libs}/*/package.json").map((path) => path.replace("/package.json", ""));
  return [
    ...folders.sort().map((folder) => ({ folder, project: folder.replace(/^\w+\//, "@rulebound/") })),
    { folder: "tools", project: "rulebound" },
  ];
}

function count(): Part[] {
  const featureFiles = files("features/**/*.feature").length;
  return [
    ...checks.map((name) => ({
      task: `rulebound:${name}`,
      outcome: tallyCheck(name, report(`checks/${name}.json`)),
    })),
    ...rooms().map(({ folder, project }) => ({
      task: `${project}:test`,
      outcome: tallyUnitTests(folder, files(`${folder}/**/*.spec.ts`).length, report(`${folder}.json`)),
    })),
    ...ways.map((way) => ({
      task: `rulebound:features-${way}`,
      outcome: tallyFeatures(`features (${way})`, featureFiles, report(`features/${way}.ndjson`)),
    })),
  ];
}

function printOutcome({ name, passed, failed, notes }: Outcome): void {
  if (failed === 0) console.log(`✓ ${name}: ${passed} passed${notes.map((note) => ` (${note})`).join("")}`);
  else {
    console.log(`✗ ${name}: ${passed} passed, ${failed} failed`);
    for (const note of notes) console.log(`    ${note}`);
  }
}

async function test(fresh: boolean): Promise<void> {
  // Old reports go first, so that none of them is taken for one of this run.
  rmSync(reports, { recursive: true, force: true });
  const targets = [...checks, "test", ...ways.map((way) => `features-${way}`)];
  const run = await runTargets(root, targets, fresh);
  const parts = count();

  const broken = parts.filter(({ outcome }) => outcome.failed > 0);
  for (const { task } of broken) {
    console.log(`\n──── ${task}\n${(run.printed.get(task) ?? ["did not run"]).join("\n").trim()}`);
  }
  if (!run.ok) console.log(`\n──── nx\n${run.complaints.trim()}`);
  console.log("");
  for (const { outcome } of parts) printOutcome(outcome);
  if (!run.ok && broken.length === 0)
    console.log("✗ nx: failed for a reason that no report knows, see above");
  const sum = total(
    parts.map(({ outcome }) => outcome),
    !run.ok,
  );
  console.log(`\n${sum.passed} passed, ${sum.failed} failed`);
  process.exitCode = sum.failed === 0 ? 0 : 1;
}

const options = process.argv.slice(2);
const unknown = options.find((option) => option !== "--fresh" && option !== "--help");
if (unknown !== undefined) {
  console.error(`unknown option ${unknown}\n${usage}`);
  process.exitCode = 2;
} else if (options.includes("--help")) console.log(usage);
else await test(options.includes("--fresh"));
