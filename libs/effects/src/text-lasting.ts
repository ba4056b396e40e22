import {
  type ContinuousEffect,
  emit,
  type Game,
  type GameObject,
  mightOf,
  needCleanup,
  type ObjectId,
  type TextFrame,
  touch,
} from "@rulebound/core";
import type { GameAction } from "@rulebound/language";
import { mightChange, objectsMeant } from "./acts.ts";
import { numberMeant } from "./evaluate.ts";
import { did, ignore, scopeOfText, type Went } from "./text-frame.ts";

type ChangeAction = Extract<GameAction, { do: "might" | "doubleMight" | "grant" }>;

/**
 * Effects that last: what they come to is settled for each object as they are applied (477.3.b). One that lasts until
 * the end of a combat needs a combat.
 */
export function change(game: Game, frame: TextFrame, action: ChangeAction): Went {
  const scope = scopeOfText(frame);
  const { state } = game;
  const canGet = ({ zone }: GameObject): boolean =>
    zone === "board" || (zone === "trash" && action.do === "grant");
  const objects = objectsMeant(game, scope, action.what).filter(canGet);
  const by = action.do === "might" ? numberMeant(game, scope, action.by) : 0;
  const isOver = action.until === "combat" && state.combat === null;
  if (objects.length === 0 || by === null || isOver) return ignore(frame, action);
  const on = objects.map(({ id, incarnation }) => ({ id, incarnation }));
  const effects = on.map((reference): ContinuousEffect => {
    const change = changeOf(game, reference.id, action, by);
    return { id: state.next.effect++, on: [reference], until: action.until, change };
  });
  for (const effect of effects) begin(game, effect);
  touch(game);
  needCleanup(game);
  return did(frame, action, on);
}

/**
 * Two units exchange their Might: the lower one is increased and the higher one decreased by the difference, as two
 * effects (433.1.a, 433.1.b). There is nothing to exchange with one alone, nor where both have the same (433.1.c).
 */
export function swapMight(
  game: Game,
  frame: TextFrame,
  action: Extract<GameAction, { do: "swapMight" }>,
): Went {
  const { state } = game;
  const objects = objectsMeant(game, scopeOfText(frame), action.what).filter(({ zone }) => zone === "board");
  const [one, other] = objects;
  const isOver = action.until === "combat" && state.combat === null;
  if (!one || !other || isOver) return ignore(frame, action);
  const difference = (mightOf(game, one.id) ?? 0) - (mightOf(game, other.id) ?? 0);
  const give = ({ id, incarnation }: GameObject, might: number): void =>
    begin(game, {
      id: state.next.effect++,
      on: [{ id, incarnation }],
      until: action.until,
      change: { might },
    });
  give(one, -difference);
  give(other, difference);
  touch(game);
  needCleanup(game);
  return did(
    frame,
    action,
    [one, other].map(({ id, incarnation }) => ({ id, incarnation })),
  );
}

function changeOf(game: Game, id: ObjectId, action: ChangeAction, by: number): ContinuousEffect["change"] {
  if (action.do === "grant") return { keywords: action.keywords };
  // Doubling adds the Might there is; a negative amount can't be added (432.1, 477.3.c).
  if (action.do === "doubleMight") return { might: mightOf(game, id) ?? 0 };
  return { might: mightChange(game, id, by, action.min) };
}

function begin(game: Game, effect: ContinuousEffect): void {
  const { change, on, until } = effect;
  if ("might" in change && change.might === 0) return;
  game.state.effects.push(effect);
  for (const { id: object } of on) {
    if ("might" in change) {
      emit(game, { type: "mightChanged", rule: "477.3.a", object, amount: change.might, detail: until });
    } else {
      const detail = change.keywords.map(({ keyword }) => keyword).join(", ");
      emit(game, { type: "keywordGained", rule: "801.3.a", object, detail });
    }
  }
}
