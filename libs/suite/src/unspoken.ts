import type { Event, ReturnedPosition, Seat } from "@rulebound/protocol";
import type { Moment } from "./adapter.ts";
import { type Placed, placedIn, seatsOf } from "./places.ts";

// What no step speaks of is unchanged at the end of a scenario: where things are, damage, control and points, save what
// the rules do by themselves (drawing for the turn, paying, healing ...) or what an ability or a combat has done. An
// engine that does what it is asked and something else besides is found out by this alone.

/** What one scenario has seen of a game. */
export type Course = {
  readonly began: Moment;
  readonly ended: Moment;
  readonly events: readonly Event[];
  /** Whether the engine reports events; without them only scenarios in which nothing much happens can be judged. */
  readonly eventsAreReported: boolean;
  /** What steps that act or look say: texts between quotation marks, and phrases such as "P1's hand". */
  readonly spoken: Spoken;
};

/** The words of a scenario's steps. */
export type Spoken = {
  readonly words: ReadonlySet<string>;
  /** The text of all steps, for phrases such as "P1's points". */
  readonly text: string;
};

/** A change that no step speaks of and nothing explains, in one line each. */
export function unspokenChanges(course: Course): string[] {
  const changes = [...changesOfObjects(course), ...changesOfBattlefields(course), ...changesOfPoints(course)];
  return changes
    .filter((change) => !isSpoken(change, course) && !isExplained(change, course))
    .map(({ says }) => says);
}

type Aspect = "place" | "damage" | "control" | "points";

type Change = {
  readonly aspect: Aspect;
  /** The object, or the seat whose points they are. */
  readonly id: string;
  /** All that it was called: before and after. */
  readonly names: readonly string[];
  /** Zones that it concerns. */
  readonly places: readonly string[];
  readonly says: string;
};

function changesOfObjects({ began, ended }: Course): Change[] {
  const [before, after] = [byId(began.position), byId(ended.position)];
  const ids = [...new Set([...before.keys(), ...after.keys()])];
  return ids.flatMap((id) => {
    const [was, is] = [before.get(id), after.get(id)];
    const names = [was, is].flatMap((one) => (one === undefined ? [] : [one.name]));
    const places = [was, is].flatMap((one) => (one === undefined ? [] : [one.place]));
    const change = (aspect: Aspect, says: string): Change[] => [{ aspect, id, names, places, says }];
    const what = `${names[0]} (${id})`;
    return [
      ...(was?.place === is?.place || hasGoneAlong(was, is)
        ? []
        : change("place", `${what} went from ${was?.place ?? "nowhere"} to ${is?.place ?? "nowhere"}`)),
      ...(!isSameObject(was, is) || damageOf(was) === damageOf(is)
        ? []
        : change("damage", `${what} had ${damageOf(was)} damage and has ${damageOf(is)}`)),
      ...(was?.object === undefined ||
      is?.object === undefined ||
      was.object.controller === is.object.controller
        ? []
        : change(
            "control",
            `${what} was controlled by ${was.object.controller} and is by ${is.object.controller}`,
          )),
    ];
  });
}

/** What is attached is wherever that is which it is attached to (719.3.a). */
const hasGoneAlong = (was: Placed | undefined, is: Placed | undefined): boolean =>
  was?.attachedTo !== undefined && was.attachedTo === is?.attachedTo;

/** Whether it has stayed on the board: what leaves it comes back undamaged (124). */
function isSameObject(was: Placed | undefined, is: Placed | undefined): boolean {
  return is?.object !== undefined && was?.object?.incarnation === is.object.incarnation;
}

const byId = (position: ReturnedPosition): Map<string, Placed> =>
  new Map(placedIn(position).map((one) => [one.id, one]));

function damageOf(one: Placed | undefined): number {
  const damage = one?.object?.damage ?? 0;
  return typeof damage === "number" ? damage : Object.values(damage).reduce((sum, some) => sum + some, 0);
}

function changesOfBattlefields({ began, ended }: Course): Change[] {
  return began.position.battlefields.flatMap(({ id, card, controller }): Change[] => {
    const now = ended.position.battlefields.find((one) => one.id === id);
    if (now === undefined || now.controller === controller) return [];
    const says = `${card} (${id}) was controlled by ${controller ?? "nobody"} and is by ${now.controller ?? "nobody"}`;
    return [{ aspect: "control", id, names: [card, now.card], places: [], says }];
  });
}

function changesOfPoints({ began, ended }: Course): Change[] {
  const now = new Map(seatsOf(ended.position).map(([seat, { points }]) => [seat, points]));
  return seatsOf(began.position).flatMap(([seat, { points }]): Change[] => {
    const left = now.get(seat);
    if (left === undefined || left === points) return [];
    const says = `${seat} had ${points} points and has ${left}`;
    return [{ aspect: "points", id: seat, names: [], places: [], says }];
  });
}

const zoneWords: Readonly<Record<string, string>> = {
  hand: "hand",
  deck: "deck",
  runeDeck: "rune deck",
  trash: "trash",
  banishment: "banishment",
  base: "base",
  champion: "champion zone",
};

