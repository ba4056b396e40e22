import { isRuleNumber, ruling } from "@rulebound/rulebook";

/** A feature file. */
export type FeatureText = { readonly path: string; readonly text: string };

const scenarioTitle = /^\s*(?:Scenario|Scenario Outline|Scenario Template|Example):/;
const id = /^@S-[0-9a-z]{4,}$/;

/**
 * What is wrong with the tags of scenarios: each needs one permanent id, @S- and four or more letters and digits, which
 * no other has, and the rules or rulings that it shows, @R- and @FAQ-, which must exist.
 */
export function tagFaults(features: readonly FeatureText[]): string[] {
  const seen = new Map<string, string>();
  return features.flatMap(({ path, text }) =>
    scenariosIn(text).flatMap(({ line, tags }) => {
      const at = `${path}:${line}`;
      const ids = tags.filter((tag) => tag.startsWith("@S-"));
      const taken = ids.flatMap((tag) =>
        seen.has(tag) ? [`${at} has the id of ${seen.get(tag)}: ${tag}`] : [],
      );
      for (const tag of ids) seen.set(tag, at);
      return [...taken, ...faultsOf(tags, ids).map((fault) => `${at} ${fault}`)];
    }),
  );
}

function faultsOf(tags: readonly string[], ids: readonly string[]): string[] {
  const cites = tags.filter((tag) => tag.startsWith("@R-") || tag.startsWith("@FAQ-"));
  return [
    ...(ids.length === 1 ? [] : [`has ${ids.length} ids`]),
    ...ids.filter((tag) => !id.test(tag)).map((tag) => `has an id that is none: ${tag}`),
    ...(cites.length > 0 ? [] : ["cites neither a rule nor a ruling"]),
    ...cites.filter((tag) => !exists(tag)).map((tag) => `cites what doesn't exist: ${tag}`),
  ];
}

function exists(tag: string): boolean {
  if (tag.startsWith("@R-")) return isRuleNumber(tag.slice(3));
  return ruling(tag.slice(1).split(".")[0] ?? "")?.claims.some((claim) => claim.id === tag.slice(1)) ?? false;
}

/** The scenarios of a feature, each with the tags on the lines right above it. */
function scenariosIn(text: string): { line: number; tags: string[] }[] {
  const lines = text.split(/\r?\n/);
  return lines.flatMap((line, at) =>
    scenarioTitle.test(line) ? [{ line: at + 1, tags: tagsAbove(lines.slice(0, at)) }] : [],
  );
}

function tagsAbove(lines: readonly string[]): string[] {
  const above = lines.findLastIndex((line) => !line.trim().startsWith("@"));
  return lines.slice(above + 1).flatMap((line) => line.trim().split(/\s+/));
}
