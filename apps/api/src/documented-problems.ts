import type { RouteConfig } from "@asteasolutions/zod-to-openapi";
import { type Problem, type ProblemCode, problem, problemSchema } from "@rulebound/protocol";

// One example of each problem that a route can answer with; the codes are those of the protocol's table.
const examples = {
  malformed: problem("malformed", 'expected one of "P1", "P2", "P3", "P4", not "P9"', {
    pointer: "/action/player",
  }),
  notFound: problem("notFound", "There is no rule 465.2.z. Near it: 465.2.a, 465.2.b, 465.2.c, 465.2."),
  tooLarge: problem("tooLarge", "expected a body of at most 1,000,000 bytes"),
  unsupportedMediaType: problem(
    "unsupportedMediaType",
    "expected the header `Content-Type: application/json`",
  ),
  illegal: problem("illegal", "P2 doesn't have priority.", { rule: "312.1.b" }),
  unsupported: problem(
    "unsupported",
    "There is no such switch here; there are: focusAfterChain, additionalTurns, burnOutVictory, combatFocus, weaponmasterDiscount, copiedMight, groupSubset, ambushUnits.",
    {
      pointer: "/state/readings/recallTriggers",
    },
  ),
  notAtRest: problem("notAtRest", '"Shipyard Skulker" dies in the next cleanup.', {
    rule: "323.5",
    pointer: "/state/players/P1/base/0",
  }),
  contradiction: problem("contradiction", 'This engine knows no card named "Shipyard Skulkr".', {
    pointer: "/state/players/P1/base/0/card",
  }),
  unknownVersion: problem(
    "unknownVersion",
    "expected 3, the only version of a state that this engine reads",
    { pointer: "/state/rulebound" },
  ),
  scriptedChance: problem(
    "scriptedChance",
    "Scripted chance is left over: this action didn't need all of it.",
    { pointer: "/random" },
  ),
  budget: problem("budget", "The action takes more steps than an action may, as an endless loop does."),
  errored: problem("errored", "The engine failed. This is a defect, and it has been logged."),
} as const satisfies Partial<Record<ProblemCode, Problem>>;

/** A problem that the documentation has an example of. */
export type Documented = keyof typeof examples;

/** The responses with these problems, as the documentation shows them: one for each status. */
export function problemResponses(codes: readonly Documented[]): RouteConfig["responses"] {
  const byStatus = Map.groupBy(codes, (code) => examples[code].status);
  return Object.fromEntries(
    [...byStatus]
      .sort(([a], [b]) => a - b)
      .map(([status, same]) => [
        status,
        {
          description: `${same.map((code) => `${examples[code].title} (\`${code}\`)`).join("; ")}.`,
          content: {
            "application/problem+json": {
              schema: problemSchema,
              examples: Object.fromEntries(
                same.map((code) => [code, { summary: examples[code].title, value: examples[code] }]),
              ),
            },
          },
        },
      ]),
  );
}
