/** A rule number found in text, and where it starts there. It has the shape of a number; a rule may not have it. */
export type Citation = { readonly number: string; readonly at: number };

const word = /[\p{L}\p{N}_][\p{L}\p{N}_.\-/]*/gu;
const ruleNumber = /^\d{3}(?:\.(?:\d+|[a-z]))*$/;
/** `@R323.5` and `@rule-323.5` cite; `VEN-002` or `sha256` are names of something else. */
const prefix = /^(?:rules?[-_./]?|r[-_]?)(?=\d)/i;
/** Whole numbers of three digits that count or measure, and HTTP statuses, look like rules and are none. */
const notARuleBefore = /(?:\d,|#|\b(?:HTTP|status|port) )$/i;
const notARuleAfter = /^(?:,\d{3}|\s?(?:[mµn]?s|[kM]?B|px|%))(?![\p{L}\p{N}])/u;

/**
 * The rule numbers that a text cites, in its order, whole ones only: of `323.5.a` there is no 323.5, and none in
 * 1323.5 or 323.51. Both ends of a range such as `332-340` are found, what lies between isn't.
 */
export function citationsIn(text: string): readonly Citation[] {
  if (!/\d{3}/.test(text)) return [];
  return [...text.matchAll(word)].flatMap((match) => {
    const skipped = prefix.exec(match[0])?.[0].length ?? 0;
    const start = match.index + skipped;
    const parts = splitWord(match[0].slice(skipped));
    // A word that begins otherwise, or joins a number with other words, is a file, an id or a 100-card deck.
    if (!/^\d/.test(parts[0]?.part ?? "") || parts.some(({ part }) => /^\p{L}{2}/u.test(part))) return [];
    return parts
      .map(({ part, at }) => ({ number: part.replace(/\.+$/, ""), at: start + at }))
      .filter(({ number, at }) => ruleNumber.test(number) && !counts(number, text, at));
  });
}

function splitWord(text: string): { part: string; at: number }[] {
  return [...text.matchAll(/[^-/_]+/g)].map((match) => ({ part: match[0], at: match.index }));
}

function counts(number: string, text: string, at: number): boolean {
  if (number.length > 3) return false;
  return (
    notARuleBefore.test(text.slice(Math.max(0, at - 10), at)) ||
    notARuleAfter.test(text.slice(at + 3, at + 10))
  );
}
