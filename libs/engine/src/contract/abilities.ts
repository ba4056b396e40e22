import type { AbilityRef, Game, ObjectId } from "@rulebound/core";
import { characteristicsOf, refuse } from "@rulebound/core";

/** An ability as an action names it: its number among the activated abilities, or its keyword. */
type Named = number | string;

/** An object's activated abilities in the order of its text, by their places in its definition. */
function activatedOf(game: Game, source: ObjectId): { ability: number; keyword: string | undefined }[] {
  return characteristicsOf(game, source).abilities.flatMap(({ compiled, ref }) =>
    compiled.ability.kind === "activated"
      ? [{ ability: ref.ability, keyword: compiled.ability.keyword }]
      : [],
  );
}

/** An activated ability as the contract names it: counted from 1, or by its keyword; null where it isn't one. */
export function abilityName(game: Game, source: ObjectId, ability: AbilityRef["ability"]): Named | null {
  const all = activatedOf(game, source);
  const at = all.findIndex((one) => one.ability === ability);
  return at < 0 ? null : (all[at]?.keyword ?? at + 1);
}

/**
 * The place in its definition of the activated ability that an action names. Left out, it is the only one. Refuses as
 * "malformed" what the object doesn't have, or leaves open which is meant.
 */
export function abilityNamed(
  game: Game,
  source: ObjectId,
  named: Named | undefined,
  pointer: string,
): number {
  const all = activatedOf(game, source);
  const fitting =
    named === undefined
      ? all
      : all.filter(({ keyword }, i) => (typeof named === "number" ? named === i + 1 : named === keyword));
  const [first, second] = fitting;
  const { name } = characteristicsOf(game, source);
  if (first === undefined) return refuse("malformed", null, `"${name}" has no such ability.`, pointer);
  if (second !== undefined) {
    return refuse("malformed", null, `"${name}" has ${fitting.length} such abilities; say which.`, pointer);
  }
  return first.ability;
}
