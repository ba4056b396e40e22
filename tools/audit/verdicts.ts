import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { RuleNumber } from "@rulebound/rulebook";
import { featureFile, type ScenarioReport, scenariosOf } from "@rulebound/suite";
import type { BrokenEngine } from "./broken-engine.ts";

/** What the scenarios of its rule made of a broken engine. */
export type Kill = {
  readonly engine: string;
  readonly rule: RuleNumber | null;
  /** A scenario that failed; null where every one passed, or where there is none. */
  readonly killedBy: string | null;
  readonly failed: number;
  readonly ran: number;
};

/** A tag expression for the scenarios that cite a rule or one below it; null where there are none. */
export async function citing(
  root: string,
  features: readonly string[],
  rule: RuleNumber,
): Promise<string | null> {
  const tags = new Set(
    globSync([...features], { cwd: root })
      .map((path) => featureFile(path, readFileSync(join(root, path), "utf8")))
      .flatMap(scenariosOf)
      .flatMap((scenario) => scenario.tags)
      .filter((tag) => tag === `@R-${rule}` || tag.startsWith(`@R-${rule}.`)),
  );
  return tags.size === 0 ? null : [...tags].join(" or ");
}

/** A scenario that fails, or on which the engine breaks, has found the engine out. */
export function killOf({ name, rule }: BrokenEngine, reports: readonly ScenarioReport[]): Kill {
  const failed = reports.filter(({ outcome }) => outcome === "failed" || outcome === "errored");
  const by = failed[0];
  return {
    engine: name,
    rule,
    killedBy: by === undefined ? null : `${by.id} ${by.name}`,
    failed: failed.length,
    ran: reports.length,
  };
}

/** A line for each engine: what it breaks, how many of the scenarios failed, and one that did. */
export function printedKills(kills: readonly Kill[]): string {
  return kills
    .map(({ engine, rule, killedBy, failed, ran }) =>
      [
        killedBy === null ? "alive " : "killed",
        engine.padEnd(44),
        (rule ?? "-").padEnd(12),
        `${failed}/${ran}`.padStart(8),
        killedBy ?? "",
      ].join("  "),
    )
    .join("\n");
}

/** The scenarios that pass on engines that do nothing. */
export function printedOffenders(
  idle: readonly { readonly engine: string; readonly scenarios: readonly ScenarioReport[] }[],
): string {
  return idle
    .flatMap(({ engine, scenarios }) => [
      `${scenarios.length} scenarios pass on the engine that ${engine.replaceAll("-", " ")}`,
      ...scenarios.map(({ id, name, feature, line }) => `  ${id} ${name} (${feature}:${line})`),
    ])
    .join("\n");
}
