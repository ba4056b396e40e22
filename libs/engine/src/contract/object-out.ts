import {
  attachmentsOf,
  characteristicsOf,
  current,
  type DamageMark,
  type Game,
  type GameObject,
  type ObjectId,
  objectOf,
} from "@rulebound/core";
import type { Keyword } from "@rulebound/language";
import type { ReturnedPosition, Seat } from "@rulebound/protocol";
import { type Printed, printedOf } from "./inline.ts";
import { keywordText, keywordTexts } from "./keyword-text.ts";

type ReturnedPlayer = ReturnedPosition["players"]["P1"];
export type ReturnedCard = ReturnedPlayer["trash"][number];
export type ReturnedObject = ReturnedPlayer["base"][number];
type ReturnedAttached = NonNullable<ReturnedObject["attached"]>[number];
type CardTypeName = ReturnedObject["types"][number];

/** What is printed on a card that was written into the position; nothing for a card of the pool. */
function printedOn({ state }: Game, card: string): { printed?: Printed } {
  const definition = state.inline.find(({ name }) => name === card);
  return definition ? { printed: printedOf(definition) } : {};
}

/** A card in a zone where nothing is computed. */
export function cardOut(game: Game, object: GameObject): ReturnedCard {
  const { card, key, incarnation } = object;
  return { card, id: key, incarnation, ...printedOn(game, card) };
}

/** What it has replaced, the latest first; it has the id of what stands in its place (438.1). */
export function replacedOut(game: Game, object: GameObject): ReturnedCard[] {
  const { replaced, key, incarnation } = object;
  return replaced.map(({ card }) => ({ card, id: key, incarnation, ...printedOn(game, card) })).reverse();
}

/** An object on the board or a legend, with what is computed; what has its default is left out where that is fixed. */
export function objectOut(game: Game, id: ObjectId): ReturnedObject {
  const attached = attachmentsOf(game, id).map((one) => attachedOut(game, one));
  return { ...plainOut(game, id), ...(attached.length > 0 ? { attached } : {}) };
}

function attachedOut(game: Game, { id, attachment }: GameObject): ReturnedAttached {
  const copies = attachment?.copiedText ?? attachment?.copy?.of;
  const over = attachment?.copy?.over;
  return { ...plainOut(game, id), ...(copies ? { copies } : {}), ...(over ? { copiedOver: over } : {}) };
}

/** An object without what is attached to it. */
function plainOut(game: Game, id: ObjectId): Omit<ReturnedObject, "attached"> {
  const object = objectOf(game, id);
  const { types, might, keywords } = characteristicsOf(game, id);
  const { might: mightThisTurn, keywords: keywordsThisTurn } = effectsOn(game, id, "turn");
  const { might: mightLasting, keywords: keywordsLasting } = effectsOn(game, id, "stay");
  const replaces = replacedOut(game, object);
  return {
    ...cardOut(game, object),
    owner: object.owner,
    controller: object.controller,
    ...(object.exhausted ? { exhausted: true } : {}),
    ...(object.damage.length > 0 ? { damage: damageOut(object.damage) } : {}),
    ...(object.buffs > 0 ? { buffs: object.buffs } : {}),
    ...(object.stunned ? { stunned: true } : {}),
    ...(object.empowered > 0 ? { empowered: true } : {}),
    ...(object.token ? { token: true } : {}),
    ...(object.copyOf === null ? {} : { copyOf: object.copyOf }),
    ...(object.attachment?.turn === game.state.turn.number ? { attachedThisTurn: true } : {}),
    ...(mightThisTurn === 0 ? {} : { mightThisTurn }),
    ...(keywordsThisTurn.length > 0 ? { keywordsThisTurn: keywordsThisTurn.map(keywordText) } : {}),
    ...(mightLasting === 0 ? {} : { mightLasting }),
    ...(keywordsLasting.length > 0 ? { keywordsLasting: keywordsLasting.map(keywordText) } : {}),
    types: types as CardTypeName[],
    ...(might === null ? {} : { might }),
    keywords: keywordTexts(keywords),
    ...(object.role === "attacker" ? { attacker: true } : {}),
    ...(object.role === "defender" ? { defender: true } : {}),
    ...(replaces.length > 0 ? { replaces } : {}),
  };
}

/** What effects that last so long do to an object. */
function effectsOn(
  game: Game,
  id: ObjectId,
  lasting: "turn" | "stay",
): { might: number; keywords: Keyword[] } {
  if (game.state.effects.length === 0) return { might: 0, keywords: [] };
  const effects = game.state.effects.filter(
    ({ until, on }) => until === lasting && on.some((reference) => current(game, reference)?.id === id),
  );
  return {
    might: effects.reduce((sum, { change }) => sum + ("might" in change ? change.might : 0), 0),
    keywords: effects.flatMap(({ change }) => ("keywords" in change ? change.keywords : [])),
  };
}

/** By seat where players marked all of it (142.3); a number where nobody in particular marked some of it. */
function damageOut(marks: readonly DamageMark[]): NonNullable<ReturnedObject["damage"]> {
  if (marks.some(({ by }) => by === null)) return marks.reduce((sum, { amount }) => sum + amount, 0);
  const bySeat: Partial<Record<Seat, number>> = {};
  for (const { by, amount } of marks) if (by !== null) bySeat[by] = (bySeat[by] ?? 0) + amount;
  return bySeat;
}
