import type { Game, Seat } from "@rulebound/core";
import { type Problem, problem as problemOf } from "@rulebound/protocol";
import { sees } from "./visible.ts";

/**
 * A problem as one player may see it. Where its sentence or its pointer names a card that they see nothing of, both give
 * way to a sentence without names; the code and the rule stay. Whether there is such a card plays no part in it, since
 * that too would tell something.
 */
export function viewProblem(game: Game, problem: Problem, viewer: Seat): Problem {
  const { code, rule } = problem;
  if (!namesUnseen(game, problem, viewer)) return problem;
  return problemOf(code, `It names what ${viewer} may not see.`, rule === undefined ? {} : { rule });
}

/** Whether it names what the viewer sees nothing of: in quotes, as a card of the pool, or by an id in its pointer. */
function namesUnseen(game: Game, { detail, pointer = "" }: Problem, viewer: Seat): boolean {
  const { objects } = game.state;
  const seen = new Set(
    objects
      .filter((object) => sees(game, viewer, object))
      .flatMap(({ key, card, copyOf }) => [key, card, copyOf ?? card]),
  );
  const quoted = [...detail.matchAll(/"([^"]*)"/g)].map(([, name = ""]) => name);
  const cards = [...game.cards.keys()].filter((name) => detail.includes(name));
  // "Annie" stands within "Annie, Fiery" without being named.
  const whole = cards.filter((name) => !cards.some((longer) => longer !== name && longer.includes(name)));
  const steps = new Set(pointer.split("/").map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~")));
  const ids = objects.map(({ key }) => key).filter((key) => steps.has(key));
  return [...quoted, ...whole, ...ids].some((name) => !seen.has(name));
}
