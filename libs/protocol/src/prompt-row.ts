import type { RuleNumber } from "@rulebound/rulebook";
import type { PromptKind } from "./answer.ts";

/** One decision that the rules ask of a player. */
export type PromptRow = {
  /** Its name in `for`; answers in scenarios are keyed by it. */
  readonly for: string;
  readonly kind: PromptKind;
  /** The rule that asks. A prompt may cite a more particular one. */
  readonly rule: RuleNumber;
  /** Who is asked. */
  readonly asked: string;
  /** What is decided. */
  readonly decides: string;
  /** What a value in the answer is. */
  readonly value: string;
};
