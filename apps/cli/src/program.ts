import { resolve } from "node:path";
import { Command } from "commander";
import { addCard } from "./commands/card.ts";
import { addConformance } from "./commands/conformance.ts";
import { addCoverage } from "./commands/coverage.ts";
import { addPlay } from "./commands/play.ts";
import { addRule } from "./commands/rule.ts";
import { addRuling } from "./commands/ruling.ts";
import { addSearch } from "./commands/search.ts";
import { addSelfplay } from "./commands/selfplay.ts";
import { addStdio } from "./commands/stdio.ts";
import { addWhere } from "./commands/where.ts";

const projectFolder = resolve(import.meta.dirname, "../../..");

/**
 * The `rulebound` command with all its subcommands, one file each. `configure` is given the program before it has
 * any, because each takes over at its making where the program writes and how it ends.
 */
export function rulebound(configure: (program: Command) => void = () => {}): Command {
  const program = new Command("rulebound").description(
    "The executable rulebook of Riftbound on the command line. Unofficial.",
  );
  configure(program);
  addWhere(program, projectFolder);
  addRule(program);
  addSearch(program);
  addRuling(program);
  addCard(program);
  addPlay(program);
  addSelfplay(program);
  addCoverage(program, projectFolder);
  addConformance(program, projectFolder);
  addStdio(program);
  return program;
}
