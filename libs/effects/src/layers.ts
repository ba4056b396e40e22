import {
  type AbilityRef,
  abilityOf,
  type Bindings,
  type Characteristics,
  type ContinuousEffect,
  cardNamed,
  cardOf,
  controllerOf,
  current,
  type Derived,
  type Game,
  type GameObject,
  isAttached,
  type LiveAbility,
  type LiveFact,
  noKeywords,
  type ObjectId,
  objectOf,
  printedTraits,
} from "@rulebound/core";
import {
  type EventName,
  type Filter,
  isAboutEntering,
  type Keyword,
  type PassiveAbility,
  patternsOf,
  type Value,
} from "@rulebound/language";
import { adderOf } from "./adders.ts";
import { appendedKeywords, appendedTo, isAboutAttaching } from "./appended.ts";
import { candidates, holds, numberMeant, scopeOfLive } from "./evaluate.ts";
import { keywordAbilities } from "./keywords.ts";
import type { Scope } from "./scope.ts";

/** Reads the whole board through the layers (473-480) and enters it as what is known of the state. */
export function deriveLayers(game: Game): Derived {
  const derived: Derived = {
    readsAnything: false,
    adders: [],
    of: [],
    facts: [],
    triggers: {},
    replacements: {},
  };
  game.derived = derived;
  const objects = liveObjects(game);
  const attached = objects.filter(isAttached);
  if (attached.length > 0) append(game, derived, objects, attached);
  const changes = [
    ...passiveChanges(game, derived, objects),
    ...delayedPassives(game).flatMap((one) => delayedChange(game, derived, one)),
    ...lastingChanges(game),
    ...buffChanges(objects),
    ...mightBonuses(game, attached),
  ];
  // Mostly nothing changes anything: then everything is as it is printed.
  if (changes.length > 0 || objects.some(({ role }) => role !== null))
    applyLayers(game, derived, objects, changes);
  for (const object of objects) index(game, derived, object);
  for (const one of delayedPassives(game)) {
    if (!holdsNow(game, one)) continue;
    const { ability, live } = one;
    derived.facts.push({ ...live, fact: ability.fact });
  }
  return derived;
}

/**
 * What objects have before effects alter it: what is printed, with the Effect Text of what is attached to them appended
 * (477.2.c). Of attached cards the Rules Text is inactive, though their keywords can still be found (722.1).
 */
function append(game: Game, derived: Derived, objects: GameObject[], attached: GameObject[]): void {
  for (const object of objects) {
    const traits = traitsWithAttached(game, object, attached);
    if (traits) derived.of[object.id] = traits;
  }
}

/** Null where nothing is attached, so that an object is as it is printed. */
function traitsWithAttached(game: Game, object: GameObject, attached: GameObject[]): Characteristics | null {
  const printed = printedTraits(game, object);
  const { keywords } = printed;
  if (object.attachment) {
    return { ...printed, keywords: { ...keywords }, abilities: printed.abilities.filter(isAboutAttaching) };
  }
  const own = attached.filter(({ attachment }) => attachment?.topMost === object.id);
  if (own.length === 0) return null;
  const all = { ...keywords };
  for (const keyword of appendedKeywords(game, own)) addKeyword(all, keyword, 1);
  return { ...printed, keywords: all, abilities: [...printed.abilities, ...appendedTo(game, object, own)] };
}

/** What an object has as far as effects have been gone through. */
const traitsSoFar = (game: Game, derived: Derived, object: GameObject): Characteristics =>
  derived.of[object.id] ?? printedTraits(game, object);

/**
 * Traits that are this state's own, to be changed: what is printed is shared and stays as it is. None for what has
 * left to where effects don't alter it.
 */
function ownTraits(game: Game, derived: Derived, id: ObjectId): Characteristics | null {
  const object = objectOf(game, id);
  // A card in a trash can be given Flow (829).
  if (!["board", "legend", "chain", "trash"].includes(object.zone)) return null;
  const printed = printedTraits(game, object);
  const traits = derived.of[id] ?? printed;
  if (traits !== printed) return traits;
  const own = { ...traits, keywords: { ...traits.keywords } };
  derived.of[id] = own;
  return own;
}

