import {
  characteristicsOf,
  emit,
  type Game,
  type GameEvent,
  type GameObject,
  itemOf,
  objectOf,
  playerOf,
  push,
  type Seat,
  whereIs,
} from "@rulebound/core";
import { putIntoZone, recycleCards } from "@rulebound/zones";
import { canAttach, canDetach, performAttach, performDetach } from "./actions/attach.ts";
import { canTakeControl, endControl, performTakeControl } from "./actions/control.ts";
import { cardBelow, performCopy, performReplace, performSwapBack } from "./actions/copy.ts";
import { canBeDealt, performDamage } from "./actions/deal.ts";
import { performEnter } from "./actions/enter.ts";
import { canDie, performDie } from "./actions/kill.ts";
import { performReduceMight } from "./actions/might.ts";
import { canMove, mayBeAt, performMove, performRecall, performRole } from "./actions/move.ts";
import { performPhase } from "./actions/phase.ts";
import { performExtraTurn, performGainPoint, performGainXp } from "./actions/points.ts";
import { performAdd, performChannel } from "./actions/resources.ts";
import { canChangeStatus, canSpendBuff, performSpendBuff, performStatus } from "./actions/status.ts";
import {
  exists,
  performBanish,
  performDiscard,
  performPut,
  performReturn,
  performTrash,
} from "./actions/zones.ts";
import { takeOffChain } from "./chain-items.ts";
import { isGainingForbidden, isUncounterable } from "./facts.ts";

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
    case "recall": {
      const { zone, attachment } = objectOf(game, event.object);
      return zone === "board" && attachment === null ? event : null;
    }
    case "exhaust":
    case "ready":
    case "heal":
    case "stun":
    case "buff":
    case "empower":
    case "disempower":
      return canChangeStatus(game, event) ? event : null;
    case "reveal":
    case "look":
      return isHidden(objectOf(game, event.object)) ? event : null;
    case "spendBuff":
      return canSpendBuff(game, event) ? event : null;
    case "reduceMight":
      return objectOf(game, event.object).zone === "board" ? event : null;
    case "put":
      return canPut(game, event) ? event : null;
    case "return":
    case "recycle":
      return exists(game, event.object) && !isFixture(game, event.object) ? event : null;
    case "trash":
      return exists(game, event.object) ? event : null;
    case "banish":
      return exists(game, event.object) && !staysForGood(game, event.object) ? event : null;
    case "discard":
    case "drawFrom":
      return exists(game, event.object) ? event : null;
    case "swapBack":
      return cardBelow(game, event.object) ? event : null;
    case "copy":
      return objectOf(game, event.object).zone === "board" ? event : null;
    case "takeControl":
      return canTakeControl(game, event) ? event : null;
    case "draw":
    case "burn":
    case "channel":
    case "gainXp":
      return event.amount > 0 ? event : null;
    case "gainPoint":
      return event.amount > 0 && !isGainingForbidden(game, event.player) ? event : null;
    case "attach":
      return canAttach(game, event) ? event : null;
    case "detach":
      return canDetach(game, event) ? event : null;
    case "counter":
      return canCounter(game, event.target) ? event : null;
    case "replace":
      return objectOf(game, event.object).zone === "board" ? event : null;
    case "enter":
    case "played":
    case "role":
    case "designate":
    case "target":
    case "conquer":
    case "hold":
    case "showdownStart":
    case "combatStart":
    case "winCombat":
    case "loseCombat":
    case "combatEnd":
    case "revealFrom":
    case "playToken":
    case "combatTie":
    case "hide":
    case "useAbility":
    case "becomeMighty":
    case "phase":
    case "add":
    case "extraTurn":
      return event;
  }
}

/** Where a card has to be to be revealed or looked at: where somebody may not see it (424.1). */
const isHidden = ({ zone }: GameObject): boolean =>
  zone === "deck" || zone === "runeDeck" || zone === "hand" || zone === "facedown";

/** The Champion Zone takes a card only while it is empty (108.3.c.1). */
function canPut(game: Game, { object, into }: Extract<GameEvent, { event: "put" }>): boolean {
  if (!exists(game, object) || isFixture(game, object)) return false;
  return into !== "champion" || playerOf(game, objectOf(game, object).owner).champion.length === 0;
}

/** Battlefields and legends belong in no deck (185.2.e), and legends in no zone but theirs and Banishment (107.4.d.2). */
function isFixture(game: Game, id: number): boolean {
  const { types } = characteristicsOf(game, id);
  return types.includes("battlefield") || types.includes("legend");
}

/** Nothing removes a Champion Legend (107.4.d) or takes a battlefield's location away. */
function staysForGood(game: Game, id: number): boolean {
  const { types } = characteristicsOf(game, id);
  return types.includes("battlefield") || (types.includes("legend") && !objectOf(game, id).token);
}

/** By these a source leaves the board, and with it what lasts until it does (390.5.b). */
const endsWindows: readonly GameEvent["event"][] = ["die", "return", "banish", "recycle"];

