import type { EngineInfo } from "@rulebound/protocol";
import {
  type Count,
  countBySection,
  countOf,
  type ScenarioReport,
  type SectionCount,
} from "@rulebound/suite";

/** What a conformance run leaves: who was tested, how the scenarios ended, in all and by feature, and each of them. */
export type ConformanceReport = {
  /** What the engine says of itself; null if it never said it. */
  readonly engine: Pick<EngineInfo, "name" | "version" | "rules"> | null;
  /** How it was reached. */
  readonly by: string;
  readonly totals: Count;
  /** Rules that refusals cited, where the engine cites rules; they are judged apart from the play. */
  readonly citations: { readonly right: number; readonly wrong: number };
  readonly sections: readonly SectionCount[];
  readonly scenarios: readonly ScenarioReport[];
};

/** Puts a report together. */
export function reportOf(
  info: EngineInfo | null,
  by: string,
  scenarios: readonly ScenarioReport[],
): ConformanceReport {
  const citations = scenarios.flatMap((one) => one.citations ?? []);
  const right = citations.filter((one) => one.right).length;
  return {
    engine: info === null ? null : { name: info.name, version: info.version, rules: info.rules },
    by,
    totals: countOf(scenarios),
    citations: { right, wrong: citations.length - right },
    sections: countBySection(scenarios),
    scenarios,
  };
}