/** Whatever has text in force: battlefields, legends, the board, and cards on the chain (363-366). */
function liveObjects(game: Game): GameObject[] {
  const { state } = game;
  const objects: GameObject[] = [];
  for (const { battlefield } of state.battlefields) objects.push(objectOf(game, battlefield));
  for (const seat of state.seats)
    for (const id of state.players[seat].legend) objects.push(objectOf(game, id));
  for (const id of state.board) objects.push(objectOf(game, id));
  for (const { object } of state.chain) if (object !== null) objects.push(objectOf(game, object));
  return objects;
}

/** Values of the same keyword add up (807.2, 809.2, 814.2, 823.2); for others the number only counts instances. */
function addKeyword(
  keywords: Characteristics["keywords"],
  { keyword, value = 1 }: Keyword,
  sign: 1 | -1,
): void {
  keywords[keyword] = (keywords[keyword] ?? 0) + sign * value;
}

/** One change that a layer makes, to each object once as soon as it is applicable (476.1). */
interface Change {
  layer: (typeof layers)[number];
  timestamp: number;
  /** the objects that it applies to as things are now; none while its condition doesn't hold */
  targets: () => ObjectId[];
  apply: (traits: Characteristics, sign: 1 | -1) => void;
}

/** Layers 2 and 3, increases before decreases (477.3.e); layer 1 is in the definition that an object goes by. */
const layers = ["abilities", "increase", "decrease"] as const;

/**
 * Goes through the layers until a pass changes nothing more (476). Each change is applied to an object once, and taken
 * back once where it has stopped being applicable meanwhile (476.3), so that this comes to an end.
 */
function applyLayers(game: Game, derived: Derived, objects: GameObject[], all: Change[]): void {
  const changes = all
    .sort((a, b) => a.timestamp - b.timestamp)
    .map((change): Progress => ({ change, applied: new Set(), ended: new Set() }));
  const roleBonus: number[] = [];
  for (let changed = true; changed; ) {
    changed = false;
    for (const layer of layers) {
      for (const progress of changes) {
        if (progress.change.layer === layer && bringUpToDate(game, derived, progress)) changed = true;
      }
      if (layer === "increase" && applyRoleBonus(game, derived, objects, roleBonus)) changed = true;
    }
  }
}

/** How far a change has got: the objects that it was applied to, and those of them where it has ended. */
interface Progress {
  change: Change;
  applied: Set<ObjectId>;
  ended: Set<ObjectId>;
}

function bringUpToDate(game: Game, derived: Derived, { change, applied, ended }: Progress): boolean {
  const targets = change.targets();
  const begins = targets.filter((id) => !applied.has(id));
  const ends = [...applied].filter((id) => !ended.has(id) && !targets.includes(id));
  for (const id of begins) {
    applied.add(id);
    const traits = ownTraits(game, derived, id);
    if (traits) change.apply(traits, 1);
  }
  for (const id of ends) {
    ended.add(id);
    const traits = ownTraits(game, derived, id);
    if (traits) change.apply(traits, -1);
  }
  return begins.length > 0 || ends.length > 0;
}

/** Assault while attacking, Shield while defending (807.1.c, 814.1.c); tells whether any Might changed. */
function applyRoleBonus(game: Game, derived: Derived, objects: GameObject[], applied: number[]): boolean {
  let changed = false;
  for (const object of objects) {
    const { id, role } = object;
    if (role === null) continue;
    const traits = traitsSoFar(game, derived, object);
    if (traits.might === null) continue;
    const bonus = traits.keywords[role === "attacker" ? "Assault" : "Shield"] ?? 0;
    const more = bonus - (applied[id] ?? 0);
    if (more === 0) continue;
    const own = ownTraits(game, derived, id);
    if (own) addMight(own, more);
    applied[id] = bonus;
    changed = true;
  }
  return changed;
}

/** +1 Might for each buff (703). */
function buffChanges(objects: GameObject[]): Change[] {
  const changes: Change[] = [];
  for (const { id, buffs, timestamp } of objects) {
    if (buffs === 0) continue;
    changes.push({
      layer: "increase",
      timestamp,
      targets: () => [id],
      apply: (traits, sign) => addMight(traits, sign * buffs),
    });
  }
  return changes;
}

