import type { Refusal } from "@rulebound/engine";
import { type Problem, problem } from "@rulebound/protocol";
import { printable } from "./printable.ts";

// As long as the contract lets a detail or a pointer be.
const longest = 2000;

/** The problem that a refusal of the engine is told as; `asked` is the request that it refused, where it had a body. */
export function problemOfRefusal({ code, rule, pointer, message }: Refusal, asked: unknown): Problem {
  // A refusal may quote what stands in a state, which no schema has looked at.
  return problem(code, printable(message, longest), {
    ...(rule !== null && { rule }),
    ...(pointer !== null && { pointer: printable(fromRequest(pointer, asked), longest) }),
  });
}

/**
 * The problem of an error that nothing should have thrown. A state is the engine's own, unread by callers; where the
 * engine fails on one, the likeliest cause is that it was changed on its way. The error itself goes to the log only.
 */
export function problemOfError(asked: unknown): Problem {
  if (!isState(field(asked, "state"))) {
    return problem("errored", "The engine failed. This is a defect, and it has been logged.");
  }
  return problem(
    "malformed",
    "The engine can't go on from this state. Hand states back as they were given; if you did, this is a defect of the engine, and it has been logged.",
    { pointer: "/state" },
  );
}

/** Where a position or state is refused, the engine points into that, which stands in a field of the request. */
function fromRequest(pointer: string, asked: unknown): string {
  const [, first = ""] = pointer.split("/");
  if (isObject(asked) && Object.hasOwn(asked, first)) return pointer;
  const root = ["position", "state"].find((name) => field(asked, name) !== undefined);
  return root === undefined ? pointer : `/${root}${pointer}`;
}

function field(value: unknown, name: string): unknown {
  return isObject(value) && Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined;
}

function isState(value: unknown): boolean {
  return isObject(value) && "rulebound" in value;
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}
