import { isDeepStrictEqual } from "node:util";

/** Where two values differ first, with what they have there; null where they don't. */
export function differenceIn(one: unknown, other: unknown, at = ""): string | null {
  if (isDeepStrictEqual(one, other)) return null;
  if (!isObject(one) || !isObject(other))
    return `${at} is ${JSON.stringify(one)}, then ${JSON.stringify(other)}`;
  for (const key of new Set([...Object.keys(one), ...Object.keys(other)])) {
    const inside = differenceIn(one[key], other[key], `${at}/${key}`);
    if (inside !== null) return inside;
  }
  return `${at}: in the order of its fields`;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;
