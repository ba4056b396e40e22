import { once, ruleData } from "./data.ts";
import type { RuleNumber } from "./rule-number.generated.ts";

const numbers = once((): ReadonlySet<string> => new Set(ruleData().map(({ rule }) => rule)));

/** Whether there is a rule with exactly this number. */
export function isRuleNumber(text: string): text is RuleNumber {
  return numbers().has(text);
}

/** Whether `number` lies below `above`, at any depth: 323.11.a below 323.11, but 323.11 not below 323.1. */
export function isBelow(number: string, above: string): boolean {
  return number.startsWith(`${above}.`);
}

/** Orders two numbers as the book does: 323.2 before 323.2.a before 323.10. For use with `sort`. */
export function compareRuleNumbers(a: string, b: string): number {
  const left = a.split(".");
  const right = b.split(".");
  for (const [depth, part] of left.entries()) {
    const other = right[depth];
    if (other === undefined) return 1;
    if (part !== other) return part.length - other.length || (part < other ? -1 : 1);
  }
  return left.length - right.length;
}

/** No rule number is nearly as long as this; anything longer has nothing near it. */
const longestGuess = 40;

/**
 * Up to `limit` rule numbers that somebody who wrote `text` may have meant, the likeliest first: the number with its
 * dots mended (323-5, 3235), else its nearest brothers and then what stands above it. Empty where nothing is near.
 */
export function nearRuleNumbers(text: string, limit = 5): readonly RuleNumber[] {
  if (text.length > longestGuess) return [];
  const parts = text.toLowerCase().match(/^\D*\d{3}|\d+|[a-z]/g) ?? [];
  const [section, ...rest] = parts.map((part, depth) => (depth === 0 ? part.replace(/\D/g, "") : part));
  if (section?.length !== 3) return [];

  const meant = [section, ...rest].join(".");
  if (isRuleNumber(meant)) return [meant];
  const above = longestRuleIn(meant);
  const brothers = ruleData()
    .map(({ rule }) => rule)
    .filter((rule) => (above === undefined ? rule.length === 3 : parentNumber(rule) === above));
  const after = brothers.findIndex((rule) => compareRuleNumbers(rule, meant) > 0);
  const place = after === -1 ? brothers.length : after;
  const nearest = [...brothers.entries()]
    .sort(([a], [b]) => Math.abs(a + 0.5 - place) - Math.abs(b + 0.5 - place))
    .map(([, rule]) => rule);
  return above === undefined ? nearest.slice(0, limit) : [...nearest.slice(0, limit - 1), above];
}

/** The number one level up, as text; of a number of three digits nothing. */
export function parentNumber(number: string): string | undefined {
  const dot = number.lastIndexOf(".");
  return dot === -1 ? undefined : number.slice(0, dot);
}

function longestRuleIn(text: string): RuleNumber | undefined {
  let start: string | undefined = text;
  while (start !== undefined && !isRuleNumber(start)) start = parentNumber(start);
  return start;
}
