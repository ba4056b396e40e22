import type { Problem } from "@rulebound/protocol";

/** Ends the handling of a request; thrown by `refuse`. */
export class Refused extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.detail);
    this.name = "Refused";
    this.problem = problem;
  }
}

/** Ends the handling of a request with a problem. */
export function refuse(problem: Problem): never {
  throw new Refused(problem);
}

/** A problem as a response (RFC 9457). */
export function problemResponse(problem: Problem, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(JSON.stringify(problem), {
    status: problem.status,
    headers: { "content-type": "application/problem+json", ...headers },
  });
}
