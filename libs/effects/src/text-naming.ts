import { emit, type Game, pickSome, playerOf, type TextFrame } from "@rulebound/core";
import type { GameAction } from "@rulebound/language";
import { keepNames, nameable, questionToName } from "./kept-names.ts";
import { objectsNamed } from "./scope.ts";
import { bind, next, scopeOfText, sourceOf, type Went } from "./text-frame.ts";

/** Something is named as the instruction is reached (760, 355.17). */
export function nameNow(game: Game, frame: TextFrame, action: Extract<GameAction, { do: "name" }>): Went {
  const scope = scopeOfText(frame);
  const { controller: player } = scope;
  if (playerOf(game, player).removed) return next(frame);
  const names = nameable(game, action.one);
  const options = names.map((word) => ({ word }));
  const picked = pickSome(game, { ...questionToName(action.one), player, options, source: sourceOf(scope) });
  if (!picked) return "wait";
  const name = names[picked[0] ?? -1];
  if (name === undefined) return next(frame);
  bind(frame, action.as, { is: "name", name });
  for (const { id } of objectsNamed(game, scope, "me")) keepNames(game, id, { [action.as]: name });
  const source = sourceOf(scope);
  emit(game, { type: "named", rule: "760", player, ...(source === null ? {} : { source }), detail: name });
  return next(frame);
}
