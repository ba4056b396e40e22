/** JSON that was read, or why it wasn't. */
export type ParsedJson =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly code: "malformed" | "tooLarge"; readonly detail: string };

/** How much JSON is read. */
export type JsonBounds = {
  /** How many lists and objects may stand one within the other. */
  readonly depth?: number;
  /** How many characters there may be. */
  readonly length?: number;
};

const deepest = 64;
const longest = 4_000_000;

/**
 * Reads JSON from outside, within bounds that are checked before anything is built, so that no text can exhaust the
 * stack here or later on. A field called `__proto__` is refused as well.
 */
export function parseJsonBounded(
  text: string,
  { depth = deepest, length = longest }: JsonBounds = {},
): ParsedJson {
  if (text.length > length) {
    return { ok: false, code: "tooLarge", detail: `expected at most ${length} characters of JSON` };
  }
  const refusal = refusedByScan(text, depth);
  if (refusal !== undefined) return { ok: false, code: "malformed", detail: refusal };
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch {
    return { ok: false, code: "malformed", detail: "expected JSON" };
  }
}

// By code: this loop sees every character of every request.
const quote = 0x22;
const backslash = 0x5c;
const openList = 0x5b;
const closeList = 0x5d;
const openObject = 0x7b;
const closeObject = 0x7d;
const underscore = 0x5f;

function refusedByScan(text: string, depth: number): string | undefined {
  let level = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === quote) {
      const end = endOfString(text, at);
      if (isPrototype(text, at, end)) return "expected no field called __proto__";
      at = end;
    } else if (code === openList || code === openObject) {
      level += 1;
      if (level > depth) return `expected at most ${depth} lists and objects one within the other`;
    } else if (code === closeList || code === closeObject) {
      level -= 1;
    }
  }
  return undefined;
}

/** Where the string that opens at `start` closes; the text's end where it doesn't. */
function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === quote) return at;
    if (code === backslash) at += 1;
  }
  return text.length;
}

const prototype = "__proto__";

/** Whether the string is the name of a field called `__proto__`, in plain or escaped letters. */
function isPrototype(text: string, start: number, end: number): boolean {
  const longestSpelling = prototype.length * "\\u005f".length;
  if (end - start - 1 < prototype.length || end - start - 1 > longestSpelling) return false;
  const first = text.charCodeAt(start + 1);
  if (first !== underscore && first !== backslash) return false;
  const escaped = text.slice(start + 1, end);
  const letters = escaped.replace(/\\u([0-9a-fA-F]{4})/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
  if (letters !== prototype) return false;
  const colon = /\s*:/y;
  colon.lastIndex = end + 1;
  return colon.test(text);
}
