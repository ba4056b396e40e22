import {
  cardNamed,
  current,
  type Game,
  type GameEvent,
  isSame,
  itemOf,
  type ObjectId,
  objectOf,
  type Seat,
} from "@rulebound/core";
import type { CardType, EventName, EventPattern, Filter } from "@rulebound/language";
import { chosenFor, matches, wasPlayedFrom } from "./evaluate.ts";
import { objectOfEvent } from "./perform.ts";
import { boundTo, isThere, placeMeant, playerMeant, type Scope } from "./scope.ts";

/** The name by which texts speak of an event; null for events that no text can name. */
export function nameOf(event: GameEvent): EventName | null {
  switch (event.event) {
    case "role":
      return event.role === "attacker" ? "attack" : "defend";
    case "drawFrom":
      return "draw";
    case "designate":
      return event.role === "attacker" ? "attack" : "defend";
    case "put":
    case "channel":
    case "add":
    case "counter":
    case "copy":
    case "replace":
    case "swapBack":
    case "takeControl":
    case "extraTurn":
      return null;
    default:
      return event.event;
  }
}

/** Events that take what they are about to another zone: those that go by general names, too. */
function changesZone({ event }: GameEvent): boolean {
  switch (event) {
    case "die":
    case "discard":
    case "trash":
    case "put":
    case "return":
    case "recycle":
    case "banish":
      return true;
    default:
      return false;
  }
}

/** The names that an event goes by: its own, and of more general ones those that are wanted. */
export function namesOf(game: Game, event: GameEvent, isWanted: (name: EventName) => boolean): EventName[] {
  const name = nameOf(event);
  if (!changesZone(event)) return name === null ? [] : [name];
  const general = (["trash", "leaveChain", "leaveBoard"] as const).filter(
    (one) => one !== name && isWanted(one) && isCalled(game, event, one),
  );
  return name === null ? general : [name, ...general];
}

function isCalled(game: Game, event: GameEvent, name: EventName): boolean {
  if (nameOf(event) === name) return true;
  if (name === "trash") return event.event === "die" || event.event === "discard";
  if (name === "leaveBoard") return leavesBoard(game, event);
  return name === "leaveChain" && leavesChain(game, event);
}

/** A permanent goes from the board to another zone, told before it does. */
function leavesBoard(game: Game, event: GameEvent): boolean {
  const id = changesZone(event) ? objectOfEvent(event) : null;
  return id !== null && objectOf(game, id).zone === "board";
}

/** A card goes from the chain to another zone, and it isn't its own text that tells it to (390.3.a). */
function leavesChain(game: Game, event: GameEvent): boolean {
  if (!["trash", "put", "return", "recycle", "banish"].includes(event.event)) return false;
  const id = objectOfEvent(event);
  if (id === null || objectOf(game, id).zone !== "chain") return false;
  return event.item === null || itemOf(game, event.item)?.object !== id;
}

/** The player concerned: who does it, or whom it happens to. */
export function playerOfEvent(event: GameEvent): Seat | null {
  return "player" in event ? event.player : event.by;
}

/** Whether an event is one that a text speaks of, seen from that text. */
export function fitsPattern(game: Game, scope: Scope, pattern: EventPattern, event: GameEvent): boolean {
  return (
    isCalled(game, event, pattern.event) &&
    fitsObject(game, scope, pattern.object, event) &&
    fitsTopMost(game, scope, pattern.topMost, event) &&
    fitsPlayer(game, scope, pattern.player, event) &&
    (pattern.abilityEnergy === undefined ||
      (event.event === "useAbility" && event.energy >= pattern.abilityEnergy)) &&
    (pattern.token === undefined || isOfTokenType(game, pattern.token, event)) &&
    (pattern.scored === undefined || ("scoring" in event && event.scoring !== null)) &&
    (pattern.killedBy === undefined || isKilledBy(game, scope, pattern.killedBy, event)) &&
    (pattern.dealtBy === undefined || ("dealtBy" in event && event.dealtBy === pattern.dealtBy)) &&
    (pattern.byChooser === undefined || isByChooser(game, event)) &&
    (pattern.uncontrolled === undefined || ("lost" in event && event.lost === null)) &&
    (pattern.phase === undefined || ("phase" in event && event.phase === pattern.phase)) &&
    (pattern.here === undefined || fitsHere(game, scope, event)) &&
    (pattern.from === undefined || ("from" in event && isThere(game, scope, pattern.from, event.from))) &&
    (pattern.to === undefined || ("to" in event && isThere(game, scope, pattern.to, event.to))) &&
    (pattern.playedFrom === undefined ||
      (event.event === "played" && wasPlayedFrom(event.zone, pattern.playedFrom))) &&
    (pattern.energySpent === undefined || spentOnPlaying(game, event) >= pattern.energySpent) &&
    (pattern.withMe === undefined || tookPart(scope, event))
  );
}

