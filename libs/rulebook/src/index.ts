export { type Citation, citationsIn } from "./citation.ts";
export { disputed, disputedPlaces } from "./disputed.ts";
export { below, children, parents, rule, rules, rulesCiting } from "./rule.ts";
export type { RuleNumber } from "./rule-number.generated.ts";
export { compareRuleNumbers, isBelow, isRuleNumber, nearRuleNumbers } from "./rule-number.ts";
export { type RulingCitation, ruling, rulings, rulingsCiting } from "./ruling.ts";
export { longestQuery, mostHits, searchRules } from "./search.ts";
export type { Claim, Disputed, Rule, RuleCheck, RuleKind, Ruling } from "./types.ts";
