import {
  type Binding,
  type Bindings,
  type Bound,
  current,
  type Game,
  type GameObject,
  holderOf,
  isBase,
  isBattlefield,
  type Location,
  type Origin,
  type Seat,
} from "@rulebound/core";
import type { Place, PlayerRef, Ref, Whereabouts } from "@rulebound/language";

/** From where a text is read: who controls it and what its names stand for. */
export interface Scope {
  controller: Seat;
  bindings: Bindings;
  /** the chain item whose text it is, for attribution */
  item: number | null;
  /** who carries out what is told, where that isn't the controller (411.1) */
  by?: Seat;
}

export const objectsBinding = (...objects: Bound[]): Binding => ({ is: "objects", objects });

export function bindingOf(scope: Scope, ref: Ref): Binding | undefined {
  return scope.bindings[ref];
}

/** What a name stands for, without what mistargets (359.3.e.5); objects that have become others since are still in it. */
export function boundTo(scope: Scope, ref: Ref): Bound[] {
  const binding = bindingOf(scope, ref);
  if (binding?.is === "objects" || binding?.is === "result")
    return binding.objects.filter((bound) => !bound.illegal);
  return [];
}

/** The objects that a name stands for and that are still the same objects (124). */
export function objectsNamed(game: Game, scope: Scope, ref: Ref): GameObject[] {
  return boundTo(scope, ref).flatMap((bound) => current(game, bound) ?? []);
}

/** Who is meant, or null where nobody can be made out (359.3.e.12). */
export function playerMeant(game: Game, scope: Scope, who: PlayerRef): Seat | null {
  if (who === "you") return scope.controller;
  if (who === "eventPlayer") return seatBound(scope, "eventPlayer");
  if (who === "attacker" || who === "defender") return game.state.combat?.[who] ?? null;
  if ("player" in who) return seatBound(scope, who.player);
  const [bound] = boundTo(scope, "controllerOf" in who ? who.controllerOf : who.ownerOf);
  if (!bound) return null;
  const object = current(game, bound);
  if (object) return "controllerOf" in who ? holderOf(game, object) : object.owner;
  if (!bound.before) return null;
  return "controllerOf" in who ? bound.before.controller : bound.before.owner;
}

function seatBound(scope: Scope, name: string): Seat | null {
  const binding = bindingOf(scope, name);
  return binding?.is === "player" ? binding.player : null;
}

/** The location meant, or null where there is none (359.3.e.12). */
export function placeMeant(game: Game, scope: Scope, place: Place): Location | null {
  if (place === "here") return locationOf(game, scope, "me");
  if (place === "there" || place === "origin" || place === "destination") return placeBound(scope, place);
  if ("chosen" in place) return placeBound(scope, place.chosen);
  if ("baseOf" in place) return playerMeant(game, scope, place.baseOf);
  if ("itsBase" in place) return playerMeant(game, scope, { controllerOf: place.itsBase });
  return locationOf(game, scope, place.locationOf);
}

/** Whether a location is what a text means by such words. */
export function isThere(game: Game, scope: Scope, wanted: Whereabouts, at: Location | null): boolean {
  switch (wanted) {
    case "battlefield":
      return isBattlefield(at);
    case "base":
      return isBase(at);
    case "here":
      return at !== null && placeMeant(game, scope, "here") === at;
    case "anotherBattlefield":
      return isBattlefield(at) && placeMeant(game, scope, "here") !== at;
  }
}

function placeBound(scope: Scope, name: string): Location | null {
  const binding = bindingOf(scope, name);
  return binding?.is === "place" ? binding.place : null;
}

function locationOf(game: Game, scope: Scope, ref: Ref): Location | null {
  const [bound] = boundTo(scope, ref);
  if (!bound) return null;
  const object = current(game, bound);
  if (object) return object.zone === "board" || object.zone === "facedown" ? object.at : null;
  return bound.before?.at ?? null;
}

/** Responsibility and attribution of what a text tells (411, 417.6, 428.5). */
export function originOf(scope: Scope): Origin {
  const [me] = boundTo(scope, "me");
  const source = me ? { id: me.id, incarnation: me.incarnation } : null;
  return { by: scope.by ?? scope.controller, source, item: scope.item };
}
