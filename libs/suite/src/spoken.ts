import { quotedIn } from "./phrases.ts";
import type { Spoken } from "./unspoken.ts";

/** A step of a scenario as cucumber hands it out. */
type Step = {
  readonly text: string;
  readonly type?: string;
  readonly argument?: {
    readonly dataTable?: {
      readonly rows: readonly { readonly cells: readonly { readonly value: string }[] }[];
    };
  };
};

/**
 * What the steps of a scenario speak of. Steps that only set the position up don't count: what stands there and is
 * never spoken of again has to stay as it is.
 */
export function spokenIn(steps: readonly Step[], called: ReadonlyMap<string, string>): Spoken {
  const speaking = steps.filter(({ type }) => type !== "Context");
  const cells = steps.flatMap(({ argument }) =>
    (argument?.dataTable?.rows ?? []).flatMap((row) => row.cells.map(({ value }) => value)),
  );
  const words = [
    ...speaking.flatMap(({ text }) => quotedIn(text)),
    ...cells.flatMap((cell) => [cell, ...quotedIn(cell)]),
  ];
  const ids = words.flatMap((word) => called.get(word) ?? []);
  return { words: new Set([...words, ...ids]), text: speaking.map(({ text }) => text).join("\n") };
}
