import { cardNamed, type Game, type GameObject } from "@rulebound/core";
import { nameable, namingsOf } from "@rulebound/effects";
import type { Nameable } from "@rulebound/language";
import { contradiction, type Path } from "./faults.ts";

type Definitions = Pick<GameObject, "card" | "copyOf" | "replaced">;

/** What is named for an object by the definitions that it goes by, has put aside (438.7) or is a copy over (477.1.b). */
function namingsFor(game: Game, { card, copyOf, replaced }: Definitions): ReadonlyMap<string, Nameable> {
  const cards = [...replaced.map((one) => one.card), card, copyOf ?? card];
  return new Map(cards.flatMap((name) => [...namingsOf(cardNamed(game, name))]));
}

/** What was named for an object that some text of it can ask for. */
export function namesKept(game: Game, object: GameObject): Record<string, string> {
  const namings = namingsFor(game, object);
  return Object.fromEntries(Object.entries(object.named).filter(([as]) => namings.has(as)));
}

/** What was named for an object, as a position has it. Refuses what its cards don't name, and names that can't be (762, 763). */
export function namesGiven(
  game: Game,
  definitions: Definitions,
  named: Record<string, string> | undefined,
  path: Path,
): GameObject["named"] {
  if (named === undefined) return {};
  const namings = namingsFor(game, definitions);
  for (const [as, name] of Object.entries(named)) {
    const one = namings.get(as);
    if (one === undefined) {
      const card = definitions.copyOf ?? definitions.card;
      contradiction([...path, "named", as], `"${card}" has no ${as} named for it.`, "760");
    }
    if (!nameable(game, one).includes(name)) {
      const rule = one === "tag" || "tag" in one ? "763" : "762";
      contradiction([...path, "named", as], `"${name}" is nothing that can be named here.`, rule);
    }
  }
  return { ...named };
}
