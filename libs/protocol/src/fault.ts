import type { z } from "zod";

/** Where something that came in is wrong, and how, for a person. */
export type Fault = {
  /** A JSON pointer (RFC 6901) into what came in; empty for the whole. */
  readonly pointer: string;
  /** What was expected there. */
  readonly detail: string;
  /** A problem's code of its own, where the fault has one. */
  readonly code?: "unknownVersion";
};

type Issue = z.core.$ZodIssue;
type Path = readonly PropertyKey[];
type Found = { readonly path: Path; readonly detail: string; readonly code?: "unknownVersion" };

/**
 * The first thing that is wrong with `input`, which a schema refused with `error`. Where a value may take several
 * shapes, the fault is told of the shape that it comes nearest to.
 */
export function faultOf(error: z.ZodError, input: unknown): Fault {
  const { path, ...rest } = firstOf(error.issues, input, []);
  return { pointer: pointerOf(path), ...rest };
}

/** The JSON pointer of a path. */
export function pointerOf(path: Path): string {
  return path.map((step) => `/${shorten(String(step)).replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");
}

/** The first of the issues; but a field that is unknown goes before one that is missing, of which it is a misspelling. */
function firstOf(issues: readonly Issue[], input: unknown, base: Path): Found {
  const [first] = issues;
  if (first === undefined) return { path: base, detail: "expected something else" };
  const unknown = isMissing(first, input)
    ? issues.find((issue) => isUnknownBeside(issue, first.path))
    : undefined;
  return found(unknown ?? first, input, base);
}

function found(issue: Issue, input: unknown, base: Path): Found {
  const path = [...base, ...issue.path];
  const value = valueAt(input, issue.path);
  switch (issue.code) {
    case "unrecognized_keys":
      return { path: [...path, issue.keys[0] ?? ""], detail: `unknown field ${quote(issue.keys[0] ?? "")}` };
    case "invalid_union":
      return issue.errors.length === 0
        ? { path, detail: expectedText(issue, value) }
        : nearest(issue.errors, value, path);
    case "invalid_key":
      return { path, detail: issue.issues[0]?.message ?? "expected another key" };
    case "custom":
      return {
        path,
        detail: issue.message,
        ...(issue.params?.code === "unknownVersion" ? { code: "unknownVersion" } : {}),
      };
    default:
      return { path, detail: expectedText(issue, value) };
  }
}

/** The fault of the shape that the value comes nearest to; of several equally near, what all of them expect. */
function nearest(shapes: readonly (readonly Issue[])[], value: unknown, path: Path): Found {
  const known = shapes.flatMap((issues) => flattened(issues));
  const best = Math.max(...known.map((issues) => nearness(issues, value)));
  const near = known.filter((issues) => nearness(issues, value) === best);
  if (best > 0) return firstOf(near[0] ?? [], value, path);
  const expected = near
    .map((issues) => expectation(issues[0]))
    .filter((text, at, all) => all.indexOf(text) === at);
  return { path, detail: `expected ${alternatives(expected)}${instead(value)}` };
}

/** A shape that is itself a choice of shapes counts as these. */
function flattened(issues: readonly Issue[]): readonly (readonly Issue[])[] {
  const [only, ...others] = issues;
  if (only?.code !== "invalid_union" || only.path.length > 0 || others.length > 0) return [issues];
  return only.errors.length === 0 ? [issues] : only.errors.flatMap(flattened);
}

/** 0: another type of value; 1: lacks a field that is required; 2: has one too many; 3: has the right fields. */
function nearness(issues: readonly Issue[], value: unknown): number {
  if (issues.some((issue) => issue.path.length === 0 && isOfAnotherType(issue))) return 0;
  if (issues.some((issue) => issue.path.length === 1 && isMissing(issue, value))) return 1;
  return issues.some((issue) => issue.path.length === 0 && issue.code === "unrecognized_keys") ? 2 : 3;
}

function isOfAnotherType({ code }: Issue): boolean {
  return code === "invalid_type" || code === "invalid_value";
}

function isMissing(issue: Issue, input: unknown): boolean {
  return issue.path.length > 0 && valueAt(input, issue.path) === undefined;
}

function isUnknownBeside(issue: Issue, missing: Path): boolean {
  return issue.code === "unrecognized_keys" && String(issue.path) === String(missing.slice(0, -1));
}

function valueAt(input: unknown, path: Path): unknown {
  let value = input;
  for (const step of path) {
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, step)) return undefined;
    value = Reflect.get(value, step);
  }
  return value;
}

function expectedText(issue: Issue, value: unknown): string {
  return `expected ${expectation(issue)}${Array.isArray(value) ? insteadOfList(issue, value) : instead(value)}`;
}

function insteadOfList({ code }: Issue, list: readonly unknown[]): string {
  return code === "too_big" || code === "too_small" ? `, not ${list.length}` : instead(list);
}

function alternatives(expected: readonly string[]): string {
  const last = expected.at(-1) ?? "another value";
  return expected.length > 1 ? `${expected.slice(0, -1).join(", ")} or ${last}` : last;
}

const typeNames: Readonly<Record<string, string>> = {
  string: "a text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  object: "an object",
  record: "an object",
  array: "a list",
  null: "null",
  never: "nothing",
};

/** What an issue expects, to stand after "expected". Schemas whose bounds matter word it themselves. */
function expectation(issue: Issue | undefined): string {
  if (issue === undefined) return "something else";
  if (issue.message.startsWith("expected ")) return issue.message.slice("expected ".length);
  switch (issue.code) {
    case "invalid_type":
      return typeNames[issue.expected] ?? issue.expected;
    case "invalid_value":
      return oneOf(issue.values);
    case "invalid_union":
      return "options" in issue && Array.isArray(issue.options) ? oneOf(issue.options) : "another value";
    case "too_big":
      return `at most ${issue.maximum} ${issue.maximum === 1 ? "entry" : "entries"}`;
    case "too_small":
      return `at least ${issue.minimum} ${issue.minimum === 1 ? "entry" : "entries"}`;
    default:
      return "another value";
  }
}

const mostListed = 20;

function oneOf(values: readonly unknown[]): string {
  const listed = values.slice(0, mostListed).map((value) => JSON.stringify(value));
  const rest = values.length > mostListed ? " or another of the documented values" : "";
  return `${listed.length === 1 ? "" : "one of "}${listed.join(", ")}${rest}`;
}

/** What there is instead, as long as it is short enough to be shown. */
function instead(value: unknown): string {
  if (value === undefined) return ", but it is missing";
  if (Array.isArray(value)) return ", not a list";
  if (typeof value === "object" && value !== null) return ", not an object";
  return `, not ${typeof value === "string" ? quote(value) : String(value)}`;
}

function quote(text: string): string {
  return JSON.stringify(shorten(text).replace(/[^ -~\u00a0-\uffff]/g, "?"));
}

const longestQuoted = 60;

function shorten(text: string): string {
  return text.length > longestQuoted ? `${text.slice(0, longestQuoted)}…` : text;
}
