import type { RuleNumber } from "@rulebound/rulebook";

export type RefusalCode =
  | "illegal"
  | "unsupported"
  | "malformed"
  | "notAtRest"
  | "contradiction"
  | "unknownVersion"
  | "budget"
  | "scriptedChance";

/** Why an action or a position isn't accepted. Thrown inside the engine and caught at its front door; nothing has changed then. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly rule: RuleNumber | null;
  readonly pointer: string | null;

  constructor(code: RefusalCode, rule: RuleNumber | null, message: string, pointer: string | null) {
    super(message);
    this.name = "Refusal";
    this.code = code;
    this.rule = rule;
    this.pointer = pointer;
  }
}

/** Refuses with a code, the rule that forbids it where there is one, and a sentence that a player understands. */
export function refuse(
  code: RefusalCode,
  rule: RuleNumber | null,
  message: string,
  pointer: string | null = null,
): never {
  throw new Refusal(code, rule, message, pointer);
}

/** Refuses an action that the rules forbid. */
export function illegal(rule: RuleNumber, message: string): never {
  return refuse("illegal", rule, message);
}

/** Marks a place that can't be reached while the state is sound; a message instead of a silent wrong answer. */
export function broken(what: string): never {
  throw new Error(`Rulebound is in a state that it should never reach: ${what}`);
}
