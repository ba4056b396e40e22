import type { AbilityRef, Game, ObjectId } from "@rulebound/core";
import { characteristicsOf, refuse } from "@rulebound/core";

/** An ability as an action names it: its number among the activated abilities, or its keyword. */
type Named = number | string;

/** An object's activated abilities, in the order of its text. */
function activatedOf(game: Game, source: ObjectId): { ref: AbilityRef; keyword: string | undefined }[] {
  return characteristicsOf(game, source).abilities.flatMap(({ compiled, ref }) =>
    compiled.ability.kind === "activated" ? [{ ref, keyword: compiled.ability.keyword }] : [],
  );
}

/** An activated ability as the contract names it: counted from 1, or by its keyword; null where it isn't one. */
export function abilityName(game: Game, source: ObjectId, ref: AbilityRef): Named | null {
  const all = activatedOf(game, source);
  return nameAt(
    all,
    all.findIndex((one) => one.ref.card === ref.card && one.ref.ability === ref.ability),
  );
}

/** The same of the ability that stands in that place among an object's activated ones. */
export const abilityNameAt = (game: Game, source: ObjectId, place: number): Named | null =>
  nameAt(activatedOf(game, source), place);

const nameAt = (all: { keyword: string | undefined }[], place: number): Named | null =>
  all[place] === undefined ? null : (all[place].keyword ?? place + 1);

/**
 * The place, among the object's activated abilities, of the one that an action names. Left out, it is the only one. Refuses as
 * "malformed" what the object doesn't have, or leaves open which is meant.
 */
export function abilityNamed(
  game: Game,
  source: ObjectId,
  named: Named | undefined,
  pointer: string,
): number {
  const all = activatedOf(game, source);
  const fitting = all.flatMap(({ keyword }, place) =>
    named === undefined || named === (typeof named === "number" ? place + 1 : keyword) ? [place] : [],
  );
  const [first, second] = fitting;
  const { name } = characteristicsOf(game, source);
  if (first === undefined) return refuse("malformed", null, `"${name}" has no such ability.`, pointer);
  if (second !== undefined) {
    return refuse("malformed", null, `"${name}" has ${fitting.length} such abilities; say which.`, pointer);
  }
  return first;
}
