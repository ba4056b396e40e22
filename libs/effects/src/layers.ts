import {
  type Characteristics,
  type ContinuousEffect,
  cardNamed,
  cardOf,
  controllerOf,
  current,
  type Derived,
  type Game,
  type GameObject,
  type LiveAbility,
  type LiveFact,
  type ObjectId,
  objectOf,
  printedTraits,
} from "@rulebound/core";
import type { EventPattern, Keyword, PassiveAbility } from "@rulebound/language";
import { holds, matches, scopeOf } from "./evaluate.ts";
import { keywordAbilities } from "./keywords.ts";

/** Reads the whole board through the layers (473-480) and enters it as what is known of the state. */
export function deriveLayers(game: Game): Derived {
  const derived: Derived = { of: [], facts: [], triggers: {}, replacements: {} };
  game.derived = derived;
  const objects = liveObjects(game);
  for (const object of objects) derived.of[object.id] = printedTraits(game, object);
  applyLayers(game, derived, objects);
  for (const object of objects) index(game, derived, object);
  return derived;
}

/** Whatever has text in force: battlefields, legends, the board, and cards on the chain (363-366). */
function liveObjects(game: Game): GameObject[] {
  const { state } = game;
  const ids = [
    ...state.battlefields.map((slot) => slot.battlefield),
    ...state.seats.flatMap((seat) => state.players[seat].legend),
    ...state.board,
    ...state.chain.flatMap((item) => item.object ?? []),
  ];
  return ids.map((id) => objectOf(game, id));
}

/** Values of the same keyword add up (807.2, 809.2, 814.2, 823.2); for others the number only counts instances. */
function addKeyword(keywords: Characteristics["keywords"], { keyword, value = 1 }: Keyword): void {
  keywords[keyword] = (keywords[keyword] ?? 0) + value;
}

/** One change that a layer makes, applied once as soon as its condition holds (476.1). */
interface Change {
  layer: "abilities" | "increase" | "decrease";
  timestamp: number;
  holds: () => boolean;
  targets: () => ObjectId[];
  apply: (traits: Characteristics) => void;
}

/** Goes through layers 2 and 3 until a pass changes nothing more (476); layer 1 is in the definition gone by. */
function applyLayers(game: Game, derived: Derived, objects: GameObject[]): void {
  let waiting = [...passiveChanges(game, objects), ...lastingChanges(game), ...buffChanges(objects)];
  waiting.sort((a, b) => a.timestamp - b.timestamp);
  const roleBonus: number[] = [];
  for (let changed = true; changed; ) {
    changed = false;
    for (const layer of ["abilities", "increase", "decrease"] as const) {
      const ready = waiting.filter((change) => change.layer === layer && change.holds());
      for (const change of ready) {
        for (const id of change.targets()) {
          const traits = derived.of[id];
          if (traits) change.apply(traits);
        }
      }
      if (ready.length > 0) {
        changed = true;
        waiting = waiting.filter((change) => !ready.includes(change));
      }
      if (layer === "increase" && applyRoleBonus(derived, objects, roleBonus)) changed = true;
    }
  }
}

/** Assault while attacking, Shield while defending (807.1.c, 814.1.c); tells whether any Might changed. */
function applyRoleBonus(derived: Derived, objects: GameObject[], applied: number[]): boolean {
  let changed = false;
  for (const { id, role } of objects) {
    const traits = derived.of[id];
    if (role === null || !traits || traits.might === null) continue;
    const bonus = traits.keywords[role === "attacker" ? "Assault" : "Shield"] ?? 0;
    const more = bonus - (applied[id] ?? 0);
    if (more === 0) continue;
    traits.might += more;
    applied[id] = bonus;
    changed = true;
  }
  return changed;
}

function buffChanges(objects: GameObject[]): Change[] {
  return objects
    .filter((object) => object.buffs > 0)
    .map((object) => ({
      layer: "increase",
      timestamp: object.timestamp,
      holds: () => true,
      targets: () => [object.id],
      apply: (traits) => addMight(traits, object.buffs),
    }));
}

