import type { Game, GameObject } from "@rulebound/core";
import { contradiction, type Path } from "./faults.ts";

/** The object that a position names: by its id, else by its card's name where only one fits. */
export function objectMeant({ state: { objects } }: Game, name: string, path: Path): GameObject {
  const byKey = objects.find(({ key }) => key === name);
  if (byKey !== undefined) return byKey;
  const [first, second] = objects.filter(({ card }) => card === name);
  if (second !== undefined) contradiction(path, `Several objects are named "${name}"; use an id.`);
  return first ?? contradiction(path, `There is no object "${name}".`);
}
