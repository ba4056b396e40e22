import {
  type Characteristics,
  cardOf,
  type Derived,
  type Entries,
  type Game,
  type GameObject,
  type LiveAbility,
  printedOn,
} from "@rulebound/core";
import { type EventName, isAboutEntering, patternsOf } from "@rulebound/language";
import { adderOf, addsByCondition } from "./adders.ts";
import { holds, scopeOfLive } from "./evaluate.ts";
import { keywordAbilities } from "./keywords.ts";
import { addKeyword, given } from "./layer-changes.ts";

/** Enters an object's abilities in force where events and rules look for them. */
export function enterAbilities(game: Game, derived: Derived, object: GameObject): void {
  const { id, zone } = object;
  const altered = derived.of[id];
  const traits = altered ?? printedOn(game, object).traits;
  // How it enters is said by its own text while it is about to (369.3).
  if (zone === "chain") return enterAll(derived, id, entriesOf(game, traits.abilities.filter(isOnChain)));
  if (cardOf(game, object).watchesMight) derived.watchesMight = true;
  enterAll(derived, id, altered ? withKeywords(game, object, altered) : asPrinted(game, object));
}

const isOnChain = ({ compiled }: LiveAbility): boolean => isAboutEntering(compiled.ability);

/** What an object as printed comes to: read once, where nothing of it rests on conditions. */
function asPrinted(game: Game, object: GameObject): Entries {
  const printed = printedOn(game, object);
  if (printed.entries) return printed.entries;
  const entries = withKeywords(game, object, printed.traits);
  if (!entries.conditional) printed.entries = entries;
  return entries;
}

function withKeywords(game: Game, object: GameObject, traits: Characteristics): Entries {
  const refs = keywordAbilities(keywordsInForce(game, object, traits));
  if (refs.length === 0) return entriesOf(game, traits.abilities);
  const abilities = [...traits.abilities, ...given(game, object.id, refs)];
  return { ...entriesOf(game, abilities), traits: { ...traits, abilities } };
}

/** Of an attached card, only keywords that it was given are in force (135.4.b). */
function keywordsInForce(
  game: Game,
  object: GameObject,
  { keywords }: Characteristics,
): Characteristics["keywords"] {
  if (!object.attachment) return keywords;
  const given = { ...keywords };
  for (const keyword of cardOf(game, object).definition.keywords) addKeyword(given, keyword, -1);
  return given;
}

function enterAll(derived: Derived, id: GameObject["id"], entries: Entries): void {
  if (entries.conditional) derived.readsAnything = true;
  if (entries.traits) derived.of[id] = entries.traits;
  for (const adder of entries.adders) derived.adders.push(adder);
  for (const fact of entries.facts) derived.facts.push(fact);
  for (const { event, live } of entries.triggers) enterUnder(derived.triggers, event, live);
  for (const { event, live } of entries.replacements) enterUnder(derived.replacements, event, live);
}

function enterUnder(index: Derived["triggers"], event: EventName, live: LiveAbility): void {
  const known = index[event];
  if (known) known.push(live);
  else index[event] = [live];
}

/** What abilities come to as things are now. */
function entriesOf(game: Game, abilities: readonly LiveAbility[]): Entries {
  const entries: Entries = {
    traits: null,
    adders: [],
    facts: [],
    triggers: [],
    replacements: [],
    conditional: false,
  };
  let place = 0;
  for (const live of abilities) {
    enterOne(game, entries, live, place);
    if (live.compiled.ability.kind === "activated") place += 1;
  }
  return entries;
}

/** `place`: which of the object's activated abilities it is. */
function enterOne(game: Game, entries: Entries, live: LiveAbility, place: number): void {
  const { ability, adds } = live.compiled;
  if (ability.kind === "spell") return;
  if (ability.while !== undefined) {
    // Inactive while its condition isn't met: it is on its object, but neither triggers nor applies (727.1.b).
    entries.conditional = true;
    if (!isActive(game, live)) return;
  }
  switch (ability.kind) {
    case "activated": {
      const adder = adds ? adderOf(game, live, place) : null;
      if (!adder) return;
      if (addsByCondition(live)) entries.conditional = true;
      entries.adders.push(adder);
      return;
    }
    case "triggered":
      if (ability.worksIn !== undefined) return;
      for (const { event } of patternsOf(ability.when)) entries.triggers.push({ event, live });
      return;
    case "replacement":
      if (ability.worksIn !== undefined) return;
      entries.replacements.push({ event: ability.of.event, live });
      return;
    case "passive":
      entries.facts.push({ fact: ability.fact, source: live.source, controller: live.controller });
  }
}

/** Whether an ability's Dependent Keyword, or the like, has its condition met (727.1.b.2). */
export function isActive(game: Game, live: LiveAbility): boolean {
  const { ability } = live.compiled;
  if (ability.kind === "spell" || ability.while === undefined) return true;
  return holds(game, scopeOfLive(game, live), ability.while);
}
