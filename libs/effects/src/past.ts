import {
  type Bound,
  derivedOf,
  type Game,
  isSame,
  type Location,
  noteInLedger,
  objectOf,
  type PastEvent,
} from "@rulebound/core";
import type { CompiledCard, PastFilter, PastPattern } from "@rulebound/language";
import { tagsMeant } from "./kept-names.ts";
import { isOfKind } from "./kinds.ts";
import { boundTo, isThere, type Scope } from "./scope.ts";

/** What cards ask about the turn afterwards, once for each pool. */
const asked = new WeakMap<ReadonlyMap<string, CompiledCard>, Set<PastPattern["event"]>>();

/** Whether any card of the pool asks afterwards whether, or how often, such an event has happened. */
export function isAsked(game: Game, name: PastPattern["event"]): boolean {
  const known = asked.get(game.cards) ?? new Set([...game.cards.values()].flatMap(({ asks }) => asks));
  asked.set(game.cards, known);
  return known.has(name);
}

/** Whether anything triggers on such an event now, or asks afterwards whether it has happened. */
export function isWaitedFor(game: Game, name: PastPattern["event"]): boolean {
  return derivedOf(game).triggers[name] !== undefined || game.state.delayed.length > 0 || isAsked(game, name);
}

/** Enters an event in the ledger, if somebody asks for such events. */
export function notePast(game: Game, event: PastEvent): void {
  if (isAsked(game, event.name)) noteInLedger(game, { what: "event", event });
}

/** How often such an event has happened this turn. */
export function countPast(game: Game, scope: Scope, pattern: PastPattern): number {
  return game.state.ledger.reduce(
    (sum, entry) =>
      entry.what === "event" && fitsPast(game, scope, pattern, entry.event)
        ? sum + occurrences(entry.event)
        : sum,
    0,
  );
}

/** Cards drawn together are drawn one after the other (413.1); everything else happens once. */
export const occurrences = ({ name, amount }: Pick<PastEvent, "name" | "amount">): number =>
  name === "draw" ? Math.max(1, amount) : 1;

function fitsPast(game: Game, scope: Scope, pattern: PastPattern, past: PastEvent): boolean {
  const { object, player, here, from, to } = pattern;
  return (
    past.name === pattern.event &&
    (object === undefined || objectsOf(past).some((bound) => isWanted(game, scope, object, bound))) &&
    (player === undefined ||
      (past.player !== null && (past.player === scope.controller) === (player === "you"))) &&
    (here === undefined || isHere(game, scope, past.at)) &&
    (from === undefined || isThere(game, scope, from, past.from)) &&
    (to === undefined || isThere(game, scope, to, past.to))
  );
}

const isHere = (game: Game, scope: Scope, at: Location | null): boolean => isThere(game, scope, "here", at);

const objectsOf = ({ object, units }: PastEvent): Bound[] => (object ? [object] : units);

/** Whether it was what a text asks for, as it was then. */
function isWanted(game: Game, scope: Scope, wanted: "me" | PastFilter, bound: Bound): boolean {
  if (wanted === "me") return boundTo(scope, "me").some((me) => isSame(me, bound));
  const { before } = bound;
  if (!before) return false;
  const { is, side, not, anyTag, noTag, token, equipment } = wanted;
  return (
    isOfKind(is, before.types) &&
    (side === undefined || (before.controller === scope.controller) === (side === "friendly")) &&
    (not === undefined || !boundTo(scope, not).some((other) => isSame(other, bound))) &&
    (anyTag === undefined || tagsMeant(game, scope, anyTag).some((tag) => before.tags.includes(tag))) &&
    (noTag === undefined || !before.tags.includes(noTag)) &&
    (token === undefined || token === objectOf(game, bound.id).token) &&
    (equipment === undefined || equipment === before.tags.includes("Equipment"))
  );
}
