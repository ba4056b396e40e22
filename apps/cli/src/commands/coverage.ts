import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isRuleNumber } from "@rulebound/rulebook";
import type { Command } from "commander";
import { type Coverage, coverageOf, type SectionCoverage } from "../coverage/count.ts";
import { due } from "../coverage/due.ts";
import { featureFiles } from "../coverage/feature-files.ts";
import { gapsIn } from "../coverage/gaps.ts";
import { type LastRun, lastRunIn } from "../coverage/last-run.ts";
import { existingFolder } from "../existing-folder.ts";
import { printJson, type Terminal, terminalOf } from "../terminal.ts";

type Options = {
  readonly section?: string;
  readonly run?: string;
  readonly root: string;
  readonly check?: true;
  readonly json?: true;
};

const defaultRun = "reports/features/process.ndjson";

/** `rulebound coverage`: how much of the rulebook the scenarios show, and whether what is due is complete. */
export function addCoverage(program: Command, projectFolder: string): void {
  program
    .command("coverage")
    .description("count the rules, examples and rulings that scenarios show")
    .option("--section <number>", "only the section with this rule, or a hundred such as 300")
    .option("--run <file>", `the run that says what passes (default: ${defaultRun}, where there is one)`)
    .option("--root <folder>", "the project to look into (default: this one)", existingFolder, projectFolder)
    .option("--check", "end with 1 where a part of the rulebook that is due isn't complete")
    .option("--json", "print JSON")
    .action((options: Options, command: Command) => {
      const book = { features: featureFiles(options.root), run: runOf(options, command) };
      const { totals, sections } = coverageOf(book);
      const shown = chosen(sections, options.section, command);
      const gaps = options.check ? gapsIn(book, due) : [];
      if (options.json) {
        printJson(command, { totals, sections: shown, ...(options.check ? { gaps } : {}) });
      } else {
        printCoverage(totals, shown, terminalOf(command));
        for (const gap of gaps) terminalOf(command).print(gap);
      }
      if (gaps.length > 0) {
        command.error(
          `error: ${gaps.length} gaps in what is due (${due.map((part) => part.join(" to ")).join(", ")})`,
          {
            exitCode: 1,
          },
        );
      }
    });
}

function runOf({ root, run }: Options, command: Command): LastRun {
  const path = run ?? join(root, defaultRun);
  if (run === undefined && !existsSync(path)) return new Map();
  try {
    return lastRunIn(readFileSync(path, "utf8"));
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return command.error(`error: ${path} can't be read: ${why}`, { exitCode: 1 });
  }
}

function chosen(
  sections: readonly SectionCoverage[],
  wanted: string | undefined,
  command: Command,
): readonly SectionCoverage[] {
  if (wanted === undefined) return sections;
  const own = sections.filter(({ section }) =>
    wanted.endsWith("00")
      ? section.startsWith(wanted.slice(0, 1))
      : section === sectionWith(sections, wanted),
  );
  if (own.length > 0) return own;
  return command.error(`error: there is no section "${wanted}"`, { exitCode: 1 });
}

/** The section that a rule stands in: the last one that doesn't begin after it. */
function sectionWith(sections: readonly SectionCoverage[], number: string): string | undefined {
  if (!isRuleNumber(number)) return undefined;
  return sections.findLast(({ section }) => Number(section) <= Number(number.slice(0, 3)))?.section;
}

function printCoverage(
  totals: Coverage,
  sections: readonly SectionCoverage[],
  { print, paint }: Terminal,
): void {
  const row = (title: string, cells: readonly (string | number)[]): string =>
    `${title.padEnd(42)}${cells.map((cell) => String(cell).padStart(12)).join("")}`;
  const cells = (one: Coverage): (string | number)[] => [
    one.rules,
    one.testable,
    one.withScenarios,
    one.passing,
    `${one.examplesCovered}/${one.examples}`,
    `${one.claimsCovered}/${one.claims}`,
    one.scenarios,
  ];
  print(
    paint.bold(row("", ["rules", "testable", "scenarios of", "passing", "examples", "claims", "scenarios"])),
  );
  for (const one of sections) print(row(`${one.section} ${one.title}`.slice(0, 40), cells(one)));
  print(paint.bold(row("in all", cells(totals))));
}
