import { createInterface } from "node:readline";
import { cards } from "@rulebound/cards";
import { createEngine } from "@rulebound/engine";
import type { Command } from "commander";
import { answerLine } from "../stdio/answering.ts";
import { terminalOf } from "../terminal.ts";

/** `rulebound stdio`: this engine, spoken to in JSON messages, one a line. */
export function addStdio(program: Command): void {
  program
    .command("stdio")
    .description(
      "be an engine that reads calls from standard input and writes replies, one JSON message a line",
    )
    .addHelpText(
      "after",
      `
Calls: {"id":1,"call":"engine"}, {"id":2,"call":"start","position":{...}},
{"id":3,"call":"resolve","state":...,"action":{...}}, "actions", "view" and "end".
Each is answered by one line with its id and "engine", "started", "outcome",
"actions", "view", "ended" or "problem". Ends when its input does.`,
    )
    .action(async (_options: object, command: Command) => {
      const engine = createEngine(cards);
      const { print } = terminalOf(command);
      for await (const line of createInterface({ input: process.stdin })) {
        if (line.trim() !== "") print(JSON.stringify(answerLine(engine, line)));
      }
    });
}
