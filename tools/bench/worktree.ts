import { execFileSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmdirSync,
  symlinkSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A commit checked out into a folder of its own. */
export type Worktree = { readonly folder: string; readonly commit: string; readonly remove: () => void };

/** Checks a commit out into a temporary folder, ready to run. Throws a sentence where there is no such commit. */
export function addWorktree(root: string, wanted: string): Worktree {
  const git = (...args: string[]): string =>
    execFileSync("git", args, { cwd: root, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] }).trim();
  let commit: string;
  try {
    commit = git("rev-parse", "--short", "--verify", "--end-of-options", `${wanted}^{commit}`);
  } catch {
    throw new Error(`There is no commit "${wanted}" here. Try a hash, a branch, or HEAD~1.`);
  }
  const around = realpathSync(mkdtempSync(join(tmpdir(), "rulebound-bench-")));
  const folder = join(around, commit);
  git("worktree", "add", "--detach", folder, commit);
  linkModules(root, folder);
  const remove = (): void => {
    git("worktree", "remove", "--force", folder);
    rmdirSync(around);
  };
  return { folder, commit, remove };
}

/** The packages that are installed here, but the rooms of the worktree itself. */
function linkModules(root: string, folder: string): void {
  const installed = join(root, "node_modules");
  const modules = join(folder, "node_modules");
  mkdirSync(join(modules, "@rulebound"), { recursive: true });
  for (const name of readdirSync(installed)) {
    if (!name.startsWith(".") && name !== "@rulebound")
      symlinkSync(join(installed, name), join(modules, name));
  }
  for (const kind of ["libs", "apps"]) {
    const rooms = join(folder, kind);
    for (const room of existsSync(rooms) ? readdirSync(rooms) : []) {
      symlinkSync(join(rooms, room), join(modules, "@rulebound", room));
    }
  }
}
