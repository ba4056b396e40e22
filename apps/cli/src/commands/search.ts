import { longestQuery, mostHits, searchRules } from "@rulebound/rulebook";
import { type Command, InvalidArgumentError } from "commander";
import { printJson, terminalOf } from "../terminal.ts";

/** `rulebound search <words>`: the rules that fit, the best first. */
export function addSearch(program: Command): void {
  program
    .command("search")
    .description("find rules by words or by number")
    .argument("<words...>", "what the rule says, or a rule number")
    .option("--limit <count>", `how many rules at most, up to ${mostHits}`, limit, 10)
    .option("--json", "print JSON")
    .action((words: string[], options: { json?: true; limit: number }, command: Command) => {
      const query = words.join(" ");
      if (query.length > longestQuery) {
        command.error(`error: a query has at most ${longestQuery} characters`, { exitCode: 1 });
      }
      const found = searchRules(query, { limit: options.limit });
      if (options.json) {
        printJson(command, found);
        return;
      }
      const { print, paint, wrap } = terminalOf(command);
      if (found.length === 0) print("No rule fits.");
      for (const it of found) print(`${paint.bold(it.rule)}  ${paint.dim(it.kind)}\n${wrap(it.says, 2)}`);
    });
}

function limit(text: string): number {
  const count = Number(text);
  if (Number.isInteger(count) && count >= 1 && count <= mostHits) return count;
  throw new InvalidArgumentError(`It is a whole number from 1 to ${mostHits}.`);
}
