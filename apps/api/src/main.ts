import { cards } from "@rulebound/cards";
import { createEngine } from "@rulebound/engine";
import { destination, pino } from "pino";
import { createApp } from "./app.ts";
import { freePortAfter, listen, type Running } from "./server.ts";
import { defaultPort, help, readSettings, type Settings } from "./settings.ts";

const asked = readSettings(process.argv.slice(2), process.env);
if (asked.type === "help") console.log(help);
else if (asked.type === "wrong") fail(asked.message);
else await start(asked.settings);

async function start({ port, logLevel }: Settings): Promise<void> {
  const logger = pino({ level: logLevel }, destination(2));
  const app = createApp({ engine: createEngine(cards), logger });
  try {
    const running = await listen(app, port);
    const url = `http://localhost:${running.port}`;
    console.log(`Rulebound answers at ${url}\nDocumentation: ${url}/docs   Stop: Ctrl+C`);
    stopOnSignal(running);
  } catch (error) {
    fail(await whyNot(error, port));
  }
}

/** The first signal lets running requests end; a second one doesn't wait for them. */
function stopOnSignal({ stop }: Running): void {
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, async () => {
      console.log(`\n${signal}: stopping.`);
      await stop();
    });
  }
}

async function whyNot(error: unknown, port: number): Promise<string> {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  switch (code) {
    case "EADDRINUSE":
      return `Port ${port} is taken by another program. Try: PORT=${await freePortAfter(port)} npm start`;
    case "EACCES":
      return `Port ${port} may not be used by this user. Try: PORT=${defaultPort} npm start`;
    default:
      return `Port ${port} can't be listened at: ${error instanceof Error ? error.message : String(error)}`;
  }
}

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}
