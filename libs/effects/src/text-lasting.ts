import {
  type Characteristics,
  type ContinuousEffect,
  characteristicsOf,
  type Game,
  type GameObject,
  mightOf,
  needCleanup,
  type ObjectId,
  type Reference,
  type TextFrame,
  touch,
} from "@rulebound/core";
import { type Duration, type GameAction, type Keyword, keywordNames, type Op } from "@rulebound/language";
import { beginEffect, mightChange } from "./actions/might.ts";
import { objectsMeant } from "./acts.ts";
import { numberMeant } from "./evaluate.ts";
import { isWaitedFor } from "./past.ts";
import { propose } from "./propose.ts";
import { mayBeReplaced } from "./replacements.ts";
import { objectsNamed, originOf, type Scope } from "./scope.ts";
import { did, ignore, scopeOfText, type Went } from "./text-frame.ts";

type ChangeAction = Extract<
  GameAction,
  { do: "might" | "doubleMight" | "raiseMight" | "setBaseMight" | "grant" }
>;
type Change = ContinuousEffect["change"];

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
  const changeOf = changing(game, scope, action);
  const isOver = action.until === "combat" && state.combat === null;
  if (objects.length === 0 || changeOf === null || isOver) return ignore(frame, action);
  const less = action.do === "might" ? -(numberMeant(game, scope, action.by) ?? 0) : 0;
  if (action.do === "might" && less > 0 && isNoticed(game)) {
    const { min = null, until } = action;
    frame.waiting = "batch";
    propose(
      game,
      objects.map(({ id: object }) => ({
        ...originOf(scope),
        event: "reduceMight",
        object,
        amount: less,
        min,
        until,
      })),
      { applied: frame.applied },
    );
    return "pushed";
  }
  return did(frame, action, last(game, objects, action.until, changeOf));
}

/** Whether anything waits for Might to be decreased; else it happens at once. */
const isNoticed = (game: Game): boolean =>
  mayBeReplaced(game, "reduceMight") || isWaitedFor(game, "reduceMight");

/** Objects have an ability for a time (477.2.a). */
export function giveAbility(game: Game, frame: TextFrame, op: Extract<Op, { op: "giveAbility" }>): void {
  const { what, until, ability } = op;
  const objects = objectsMeant(game, scopeOfText(frame), what).filter(
    ({ zone }) => zone === "board" || zone === "legend",
  );
  if (until === "combat" && game.state.combat === null) return;
  last(game, objects, until, () => ({ ability: { card: frame.ability.card, ability } }));
}

/** Begins one effect for each object, all of them settled before the first of them applies. */
function last(
  game: Game,
  objects: GameObject[],
  until: Duration,
  changeOf: (id: ObjectId) => Change,
): Reference[] {
  const on = objects.map(({ id, incarnation }) => ({ id, incarnation }));
  const effects = on.map((reference): ContinuousEffect => {
    const change = changeOf(reference.id);
    return { id: game.state.next.effect++, on: [reference], until, change };
  });
  for (const effect of effects) beginEffect(game, effect);
  touch(game);
  needCleanup(game);
  return on;
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
    beginEffect(game, {
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

/** What an action comes to for each object; null where a number that it needs isn't available (359.3.e.12). */
function changing(game: Game, scope: Scope, action: ChangeAction): ((id: ObjectId) => Change) | null {
  switch (action.do) {
    case "might": {
      const by = numberMeant(game, scope, action.by);
      return by === null ? null : (id) => ({ might: mightChange(game, id, by, action.min) });
    }
    case "doubleMight":
      // Doubling adds the Might there is; a negative amount can't be added (432.1, 477.3.c).
      return (id) => ({ might: mightOf(game, id) ?? 0 });
    case "raiseMight": {
      const to = numberMeant(game, scope, action.to);
      return to === null
        ? null
        : (id) => ({ might: Math.max(0, to - (characteristicsOf(game, id).might ?? to)) });
    }
    case "setBaseMight": {
      const baseMight = numberMeant(game, scope, action.to);
      return baseMight === null ? null : () => ({ baseMight });
    }
    case "grant": {
      const { keywords } = action;
      if (Array.isArray(keywords)) return () => ({ keywords });
      const [object] = objectsNamed(game, scope, keywords.of);
      if (!object) return null;
      const given = keywordsOf(characteristicsOf(game, object.id));
      return () => ({ keywords: given });
    }
  }
}

/** The keywords that an object has now, with their values. */
const keywordsOf = ({ keywords }: Characteristics): Keyword[] =>
  keywordNames.flatMap((keyword): Keyword[] => {
    const value = keywords[keyword] ?? 0;
    return value > 0 ? [{ keyword, value }] : [];
  });
