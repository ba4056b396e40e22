import { readFileSync } from "node:fs";
import type { Disputed, Rule, Ruling } from "./types.ts";

/*
 * The one place that reads the data files. Each is read when it is first asked for, so that importing this
 * library costs nothing. The shapes are not checked here but in data.spec.ts: the files ship with the code.
 */

/** Every rule, in the order of the book. */
export const ruleData = once((): readonly Rule[] => readLines("rules.jsonl"));

/** Every ruling, in the order of the FAQ. */
export const rulingData = once((): readonly Ruling[] => readLines("faq.jsonl"));

/** Every disputed place. */
export const disputedData = once((): readonly Disputed[] => JSON.parse(readData("disputed.json")));

/** Gives a function that makes its value at the first call and keeps it. */
export function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

function readLines<T>(file: string): T[] {
  return readData(file)
    .split("\n")
    .filter((line) => line !== "")
    .map((line): T => JSON.parse(line));
}

function readData(file: string): string {
  return readFileSync(new URL(`../data/${file}`, import.meta.url), "utf8");
}
