import { cardOf, type Game, type Seat } from "@rulebound/core";
import type { Event } from "@rulebound/protocol";
import { sees } from "./visible.ts";

/**
 * Events as one player may see them (127-130): one about a card whose face they couldn't see as it happened doesn't
 * tell which, nor which card it came of. What happened in public stays, wherever the card is now.
 */
export function viewEvents(game: Game, events: readonly Event[], viewer: Seat): Event[] {
  const seen = seenObjects(game, events, viewer);
  const isUnseen = (source: string): boolean =>
    !seen.has(source) && game.state.objects.some(({ key }) => key === source);
  return events.map((event) => {
    const shown = isHidden(game, event, viewer, seen) ? withoutCard(event) : event;
    return event.source !== undefined && isUnseen(event.source) ? withoutSource(shown) : shown;
  });
}

function withoutCard({ object: _object, card: _card, ...event }: Event): Event {
  return event;
}

/** What waits, as a delayed ability does (390), may come of a card that nobody sees any more. */
function withoutSource({ source: _source, ...event }: Event): Event {
  return event;
}

/** Ids of what the viewer sees now, and of what lay open to all while the events happened. */
function seenObjects(game: Game, events: readonly Event[], viewer: Seat): ReadonlySet<string> {
  const now = game.state.objects.filter((object) => sees(game, viewer, object)).map(({ key }) => key);
  const then = events.flatMap((event) =>
    event.object !== undefined && isPublic(event) ? [event.object] : [],
  );
  return new Set([...now, ...then]);
}

/** Whether everybody sees which card an event is about, by its type or by where it comes from. */
function isPublic({ type, from }: Event): boolean {
  switch (type) {
    case "drew":
    case "looked":
    case "hidden":
    case "targeted":
    case "mistargeted":
    case "replacementApplied":
      return false;
    case "recycled":
    case "changedZone":
      return from !== undefined && !isPrivate(from);
    default:
      return true;
  }
}

/** Zones whose cards not everybody sees (105-108); without its zone a card may have come from one of them. */
const isPrivate = (zone: string): boolean => /\.(?:hand|deck|runeDeck|facedown)$/.test(zone);

function isHidden(game: Game, event: Event, viewer: Seat, seen: ReadonlySet<string>): boolean {
  const { type, object, player, from } = event;
  if (object === undefined || isPublic(event)) return false;
  switch (type) {
    case "drew":
    case "looked":
    case "hidden":
      return player !== viewer;
    case "recycled":
      if (player === viewer) return false;
      return from?.endsWith(".runeDeck") ? !seen.has(object) : !isRune(game, object);
    default:
      return !seen.has(object);
  }
}

/** Runes are recycled off the board, where everybody sees them, unless they were in their deck. */
function isRune(game: Game, key: string): boolean {
  return game.state.objects.some(
    (object) => object.key === key && cardOf(game, object).definition.type === "rune",
  );
}
