import { refuse } from "@rulebound/core";
import { pointerOf } from "@rulebound/protocol";
import type { RuleNumber } from "@rulebound/rulebook";

/** The way to a value in what was sent in, from the outside in. */
export type Path = readonly (string | number)[];

/** Refuses a position that says two things that can't both be true. */
export function contradiction(path: Path, message: string, rule: RuleNumber | null = null): never {
  return refuse("contradiction", rule, message, pointerOf(path));
}

/** Refuses a position in which something is going on, or which the next cleanup would change. */
export function notAtRest(path: Path, message: string, rule: RuleNumber | null = null): never {
  return refuse("notAtRest", rule, message, pointerOf(path));
}

/** Refuses what this engine can't hold or do. */
export function unsupported(path: Path, message: string): never {
  return refuse("unsupported", null, message, pointerOf(path));
}
