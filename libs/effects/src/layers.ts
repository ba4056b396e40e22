import {
  abilityOf,
  type Characteristics,
  cardOf,
  type Derived,
  type Game,
  type GameObject,
  isAttached,
  type LiveAbility,
  type ObjectId,
  objectOf,
  printedTraits,
} from "@rulebound/core";
import { type Filter, isLayered, type PassiveAbility } from "@rulebound/language";
import { appendedKeywords, appendedTo, isAboutAttaching } from "./appended.ts";
import { holds, scopeOfLive } from "./evaluate.ts";
import { enterAbilities } from "./in-force.ts";
import {
  addKeyword,
  applyEdit,
  buffChanges,
  type Change,
  type Layer,
  type LivePassive,
  lastingChanges,
  layers,
  mightBonuses,
  passiveChanges,
} from "./layer-changes.ts";
import {
  begun,
  dependentsOf,
  nextInOrder,
  type Progress,
  restsOnItsLayer,
  traitsSoFar,
} from "./layer-order.ts";

/** Reads the whole board through the layers (473-480) and enters it as what is known of the state. */
export function deriveLayers(game: Game): Derived {
  if (game.derived) return enterArriving(game, game.derived);
  const derived: Derived = {
    readsAnything: false,
    alters: false,
    borrows: false,
    arriving: [],
    watchesMight: false,
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
  const changes = standingChanges(game, derived, objects, attached);
  if (game.state.effects.length > 0) changes.push(...lastingChanges(game));
  changes.push(...buffChanges(objects));
  if (attached.length > 0) changes.push(...mightBonuses(game, attached));
  // Mostly nothing changes anything: then everything is as it is printed.
  if (changes.length > 0 || objects.some(({ role }) => role !== null))
    applyLayers(game, derived, objects, attached, changes);
  for (const object of objects) enterAbilities(game, derived, object);
  for (const passive of delayedPassives(game)) enterDelayed(game, derived, passive);
  return derived;
}

/** Goes on from what is known where all that is new Adds resources: nothing else is other for that. */
function enterArriving(game: Game, { arriving, ...known }: Derived): Derived {
  const derived: Derived = { ...known, adders: known.adders.slice(), arriving: [] };
  game.derived = derived;
  for (const id of arriving) enterAbilities(game, derived, objectOf(game, id));
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

/**
 * Goes through the layers until a pass changes nothing more (476). Each change is applied to an object once, and taken
 * back once where it has stopped being applicable meanwhile (476.3), so that this comes to an end.
 */
function applyLayers(
  game: Game,
  derived: Derived,
  objects: GameObject[],
  attached: GameObject[],
  all: Change[],
): void {
  const changes: Record<Layer, Progress[]> = { traits: [], abilities: [], increase: [], decrease: [] };
  for (const change of all.sort((a, b) => a.timestamp - b.timestamp))
    changes[change.layer].push(begun(change));
  const roleBonus: number[] = [];
  for (let changed = true; changed; ) {
    changed = false;
    for (const layer of layers) {
      // Nothing of the layer changes what a role brings, so that whatever rests on Might comes after it (479).
      if (layer === "increase" && applyRoleBonus(game, derived, objects, roleBonus)) changed = true;
      const found: LivePassive[] = [];
      if (applyLayer(game, derived, changes[layer], found)) changed = true;
      for (const passive of found)
        for (const change of changesOf(game, derived, passive, attached))
          changes[change.layer].push(begun(change));
    }
  }
}

/** Brings the changes of one layer up to date; tells whether that changed anything. Passives that are given are found. */
function applyLayer(game: Game, derived: Derived, all: Progress[], found: LivePassive[]): boolean {
  const dependent = all.some(({ change }) => restsOnItsLayer(change));
  if (!dependent) return all.filter((one) => bringUpToDate(game, derived, one, found)).length > 0;
  let changed = false;
  let after: Progress[] = [];
  for (let left = all; left.length > 0; ) {
    const next = nextInOrder(game, derived, left, after);
    if (!next) break;
    after = dependentsOf(game, derived, left, next);
    left = left.filter((one) => one !== next);
    if (bringUpToDate(game, derived, next, found)) changed = true;
  }
  return changed;
}

function bringUpToDate(game: Game, derived: Derived, progress: Progress, found: LivePassive[]): boolean {
  const { change, applied, ended } = progress;
  const targets = change.targets();
  const begins = targets.filter((id) => !applied.has(id));
  const ends = [...applied.keys()].filter((id) => !ended.has(id) && !targets.includes(id));
  // Its numbers are read before any of it is applied.
  const edits = begins.map((id) => change.editOf(id, traitsSoFar(game, derived, id)));
  begins.forEach((id, at) => {
    const edit = edits[at];
    if (!edit) return;
    applied.set(id, edit);
    const traits = ownTraits(game, derived, id);
    if (traits) applyEdit(traits, edit, 1);
    if ("abilities" in edit) found.push(...passivesGiven(game, derived, edit.abilities, change.timestamp));
  });
  for (const id of ends) {
    ended.add(id);
    const edit = applied.get(id);
    const traits = ownTraits(game, derived, id);
    if (traits && edit) applyEdit(traits, edit, -1);
  }
  return begins.length > 0 || ends.length > 0;
}

/** Passives among abilities that an object has been given, in force for as long as it has them. */
function passivesGiven(
  game: Game,
  derived: Derived,
  abilities: readonly LiveAbility[],
  timestamp: number,
): LivePassive[] {
  return abilities.flatMap((live): LivePassive[] => {
    const isThere = (): boolean => traitsSoFar(game, derived, live.source).abilities.includes(live);
    const passive = passiveOf(game, live, timestamp, isThere);
    return passive ? [passive] : [];
  });
}

/** Assault while attacking, Shield while defending (807.1.c, 814.1.c); tells whether any Might changed. */
function applyRoleBonus(game: Game, derived: Derived, objects: GameObject[], applied: number[]): boolean {
  let changed = false;
  for (const object of objects) {
    const { id, role } = object;
    if (role === null) continue;
    const traits = traitsSoFar(game, derived, id);
    if (traits.might === null) continue;
    const bonus = traits.keywords[role === "attacker" ? "Assault" : "Shield"] ?? 0;
    const more = bonus - (applied[id] ?? 0);
    if (more === 0) continue;
    const own = ownTraits(game, derived, id);
    if (own) applyEdit(own, { might: more }, 1);
    applied[id] = bonus;
    changed = true;
  }
  return changed;
}

/** What passive abilities in force change: those of what is on the board, and those that effects have left behind (390). */
function standingChanges(
  game: Game,
  derived: Derived,
  objects: GameObject[],
  attached: GameObject[],
): Change[] {
  const changes: Change[] = [];
  for (const object of objects) {
    if (object.zone === "chain") continue;
    if (derived.of[object.id] === undefined && cardOf(game, object).passives.length === 0) continue;
    for (const live of traitsSoFar(game, derived, object.id).abilities) {
      if (live.compiled.ability.kind !== "passive") continue;
      const { timestamp } = live.appendedBy === null ? object : objectOf(game, live.appendedBy);
      const passive = passiveOf(game, live, timestamp, null);
      if (passive) changes.push(...changesOf(game, derived, passive, attached));
    }
  }
  for (const passive of delayedPassives(game)) changes.push(...changesOf(game, derived, passive, attached));
  return changes;
}

function changesOf(game: Game, derived: Derived, passive: LivePassive, attached: GameObject[]): Change[] {
  if (readsAnything(passive.ability)) derived.readsAnything = true;
  const { fact } = passive.ability;
  if (!isLayered(fact)) return [];
  const borrows = fact.fact === "abilitiesOf";
  if (borrows) derived.borrows = true;
  if (borrows || fact.of !== "me") derived.alters = true;
  return passiveChanges(game, passive, fact, attached);
}

function passiveOf(
  game: Game,
  live: LiveAbility,
  timestamp: number,
  isThere: LivePassive["isThere"],
): LivePassive | null {
  const { ability, reads, gives } = live.compiled;
  if (ability.kind !== "passive") return null;
  const { source, ref } = live;
  const given = gives.map((number) => ({ card: ref.card, ability: number }));
  return { ability, reads, gives: given, scope: scopeOfLive(game, live), source, timestamp, isThere };
}

/** Passive abilities in their windows, but for those about one card alone, which are read along with that (391). */
function delayedPassives(game: Game): LivePassive[] {
  const { delayed } = game.state;
  if (delayed.length === 0) return [];
  return delayed.flatMap(({ ability: ref, bindings, controller, source, id }): LivePassive[] => {
    const compiled = abilityOf(game, ref);
    const { ability, reads } = compiled;
    if (ability.kind !== "passive" || ability.next) return [];
    const gives = compiled.gives.map((number) => ({ card: ref.card, ability: number }));
    const scope = { controller, bindings, item: null };
    return [{ ability, reads, gives, scope, source: source.id, timestamp: id, isThere: null }];
  });
}

/** Whether a passive depends on more than what things are and where they are. */
function readsAnything({ while: condition, fact }: PassiveAbility): boolean {
  if (condition !== undefined) return true;
  if (!isLayered(fact)) return false;
  if (fact.fact === "might" && typeof fact.by !== "number") return true;
  if (fact.fact === "raiseMight" || fact.fact === "keywordValue") return true;
  if (fact.fact === "abilitiesOf" && asksForMore(fact.from)) return true;
  return fact.of !== "me" && asksForMore(fact.of);
}

/** Whether a filter asks for more than what things are and where on the board. */
function asksForMore(filter: Filter): boolean {
  const { damaged, exhausted, stunned, empowered, conqueredBy, chosenBy, zone, is, anyOf = [] } = filter;
  return (
    [damaged, exhausted, stunned, empowered, conqueredBy, chosenBy].some((asked) => asked !== undefined) ||
    [zone, is].some((asked) => asked === "chain" || asked === "spell" || asked === "ability") ||
    anyOf.some(asksForMore)
  );
}

/** A passive ability in its window states a fact, with what its names stand for. */
function enterDelayed(game: Game, derived: Derived, { ability, scope, source }: LivePassive): void {
  const { fact } = ability;
  if (isLayered(fact) || (ability.while !== undefined && !holds(game, scope, ability.while))) return;
  derived.facts.push({ fact, source, controller: scope.controller, bindings: scope.bindings });
}
