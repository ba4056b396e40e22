import { z } from "zod";
import { text } from "./bounds.ts";
import type { Fault } from "./fault.ts";
import type { Json } from "./json.ts";
import { ruleSchema } from "./reference.ts";

/** Every code of a problem, with the HTTP status that it has and what it means. */
export const problemTable = {
  malformed: {
    status: 400,
    title: "Malformed request",
    says: "What was sent doesn't have the shape of the contract.",
  },
  notFound: { status: 404, title: "Not found", says: "There is no such rule, ruling, card, state or path." },
  methodNotAllowed: { status: 405, title: "Method not allowed", says: "The path doesn't take this method." },
  tooLarge: { status: 413, title: "Too large", says: "What was sent is larger than is read." },
  unsupportedMediaType: { status: 415, title: "Not JSON", says: "The body isn't declared as JSON." },
  illegal: { status: 422, title: "Illegal", says: "The rules forbid the action; nothing has changed." },
  unsupported: {
    status: 422,
    title: "Unsupported",
    says: "The engine can't do what a card, a mode or a field asks for; the pointer says which.",
  },
  notAtRest: {
    status: 422,
    title: "Not at rest",
    says: "The position isn't at rest, so it can't be loaded.",
  },
  contradiction: { status: 422, title: "Contradiction", says: "The position contradicts itself." },
  unknownVersion: {
    status: 422,
    title: "Unknown version",
    says: "The state has another version than the engine reads, or the rules another edition.",
  },
  scriptedChance: {
    status: 422,
    title: "Scripted chance doesn't fit",
    says: "A scripted outcome of chance doesn't fit what was to be decided, or was left over.",
  },
  budget: {
    status: 422,
    title: "Endless",
    says: "The action takes more steps than an action may, as an endless loop does; nothing has changed.",
  },
  tooMany: { status: 429, title: "Too many requests", says: "Wait before asking again." },
  errored: { status: 500, title: "Engine error", says: "The engine itself failed." },
  unavailable: { status: 503, title: "Unavailable", says: "The server can't answer now." },
} as const;

export type ProblemCode = keyof typeof problemTable;

export const problemCodes = Object.keys(problemTable) as ProblemCode[];

const longestPointer = 2000;

/** Why something was refused (RFC 9457). */
export const problemSchema = z
  .strictObject({
    type: text(200).meta({ description: "A URI for the kind of problem." }),
    title: text(100).meta({ description: "The kind of problem in a few words." }),
    status: z.int().min(400).max(599).meta({ description: "The HTTP status." }),
    detail: text(2000).meta({ description: "A sentence that a player understands." }),
    code: z.enum(problemCodes).meta({ description: "The kind of problem, for programs." }),
    rule: ruleSchema.optional(),
    pointer: z
      .string()
      .max(longestPointer)
      .regex(/^(?:\/[\s\S]*)?$/)
      .optional()
      .meta({ description: "A JSON pointer to what is wrong in what was sent; empty for the whole of it." }),
  })
  .meta({
    id: "Problem",
    description: "Why something was refused (RFC 9457). Whatever is refused has changed nothing.",
  });

export type Problem = Json<z.infer<typeof problemSchema>>;

/** A problem with the title and status of its code; `rule` is the number that forbids, `pointer` where the fault is. */
export function problem(
  code: ProblemCode,
  detail: string,
  more: { readonly rule?: string; readonly pointer?: string } = {},
): Problem {
  const { status, title } = problemTable[code];
  return { type: `urn:rulebound:problem:${code}`, title, status, detail, code, ...more };
}

/** The problem of a value that a schema refused. */
export function problemOfFault({ pointer, detail, code }: Fault): Problem {
  return problem(code ?? "malformed", detail, { pointer });
}
