import { z } from "zod";

/** No name, id or sentence that comes in is longer than this, in characters. */
export const longestText = 200;

/** No list that comes in is longer than this, unless its field says otherwise. */
export const longestList = 500;

// Printable characters only: what comes in is shown to people and written to logs.
const printable = /^[ -~\u00a0-\uffff]+$/;

/** A whole number from `min` to `max`, both included; anything else is refused with a message that names both. */
export function whole(min: number, max: number) {
  const error = `expected a whole number from ${min} to ${max}`;
  return z.int({ error }).min(min, { error }).max(max, { error });
}

/** Printable text of 1 to `max` characters that fits `pattern`; `what` says in the refusal what was expected. */
export function text(max: number = longestText, what?: string, pattern: RegExp = printable) {
  const error = `expected ${what ?? `a text of 1 to ${max} characters`}`;
  return z.string({ error }).min(1, { error }).max(max, { error }).regex(pattern, { error });
}

/** A list of `min` to `max` entries. */
export function listOf<Item extends z.ZodType>(item: Item, min = 0, max: number = longestList) {
  return z.array(item).min(min).max(max);
}

/** A field that may be left out, with what it means and what it counts as when it is. */
export function optional<Field extends z.ZodType>(field: Field, description: string, fallback?: unknown) {
  return field.optional().meta(fallback === undefined ? { description } : { description, default: fallback });
}

/**
 * A value or null. In the published descriptions the value keeps its name; `.nullable()` would write null into whatever
 * is published under that name, and a bare union of unions would be published without any.
 */
export function orNull<Field extends z.ZodType>(field: Field) {
  return z.union([z.lazy(() => field), z.null()]);
}
