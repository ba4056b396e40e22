import { compareRuleNumbers, type Rule, rules, rulings } from "@rulebound/rulebook";
import { type FeatureFile, type FeatureScenario, scenariosOf } from "@rulebound/suite";
import { isOfTheBook } from "./feature-files.ts";
import type { LastRun } from "./last-run.ts";

/** How much of the rulebook, or of a section, is shown by scenarios. */
export type Coverage = {
  readonly rules: number;
  /** Rules with something to show, those about modes with teams left out. */
  readonly testable: number;
  /** Testable rules that a scenario is tagged with. */
  readonly withScenarios: number;
  /** Testable rules of which a scenario passed in the last run, and none failed. */
  readonly passing: number;
  /** Examples that the rules give, and those that a scenario tells. */
  readonly examples: number;
  readonly examplesCovered: number;
  /** Claims of rulings, and those that a scenario is tagged with. */
  readonly claims: number;
  readonly claimsCovered: number;
  readonly scenarios: number;
};

/** The rules from one heading without a dot up to the next. */
export type SectionCoverage = Coverage & {
  readonly section: string;
  readonly title: string;
  /** The features that its rules stand in. */
  readonly features: readonly string[];
};

/** All that the counts are made from. */
export type Book = {
  readonly features: readonly FeatureFile[];
  readonly run: LastRun;
};

/** One rule and what there is of it. */
export type CoveredRule = {
  readonly rule: Rule;
  readonly testable: boolean;
  readonly scenarios: readonly FeatureScenario[];
  /** Whether any of them was run, and whether all that were have passed. */
  readonly ran: boolean;
  readonly passing: boolean;
  /** For each of its examples, whether a scenario tells it. */
  readonly examples: readonly boolean[];
  readonly features: readonly string[];
};

/** What there is of each rule, in the order of the book. */
export function coveredRules({ features, run }: Book): CoveredRule[] {
  const scenarios = features.flatMap(scenariosOf);
  const byTag = grouped(scenarios.flatMap((one) => one.tags.map((tag) => [tag, one] as const)));
  const places = features
    .filter(isOfTheBook)
    .flatMap((feature) => feature.rules.map((place) => [place.number, { feature, place }] as const));
  const byNumber = grouped(places);
  return rules().map((rule) => {
    const own = byTag.get(`@R-${rule.rule}`) ?? [];
    const stands = byNumber.get(rule.rule) ?? [];
    const outcomes = own.flatMap(({ id }) => run.get(id) ?? []);
    const told = stands
      .flatMap(({ place }) => place.scenarios)
      .filter(({ tags }) => tags.includes(`@R-${rule.rule}`));
    return {
      rule,
      testable: rule.check !== "none" && !stands.some(({ place }) => place.tags.includes("@mode")),
      scenarios: own,
      ran: outcomes.length > 0,
      passing: outcomes.length > 0 && outcomes.every((outcome) => outcome === "passed"),
      examples: (rule.examples ?? []).map((_, at, all) => tellsExample(told, at + 1, all.length)),
      features: stands.map(({ feature }) => feature.path),
    };
  });
}

/** Where a rule gives several examples, the scenario's tag says which. */
function tellsExample(scenarios: readonly FeatureScenario[], number: number, of: number): boolean {
  return scenarios.some(
    ({ tags }) => tags.includes("@example") && (of === 1 || tags.includes(`@example-${number}`)),
  );
}

function grouped<Value>(pairs: readonly (readonly [string, Value])[]): Map<string, Value[]> {
  const groups = new Map<string, Value[]>();
  for (const [key, value] of pairs) groups.set(key, [...(groups.get(key) ?? []), value]);
  return groups;
}

/** The whole book, and each of its sections. */
export function coverageOf(book: Book): { totals: Coverage; sections: SectionCoverage[] } {
  const covered = coveredRules(book);
  const all = book.features.flatMap(scenariosOf);
  const cited = new Set(all.flatMap(({ tags }) => tags));
  const claims = rulings().flatMap((ruling) => ruling.claims);
  const count = (own: readonly CoveredRule[], claimed: typeof claims, scenarios: number): Coverage => {
    const testable = own.filter((one) => one.testable);
    const examples = own.flatMap((one) => one.examples);
    return {
      rules: own.length,
      testable: testable.length,
      withScenarios: testable.filter((one) => one.scenarios.length > 0).length,
      passing: testable.filter((one) => one.passing).length,
      examples: examples.length,
      examplesCovered: examples.filter((told) => told).length,
      claims: claimed.length,
      claimsCovered: claimed.filter(({ id }) => cited.has(`@${id}`)).length,
      scenarios,
    };
  };
  const sections = sectionsOf(covered).map(([heading, own]): SectionCoverage => {
    const numbers = new Set(own.map(({ rule }) => rule.rule));
    const claimed = claims.filter((claim) => claim.rules.some((number) => numbers.has(number)));
    const scenarios = new Set(own.flatMap((one) => one.scenarios));
    return {
      section: heading.rule,
      title: heading.says,
      features: [...new Set(own.flatMap((one) => one.features))],
      ...count(own, claimed, scenarios.size),
    };
  });
  return { totals: count(covered, claims, all.length), sections };
}

/** Rules from one heading without a dot up to the next. */
function sectionsOf(covered: readonly CoveredRule[]): [Rule, CoveredRule[]][] {
  const sections: [Rule, CoveredRule[]][] = [];
  for (const one of covered) {
    const begins = one.rule.kind === "heading" && !one.rule.rule.includes(".");
    const last = sections.at(-1);
    if (begins || last === undefined) sections.push([one.rule, [one]]);
    else last[1].push(one);
  }
  return sections;
}

/** Whether a rule lies between two numbers, what stands below the last one included. */
export function liesIn(number: Rule["rule"], [first, last]: readonly [Rule["rule"], Rule["rule"]]): boolean {
  return (
    compareRuleNumbers(number, first) >= 0 &&
    (compareRuleNumbers(number, last) <= 0 || number.startsWith(`${last}.`))
  );
}
