import { cardNamed, type Game, type GameObject } from "@rulebound/core";
import { nameable, namingsOf } from "@rulebound/effects";
import { contradiction, type Path } from "./faults.ts";

/** What was named for an object, as a position has it. Refuses what its card doesn't name, and names that can't be (762, 763). */
export function namesGiven(
  game: Game,
  card: string,
  named: Record<string, string> | undefined,
  path: Path,
): GameObject["named"] {
  if (named === undefined) return {};
  const namings = namingsOf(cardNamed(game, card));
  for (const [as, name] of Object.entries(named)) {
    const one = namings.get(as);
    if (one === undefined)
      contradiction([...path, "named", as], `"${card}" has no ${as} named for it.`, "760");
    if (!nameable(game, one).includes(name)) {
      const rule = one === "tag" || "tag" in one ? "763" : "762";
      contradiction([...path, "named", as], `"${name}" is nothing that can be named here.`, rule);
    }
  }
  return { ...named };
}