function isSpoken({ aspect, id, names, places }: Change, { spoken }: Course): boolean {
  if (aspect === "points")
    return spoken.text.includes(`${id}'s points`) || spoken.text.includes(`${id} has won`);
  if ([id, ...names].some((word) => spoken.words.has(word))) return true;
  return aspect === "place" && places.some((place) => isZoneSpoken(place, spoken));
}

function isZoneSpoken(place: string, { text, words }: Spoken): boolean {
  const [owner = "", field = ""] = place.split(".");
  const zone = zoneWords[field];
  return zone === undefined ? words.has(owner) : text.includes(`${owner}'s ${zone}`);
}

/** Events that change where an object is. */
const placing = new Set<Event["type"]>([
  "drew",
  "channeled",
  "burned",
  "discarded",
  "recycled",
  "banished",
  "changedZone",
  "ceasedToExist",
  "hidden",
  "cardPlayed",
  "chainItemPending",
  "chainItemResolved",
  "countered",
  "tokenCreated",
  "tokenPlayed",
  "moved",
  "recalled",
  "died",
  "attached",
  "detached",
  "shuffled",
  "replaced",
  "swappedBack",
]);

const explaining: Readonly<Record<Aspect, ReadonlySet<Event["type"]>>> = {
  place: placing,
  damage: new Set<Event["type"]>(["damageMarked", "healed"]),
  control: new Set<Event["type"]>(["controlChanged", "conquered", "replaced", "swappedBack"]),
  points: new Set<Event["type"]>(["pointsGained", "pointsLost"]),
};

/** Whether the rules or an ability account for a change, and an event tells of it. */
function isExplained(change: Change, course: Course): boolean {
  const { began, ended, events, eventsAreReported } = course;
  if (events.some(({ type }) => type === "playerRemoved")) return true;
  if (!eventsAreReported) return !isQuiet(began, ended);
  if (change.aspect === "points") return pointsGained(change.id, events) === pointsChanged(change.id, course);
  const own = events.filter(
    ({ type, object, target }) =>
      explaining[change.aspect].has(type) && (object === change.id || target === change.id),
  );
  return own.some((event) => hasCause(event, course));
}

/** Nothing on the chain, the same turn, and no combat: the little that a scenario asked for is all that happened. */
function isQuiet(began: Moment, ended: Moment): boolean {
  const [before, after] = [began.position, ended.position];
  return (
    before.turn.number === after.turn.number && after.chain.length === 0 && before.combat === after.combat
  );
}

function pointsGained(seat: string, events: readonly Event[]): number {
  return events
    .filter(({ player, type }) => player === seat && (type === "pointsGained" || type === "pointsLost"))
    .reduce((sum, { type, amount = 1 }) => sum + (type === "pointsGained" ? amount : -amount), 0);
}

function pointsChanged(seat: string, { began, ended }: Course): number {
  const pointsIn = ({ position }: Moment): number =>
    seatsOf(position).find(([one]) => one === seat)?.[1].points ?? 0;
  return pointsIn(ended) - pointsIn(began);
}

/** Whether something stands behind an event: the turn, a payment, a combat, or an ability or spell. */
function hasCause(event: Event, course: Course): boolean {
  const { events } = course;
  const happened = (...types: Event["type"][]): boolean => events.some(({ type }) => types.includes(type));
  if (event.source !== undefined || abilitiesActed(events)) return true;
  switch (event.type) {
    case "drew":
      return drawsOf(event.player, events) <= drawsAllowed(event.player, events);
    case "channeled":
      return happened("turnStarted");
    case "recycled":
      return happened("resourcesAdded", "resourcesPaid", "burnedOut");
    case "shuffled":
    case "burned":
      return happened("burnedOut");
    case "damageMarked":
      return happened("damageAssigned");
    case "healed":
      return happened("combatStarted", "turnStarted", "phaseStarted");
    case "died":
      return happened("damageMarked", "costPaid", "resourcesAdded");
    case "recalled":
      return happened("combatStarted", "contested", "controlChanged", "moved");
    case "changedZone":
    case "discarded":
    case "banished":
      return happened("died", "controlChanged", "recycled", "chainItemPending", "costPaid");
    default:
      return true;
  }
}

/** Whether a spell has resolved, or an ability been used, replaced something or triggered: either may do anything. */
function abilitiesActed(events: readonly Event[]): boolean {
  return events.some(({ type }) =>
    ["chainItemResolved", "triggered", "abilityActivated", "replacementApplied"].includes(type),
  );
}

function drawsOf(seat: Seat | undefined, events: readonly Event[]): number {
  return events.filter(({ type, player }) => type === "drew" && player === seat).length;
}

/** One card for each turn (315.4), and one for each Final Point that can't be had (471.1.b). */
function drawsAllowed(seat: Seat | undefined, events: readonly Event[]): number {
  return events.filter(
    ({ type, player }) =>
      (type === "turnStarted" || type === "conquered" || type === "scored") && player === seat,
  ).length;
}
