// Installs the packages of this repository when they are missing or not those of the lock file.
// Plain JavaScript without dependencies: it runs on whatever Node starts it (20 or newer), before the project's
// own Node 24 is there. npm scripts start it in a subshell, so that the shell looks for `node` anew afterwards.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");

const packagesOf = (lockFile) => JSON.parse(readFileSync(lockFile, "utf8")).packages;

/**
 * Why an installation is needed, or undefined. npm keeps a lock file of what it installed inside node_modules,
 * written last; it must hold every package of ours in the same version (those for other platforms aside).
 */
function whyInstall() {
  const installedFile = join(root, "node_modules", ".package-lock.json");
  if (!existsSync(installedFile)) return "no packages are installed";
  const installed = packagesOf(installedFile);
  for (const [path, wanted] of Object.entries(packagesOf(join(root, "package-lock.json")))) {
    if (path === "") continue;
    const present = installed[path];
    if (present === undefined && wanted.optional) continue;
    if (present?.version !== wanted.version || present?.integrity !== wanted.integrity) {
      return `${path} is not installed as the lock file has it`;
    }
  }
  return existsSync(join(root, "node_modules", ".bin", "node")) ? undefined : "the project's Node is missing";
}

const reason = whyInstall();
if (reason !== undefined) {
  console.log(`Installing packages with npm ci (${reason}) ...`);
  const started = Date.now();
  const npm = spawnSync("npm", ["ci", "--loglevel=error"], {
    cwd: root,
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  if (npm.status !== 0) {
    console.error("npm ci failed; nothing was started.");
    process.exit(npm.status ?? 1);
  }
  console.log(`Packages installed in ${Math.round((Date.now() - started) / 1000)} s.`);
}
