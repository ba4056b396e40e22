import type { RuleNumber } from "./rule-number.generated.ts";

/** What sort of statement a rule makes. `mode` is a rule of one game mode, `keyword` one of a keyword's own. */
export type RuleKind =
  | "heading"
  | "definition"
  | "effect"
  | "procedure"
  | "restriction"
  | "permission"
  | "mode"
  | "keyword";

/** How it can be shown that an engine keeps a rule; `none` where there is nothing to show. */
export type RuleCheck = "engine" | "legality" | "setup" | "deck" | "view" | "none";

/** One numbered rule, stated in our own words. */
export type Rule = {
  readonly rule: RuleNumber;
  readonly kind: RuleKind;
  /** The statement; of a heading, its title. */
  readonly says: string;
  readonly check: RuleCheck;
  /** The examples that the rules give, retold. */
  readonly examples?: readonly string[];
  /** Other rules that this one refers to. */
  readonly see?: readonly RuleNumber[];
};

/** One thing that a ruling says, small enough to be tested by one scenario. */
export type Claim = {
  /** The ruling's id and a number: `FAQ-07.2`. */
  readonly id: string;
  readonly says: string;
  /** A situation in which the claim shows, in plain words. */
  readonly scenario: string;
  /** The rules that decide it; none where it is judges' policy. */
  readonly rules: readonly RuleNumber[];
};

/** One answer of the FAQ, taken apart into claims. */
export type Ruling = {
  /** `FAQ-07`. */
  readonly id: string;
  readonly title: string;
  readonly ruling: string;
  readonly claims: readonly Claim[];
  /** Every rule that decides one of the claims. */
  readonly rules: readonly RuleNumber[];
  /** Where the answer is broader than the rules, or older. */
  readonly conflict?: string;
  /** Names of the cards that the scenarios use. */
  readonly cards: readonly string[];
};

/** A place where the rules are unclear or contradict themselves, and the reading taken here. */
export type Disputed = {
  /** Empty where the doubt is about cards in general. */
  readonly rules: readonly RuleNumber[];
  readonly unclear: string;
  readonly default: string;
};
