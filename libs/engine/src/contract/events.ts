import {
  type ChainItem,
  type Game,
  type ItemId,
  type Location,
  type LoggedEvent,
  objectOf,
  slotOf,
} from "@rulebound/core";
import { domains } from "@rulebound/language";
import { type Event, type EventField, eventTable, phases, type Seat, seats } from "@rulebound/protocol";
import { eventTypeOf, untils } from "./event-words.ts";
import { abilityItemName, locationName, nameOf } from "./names.ts";

/**
 * What was logged, as the contract has it: each event with the fields that its type has in the table of events.
 * `before` is the chain from before the action: without it an ability that resolves goes by its source's id.
 */
export function eventsOf(
  game: Game,
  log: readonly LoggedEvent[],
  before: readonly ChainItem[] = [],
): Event[] {
  const abilities = abilityItems(log, [...before, ...game.state.chain]);
  return log.map((logged) => eventOf(game, logged, abilities));
}

/** Chain items that are abilities: those on the chain now or before, and those that came to it in between. */
function abilityItems(log: readonly LoggedEvent[], chain: readonly ChainItem[]): Set<ItemId> {
  const onChain = chain.flatMap(({ id, kind }) => (kind === "ability" ? [id] : []));
  const since = log.flatMap(({ type, rule, item }) =>
    type === "chainItemPending" && rule === "401.1" && item !== undefined ? [item] : [],
  );
  return new Set([...onChain, ...since]);
}

function eventOf(game: Game, logged: LoggedEvent, abilities: ReadonlySet<ItemId>): Event {
  const { type, rule } = logged;
  // Every type that the kernel logs has to have a row.
  const { fields } = eventTable[type];
  const all: Omit<Event, "type" | "rule"> = {
    ...concerned(game, logged, fields, abilities),
    ...detailOf(logged, fields),
    ...placeOf(game, logged, "from"),
    ...placeOf(game, logged, "to"),
    ...(logged.player === undefined ? {} : { player: logged.player }),
    ...(logged.by === undefined ? {} : { by: logged.by }),
    ...(logged.amount === undefined ? {} : { amount: logged.amount }),
  };
  const kept = Object.entries(all).filter(([field]) => has(fields, field));
  return { type, rule, ...Object.fromEntries(kept) };
}

const has = (fields: readonly EventField[], field: string): boolean => fields.some((one) => one === field);

/** Events about one target of a chain item rather than about the item. */
const aboutTarget: readonly LoggedEvent["type"][] = ["targeted", "mistargeted"];

/** What it happens to, and what brings it about. */
function concerned(
  game: Game,
  logged: LoggedEvent,
  fields: readonly EventField[],
  abilities: ReadonlySet<ItemId>,
): Pick<Event, "object" | "card" | "source"> {
  const { type, item, object = battlefieldOf(game, logged, fields), source } = logged;
  const about = object === undefined ? null : objectOf(game, object);
  const from = source === undefined ? {} : { source: objectOf(game, source).key };
  const card = about === null ? {} : { card: nameOf(about) };
  if (item !== undefined && abilities.has(item) && !aboutTarget.includes(type)) {
    const own = about === null || type === "countered" ? {} : { source: about.key };
    return { object: abilityItemName(item), ...card, ...own, ...from };
  }
  return { ...(about === null ? {} : { object: about.key }), ...card, ...from };
}

/** A battlefield that an event is about stands as its place in the log. */
function battlefieldOf(game: Game, { to }: LoggedEvent, fields: readonly EventField[]): number | undefined {
  return typeof to === "number" && !has(fields, "to") ? slotOf(game, to).battlefield : undefined;
}

/** Where from or to: a location, a player's zone, or for control a seat. */
function placeOf(game: Game, logged: LoggedEvent, field: "from" | "to"): Pick<Event, "from" | "to"> {
  const place = logged[field];
  if (place === undefined) return {};
  if (logged.type === "controlChanged") return { [field]: String(place) };
  if (isLocation(place)) {
    const name = locationName(game, place);
    return { [field]: logged.type === "hidden" && field === "to" ? `${name}.facedown` : name };
  }
  const owner = logged.object === undefined ? logged.player : objectOf(game, logged.object).owner;
  if (place === "chain") return { [field]: place };
  const known = owner !== undefined && playerZones.includes(place);
  return known ? { [field]: `${owner}.${place}` } : {};
}

const playerZones: readonly string[] = [
  "hand",
  "deck",
  "runeDeck",
  "trash",
  "banishment",
  "champion",
  "legend",
];

const isLocation = (place: Location | string): place is Location =>
  typeof place === "number" || seats.some((seat: Seat) => seat === place);

type Detail = Pick<Event, "name" | "until" | "target" | "phase" | "resources">;

/** The log's detail under the field that the type of event has for it. */
function detailOf({ type, detail, amount }: LoggedEvent, fields: readonly EventField[]): Detail {
  if (has(fields, "resources")) return resourcesOf(amount, detail);
  if (detail === undefined) return {};
  if (detail === "turn" || detail === "combat" || detail === "stay") {
    if (has(fields, "until")) return { until: untils[detail] };
  }
  const phase = phases.find((one) => one === detail);
  if (phase !== undefined && has(fields, "phase")) return { phase };
  if (has(fields, "target")) return { target: detail };
  if (type === "replacementApplied" || type === "skipped") return { name: eventTypeOf(detail) };
  return { name: detail };
}

/** Energy is the amount, Power a list of kinds. */
function resourcesOf(amount: number | undefined, detail: string | undefined): Detail {
  if (amount === undefined && detail === undefined) return {};
  const words = (detail ?? "").split(" ");
  const power: NonNullable<NonNullable<Event["resources"]>["power"]> = {};
  for (const kind of [...domains, "any"] as const) {
    const count = words.filter((word) => word === kind).length;
    if (count > 0) power[kind] = count;
  }
  return {
    resources: {
      ...(amount ? { energy: amount } : {}),
      ...(Object.keys(power).length > 0 ? { power } : {}),
    },
  };
}
