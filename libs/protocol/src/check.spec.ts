import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { check } from "./check.ts";
import { namedSchemas } from "./openapi.ts";
import { problemOfFault, problemSchema } from "./problem.ts";
import { resolveRequestSchema } from "./request.ts";

const schemas = { ...namedSchemas, ResolveRequest: resolveRequestSchema };

/** JSON made of the contract's own words, which comes further than any JSON does. */
const words = fc.constantFrom(
  ..."player players type kind for id card P1 P2 play pass answer prompt value state rulebound position hand base turn".split(
    " ",
  ),
);
const nearJson = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 5 },
    words,
    fc.integer(),
    fc.constantFrom(null, true, -0, Number.MAX_VALUE, ""),
    fc.array(tie("value"), { maxLength: 3 }),
    fc.dictionary(words, tie("value"), { maxKeys: 4 }),
  ),
})).value;

describe("checking what comes in", () => {
  it.each(Object.entries(schemas))("as %s never throws, and tells every fault as a problem", (_, schema) => {
    const judged = (input: unknown) => {
      const checked = check(schema, input);
      if (checked.ok) return;
      const { pointer, detail } = checked.fault;
      expect(pointer === "" || pointer.startsWith("/")).toBe(true);
      expect(detail).toMatch(/^(expected|unknown field) /);
      expect(detail).not.toMatch(/Invalid input|undefined|\[object/);
      expect(problemSchema.safeParse(problemOfFault(checked.fault)).error).toBeUndefined();
    };
    fc.assert(fc.property(fc.jsonValue(), judged), { numRuns: 50 });
    fc.assert(fc.property(nearJson, judged), { numRuns: 150 });
  });
});
