import {
  type ChainItem,
  cardOf,
  type Game,
  type GameObject,
  type LoggedEvent,
  objectOf,
  type Seat,
} from "@rulebound/core";
import type { Event } from "@rulebound/protocol";
import { eventsOf } from "./events.ts";
import { sees } from "./visible.ts";

/** The events of an action as one player may see them: one about a card hidden from them doesn't tell which. */
export function viewEvents(
  game: Game,
  log: readonly LoggedEvent[],
  player: Seat,
  before: readonly ChainItem[] = [],
): Event[] {
  const events = eventsOf(game, log, before);
  return log.flatMap((logged, i) => {
    const event = events[i];
    if (!event) return [];
    return isHidden(game, logged, player) ? [withoutCard(event)] : [event];
  });
}

function withoutCard({ object: _object, card: _card, ...event }: Event): Event {
  return event;
}

/** Whether a player may not know which card an event is about. */
function isHidden(game: Game, logged: LoggedEvent, viewer: Seat): boolean {
  if (logged.object === undefined) return false;
  const object = objectOf(game, logged.object);
  switch (logged.type) {
    case "drew":
    case "looked":
    case "hidden":
      return (logged.player ?? object.controller) !== viewer;
    case "recycled":
      return object.owner !== viewer && !wasPublic(game, logged, object);
    case "changedZone":
      return object.owner !== viewer && !sees(game, viewer, object) && !wasPublic(game, logged, object);
    case "targeted":
    case "mistargeted":
    case "designated":
      return !sees(game, viewer, object);
    default:
      return false;
  }
}

const privateZones: readonly string[] = ["hand", "deck", "runeDeck", "facedown", "none"];

/** Whether everybody could see it where it came from; a rune that goes to its deck was on the board. */
function wasPublic(game: Game, { from }: LoggedEvent, object: GameObject): boolean {
  if (from === undefined) return cardOf(game, object).definition.type === "rune";
  return typeof from === "number" || !privateZones.includes(from);
}
