import { existsSync } from "node:fs";

const usual = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/** What to do where there is no browser. */
export const howToGetOne =
  "Pages are tested in Chromium. Install it (Debian: apt-get install chromium), or set CHROMIUM to its path.";

/** Where a Chromium lies: at `CHROMIUM`, else where Linux systems have it. */
export function browserPath(): string | undefined {
  return [process.env.CHROMIUM ?? "", ...usual].find((path) => path !== "" && existsSync(path));
}
