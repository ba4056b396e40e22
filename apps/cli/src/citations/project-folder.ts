import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

/** Writes files (path: lines) to a new folder under the system's temporary one, and gives it. For specs. */
export function projectFolder(files: Readonly<Record<string, readonly string[]>>): string {
  const root = mkdtempSync(join(tmpdir(), "rulebound-"));
  for (const [path, lines] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), lines.join("\n"));
  }
  return root;
}
