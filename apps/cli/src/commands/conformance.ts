import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { cards } from "@rulebound/cards";
import type { EngineInfo } from "@rulebound/protocol";
import {
  type Adapter,
  closeEngines,
  configure,
  costsOf,
  countScenarios,
  defaultTimeout,
  httpEngine,
  runFeatures,
  type ScenarioReport,
  stdioEngine,
} from "@rulebound/suite";
import { SingleBar } from "cli-progress";
import { type Command, InvalidArgumentError } from "commander";
import { printReport } from "../conformance/printed-report.ts";
import { type ConformanceReport, reportOf } from "../conformance/report.ts";
import { existingFolder } from "../existing-folder.ts";
import { printJson, terminalOf } from "../terminal.ts";

type Options = {
  readonly http?: string;
  readonly stdio?: string;
  readonly features: string;
  readonly tags?: string;
  readonly report?: string;
  readonly timeout: number;
  readonly root: string;
  readonly json?: true;
};

/** `rulebound conformance`: the features against any engine that speaks the contract. */
export function addConformance(program: Command, projectFolder: string): void {
  program
    .command("conformance")
    .description("run the features against an engine, and say what it does as the rules say")
    .option("--http <url>", "an engine over HTTP, such as http://127.0.0.1:3000", httpAddress)
    .option("--stdio <command>", "an engine over standard input and output, as the shell starts it")
    .option("--features <glob>", "which features, from the project's folder", "features/**/*.feature")
    .option("--tags <expression>", 'only scenarios with these tags, such as "@R-465.2.c"')
    .option("--report <file>", "write the report as JSON")
    .option("--timeout <ms>", "how long an answer may take, in milliseconds", milliseconds, defaultTimeout)
    .option(
      "--root <folder>",
      "the project that the features are in (default: this one)",
      existingFolder,
      projectFolder,
    )
    .option("--json", "print the report as JSON")
    .addHelpText(
      "after",
      `
Scenarios end as passed, failed, unsupported (the engine doesn't list what they need) or
errored (the engine broke). Exits with 1 if any failed or errored, or if none was there to run.`,
    )
    .action(async (options: Options, command: Command) => {
      const { by, make } = wayOf(options, command);
      const report = await test(by, make, options);
      if (options.report !== undefined) write(options.report, report);
      if (options.json) printJson(command, report);
      else printReport(report, terminalOf(command));
      const { all, failed, errored } = report.totals;
      if (all === 0) command.error("error: there are no such scenarios", { exitCode: 1 });
      if (failed + errored > 0) {
        command.error(`error: ${failed} scenarios failed and ${errored} errored`, { exitCode: 1 });
      }
    });
}

function httpAddress(text: string): string {
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return text;
  throw new InvalidArgumentError("An address looks like http://127.0.0.1:3000.");
}

function milliseconds(text: string): number {
  const number = Number(text);
  if (Number.isInteger(number) && number >= 1 && number <= 600_000) return number;
  throw new InvalidArgumentError("Give a whole number from 1 to 600000.");
}

type Way = { readonly by: string; readonly make: () => Adapter };

function wayOf({ http, stdio, timeout }: Options, command: Command): Way {
  if (http !== undefined && stdio === undefined)
    return { by: http, make: () => httpEngine(http, { timeout }) };
  if (stdio !== undefined && http === undefined)
    return { by: stdio, make: () => stdioEngine(stdio, { timeout }) };
  return command.error("error: say where the engine is, by either --http or --stdio", { exitCode: 1 });
}

async function test(
  by: string,
  make: () => Adapter,
  { features, tags, root }: Options,
): Promise<ConformanceReport> {
  let info: EngineInfo | null = null;
  const engine = make();
  const noting: Adapter = {
    ...engine,
    engine: async () => {
      // What an engine is doesn't change during a run.
      info ??= await engine.engine();
      return info;
    },
  };
  configure({ ways: { conformance: async () => noting }, costOf: costsOf(cards) });
  const chosen = { root, features: [features], ...(tags === undefined ? {} : { tags }) };
  const scenarios = await withProgress(await countScenarios(chosen), (onScenario) =>
    runFeatures({ ...chosen, via: "conformance", citations: "apart", onScenario }),
  );
  await closeEngines();
  return reportOf(info, by, scenarios);
}

async function withProgress(
  total: number,
  run: (onScenario: (report: ScenarioReport) => void) => Promise<ScenarioReport[]>,
): Promise<ScenarioReport[]> {
  const bar = new SingleBar({
    format: "{bar} {value}/{total} scenarios, {wrong} failed or errored, {eta_formatted} left",
    clearOnComplete: true,
    hideCursor: true,
  });
  let wrong = 0;
  bar.start(total, 0, { wrong });
  try {
    return await run(({ outcome }) => {
      if (outcome === "failed" || outcome === "errored") wrong += 1;
      bar.increment(1, { wrong });
    });
  } finally {
    bar.stop();
  }
}

function write(file: string, report: ConformanceReport): void {
  const path = resolve(file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${JSON.stringify(report, null, 1)}\n`);
}
