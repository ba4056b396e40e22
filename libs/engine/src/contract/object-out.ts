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
import type { ReturnedPosition, Seat } from "@rulebound/protocol";
import { givenAbilityOut } from "./given-abilities.ts";
import { heldOut } from "./held-control.ts";
import { type Printed, printedOf } from "./inline.ts";
import { keywordText, keywordTexts } from "./keyword-text.ts";
import { namesKept } from "./load-names.ts";
import { pastOfObject } from "./past-out.ts";

type ReturnedPlayer = ReturnedPosition["players"]["P1"];
export type ReturnedCard = ReturnedPlayer["hand"][number];
export type ReturnedObject = ReturnedPlayer["base"][number];
type ReturnedAttached = NonNullable<ReturnedObject["attached"]>[number];
type CardTypeName = ReturnedObject["types"][number];

/** What is printed on a card that was written into the position; undefined for a card of the pool. */
function printedOn({ state: { inline } }: Game, card: string): Printed | undefined {
  if (inline.length === 0) return undefined;
  const definition = inline.find(({ name }) => name === card);
  return definition && printedOf(definition);
}

/** A card in a zone where nothing is computed. */
export function cardOut(game: Game, { card, key, incarnation }: GameObject): ReturnedCard {
  const printed = printedOn(game, card);
  return printed === undefined ? { card, id: key, incarnation } : { card, id: key, incarnation, printed };
}

type ReturnedTrash = ReturnedPlayer["trash"][number];

/** A card in a trash, with the keywords that effects give it there. */
export function trashOut(game: Game, object: GameObject): ReturnedTrash {
  const keywordsThisTurn = effectsOn(game, object.id, "turn").keywords;
  const keywordsLasting = effectsOn(game, object.id, "stay").keywords;
  return {
    ...cardOut(game, object),
    ...(keywordsThisTurn.length > 0 ? { keywordsThisTurn } : {}),
    ...(keywordsLasting.length > 0 ? { keywordsLasting } : {}),
  };
}

/** What it has replaced, the latest first; it has the id of what stands in its place (438.1). */
export function replacedOut(game: Game, object: GameObject): ReturnedCard[] {
  return object.replaced.map(({ card }) => cardOut(game, { ...object, card })).reverse();
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

/** Once is said as `true`. */
export const empoweredOut = ({ empowered }: GameObject): true | number =>
  empowered === 1 ? true : empowered;

function hasNames({ named }: Pick<GameObject, "named">): boolean {
  for (const _ in named) return true;
  return false;
}

type PlainOut = Omit<ReturnedObject, "attached">;

/** An object without what is attached to it. */
function plainOut(game: Game, id: ObjectId): PlainOut {
  const object = objectOf(game, id);
  const { types, might, keywords } = characteristicsOf(game, id);
  const thisTurn = effectsOn(game, id, "turn");
  const lasting = effectsOn(game, id, "stay");
  const replaces = replacedOut(game, object);
  // Field by field: spreading a dozen objects that are mostly empty takes several times as long.
  const out: Partial<PlainOut> = cardOut(game, object);
  out.owner = object.owner;
  out.controller = object.controller;
  if (object.exhausted) out.exhausted = true;
  if (object.damage.length > 0) out.damage = damageOut(object.damage);
  if (object.buffs > 0) out.buffs = object.buffs;
  if (object.stunned) out.stunned = true;
  if (object.empowered > 0) out.empowered = empoweredOut(object);
  const named = hasNames(object) ? namesKept(game, object) : {};
  if (hasNames({ named })) out.named = named;
  if (object.token) out.token = true;
  if (object.copyOf !== null) out.copyOf = object.copyOf;
  if (object.attachment?.turn === game.state.turn.number) out.attachedThisTurn = true;
  const held = object.held.length > 0 ? heldOut(game, object) : [];
  if (held.length > 0) out.controlledWhile = held;
  const { movedThisTurn, damagedThisTurn } = pastOfObject(game, object);
  if (movedThisTurn !== undefined) out.movedThisTurn = movedThisTurn;
  if (damagedThisTurn !== undefined) out.damagedThisTurn = damagedThisTurn;
  if (thisTurn.baseMight !== undefined) out.baseMightThisTurn = thisTurn.baseMight;
  if (thisTurn.might !== 0) out.mightThisTurn = thisTurn.might;
  if (thisTurn.keywords.length > 0) out.keywordsThisTurn = thisTurn.keywords;
  if (thisTurn.abilities.length > 0) out.abilitiesThisTurn = thisTurn.abilities;
  if (lasting.might !== 0) out.mightLasting = lasting.might;
  if (lasting.keywords.length > 0) out.keywordsLasting = lasting.keywords;
  if (lasting.abilities.length > 0) out.abilitiesLasting = lasting.abilities;
  out.types = types as CardTypeName[];
  if (might !== null) out.might = might;
  out.keywords = keywordTexts(keywords);
  if (object.role === "attacker") out.attacker = true;
  if (object.role === "defender") out.defender = true;
  if (replaces.length > 0) out.replaces = replaces;
  return out as PlainOut;
}

interface EffectsOn {
  might: number;
  keywords: string[];
  abilities: NonNullable<ReturnedObject["abilitiesThisTurn"]>;
  baseMight?: number;
}

const noEffects: EffectsOn = { might: 0, keywords: [], abilities: [] };

/** What effects that last so long do to an object. */
function effectsOn(game: Game, id: ObjectId, lasting: "turn" | "stay"): EffectsOn {
  if (game.state.effects.length === 0) return noEffects;
  const effects = game.state.effects.filter(
    ({ until, on }) => until === lasting && on.some((reference) => current(game, reference)?.id === id),
  );
  // The latest assignment stands (480.3).
  const assigned = effects.flatMap(({ change }) => ("baseMight" in change ? [change.baseMight] : [])).at(-1);
  return {
    ...(assigned === undefined ? {} : { baseMight: assigned }),
    might: effects.reduce((sum, { change }) => sum + ("might" in change ? change.might : 0), 0),
    keywords: effects.flatMap(({ change }) => ("keywords" in change ? change.keywords.map(keywordText) : [])),
    abilities: effects.flatMap(({ change }) =>
      "ability" in change ? [givenAbilityOut(game, change.ability)] : [],
    ),
  };
}

/** By seat where players marked all of it (142.3); a number where nobody in particular marked some of it. */
function damageOut(marks: readonly DamageMark[]): NonNullable<ReturnedObject["damage"]> {
  if (marks.some(({ by }) => by === null)) return marks.reduce((sum, { amount }) => sum + amount, 0);
  const bySeat: Partial<Record<Seat, number>> = {};
  for (const { by, amount } of marks) if (by !== null) bySeat[by] = (bySeat[by] ?? 0) + amount;
  return bySeat;
}
