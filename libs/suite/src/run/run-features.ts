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
  /** Ends with the first scenario that doesn't pass; those that don't get their turn aren't reported. */
  readonly untilFault?: boolean;
  /** Is told of every scenario when it has ended. */
  readonly onScenario?: (report: ScenarioReport) => void;
};

const steps = join(import.meta.dirname, "../steps/*.ts");

type Support = Awaited<ReturnType<typeof loadSupport>>;

/** The step definitions, which can be loaded once only in a process. */
let support: Promise<Support> | undefined;

/** Runs features one scenario after another inside this process; `configure` says what the ways are. */
export async function runFeatures(run: FeatureRun): Promise<ScenarioReport[]> {
  const { root, features, via, tags = "", citations = "strict", untilFault = false, onScenario } = run;
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const environment = { cwd: root, stdout: nowhere, stderr: nowhere };
  const provided = {
    paths: [...features],
    import: [steps],
    tags,
    strict: true,
    failFast: untilFault,
    worldParameters: { via, citations },
    format: ["progress"],
  };
  const { runConfiguration } = await loadConfiguration({ file: false, provided }, environment);
  support ??= loadSupport(runConfiguration, environment);
  const reports: ScenarioReport[] = [];
  const read = outcomeReader();
  await runCucumber({ ...runConfiguration, support: await support }, environment, (message) => {
    const report = read(message);
    if (report === null || (untilFault && hasFault(reports))) return;
    reports.push(report);
    onScenario?.(report);
  });
  return reports;
}

/** With it a run that goes on until a fault is over; what is left is skipped. */
const hasFault = (reports: readonly ScenarioReport[]): boolean => {
  const last = reports.at(-1);
  return last !== undefined && last.outcome !== "passed";
};

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
