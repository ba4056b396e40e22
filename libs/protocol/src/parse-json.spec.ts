import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseJsonBounded } from "./parse-json.ts";

const nested = (depth: number) => `${"[".repeat(depth)}${"]".repeat(depth)}`;

describe("reading JSON from outside", () => {
  it("gives what JSON.parse gives", () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 8 }), (text) => {
        fc.pre(!text.includes("__proto__"));
        expect(parseJsonBounded(text)).toEqual({ ok: true, value: JSON.parse(text) });
      }),
    );
  });

  it("counts lists and objects, but not brackets in texts", () => {
    expect(parseJsonBounded(nested(64)).ok).toBe(true);
    expect(parseJsonBounded(nested(65))).toMatchObject({ ok: false, code: "malformed" });
    expect(parseJsonBounded(nested(3), { depth: 2 }).ok).toBe(false);
    expect(parseJsonBounded(JSON.stringify("[".repeat(1000))).ok).toBe(true);
    expect(parseJsonBounded('["\\"[[[[", "\\\\", [1]]', { depth: 2 })).toEqual({
      ok: true,
      value: ['"[[[[', "\\", [1]],
    });
  });

  it("refuses what is nested without end, at once", () => {
    for (const text of [
      nested(20_000),
      "[".repeat(1_000_000),
      '{"a":'.repeat(20_000),
      `${nested(20_000)}${nested(20_000)}`,
    ]) {
      expect(parseJsonBounded(text)).toEqual({
        ok: false,
        code: "malformed",
        detail: "expected at most 64 lists and objects one within the other",
      });
    }
  });

  it.each(["", "{", "]", '"', '"\\', "[1,]", "nul", "{'a':1}", '{"a":1}}', "\u0000"])(
    "refuses %j",
    (text) => {
      expect(parseJsonBounded(text)).toEqual({ ok: false, code: "malformed", detail: "expected JSON" });
    },
  );

  it("refuses more text than is read", () => {
    expect(parseJsonBounded(`"${"x".repeat(20)}"`, { length: 21 })).toMatchObject({
      ok: false,
      code: "tooLarge",
    });
    expect(parseJsonBounded(`"${"x".repeat(20)}"`, { length: 22 }).ok).toBe(true);
  });

  it("refuses a field called __proto__ however it is spelt, but not a text", () => {
    for (const text of ['{"__proto__":{}}', '{"a":[{"\\u005f_proto__" \n : 1}]}', '{"__\\u0070roto__":1}']) {
      expect(parseJsonBounded(text)).toMatchObject({ ok: false, code: "malformed" });
    }
    expect(parseJsonBounded('["__proto__"]')).toEqual({ ok: true, value: ["__proto__"] });
    expect(parseJsonBounded('{"__proto":1,"_proto__":2}').ok).toBe(true);
  });

  it("never throws", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'[]{}",:\\u0 1en') }), (text) => {
        expect(typeof parseJsonBounded(text).ok).toBe("boolean");
      }),
    );
  });
});
