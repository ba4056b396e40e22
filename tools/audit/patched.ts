import type { BrokenEngine } from "./broken-engine.ts";

/** A source with an engine's replacements; throws where a text to replace doesn't stand there exactly once. */
export function patched(source: string, { name, file, find, put, also = [] }: BrokenEngine): string {
  return [{ find, put }, ...also].reduce((text, edit) => {
    const [before = "", after, ...more] = text.split(edit.find);
    if (after === undefined || more.length > 0) {
      const times = after === undefined ? "isn't there" : "is there more than once";
      throw new Error(`${name} doesn't fit ${file} any more: ${JSON.stringify(edit.find)} ${times}.`);
    }
    return `${before}${edit.put}${after}`;
  }, source);
}
