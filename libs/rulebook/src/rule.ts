import { citationsIn } from "./citation.ts";
import { once, ruleData } from "./data.ts";
import type { RuleNumber } from "./rule-number.generated.ts";
import { isBelow, isRuleNumber, parentNumber } from "./rule-number.ts";
import type { Rule } from "./types.ts";

const byNumber = once((): ReadonlyMap<RuleNumber, Rule> => new Map(ruleData().map((it) => [it.rule, it])));
const byParent = once(() => Map.groupBy(ruleData(), ({ rule }) => parentNumber(rule)));

/** Every rule, in the order of the book. */
export function rules(): readonly Rule[] {
  return ruleData();
}

/** The rule with this number. Text from outside goes through `isRuleNumber` first; another number throws. */
export function rule(number: RuleNumber): Rule {
  const found = byNumber().get(number);
  if (found === undefined) throw new RangeError(`there is no rule ${number}`);
  return found;
}

/** The rules one level below this one, in the order of the book. */
export function children(number: RuleNumber): readonly Rule[] {
  return byParent().get(number) ?? [];
}

/** Every rule below this one, at any depth, in the order of the book. */
export function below(number: RuleNumber): readonly Rule[] {
  return ruleData().filter((it) => isBelow(it.rule, number));
}

/** The rules that this one stands under, the outermost first: of 465.2.c they are 465 and 465.2. */
export function parents(number: RuleNumber): readonly Rule[] {
  const parent = parentNumber(number);
  return parent !== undefined && isRuleNumber(parent) ? [...parents(parent), rule(parent)] : [];
}

/** The rules that refer to this one, in `see` or in their text, in the order of the book. */
export function rulesCiting(number: RuleNumber): readonly Rule[] {
  return ruleData().filter(
    (it) => it.see?.includes(number) || citationsIn(it.says).some((citation) => citation.number === number),
  );
}
