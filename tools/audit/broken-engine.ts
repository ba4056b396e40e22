import type { RuleNumber } from "@rulebound/rulebook";

/**
 * An engine that is ours but for one thing: in one file of its source, one text that stands there exactly once is
 * replaced. Where the source changes, the audit says which engine doesn't fit any more.
 */
export type BrokenEngine = {
  /** What it does wrong, in kebab case. */
  readonly name: string;
  /**
   * The rule that it breaks: a scenario tagged with it, or with a rule below it, has to fail. Null where it does
   * something that no rule tells it to do: then any scenario will do.
   */
  readonly rule: RuleNumber | null;
  readonly file: string;
  readonly find: string;
  readonly put: string;
  /** What the replaced text needs besides, by the same means. */
  readonly also?: readonly { readonly find: string; readonly put: string }[];
};