/** The Might Bonus of each attached card, for what it is attached to (137.3, 477.3.d). */
function mightBonuses(game: Game, objects: GameObject[]): Change[] {
  return objects.flatMap((object): Change[] => {
    const { attachment, timestamp } = object;
    const bonus = attachment && cardOf(game, object).definition.mightBonus;
    if (!bonus) return [];
    return [
      {
        layer: bonus < 0 ? "decrease" : "increase",
        timestamp,
        targets: () => [attachment.topMost],
        apply: (traits, sign) => addMight(traits, sign * bonus),
      },
    ];
  });
}

function lastingChanges(game: Game): Change[] {
  return game.state.effects.map((effect) => ({
    layer: layerOf(effect),
    timestamp: effect.id,
    targets: () => effect.on.flatMap((reference) => current(game, reference)?.id ?? []),
    apply: (traits, sign) => {
      if ("might" in effect.change) addMight(traits, sign * effect.change.might);
      else for (const keyword of effect.change.keywords) addKeyword(traits.keywords, keyword, sign);
    },
  }));
}

function layerOf({ change }: ContinuousEffect): Change["layer"] {
  if ("keywords" in change) return "abilities";
  return change.might < 0 ? "decrease" : "increase";
}

function passiveChanges(game: Game, derived: Derived, objects: GameObject[]): Change[] {
  const changes: Change[] = [];
  for (const object of objects) {
    if (object.zone === "chain") continue;
    for (const live of traitsSoFar(game, derived, object).abilities) {
      const { ability } = live.compiled;
      if (ability.kind !== "passive") continue;
      if (readsAnything(ability)) derived.readsAnything = true;
      changes.push(...passiveChange(game, live, ability));
    }
  }
  return changes;
}

/** A delayed passive in its window, but for those about one card alone, which are read along with that (391). */
interface DelayedPassive {
  ability: PassiveAbility;
  live: Omit<LiveFact, "fact"> & { bindings: Bindings };
  timestamp: number;
}

function delayedPassives(game: Game): DelayedPassive[] {
  const { delayed } = game.state;
  if (delayed.length === 0) return [];
  return delayed.flatMap(
    ({ id: timestamp, ability: ref, controller, source, bindings }): DelayedPassive[] => {
      const { ability } = abilityOf(game, ref);
      if (ability.kind !== "passive" || ability.next) return [];
      return [{ ability, live: { source: source.id, controller, bindings }, timestamp }];
    },
  );
}

function delayedChange(game: Game, derived: Derived, { ability, live, timestamp }: DelayedPassive): Change[] {
  if (readsAnything(ability)) derived.readsAnything = true;
  const { controller, bindings, source } = live;
  return changeBy(game, ability, { scope: { controller, bindings, item: null }, source, timestamp });
}

function holdsNow(game: Game, { ability, live: { controller, bindings } }: DelayedPassive): boolean {
  return ability.while === undefined || holds(game, { controller, bindings, item: null }, ability.while);
}

/** Whether a passive depends on more than what things are and where they are. */
function readsAnything({ while: condition, fact }: PassiveAbility): boolean {
  if (condition !== undefined) return true;
  if (fact.fact !== "might" && fact.fact !== "keywords") return false;
  if (fact.fact === "might" && typeof fact.by !== "number") return true;
  if (fact.of === "me") return false;
  return asksForMore(fact.of);
}

/** Whether a filter asks for more than what things are and where on the board. */
function asksForMore({ damaged, exhausted, stunned, empowered, zone, is, anyOf = [] }: Filter): boolean {
  return (
    [damaged, exhausted, stunned, empowered].some((asked) => asked !== undefined) ||
    [zone, is].some((asked) => asked === "chain" || asked === "spell" || asked === "ability") ||
    anyOf.some(asksForMore)
  );
}

function passiveChange(game: Game, live: LiveAbility, ability: PassiveAbility): Change[] {
  const { fact } = ability;
  if (fact.fact !== "might" && fact.fact !== "keywords") return [];
  const { timestamp } = objectOf(game, live.appendedBy ?? live.source);
  return changeBy(game, ability, { scope: scopeOfLive(game, live), source: live.source, timestamp });
}

/** From where a passive is read, and how old it is. */
interface Stated {
  scope: Scope;
  source: ObjectId;
  timestamp: number;
}

