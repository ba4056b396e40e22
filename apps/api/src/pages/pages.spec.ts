import { describe, expect, it } from "vitest";
import { ask } from "../asking.fixture.ts";
import { endpoints } from "../endpoints.ts";

/** The addresses that a page links to or loads. */
function addresses(page: string): string[] {
  return [...page.matchAll(/(?:href|src)="([^"]*)"/g)].map((match) => match[1] ?? "");
}

describe.each([["/"], ["/docs"]])("the page %s", (path) => {
  it("loads and links only what is served here", async () => {
    const page = await ask(path);
    expect(page).toMatchObject({ status: 200, type: "text/html; charset=utf-8" });
    const found = addresses(page.text).filter((address) => address !== "data:,");
    expect(found.length).toBeGreaterThan(2);
    for (const address of found) {
      expect(address).toMatch(/^\/(?!\/)/);
      expect(await ask(address), address).toMatchObject({ status: 200 });
    }
  });

  it("lets nothing from elsewhere in, and no script or style within itself", async () => {
    const page = await ask(path);
    const policy = page.headers.get("content-security-policy") ?? "";
    expect(policy).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self'/);
    expect(policy).not.toMatch(/unsafe|https?:|\*/);
    expect(page.text).not.toMatch(/<style|style=|<script(?![^>]* src=)|\son\w+=/);
  });
});

describe("the page /", () => {
  it("says what this is, and shows every route", async () => {
    const { text } = await ask("/");
    expect(text).toMatch(/unofficial/i);
    for (const { path } of endpoints) expect(text).toContain(`<code>${path}</code>`);
  });
});

describe("the files of the pages", () => {
  it.each([
    ["/style.css", "text/css; charset=utf-8"],
    ["/docs/swagger-ui.css", "text/css; charset=utf-8"],
    ["/docs/swagger-ui-bundle.js", "text/javascript; charset=utf-8"],
    ["/docs/start.js", "text/javascript; charset=utf-8"],
    ["/docs/docs.css", "text/css; charset=utf-8"],
    ["/docs/icon.png", "image/png"],
  ])("%s is served as %s, and again only when it has changed", async (path, type) => {
    const file = await ask(path);
    expect(file).toMatchObject({ status: 200, type });
    expect(file.text.length).toBeGreaterThan(100);
    const again = await ask(path, { headers: { "if-none-match": file.headers.get("etag") ?? "" } });
    expect(again).toMatchObject({ status: 304, text: "" });
  });
});
