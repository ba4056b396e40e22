#!/usr/bin/env node
import { rulebound } from "./program.ts";

// A reader such as `head` may close the pipe before everything is written; that's no error.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
  process.exit(0);
});

await rulebound().parseAsync();
