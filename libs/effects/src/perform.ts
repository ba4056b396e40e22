import { characteristicsOf, emit, type Game, type GameEvent, objectOf, push } from "@rulebound/core";
import { putIntoZone, recycleCards } from "@rulebound/zones";
import { cardBelow, performCopy, performReplace, performSwapBack } from "./actions/copy.ts";
import { canBeDealt, performDamage } from "./actions/deal.ts";
import { performEnter } from "./actions/enter.ts";
import { canDie, performDie } from "./actions/kill.ts";
import { canMove, mayBeAt, performMove, performRecall, performRole } from "./actions/move.ts";
import { performExtraTurn, performGainPoint, performGainXp } from "./actions/points.ts";
import { performAdd, performChannel } from "./actions/resources.ts";
import { canChangeStatus, performStatus } from "./actions/status.ts";
import { exists, performBanish, performDiscard, performReturn } from "./actions/zones.ts";
import { takeOffChain } from "./chain-items.ts";

/** What an event is about, where it is about one object. */
export function objectOfEvent(event: GameEvent): number | null {
  return "object" in event ? event.object : null;
}

/**
 * The event as it can happen now, or null where it is impossible and ignored (055, 359.3.e.6). A move to where the
 * unit can't move becomes a recall (447.2.c).
 */
export function asPossible(game: Game, event: GameEvent): GameEvent | null {
  switch (event.event) {
    case "die":
      return canDie(game, event.object) ? event : null;
    case "damage":
      return canBeDealt(game, event) ? event : null;
    case "move": {
      if (!canMove(game, event)) return null;
      if (mayBeAt(game, objectOf(game, event.object), event.to)) return event;
      const { by, source, item, object } = event;
      return { event: "recall", object, by, source, item };
    }
    case "recall":
      return objectOf(game, event.object).zone === "board" ? event : null;
    case "exhaust":
    case "ready":
    case "heal":
    case "stun":
    case "buff":
      return canChangeStatus(game, event) ? event : null;
    case "return":
    case "banish":
      return exists(game, event.object) ? event : null;
    case "recycle":
      return exists(game, event.object) && !isUnrecyclable(game, event.object) ? event : null;
    case "discard":
    case "drawFrom":
      return exists(game, event.object) ? event : null;
    case "swapBack":
      return cardBelow(game, event.object) ? event : null;
    case "copy":
      return objectOf(game, event.object).zone === "board" ? event : null;
    case "draw":
    case "channel":
    case "gainPoint":
    case "gainXp":
      return event.amount > 0 ? event : null;
    case "counter":
      return game.state.chain.some((item) => item.id === event.target) ? event : null;
    case "replace":
    case "enter":
    case "played":
    case "role":
    case "target":
    case "conquer":
    case "hold":
    case "phase":
    case "add":
    case "extraTurn":
      return event;
  }
}

/** Battlefield and legend tokens can't be recycled (185.2.e). */
function isUnrecyclable(game: Game, id: number): boolean {
  const { types } = characteristicsOf(game, id);
  return types.includes("battlefield") || types.includes("legend");
}

/** Carries out events that are simultaneous; cards recycled together go down in random order together (416.5). */
export function performAll(game: Game, events: GameEvent[]): void {
  const recycled = events.filter((event) => event.event === "recycle").map((event) => event.object);
  if (recycled.length > 0) {
    recycleCards(game, recycled);
    for (const object of recycled) emit(game, { type: "recycled", rule: "416.1", object });
  }
  for (const event of events) perform(game, event);
}

function perform(game: Game, event: GameEvent): void {
  switch (event.event) {
    case "die":
      return performDie(game, event);
    case "damage":
      return performDamage(game, event);
    case "move":
      return performMove(game, event);
    case "recall":
      return performRecall(game, event);
    case "return":
      return performReturn(game, event);
    case "banish":
      return performBanish(game, event);
    case "discard":
      return performDiscard(game, event);
    case "drawFrom":
      putIntoZone(game, event.object, "hand");
      return emit(game, { type: "drew", rule: "413.1", object: event.object, player: event.player });
    case "draw":
      return push(game, { kind: "draw", player: event.player, left: event.amount, burnt: 0 });
    case "channel":
      return performChannel(game, event);
    case "enter":
      return performEnter(game, event);
    case "exhaust":
    case "ready":
    case "heal":
    case "stun":
    case "buff":
      return performStatus(game, event);
    case "role":
      return performRole(game, event);
    case "gainPoint":
      return performGainPoint(game, event);
    case "gainXp":
      return performGainXp(game, event);
    case "add":
      return performAdd(game, event);
    case "counter":
      return performCounter(game, event.target);
    case "copy":
      return performCopy(game, event);
    case "replace":
      return performReplace(game, event);
    case "swapBack":
      return performSwapBack(game, event);
    case "extraTurn":
      return performExtraTurn(game, event);
    case "conquer":
    case "hold":
      return emit(game, {
        type: event.event === "conquer" ? "conquered" : "held",
        rule: event.event === "conquer" ? "469.1" : "469.2",
        player: event.player,
        to: event.slot,
      });
    case "played":
      return emit(game, { type: "cardPlayed", rule: "419.4.a", object: event.object, player: event.player });
    case "target":
      return emit(game, { type: "targeted", rule: "355.7", object: event.object, player: event.player });
    case "recycle":
    case "phase":
      return;
  }
}

/** The countered item leaves the chain without effect; a card goes to the trash (425.1.a). */
function performCounter(game: Game, target: number): void {
  const item = game.state.chain.find((one) => one.id === target);
  if (!item) return;
  takeOffChain(game, target);
  if (item.object !== null) putIntoZone(game, item.object, "trash");
  emit(game, { type: "countered", rule: "425.1.a", item: target, object: item.source.id });
}

