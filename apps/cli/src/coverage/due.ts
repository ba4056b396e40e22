import type { RuleNumber } from "@rulebound/rulebook";

/** The parts of the rulebook whose features have to be complete by now, from one number up to another. */
export const due: readonly (readonly [RuleNumber, RuleNumber])[] = [
  ["300", "348"],
  ["445", "472"],
];
