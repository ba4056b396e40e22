import type { z } from "zod";
import { type Fault, faultOf } from "./fault.ts";
import type { Json } from "./json.ts";

/** A value that has its shape, or the first thing that is wrong with it. */
export type Checked<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly fault: Fault };

/** Checks parsed JSON against a schema. Never throws. */
export function check<Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
): Checked<Json<z.infer<Schema>>> {
  const result = schema.safeParse(input);
  // JSON has no undefined, so that what fits the schema also fits its narrower type.
  if (result.success) return { ok: true, value: result.data as Json<z.infer<Schema>> };
  return { ok: false, fault: faultOf(result.error, input) };
}
