import { type Claim, type Ruling, ruling, rulings } from "@rulebound/rulebook";
import type { Command } from "commander";
import { printJson, type Terminal, terminalOf } from "../terminal.ts";

/** `rulebound ruling <id>`: a ruling with its claims, or one claim of it. */
export function addRuling(program: Command): void {
  program
    .command("ruling")
    .description("print a ruling of the FAQ with its claims, or one claim")
    .argument("<id>", "a ruling such as FAQ-07, or a claim such as FAQ-07.2")
    .option("--json", "print JSON")
    .action((text: string, options: { json?: true }, command: Command) => {
      const { id, claim } = parseId(text);
      const found = ruling(id);
      const claims = found?.claims.filter((it) => claim === undefined || it.id === `${id}.${claim}`) ?? [];
      if (found === undefined || claims.length === 0) return refuse(command, text, found);
      const asked = { ...found, claims };
      if (options.json) printJson(command, asked);
      else printRuling(asked, terminalOf(command));
    });
}

/** Takes `FAQ-07.2`, and what is short for it: faq-7.2, 7.2. */
function parseId(text: string): { id: string; claim: string | undefined } {
  const [, number, claim] = /^(?:FAQ-?)?0*(\d{1,4})(?:\.(\d{1,4}))?$/i.exec(text) ?? [];
  return { id: number === undefined ? text : `FAQ-${number.padStart(2, "0")}`, claim };
}

function refuse(command: Command, text: string, found: Ruling | undefined): never {
  const [from, to] =
    found === undefined ? [rulings()[0], rulings().at(-1)] : [found.claims[0], found.claims.at(-1)];
  const what = found === undefined ? "ruling" : "claim";
  return command.error(
    `error: there is no ${what} ${JSON.stringify(text.slice(0, 60))}. They run from ${from?.id} to ${to?.id}.`,
    { exitCode: 1 },
  );
}

function printRuling(
  { id, title, ruling, conflict, claims }: Ruling,
  { print, paint, wrap }: Terminal,
): void {
  print(`${paint.bold(id)}  ${title}\n${wrap(ruling, 2)}`);
  if (conflict !== undefined) print(wrap(`Conflict: ${conflict}`, 4));
  for (const claim of claims) {
    print(`\n  ${paint.bold(claim.id)}  ${paint.dim(decidedBy(claim))}\n${wrap(claim.says, 4)}`);
    print(wrap(claim.scenario, 6));
  }
}

function decidedBy({ rules }: Claim): string {
  return rules.length === 0 ? "decided by no rule" : `decided by ${rules.join(", ")}`;
}
