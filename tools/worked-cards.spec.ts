import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { cardNamed } from "@rulebound/cards";
import { renderCard } from "@rulebound/language";
import { describe, expect, it } from "vitest";

const root = join(import.meta.dirname, "..");
const page = readFileSync(join(root, "docs/decisions/0006-ability-language.md"), "utf8");

const closed = (text: string): string => text.replace(/\s+/g, " ").trim();

/** Code whichever way it is broken into lines. */
const unbroken = (code: string): string =>
  code
    .replace(/\s+/g, "")
    .replace(/,(?=[)\]}])/g, "")
    .replace(/;$/, "");

const sources = globSync("libs/cards/src/*/*.ts", { cwd: root })
  .map((file) => unbroken(readFileSync(join(root, file), "utf8")))
  .join("\n");

/** The worked cards: a heading, the data as it is written, the text made from it as a quotation. */
const worked = [...page.matchAll(/^### (.+)\n[\s\S]*?```ts\n([\s\S]*?)```\n\n((?:> - .*\n?)+)/gm)].map(
  ([, name = "", source = "", quoted = ""]) => ({
    name,
    source: unbroken(source),
    text: quoted
      .trim()
      .split("\n")
      .map((line) => closed(line.replace(/^> - /, ""))),
  }),
);

describe("the worked cards of the ability language", () => {
  it("are ten", () => {
    expect(worked).toHaveLength(10);
  });

  it.each(worked)(
    "$name is written as the pool has it, and its text is what its data makes",
    ({ name, source, text }) => {
      expect(sources.includes(source)).toBe(true);
      const card = cardNamed(name);
      if (card === undefined) throw new Error(`There is no card ${name}.`);
      expect(text).toEqual(renderCard(card).map(closed));
    },
  );
});