function changeBy(game: Game, ability: PassiveAbility, { scope, source, timestamp }: Stated): Change[] {
  const { fact } = ability;
  if (fact.fact !== "might" && fact.fact !== "keywords") return [];
  const targets = (): ObjectId[] => {
    if (ability.while !== undefined && !holds(game, scope, ability.while)) return [];
    return fact.of === "me" ? [source] : candidates(game, scope, fact.of);
  };
  if (fact.fact === "keywords") {
    const apply: Change["apply"] = (traits, sign) => {
      for (const keyword of fact.keywords) addKeyword(traits.keywords, keyword, sign);
    };
    return [{ layer: "abilities", timestamp, targets, apply }];
  }
  return [mightPassive(game, scope, fact.by, { timestamp, targets })];
}

/** A passive that changes Might, by a number read as it is applied; nothing is increased by a negative amount (477.3.c). */
function mightPassive(
  game: Game,
  scope: Scope,
  by: Value,
  rest: Pick<Change, "timestamp" | "targets">,
): Change {
  if (typeof by === "number") {
    const layer = by < 0 ? "decrease" : "increase";
    return { ...rest, layer, apply: (traits, sign) => addMight(traits, sign * by) };
  }
  let amount: number | null = null;
  const apply: Change["apply"] = (traits, sign) => {
    amount ??= Math.max(0, numberMeant(game, scope, by) ?? 0);
    addMight(traits, sign * amount);
  };
  return { ...rest, layer: "increase", apply };
}

/** A bonus is ignored by what has no Might (137.3.b). */
function addMight(traits: Characteristics, amount: number): void {
  if (traits.might !== null) traits.might += amount;
}

/** Enters an object's abilities where events and rules look for them. */
function index(game: Game, derived: Derived, object: GameObject): void {
  const traits = traitsSoFar(game, derived, object);
  if (object.zone === "chain") {
    // How it enters is said by its own text while it is about to (369.3).
    for (const live of traits.abilities)
      if (isAboutEntering(live.compiled.ability)) enter(game, derived, live);
    return;
  }
  if (traits.keywords !== noKeywords) {
    const refs = keywordAbilities(keywordsInForce(game, object, traits));
    if (refs.length > 0) appendBehindKeywords(game, derived, object, refs);
  }
  for (const live of traitsSoFar(game, derived, object).abilities) enter(game, derived, live);
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

function appendBehindKeywords(game: Game, derived: Derived, object: GameObject, refs: AbilityRef[]): void {
  const own = ownTraits(game, derived, object.id);
  const controller = controllerOf(game, object);
  const behind = refs.flatMap((ref): LiveAbility[] => {
    const compiled = cardNamed(game, ref.card).abilities[ref.ability];
    return compiled ? [{ ref, compiled, source: object.id, controller, appendedBy: null }] : [];
  });
  if (own) own.abilities = [...own.abilities, ...behind];
}

function enter(game: Game, derived: Derived, live: LiveAbility): void {
  const { ability, adds } = live.compiled;
  if (ability.kind !== "passive" && ability.kind !== "spell" && ability.while !== undefined) {
    // Inactive while its condition isn't met: it is on its object, but neither triggers nor applies (727.1.b).
    derived.readsAnything = true;
    if (!isActive(game, live)) return;
  }
  if (ability.kind === "activated") {
    const adder = adds ? adderOf(game, live) : null;
    if (adder) derived.adders.push(adder);
  } else if (ability.kind === "triggered") {
    for (const { event } of patternsOf(ability.when)) enterUnder(derived.triggers, event, live);
  } else if (ability.kind === "replacement") {
    enterUnder(derived.replacements, ability.of.event, live);
  } else if (ability.kind === "passive") {
    if (!isActive(game, live)) return;
    const fact: LiveFact = { fact: ability.fact, source: live.source, controller: live.controller };
    derived.facts.push(fact);
  }
}

/** Whether an ability's Dependent Keyword, or the like, has its condition met (727.1.b.2). */
export function isActive(game: Game, live: LiveAbility): boolean {
  const { ability } = live.compiled;
  if (ability.kind === "spell" || ability.while === undefined) return true;
  return holds(game, scopeOfLive(game, live), ability.while);
}

function enterUnder(index: Derived["triggers"], event: EventName, live: LiveAbility): void {
  const known = index[event];
  if (known) known.push(live);
  else index[event] = [live];
}
