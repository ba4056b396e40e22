/** Runs nx targets and shows one line for each task when it is done; keeps what the tasks printed for later. */
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { stripVTControlCharacters } from "node:util";

/**
 * What a run of nx came to: whether it ended well, what each task printed, by task ("room:target"), and what nx
 * itself had to say of it.
 */
export type NxRun = { ok: boolean; printed: Map<string, string[]>; complaints: string };

/** The task that a line of nx's static output starts, or undefined if the line is something else. */
export function taskStarted(line: string): { task: string; cached: boolean } | undefined {
  const match = /^> nx run (\S+)(?:\s+\[(.+)\])?$/.exec(stripVTControlCharacters(line).trim());
  return match?.[1] === undefined
    ? undefined
    : { task: match[1], cached: match[2]?.includes("cache") === true };
}

/** Runs `nx run-many` with these targets in `folder`, from the cache where nothing changed unless `fresh`. */
export async function runTargets(folder: string, targets: string[], fresh: boolean): Promise<NxRun> {
  const args = ["run-many", `--targets=${targets.join(",")}`, "--outputStyle=static", "--parallel=2"];
  if (fresh) args.push("--skipNxCache");
  const nx = spawn("nx", args, {
    cwd: folder,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, NX_DAEMON: "false", NX_NO_CLOUD: "true", NX_TUI: "false" },
    shell: process.platform === "win32",
  });
  let complaints = "";
  nx.stderr.setEncoding("utf8").on("data", (text: string) => {
    complaints += text;
  });
  const ended = new Promise<boolean>((resolve) => {
    nx.on("error", (error) => {
      complaints += `nx could not be started: ${error.message}\n`;
      resolve(false);
    });
    nx.on("close", (code) => resolve(code === 0));
  });

  const printed = new Map<string, string[]>();
  let current: string[] = [];
  for await (const line of createInterface({ input: nx.stdout })) {
    const start = taskStarted(line);
    if (start === undefined) current.push(line);
    else {
      current = [];
      printed.set(start.task, current);
      console.log(`  ran ${start.task}${start.cached ? " (unchanged, from cache)" : ""}`);
    }
  }
  return { ok: await ended, printed, complaints };
}
