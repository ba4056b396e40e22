import { type ChildProcess, spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { EngineBroke } from "../trouble.ts";

/** A process that is spoken to in lines. */
export type LineProcess = {
  /** Sends one line and waits for one; throws where none comes in time, or where the process ends. */
  readonly ask: (line: string, timeout: number) => Promise<string>;
  /** Ends the process and those that it has started. */
  readonly kill: () => void;
};

/** How much of what a process wrote to its standard error is told when it breaks. */
const toldOfErrors = 1000;

/** Starts a command of the shell's. */
export function lineProcess(command: string): LineProcess {
  // In a group of its own, so that whatever the shell starts ends with it.
  const detached = process.platform !== "win32";
  const child = spawn(command, { shell: true, detached, stdio: ["pipe", "pipe", "pipe"] });
  const lines: string[] = [];
  let errors = "";
  let ended: string | null = null;
  let waiting: (() => void) | null = null;
  const wake = (): void => waiting?.();

  createInterface({ input: child.stdout }).on("line", (line) => {
    lines.push(line);
    wake();
  });
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    errors = `${errors}${text}`.slice(-toldOfErrors);
  });
  // A process that has gone can't be written to; its end is told by "close".
  child.stdin.on("error", () => {});
  child.on("error", (error) => {
    ended = `it could not be started: ${error.message}`;
    wake();
  });
  child.on("close", (code, signal) => {
    ended ??= `its process ended (${signal ?? `code ${code}`})`;
    wake();
  });
  const kill = (): void => killAll(child, detached);
  process.once("exit", kill);
  child.once("close", () => process.removeListener("exit", kill));

  async function ask(line: string, timeout: number): Promise<string> {
    child.stdin.write(`${line}\n`);
    if (lines.length === 0 && ended === null) await until(timeout);
    const reply = lines.shift();
    if (reply !== undefined) return reply;
    const why = ended ?? `no answer in ${timeout} ms`;
    throw new EngineBroke(errors.trim() === "" ? why : `${why}; it wrote: ${errors.trim()}`);
  }

  function until(timeout: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, timeout);
      waiting = () => {
        clearTimeout(timer);
        waiting = null;
        resolve();
      };
    });
  }

  return { ask, kill };
}

function killAll(child: ChildProcess, detached: boolean): void {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  try {
    if (detached) process.kill(-child.pid, "SIGKILL");
    else child.kill("SIGKILL");
  } catch {
    // It has ended in the meantime.
  }
}
