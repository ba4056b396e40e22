import type { ScenarioReport } from "@rulebound/suite";
import type { Terminal } from "../terminal.ts";
import type { ConformanceReport } from "./report.ts";

/** Of scenarios that didn't pass, so many are printed of each kind; the rest stand in the report. */
const shown = 30;

const columns = ["all", "executed", "passed", "failed", "unsupported", "errored"] as const;

/** Prints a report: a line for each feature, the sum, and what didn't pass with the reason. */
export function printReport(report: ConformanceReport, terminal: Terminal): void {
  const { engine, by, totals, citations, sections, scenarios } = report;
  const { print, paint } = terminal;
  print(
    paint.bold(engine === null ? by : `${engine.name} ${engine.version}, rules of ${engine.rules}, by ${by}`),
  );
  const widest = Math.max(10, ...sections.map(({ section }) => section.length));
  const row = (title: string, cells: readonly string[]): string =>
    `${title.padEnd(widest)}${cells.map((cell) => cell.padStart(13)).join("")}`;
  print(row("", columns));
  for (const section of sections)
    print(
      row(
        section.section,
        columns.map((column) => String(section[column])),
      ),
    );
  print(
    row(
      "",
      columns.map((column) => String(totals[column])),
    ),
  );
  printTroubles("failed", scenarios, terminal);
  printTroubles("errored", scenarios, terminal);
  printReasons(scenarios, terminal);
  const cited = citations.right + citations.wrong;
  if (cited > 0) print(`\nRules cited for refusals, judged apart: ${citations.right} of ${cited} right.`);
  print(
    `\nExecuted ${totals.executed} of ${totals.all} scenarios: ${totals.passed} passed, ${totals.failed} failed.`,
  );
}

function printTroubles(
  outcome: "failed" | "errored",
  scenarios: readonly ScenarioReport[],
  { print, paint }: Terminal,
): void {
  const own = scenarios.filter((one) => one.outcome === outcome);
  if (own.length === 0) return;
  print(`\n${paint.red(`${own.length} ${outcome}`)}`);
  for (const { id, name, feature, line, detail = "" } of own.slice(0, shown)) {
    print(`  ${id} ${name} ${paint.dim(`(${feature}:${line})`)}`);
    print(paint.dim(detail.split("\n").slice(0, 3).join("\n").replaceAll(/^/gm, "    ")));
  }
  if (own.length > shown) print(`  and ${own.length - shown} more: see the report.`);
}

/** Unsupported scenarios by their reason, the most frequent first. */
function printReasons(scenarios: readonly ScenarioReport[], { print, paint }: Terminal): void {
  const own = scenarios.filter((one) => one.outcome === "unsupported");
  if (own.length === 0) return;
  const reasons = [...Map.groupBy(own, ({ detail = "" }) => detail)].sort(
    ([, one], [, other]) => other.length - one.length,
  );
  print(`\n${paint.yellow(`${own.length} unsupported`)}`);
  for (const [reason, of] of reasons.slice(0, shown)) print(`  ${String(of.length).padStart(4)}  ${reason}`);
}
