import { join } from "node:path";
import { Writable } from "node:stream";
import { loadConfiguration, loadSources, loadSupport, runCucumber } from "@cucumber/cucumber/api";
import { outcomeReader, type ScenarioReport } from "./outcomes.ts";

/** Which features are run against what. */
export type FeatureRun = {
  /** The folder that the features are named from. */
  readonly root: string;
  /** Files, folders or globs. */
  readonly features: readonly string[];
  /** The way to the engine, one of those that the suite is configured with. */
  readonly via: string;
  /** Only scenarios that this tag expression fits. */
  readonly tags?: string;
  /** Whether a wrong citation fails a scenario or is counted apart. */
  readonly citations?: "strict" | "apart";
  /** Is told of every scenario when it has ended. */
  readonly onScenario?: (report: ScenarioReport) => void;
};

const steps = join(import.meta.dirname, "../steps/*.ts");

type Support = Awaited<ReturnType<typeof loadSupport>>;

/** The step definitions, which can be loaded once only in a process. */
let support: Promise<Support> | undefined;

/** Runs features one scenario after another inside this process; `configure` says what the ways are. */
export async function runFeatures(run: FeatureRun): Promise<ScenarioReport[]> {
  const { root, features, via, tags = "", citations = "strict", onScenario } = run;
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const environment = { cwd: root, stdout: nowhere, stderr: nowhere };
  const provided = {
    paths: [...features],
    import: [steps],
    tags,
    strict: true,
    worldParameters: { via, citations },
    format: ["progress"],
  };
  const { runConfiguration } = await loadConfiguration({ file: false, provided }, environment);
  support ??= loadSupport(runConfiguration, environment);
  const reports: ScenarioReport[] = [];
  const read = outcomeReader();
  await runCucumber({ ...runConfiguration, support: await support }, environment, (message) => {
    const report = read(message);
    if (report === null) return;
    reports.push(report);
    onScenario?.(report);
  });
  return reports;
}

/** How many scenarios a run would have, rows of outlines counted each. */
export async function countScenarios(run: Pick<FeatureRun, "root" | "features" | "tags">): Promise<number> {
  const { root, features, tags = "" } = run;
  const { plan, errors } = await loadSources(
    { defaultDialect: "en", paths: [...features], names: [], tagExpression: tags, order: "defined" },
    { cwd: root },
  );
  const [error] = errors;
  if (error !== undefined) throw new Error(`${error.uri}: ${error.message}`);
  return plan.length;
}
