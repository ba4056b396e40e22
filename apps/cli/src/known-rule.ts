import { isRuleNumber, nearRuleNumbers, type RuleNumber } from "@rulebound/rulebook";
import type { Command } from "commander";

/** The rule number that was asked for; where there is no such rule, ends the command with an error that says so. */
export function knownRule(command: Command, text: string): RuleNumber {
  if (isRuleNumber(text)) return text;
  const near = nearRuleNumbers(text);
  const hint = near.length > 0 ? `Did you mean ${near.join(", ")}?` : "A rule number looks like 465.2.c.4.";
  return command.error(`error: there is no rule ${JSON.stringify(text.slice(0, 60))}. ${hint}`, {
    exitCode: 1,
  });
}
