import { disputed, parents, type Rule } from "@rulebound/rulebook";
import type { Terminal } from "./terminal.ts";

/** A rule for a person to read: what it stands under, its statement, examples, references and disputed reading. */
export function ruleText(
  { rule, kind, says, check, examples = [], see = [] }: Rule,
  terminal: Terminal,
): string {
  const { paint, wrap } = terminal;
  const notes = [
    ...examples.map((it) => `Example: ${it}`),
    ...(see.length > 0 ? [`See ${see.join(", ")}.`] : []),
    ...disputed(rule).map((it) => `Disputed: ${it.unclear} (read here as: ${it.default})`),
  ];
  return [
    ...parents(rule).map((it) => paint.dim(shorten(`${it.rule} ${it.says}`))),
    `${paint.bold(rule)}  ${paint.dim(check === "none" ? kind : `${kind}, checked by ${check}`)}`,
    wrap(says, 2),
    ...notes.map((it) => wrap(it, 4)),
  ].join("\n");
}

/** Text cut to one line. */
export function shorten(text: string, longest = 100): string {
  return text.length > longest ? `${text.slice(0, longest - 1).trimEnd()}…` : text;
}
