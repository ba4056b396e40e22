import { CommanderError } from "commander";
import { rulebound } from "./program.ts";

/** What a run of the command wrote, and how it ended. */
export type CapturedRun = { readonly out: string; readonly err: string; readonly exitCode: number };

/** Runs `rulebound` with these arguments inside this process, without colours. For specs. */
export async function captureRun(...args: string[]): Promise<CapturedRun> {
  let out = "";
  let err = "";
  const program = rulebound((it) =>
    it.exitOverride().configureOutput({
      writeOut: (text) => {
        out += text;
      },
      writeErr: (text) => {
        err += text;
      },
      getOutHasColors: () => false,
      getOutHelpWidth: () => 100,
    }),
  );
  try {
    await program.parseAsync(args, { from: "user" });
    return { out, err, exitCode: 0 };
  } catch (error) {
    if (error instanceof CommanderError) return { out, err, exitCode: error.exitCode };
    throw error;
  }
}
