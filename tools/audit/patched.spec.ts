import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { brokenEngines } from "./broken-engines.ts";
import { patched } from "./patched.ts";

const root = join(import.meta.dirname, "../..");

describe("broken engines", () => {
  it.each(brokenEngines.map((engine) => [engine.name, engine] as const))(
    "%s fits the source",
    (_, engine) => {
      const source = readFileSync(join(root, engine.file), "utf8");
      expect(patched(source, engine)).not.toBe(source);
    },
  );

  it("have names of their own, and are as many as a rulebook deserves", () => {
    const names = brokenEngines.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(brokenEngines.filter(({ rule }) => rule !== null).length).toBeGreaterThanOrEqual(30);
  });
});

describe("patched", () => {
  const engine = { name: "x", rule: null, file: "a.ts", find: "one", put: "two" };

  it("replaces a text that is there once, and what goes with it", () => {
    expect(patched("one and more", engine)).toBe("two and more");
    expect(patched("one and more", { ...engine, also: [{ find: "more", put: "$& less" }] })).toBe(
      "two and $& less",
    );
  });

  it("refuses a source that has changed", () => {
    expect(() => patched("none", { ...engine, find: "One" })).toThrow(
      "x doesn't fit a.ts any more: \"One\" isn't there.",
    );
    expect(() => patched("one, one", engine)).toThrow("is there more than once");
  });
});
