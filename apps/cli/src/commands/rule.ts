import { children, disputed, parents, rule, rulesCiting } from "@rulebound/rulebook";
import type { Command } from "commander";
import { knownRule } from "../known-rule.ts";
import { ruleText } from "../rule-text.ts";
import { printJson, terminalOf } from "../terminal.ts";

/** `rulebound rule <number>`: a rule and what stands right below it. */
export function addRule(program: Command): void {
  program
    .command("rule")
    .description("print a rule with the rules right below it")
    .argument("<number>", "a rule number, such as 465.2.c")
    .option("--json", "print JSON")
    .action((text: string, options: { json?: true }, command: Command) => {
      const number = knownRule(command, text);
      const citing = rulesCiting(number).map((it) => it.rule);
      if (options.json) {
        printJson(command, {
          ...rule(number),
          parents: parents(number).map((it) => it.rule),
          citedBy: citing,
          disputed: disputed(number),
          children: children(number),
        });
        return;
      }
      const terminal = terminalOf(command);
      terminal.print(ruleText(rule(number), terminal));
      if (citing.length > 0) terminal.print(terminal.wrap(`Referred to by ${citing.join(", ")}.`, 4));
      for (const child of children(number)) {
        terminal.print(`\n  ${terminal.paint.bold(child.rule)}\n${terminal.wrap(child.says, 4)}`);
      }
    });
}
