import { relative, resolve } from "node:path";
import { defineConfig } from "vitest/config";

// One configuration for every room: vitest is started inside the room's folder, and leaves its report at
// reports/<folder>.json, where `npm test` adds the reports up.
const workspace = import.meta.dirname;
const room = relative(workspace, process.cwd()) || "tools";

export default defineConfig({
  root: process.cwd(),
  cacheDir: resolve(workspace, "node_modules/.vite", room),
  test: {
    include: ["**/*.spec.ts"],
    allowOnly: false,
    // No test is about time: this only ends one that hangs, on a slow and busy machine too.
    testTimeout: 120_000,
    // Modules hold no state between tests, so that spec files can share a worker: much faster to start.
    isolate: false,
    passWithNoTests: true,
    reporters: ["default", ["json", { outputFile: resolve(workspace, "reports", `${room}.json`) }]],
  },
});
