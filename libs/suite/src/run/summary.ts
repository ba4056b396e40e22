import type { ScenarioOutcome, ScenarioReport } from "./outcomes.ts";

/** How many scenarios there are, how many were played to a verdict, and how each ended. */
export type Count = { readonly all: number; readonly executed: number } & Readonly<
  Record<ScenarioOutcome, number>
>;

/** The scenarios of one feature. */
export type SectionCount = Count & { readonly section: string };

const outcomes = ["passed", "failed", "unsupported", "errored"] as const satisfies ScenarioOutcome[];

/** Counts scenarios by their outcome. Executed are those that passed or failed. */
export function countOf(reports: readonly ScenarioReport[]): Count {
  const [passed = 0, failed = 0, unsupported = 0, errored = 0] = outcomes.map(
    (outcome) => reports.filter((report) => report.outcome === outcome).length,
  );
  return { all: reports.length, executed: passed + failed, passed, failed, unsupported, errored };
}

/** Counts the scenarios of each feature, in the order of their paths. */
export function countBySection(reports: readonly ScenarioReport[]): SectionCount[] {
  const sections = Map.groupBy(reports, ({ feature }) => feature);
  return [...sections].map(([section, own]) => ({ section, ...countOf(own) })).sort(bySection);
}

const bySection = (one: SectionCount, other: SectionCount): number =>
  one.section.localeCompare(other.section, "en");
