import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { pino } from "pino";
import { type Browser, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createApp } from "../app.ts";
import { fakeEngine } from "../engine.fixture.ts";
import { listen, type Running } from "../server.ts";
import { browserPath, howToGetOne } from "./browser.fixture.ts";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const phone = { width: 360, height: 740 };
const desktop = { width: 1280, height: 800 };

let browser: Browser;
let server: Running;

beforeAll(async () => {
  const executablePath = browserPath();
  if (executablePath === undefined) throw new Error(howToGetOne);
  browser = await chromium.launch({
    executablePath,
    args: ["--no-sandbox", "--disable-background-networking", "--disable-dev-shm-usage"],
  });
  server = await listen(createApp({ engine: fakeEngine(), logger: pino({ level: "silent" }) }), 0);
}, 60_000);

afterAll(async () => {
  await browser?.close();
  await server?.stop(0);
});

/** A page as a reader has it once it has loaded, with what the browser complained of. */
async function visit(path: string, viewport: { width: number; height: number }) {
  const page = await browser.newPage({ viewport });
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("requestfailed", (request) => complaints.push(`${request.url()} failed`));
  await page.goto(`http://localhost:${server.port}${path}`, { waitUntil: "networkidle" });
  return { page, complaints };
}

// What runs in the page is written as text: the types of a browser are no part of this program.
const axeRuns = `axe.run(document, { runOnly: ["wcag2a", "wcag2aa"] }).then(({ violations }) =>
  violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => id + " at " + target.join(" "))))`;

/** What axe finds wrong for people who can't see the page or use a mouse, as rule and place. */
async function barriers(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  return page.evaluate<string[]>(axeRuns);
}

describe.each([
  { path: "/", ...phone },
  { path: "/", ...desktop },
  { path: "/docs", ...phone },
  { path: "/docs", ...desktop },
])("$path in a browser, $width pixels wide", ({ path, width, height }) => {
  it("loads without complaints, and needs no scrolling to the side", async () => {
    const { page, complaints } = await visit(path, { width, height });
    expect(complaints).toEqual([]);
    expect(await page.evaluate<number>("document.documentElement.scrollWidth")).toBeLessThanOrEqual(width);
    await page.close();
  });
});

describe("the page / in a browser", () => {
  it("leads to the documentation by keyboard alone", async () => {
    const { page } = await visit("/", phone);
    await page.keyboard.press("Tab");
    expect(await page.evaluate("document.activeElement.textContent")).toBe("Documentation");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/docs");
    await page.close();
  });

  it("has no barriers that axe knows of", async () => {
    const { page } = await visit("/", desktop);
    expect(await barriers(page)).toEqual([]);
    await page.close();
  });
});

describe("the page /docs in a browser", () => {
  it("opens a route by keyboard, and tries it out", async () => {
    const { page } = await visit("/docs", desktop);
    const route = page.locator("#operations-Service-getHealth");
    await route.locator("button").first().focus();
    await page.keyboard.press("Enter");
    await route.getByRole("button", { name: /^execute$/i }).click();
    const answer = route.locator(".live-responses-table tbody pre");
    await expect.poll(() => answer.first().textContent(), { timeout: 10_000 }).toContain('"status": "ok"');
    await page.close();
  });
});
