/** Before `npm test`: installs Chromium, in which pages are tested, where that can be done; else says how. */
import { spawnSync } from "node:child_process";
import { browserPath, howToGetOne } from "../apps/api/src/pages/browser.fixture.ts";

const apt = (...args: string[]): boolean =>
  spawnSync("apt-get", ["-qq", ...args], { stdio: ["ignore", "ignore", "inherit"] }).status === 0;

if (browserPath() === undefined) {
  if (process.getuid?.() === 0) {
    console.log("Installing Chromium with apt-get, to test pages in it (about 300 MB) ...");
    if (apt("update")) apt("install", "-y", "--no-install-recommends", "chromium");
  }
  if (browserPath() === undefined) console.error(howToGetOne);
}