function lastingChanges(game: Game): Change[] {
  return game.state.effects.map((effect) => ({
    layer: layerOf(effect),
    timestamp: effect.id,
    holds: () => true,
    targets: () => effect.on.flatMap((reference) => current(game, reference)?.id ?? []),
    apply: (traits) => {
      if ("might" in effect.change) addMight(traits, effect.change.might);
      else for (const keyword of effect.change.keywords) addKeyword(traits.keywords, keyword);
    },
  }));
}

function layerOf({ change }: ContinuousEffect): Change["layer"] {
  if ("keywords" in change) return "abilities";
  return change.might < 0 ? "decrease" : "increase";
}

function passiveChanges(game: Game, objects: GameObject[]): Change[] {
  return objects
    .filter((object) => object.zone !== "chain")
    .flatMap((object) =>
      cardOf(game, object).abilities.flatMap(({ ability, text }) =>
        ability.kind === "passive" && text === "rules" ? passiveChange(game, object, ability) : [],
      ),
    );
}

function passiveChange(game: Game, object: GameObject, ability: PassiveAbility): Change[] {
  const { fact } = ability;
  if (fact.fact !== "might" && fact.fact !== "keywords") return [];
  const scope = scopeOf(game, object.id, controllerOf(game, object));
  const change = {
    timestamp: object.timestamp,
    holds: () => ability.while === undefined || holds(game, scope, ability.while),
    targets: () => {
      if (fact.of === "me") return [object.id];
      const filter = fact.of;
      const population =
        filter.zone === "chain" ? game.state.chain.flatMap((item) => item.object ?? []) : game.state.board;
      return population.filter((id) => matches(game, scope, filter, objectOf(game, id)));
    },
  };
  if (fact.fact === "keywords") {
    const apply = (traits: Characteristics): void => {
      for (const keyword of fact.keywords) addKeyword(traits.keywords, keyword);
    };
    return [{ ...change, layer: "abilities", apply }];
  }
  const by = typeof fact.by === "number" ? fact.by : 0;
  return [{ ...change, layer: by < 0 ? "decrease" : "increase", apply: (traits) => addMight(traits, by) }];
}

/** A bonus is ignored by what has no Might (137.3.b). */
function addMight(traits: Characteristics, amount: number): void {
  if (traits.might !== null) traits.might += amount;
}

/** Enters an object's abilities where events and rules look for them. */
function index(game: Game, derived: Derived, object: GameObject): void {
  const traits = derived.of[object.id];
  if (!traits) return;
  if (object.zone === "chain") {
    // How it enters is said by its own text while it is about to (369.3).
    for (const live of traits.abilities.filter(isAboutEntering)) enter(game, derived, live);
    return;
  }
  const controller = controllerOf(game, object);
  const behindKeywords = keywordAbilities(traits).map((ref): LiveAbility => {
    const compiled = cardNamed(game, ref.card).abilities[ref.ability];
    if (!compiled) throw new Error(`No ability stands behind ${ref.card}.`);
    return { ref, compiled, source: object.id, controller };
  });
  traits.abilities = [...traits.abilities, ...behindKeywords];
  for (const live of traits.abilities) enter(game, derived, live);
}

const isAboutEntering = ({ compiled: { ability } }: LiveAbility): boolean =>
  ability.kind === "replacement" && ability.of.event === "enter" && ability.of.object === "me";

function enter(game: Game, derived: Derived, live: LiveAbility): void {
  const { ability } = live.compiled;
  if (ability.kind === "triggered") {
    for (const { event } of patternsOf(ability.when)) {
      derived.triggers[event] = [...(derived.triggers[event] ?? []), live];
    }
  } else if (ability.kind === "replacement") {
    const { event } = ability.of;
    derived.replacements[event] = [...(derived.replacements[event] ?? []), live];
  } else if (ability.kind === "passive") {
    const scope = scopeOf(game, live.source, live.controller);
    if (ability.while !== undefined && !holds(game, scope, ability.while)) return;
    const fact: LiveFact = { fact: ability.fact, source: live.source, controller: live.controller };
    derived.facts.push(fact);
  }
}

export function patternsOf(when: EventPattern | { anyOf: EventPattern[] }): EventPattern[] {
  return "anyOf" in when ? when.anyOf : [when];
}
