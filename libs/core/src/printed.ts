import type { CardDefinition, CompiledAbility, CompiledCard } from "@rulebound/language";
import type { AbilityRef } from "./bindings.ts";
import type { Characteristics, Entries, LiveAbility } from "./derived.ts";
import type { Game } from "./game.ts";
import type { GameObject, ObjectId } from "./objects.ts";
import { readingOf } from "./readings.ts";
import { broken } from "./refusal.ts";
import type { Seat } from "./seats.ts";

/** What is printed on an object. It follows from the definition that it goes by and from who controls its text. */
export interface Printed {
  card: CompiledCard;
  /** its own definition, by name, which a copy can have its Might of */
  own: string;
  controller: Seat;
  traits: Characteristics;
  /** what its abilities come to; null: not read yet, or resting on conditions */
  entries: Entries | null;
}

/** The name of the definition that an object goes by now: its own, or that which it has become a copy of (477.1.b). */
const definitionNameOf = ({ card, copyOf }: GameObject): string => copyOf ?? card;

export function cardNamed(game: Game, name: string): CompiledCard {
  return game.cards.get(name) ?? broken(`there is no card named ${name}`);
}

/** The definition that an object goes by now: its own, or that which it has become a copy of (477.1.b). */
export function cardOf(game: Game, object: GameObject): CompiledCard {
  const name = definitionNameOf(object);
  const known = game.printed[object.id];
  return known?.card.definition.name === name ? known.card : cardNamed(game, name);
}

export function abilityOf(game: Game, ref: AbilityRef): CompiledAbility {
  return (
    cardNamed(game, ref.card).abilities[ref.ability] ?? broken(`${ref.card} has no ability ${ref.ability}`)
  );
}

/** An ability as an object has it that it isn't appended to. */
export const liveAbility = (
  game: Game,
  ref: AbilityRef,
  source: ObjectId,
  controller: Seat,
): LiveAbility => ({
  ref,
  compiled: abilityOf(game, ref),
  source,
  controller,
  appendedBy: null,
});

/** Traits and text by the definition that an object goes by, read once. Never changed in place, but for its entries. */
export function printedFor(game: Game, object: GameObject, controller: Seat): Printed {
  const known = game.printed[object.id];
  if (
    known?.controller === controller &&
    known.card.definition.name === definitionNameOf(object) &&
    known.own === object.card
  )
    return known;
  const card = cardOf(game, object);
  const traits = readPrinted(card, object, controller, mightOn(game, object, card));
  const printed: Printed = { card, own: object.card, controller, traits, entries: null };
  game.printed[object.id] = printed;
  return printed;
}

/** The printed Might, which is copied along with the other traits, unless that is read otherwise (477.1.b.1.a). */
function mightOn(game: Game, { card: own, copyOf }: GameObject, { definition }: CompiledCard): number | null {
  const keeps = copyOf !== null && readingOf(game.state, "copiedMight") === "kept";
  return (keeps ? cardNamed(game, own).definition : definition).might ?? null;
}

/** Of everything that is printed without keywords, so that it can be told at once. */
export const noKeywords: Characteristics["keywords"] = {};

function keywordsIn(definition: CardDefinition): Characteristics["keywords"] {
  const keywords: Characteristics["keywords"] = {};
  for (const { keyword, value = 1 } of definition.keywords)
    keywords[keyword] = (keywords[keyword] ?? 0) + value;
  return keywords;
}

function readPrinted(
  { definition, abilities }: CompiledCard,
  { id: source }: GameObject,
  controller: Seat,
  might: number | null,
): Characteristics {
  return {
    name: definition.name,
    types: [definition.type],
    tags: definition.tags,
    domains: definition.domains,
    energy: definition.energy ?? null,
    power: definition.power ?? null,
    might,
    keywords: definition.keywords.length === 0 ? noKeywords : keywordsIn(definition),
    abilities: abilities.flatMap((compiled, ability): LiveAbility[] =>
      compiled.text === "rules"
        ? [{ ref: { card: definition.name, ability }, compiled, source, controller, appendedBy: null }]
        : [],
    ),
  };
}
