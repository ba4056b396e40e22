import { type RuleNumber, rules } from "@rulebound/rulebook";
import { expect, it } from "vitest";
import { brokenEngines } from "./broken-engines.ts";

/** The parts of the rulebook whose scenarios are audited, from one number to another. */
const audited: readonly (readonly [number, number])[] = [
  [201, 206],
  [300, 359],
  [363, 383],
  [386, 397],
  [410, 410],
  [413, 480],
  [700, 749],
  [756, 767],
  [805, 824],
  [826, 829],
];

interface Section {
  heading: RuleNumber;
  rules: RuleNumber[];
  isTestable: boolean;
}

/** Their sections, each from one heading without a dot up to the next. */
function sections(): Section[] {
  const found: Section[] = [];
  for (const { rule, kind, check } of rules()) {
    const number = Number.parseInt(rule, 10);
    const isAudited = audited.some(([from, to]) => number >= from && number <= to);
    if (!isAudited) continue;
    if (kind === "heading" && !rule.includes("."))
      found.push({ heading: rule, rules: [], isTestable: false });
    const section = found.at(-1);
    section?.rules.push(rule);
    if (section && check !== "none") section.isTestable = true;
  }
  return found.filter(({ isTestable }) => isTestable);
}

it("every section has an engine that breaks one of its rules", () => {
  const broken = new Set(brokenEngines.flatMap(({ rule }) => rule ?? []));
  const all = sections();
  expect(all.length).toBeGreaterThan(80);
  const whole = all.filter((section) => !section.rules.some((rule) => broken.has(rule)));
  expect(whole.map(({ heading }) => heading)).toEqual([]);
});
