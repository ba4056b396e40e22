/**
 * `npm run audit`: runs the features against engines that are broken. No scenario may pass on one that does nothing,
 * refuses everything or drops side effects, and each engine that breaks one rule has to be found out by a scenario of that rule.
 */
import { join } from "node:path";
import { parseArgs } from "node:util";
import { cards } from "@rulebound/cards";
import { type Adapter, configure, costsOf, runFeatures, type ScenarioReport } from "@rulebound/suite";
import { inProcess } from "../features/support/in-process.ts";
import type { BrokenEngine } from "./audit/broken-engine.ts";
import { brokenEngines } from "./audit/broken-engines.ts";
import { doingNothing, droppingSideEffects, refusingEverything } from "./audit/idle-engines.ts";
import { loadBroken, registerBroken } from "./audit/loading.ts";
import { citing, type Kill, killOf, printedKills, printedOffenders } from "./audit/verdicts.ts";

const usage = `usage: npm run audit [-- --only NAME] [--all] [--json]
Runs the features against broken engines, and prints which scenarios find each of them out.
  --only NAME  only the engines whose name contains NAME; "idle" stands for the three that no scenario may pass on
  --all        run every scenario on every engine, not just those that cite the broken rule, or until one fails
               where no rule is broken
  --json       print JSON
Ends with 1 if a scenario passes on an engine that does nothing, refuses everything or drops side effects, or if an engine
that breaks a rule isn't found out by a scenario of that rule.`;

const root = join(import.meta.dirname, "..");
const features = ["features/**/*.feature"];

/** Engines on which no scenario may pass. */
const idle: Record<string, () => Promise<Adapter>> = {
  "does-nothing": async () => doingNothing(await inProcess()),
  "refuses-everything": async () => refusingEverything(await inProcess()),
  [droppingSideEffects.name]: () => loadBroken(droppingSideEffects),
};

const { values } = parseArgs({
  options: {
    only: { type: "string", default: "" },
    all: { type: "boolean", default: false },
    json: { type: "boolean", default: false },
    help: { type: "boolean", default: false },
  },
});

/** On an engine that does nothing every scenario has to fail; those that don't. */
async function offenders(way: string): Promise<ScenarioReport[]> {
  // Citations are judged apart, so that an engine which happens to cite the right rule is found out too.
  const reports = await runFeatures({ root, features, via: way, citations: "apart" });
  return reports.filter(({ outcome }) => outcome === "passed");
}

async function kill(engine: BrokenEngine): Promise<Kill> {
  // One that can't even be loaded would seem to be found out by every scenario.
  await loadBroken(engine);
  const tags = engine.rule === null || values.all ? "" : await citing(root, features, engine.rule);
  // Where any scenario will do, the first that fails is enough.
  const untilFault = engine.rule === null && !values.all;
  const chosen =
    tags === null ? [] : await runFeatures({ root, features, via: engine.name, tags, untilFault });
  return killOf(engine, chosen);
}

async function audit(): Promise<void> {
  registerBroken([...brokenEngines, droppingSideEffects]);
  const broken = brokenEngines.filter(({ name }) => name.includes(values.only));
  const idling = Object.entries(idle).filter(
    ([name]) => values.only === "" || values.only === "idle" || name === values.only,
  );
  configure({
    ways: {
      ...idle,
      ...Object.fromEntries(brokenEngines.map((engine) => [engine.name, () => loadBroken(engine)])),
    },
    costOf: costsOf(cards),
  });

  const passed: { engine: string; scenarios: ScenarioReport[] }[] = [];
  for (const [name] of idling) passed.push({ engine: name, scenarios: await offenders(name) });
  const kills: Kill[] = [];
  for (const engine of broken) {
    const one = await kill(engine);
    kills.push(one);
    if (!values.json) console.log(printedKills([one]));
  }
  if (values.json) console.log(JSON.stringify({ idle: passed, kills }, null, 1));
  else console.log(`${printedOffenders(passed)}\n${summary(kills)}`);
  const alive = kills.filter(({ killedBy }) => killedBy === null);
  const offending = passed.flatMap(({ scenarios }) => scenarios);
  process.exitCode = alive.length + offending.length === 0 ? 0 : 1;
}

function summary(kills: readonly Kill[]): string {
  const alive = kills.filter(({ killedBy }) => killedBy === null);
  const names = alive.map(({ engine, rule }) => `  ${engine} (${rule ?? "no rule"})`);
  return [`${kills.length - alive.length} of ${kills.length} broken engines were found out`, ...names].join(
    "\n",
  );
}

if (values.help) console.log(usage);
else await audit();
