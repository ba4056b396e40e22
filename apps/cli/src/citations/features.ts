import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { citationsIn, type RuleNumber } from "@rulebound/rulebook";
import type { Cited } from "./code.ts";

/** What part of a feature cites a rule; `title` is that of a feature, a scenario or a table of examples. */
export type FeaturePart = "rule" | "tag" | "title" | "description" | "step" | "comment";

/** A place in a feature that cites a rule. */
export type FeatureCitation = {
  /** From the project's folder, with slashes. */
  readonly path: string;
  /** Counted from 1. */
  readonly line: number;
  readonly number: RuleNumber;
  readonly as: FeaturePart;
  /** What the citation belongs to: of a tag the title below it, else the last title, with its keyword. */
  readonly of: string;
};

const title = /^(Feature|Background|Scenario|Scenario Outline|Scenario Template|Example|Examples|Scenarios):/;
const step = /^(Given |When |Then |And |But |\* |\|)/;
const textBlock = /^("""|```)/;

/** Where the features below `root` cite the rules asked for, in the order of paths and lines. */
export function featureCitations(root: string, cited: Cited): readonly FeatureCitation[] {
  return globSync("features/**/*.feature", { cwd: root, exclude: ["**/node_modules"] })
    .map((file) => file.replaceAll("\\", "/"))
    .sort()
    .flatMap((path) => citationsInFeature(path, readFileSync(join(root, path), "utf8"), cited));
}

function citationsInFeature(path: string, text: string, cited: Cited): FeatureCitation[] {
  const lines = partsOf(text);
  return lines.flatMap(({ text, as }, index) => {
    const numbers = new Set(citationsIn(text).map(({ number }) => number));
    const titles = as === "tag" ? lines.slice(index) : lines.slice(0, index + 1).reverse();
    const of = titles.find((line) => line.as === "rule" || line.as === "title")?.text ?? "";
    return [...numbers].filter(cited).map((number) => ({ path, line: index + 1, number, as, of }));
  });
}

function partsOf(text: string): { text: string; as: FeaturePart }[] {
  let inBlock = false;
  return text.split(/\r?\n/).map((line) => {
    const text = line.trim();
    const wasInBlock = inBlock;
    if (textBlock.test(text)) inBlock = !inBlock;
    return { text, as: wasInBlock || inBlock ? "step" : partOf(text) };
  });
}

function partOf(line: string): FeaturePart {
  if (line.startsWith("@")) return "tag";
  if (line.startsWith("#")) return "comment";
  if (line.startsWith("Rule:")) return "rule";
  if (title.test(line)) return "title";
  return step.test(line) ? "step" : "description";
}
