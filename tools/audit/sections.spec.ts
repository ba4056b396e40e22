import { compareRuleNumbers, type RuleNumber, rules } from "@rulebound/rulebook";
import { expect, it } from "vitest";
import { brokenEngines } from "./broken-engines.ts";

/** The parts of the rulebook whose scenarios are audited, from one number up to, and without, another. */
const audited: readonly (readonly [RuleNumber, RuleNumber])[] = [
  ["300", "349"],
  ["434", "436"],
  ["445", "473"],
  ["716", "726"],
  ["818", "820"],
  ["821", "822"],
];

/** Their sections, each from one heading without a dot up to the next, with those of its rules that can be tested. */
function sections(): { heading: RuleNumber; testable: RuleNumber[] }[] {
  const found: { heading: RuleNumber; testable: RuleNumber[] }[] = [];
  for (const { rule, kind, check } of rules()) {
    const isAudited = audited.some(
      ([from, to]) => compareRuleNumbers(rule, from) >= 0 && compareRuleNumbers(rule, to) < 0,
    );
    if (!isAudited) continue;
    if (kind === "heading" && !rule.includes(".")) found.push({ heading: rule, testable: [] });
    if (check !== "none") found.at(-1)?.testable.push(rule);
  }
  return found.filter(({ testable }) => testable.length > 0);
}

it("every section has an engine that breaks one of its rules", () => {
  const broken = new Set(brokenEngines.flatMap(({ rule }) => rule ?? []));
  const all = sections();
  expect(all.length).toBeGreaterThan(15);
  const whole = all.filter(
    ({ heading, testable }) => ![heading, ...testable].some((rule) => broken.has(rule)),
  );
  expect(whole.map(({ heading }) => heading)).toEqual([]);
});