/**
 * Carries out events that are simultaneous. Cards recycled together go down in random order together (416.5); players
 * who draw or burn do so one after the other as tasks of their own, the first of them first. `positions`: which events of
 * their batch they are.
 */
export function performAll(game: Game, events: GameEvent[], positions: number[]): void {
  const recycled = events.filter((event) => event.event === "recycle").map((event) => event.object);
  if (recycled.length > 0) {
    const from = recycled.map((object) => whereIs(objectOf(game, object)));
    recycleCards(game, recycled);
    recycled.forEach((object, at) => {
      const place = from[at];
      const { owner: player } = objectOf(game, object);
      emit(game, {
        type: "recycled",
        rule: "416.1",
        object,
        player,
        ...(place === undefined ? {} : { from: place }),
      });
    });
  }
  for (const event of events) perform(game, event);
  if (events.some(({ event }) => endsWindows.includes(event))) endControl(game);
  for (const [at, event] of [...events.entries()].reverse()) {
    if (event.event !== "draw" && event.event !== "burn") continue;
    const { player, amount: left } = event;
    const to = event.event === "draw" ? "hand" : "trash";
    push(game, { kind: "draw", player, to, left, burnt: 0, cards: [], event: positions[at] ?? null });
  }
}

function perform(game: Game, event: GameEvent): void {
  switch (event.event) {
    case "die":
      performDie(game, event);
      return;
    case "damage":
      performDamage(game, event);
      return;
    case "move":
      performMove(game, event);
      return;
    case "recall":
      performRecall(game, event);
      return;
    case "return":
      performReturn(game, event);
      return;
    case "trash":
      performTrash(game, event);
      return;
    case "spendBuff":
      performSpendBuff(game, event);
      return;
    case "reduceMight":
      performReduceMight(game, event);
      return;
    case "put":
      performPut(game, event);
      return;
    case "banish":
      performBanish(game, event);
      return;
    case "discard":
      performDiscard(game, event);
      return;
    case "drawFrom":
      putIntoZone(game, event.object, "hand");
      emit(game, { type: "drew", rule: "413.1", object: event.object, player: event.player });
      return;
    case "channel":
      performChannel(game, event);
      return;
    case "enter":
      performEnter(game, event);
      return;
    case "exhaust":
    case "ready":
    case "heal":
    case "stun":
    case "buff":
    case "empower":
    case "disempower":
      performStatus(game, event);
      return;
    case "role":
      performRole(game, event);
      return;
    case "gainPoint":
      performGainPoint(game, event);
      return;
    case "gainXp":
      performGainXp(game, event);
      return;
    case "add":
      performAdd(game, event);
      return;
    case "counter":
      performCounter(game, event.target);
      return;
    case "attach":
      performAttach(game, event);
      return;
    case "detach":
      performDetach(game, event);
      return;
    case "copy":
      performCopy(game, event);
      return;
    case "replace":
      performReplace(game, event);
      return;
    case "swapBack":
      performSwapBack(game, event);
      return;
    case "takeControl":
      performTakeControl(game, event);
      return;
    case "becomeMighty":
      emit(game, { type: "becameMighty", rule: "709", object: event.object });
      return;
    case "extraTurn":
      performExtraTurn(game, event);
      return;
    case "conquer":
    case "hold":
      emit(game, {
        type: event.event === "conquer" ? "conquered" : "held",
        rule: event.event === "conquer" ? "469.1" : "469.2",
        player: event.player,
        to: event.slot,
      });
      return;
    case "played":
      notePlayed(game, event.object, event.player);
      return;
    case "target":
      emit(game, { type: "targeted", rule: "355.7", object: event.object, player: event.player });
      return;
    case "phase":
      performPhase(game, event);
      return;
    case "draw":
    case "burn":
    case "recycle":
    case "revealFrom":
    case "playToken":
    case "reveal":
    case "look":
    case "combatTie":
    case "hide":
    case "useAbility":
    case "designate":
    case "showdownStart":
    case "combatStart":
    case "winCombat":
    case "loseCombat":
    case "combatEnd":
      return;
  }
}

/** Whether an item is still on the chain, and no text says that it can't be countered (054.1). */
function canCounter(game: Game, target: number): boolean {
  const item = itemOf(game, target);
  return item !== null && !isUncounterable(game, item);
}

/** The countered item leaves the chain without effect (425.1.a); where its card goes is an event of its own. */
function performCounter(game: Game, target: number): void {
  const item = game.state.chain.find((one) => one.id === target);
  if (!item) return;
  takeOffChain(game, target);
  emit(game, { type: "countered", rule: "425.1.a", item: target, object: item.source.id });
}

/** Tokens are no cards, but they are played as well (350.2). */
function notePlayed(game: Game, object: number, player: Seat): void {
  const { token } = objectOf(game, object);
  emit(game, {
    type: token ? "tokenPlayed" : "cardPlayed",
    rule: token ? "350.2" : "419.4.a",
    object,
    player,
  });
}
