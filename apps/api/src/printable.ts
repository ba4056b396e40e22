/** Text from outside as it may stand in an answer: without control characters, and not longer than `longest`. */
export function printable(text: string, longest: number): string {
  return text.replace(/[^ -~\u00a0-\uffff]/g, "?").slice(0, longest);
}

/** Text from outside, quoted within a sentence. */
export function quoted(text: string): string {
  return `"${printable(text, 60)}"`;
}
