import type { Command } from "commander";
import colours from "picocolors";

/** Where a command writes its answer. */
export type Terminal = {
  readonly print: (text: string) => void;
  /** Leaves text as it is where the answer doesn't go to a terminal. */
  readonly paint: ReturnType<typeof colours.createColors>;
  /** Breaks text between words, each line `indent` columns in. */
  readonly wrap: (text: string, indent: number) => string;
};

const widest = 100;

/** The terminal of a command: what its program is configured to write to, by default the standard output. */
export function terminalOf(command: Command): Terminal {
  const { writeOut, getOutHasColors, getOutHelpWidth } = command.configureOutput();
  const width = Math.min(widest, getOutHelpWidth?.() || widest);
  return {
    print: (text) => writeOut?.(`${text}\n`),
    paint: colours.createColors(getOutHasColors?.() ?? false),
    wrap: (text, indent) => wrap(text, indent, width),
  };
}

/** Writes a value as JSON, for other programs to read. */
export function printJson(command: Command, value: unknown): void {
  terminalOf(command).print(JSON.stringify(value, null, 2));
}

function wrap(text: string, indent: number, width: number): string {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(/\s+/)) {
    if (line !== "" && indent + line.length + 1 + word.length > width) {
      lines.push(line);
      line = word;
    } else {
      line = line === "" ? word : `${line} ${word}`;
    }
  }
  return [...lines, line].map((it) => " ".repeat(indent) + it).join("\n");
}
