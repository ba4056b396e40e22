/** `npm run steps`: writes docs/steps.md, the table of every step, from the step definitions and the features. */
import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { loadConfiguration, loadSupport } from "@cucumber/cucumber/api";
import { featureFile, scenariosOf } from "@rulebound/suite";
import { type Definition, documented, page, standingExamples } from "./steps/page.ts";

const usage = `usage: npm run steps [-- --check]
Writes docs/steps.md, the table of every step of the features.
  --check  write nothing; end with 1 if the page isn't up to date`;

const root = join(import.meta.dirname, "..");
const path = join(root, "docs/steps.md");
const sources = "libs/suite/src/steps";

/** What cucumber knows of a step definition. */
type Loaded = {
  readonly keyword: string;
  readonly pattern: string | RegExp;
  readonly uri: string;
  readonly line: number;
  readonly matchesStepName: (text: string) => boolean;
};

async function definitions(written: string): Promise<Definition[]> {
  const environment = { cwd: root };
  const provided = { import: [`${sources}/*.ts`], paths: [] };
  const { runConfiguration } = await loadConfiguration({ file: false, provided }, environment);
  const support: object = await loadSupport(runConfiguration, environment);
  const loaded = "stepDefinitions" in support ? (support.stepDefinitions as readonly Loaded[]) : [];
  const [standing, steps] = [standingExamples(written), exampleSteps()];
  return loaded.map((one) => {
    const file = basename(one.uri);
    return {
      keyword: one.keyword,
      pattern: String(one.pattern),
      file,
      line: one.line,
      doc: documented(readFileSync(join(root, sources, file), "utf8"), one.line),
      example: [...standing, ...steps].find((step) => one.matchesStepName(step)) ?? null,
    };
  });
}

/** Every step of the features, without its keyword; the short ones first, since they make better examples. */
function exampleSteps(): string[] {
  const files = globSync("features/**/*.feature", { cwd: root }).sort();
  const steps = files
    .map((file) => featureFile(file, readFileSync(join(root, file), "utf8")))
    .flatMap((one) => [...scenariosOf(one).flatMap(({ steps }) => steps), ...one.backgrounds])
    .map((step) => step.replace(/^(?:Given|When|Then|And|But|\*) /, ""))
    .filter((step) => !step.includes("<"));
  return [...new Set(steps)].sort((one, other) => one.length - other.length || (one < other ? -1 : 1));
}

const args = process.argv.slice(2);
if (args.includes("--help")) console.log(usage);
else {
  const written = existsSync(path) ? readFileSync(path, "utf8") : "";
  const wanted = page(await definitions(written), readFileSync(join(root, sources, "parameters.ts"), "utf8"));
  if (!args.includes("--check")) writeFileSync(path, wanted);
  else if (written !== wanted) {
    console.error("docs/steps.md isn't up to date: npm run steps writes it anew.");
    process.exitCode = 1;
  }
}
