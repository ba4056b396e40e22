import { parseArgs } from "node:util";

/** How loud the log is, the loudest first. */
const logLevels = ["trace", "debug", "info", "warn", "error", "fatal", "silent"] as const;

export type Settings = { readonly port: number; readonly logLevel: (typeof logLevels)[number] };

/** What the command line and the environment ask for, or why that can't be done. */
export type Asked =
  | { readonly type: "start"; readonly settings: Settings }
  | { readonly type: "help" }
  | { readonly type: "wrong"; readonly message: string };

export const defaultPort = 3000;

export const help = `Usage: npm start

Serves Rulebound's HTTP API: the rules of Riftbound, to be asked. Unofficial.
Once it runs, / says what there is and /docs documents every route.

Settings, from the environment:
  PORT       where to listen, 0 to 65535; 0 takes any free port (${defaultPort})
  LOG_LEVEL  ${logLevels.join(", ")} (info); the log is JSON lines on stderr

Options:
  --help     print this`;

/** Reads the arguments (those after the script's name) and the environment. */
export function readSettings(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Asked {
  try {
    const { values } = parseArgs({ args: [...args], options: { help: { type: "boolean", short: "h" } } });
    if (values.help) return { type: "help" };
  } catch {
    return wrong(`Unknown option: ${args.join(" ")}. There is only --help; the port is set with PORT.`);
  }
  const port = environment.PORT || String(defaultPort);
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) {
    return wrong(
      `PORT must be a whole number from 0 to 65535, not "${port}". Try: PORT=${defaultPort} npm start`,
    );
  }
  const logLevel = logLevels.find((level) => level === (environment.LOG_LEVEL || "info"));
  if (logLevel === undefined) {
    return wrong(`LOG_LEVEL must be one of ${logLevels.join(", ")}, not "${environment.LOG_LEVEL}".`);
  }
  return { type: "start", settings: { port: Number(port), logLevel } };
}

function wrong(message: string): Asked {
  return { type: "wrong", message };
}
