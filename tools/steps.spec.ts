import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, it } from "vitest";
import { documented, page, standingExamples } from "./steps/page.ts";

it("docs/steps.md has every step as it is now", () => {
  const { stderr, status } = spawnSync(process.execPath, [join(import.meta.dirname, "steps.ts"), "--check"], {
    encoding: "utf8",
  });
  expect([stderr, status]).toEqual(["", 0]);
}, 30_000);

it("reads the doc comment right above a line", () => {
  const source = "/** One. */\nGiven(\n\n/**\n * Two\n * lines.\n */\nThen(\n\nWhen(";
  expect([2, 8, 10].map((line) => documented(source, line))).toEqual(["One.", "Two lines.", null]);
});

it("makes a table by topic, and keeps examples", () => {
  const definition = { keyword: "Then", pattern: "/^(a|b)$/", file: "then-game.ts", line: 1 };
  const made = page([{ ...definition, doc: "Says a or b.", example: "a" }], "");
  expect(made).toContain("## The game afterwards\n");
  expect(made).toContain("| `Then (a\\|b)` | Says a or b. | `a` |");
  expect(standingExamples(made)).toEqual(["a"]);
  expect(() => page([{ ...definition, doc: null, example: "a" }], "")).toThrow(
    "then-game.ts:1: a step needs",
  );
});