/** How much Energy was spent on playing what has been played. */
function spentOnPlaying({ state }: Game, { event, item }: GameEvent): number {
  if (event !== "played" || item === null) return 0;
  const paid = state.ledger.find((entry) => entry.what === "paid" && entry.item === item);
  return paid?.what === "paid" ? paid.energy : 0;
}

/** Whether the item that brings an event about has chosen the event's object (355.7). */
function isByChooser(game: Game, event: GameEvent): boolean {
  const item = event.item === null ? null : itemOf(game, event.item);
  const id = objectOfEvent(event);
  return item !== null && chosenFor(item).some((bound) => bound.id === id);
}

/** What type a token is that doesn't exist yet. */
const isOfTokenType = (game: Game, type: CardType, event: GameEvent): boolean =>
  event.event === "playToken" && cardNamed(game, event.token).definition.type === type;

function fitsObject(game: Game, scope: Scope, wanted: EventPattern["object"], event: GameEvent): boolean {
  // To attack or defend without more is what a player does, each for itself (383.4.e, 383.4.f).
  if (wanted === undefined) return event.event !== "role";
  if ("units" in event) return event.units.some(({ id }) => isWanted(game, scope, wanted, id));
  const id = objectOfEvent(event);
  return id !== null && isWanted(game, scope, wanted, id);
}

function isWanted(
  game: Game,
  scope: Scope,
  wanted: NonNullable<EventPattern["object"]>,
  id: ObjectId,
): boolean {
  if (wanted === "me") return boundTo(scope, "me").some((bound) => bound.id === id);
  if ("ref" in wanted) return boundTo(scope, wanted.ref).some((bound) => current(game, bound)?.id === id);
  return matches(game, scope, wanted, objectOf(game, id));
}

/** What the object of the event is or was attached to. */
function fitsTopMost(game: Game, scope: Scope, wanted: EventPattern["topMost"], event: GameEvent): boolean {
  if (wanted === undefined) return true;
  if (!("topMost" in event)) return false;
  const { topMost } = event;
  if (wanted === "me") return boundTo(scope, "me").some(({ id }) => id === topMost);
  return matches(game, scope, wanted, objectOf(game, topMost));
}

/** What a kill is attributed to: the card whose text did it (428.5), as it was called then. */
function isKilledBy(game: Game, scope: Scope, wanted: "me" | Filter, { source }: GameEvent): boolean {
  if (source === null) return false;
  if (wanted !== "me") return matches(game, scope, wanted, objectOf(game, source.id));
  return boundTo(scope, "me").some((me) => isSame(me, source));
}

function fitsPlayer(game: Game, scope: Scope, wanted: EventPattern["player"], event: GameEvent): boolean {
  if (wanted === undefined) return true;
  const player = playerOfEvent(event);
  if (typeof wanted === "object") return player !== null && player === playerMeant(game, scope, wanted);
  return player !== null && (player === scope.controller) === (wanted === "you");
}

function fitsHere(game: Game, scope: Scope, event: GameEvent): boolean {
  const here = placeMeant(game, scope, "here");
  if (here === null) return false;
  if ("slot" in event) return event.slot === here;
  const id = objectOfEvent(event);
  return id !== null && objectOf(game, id).at === here;
}

function tookPart(scope: Scope, event: GameEvent): boolean {
  if (!("units" in event)) return false;
  return boundTo(scope, "me").some((me) => event.units.some((unit) => unit.id === me.id));
}
