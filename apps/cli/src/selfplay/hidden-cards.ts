import type { Event, ReturnedPosition, Seat, View } from "@rulebound/protocol";

type Card = { readonly id: string; readonly card: string };

/** What one player may not know of a position: cards that they don't see, and names that only such cards have. */
export type Secrets = { readonly ids: ReadonlySet<string>; readonly names: ReadonlySet<string> };

/**
 * What is hidden from a player (127-130): every deck, the hands of others, what others have facedown; but not what an
 * instruction shows them now.
 */
export function secretsFrom(position: ReturnedPosition, viewer: Seat): Secrets {
  const { players, battlefields, looking = [], revealed = [] } = position;
  const shown = new Set(
    [...looking.filter(({ player }) => player === viewer), ...revealed]
      .flatMap(({ cards }) => cards)
      .map(({ id }) => id),
  );
  const facedown = battlefields.flatMap((battlefield) => battlefield.facedown);
  const hidden: Card[] = [
    ...Object.entries(players).flatMap(([seat, { hand, deck, runeDeck }]) => [
      ...deck,
      ...runeDeck,
      ...(seat === viewer ? [] : hand),
    ]),
    ...facedown.filter(({ controller }) => controller !== viewer),
  ].filter(({ id }) => !shown.has(id));
  const ids = new Set(hidden.map(({ id }) => id));
  const seen = namesIn(withoutCards(position, ids));
  return { ids, names: new Set(hidden.map(({ card }) => card).filter((name) => !seen.has(name))) };
}

/** Everything but the cards of these ids. */
function withoutCards(value: unknown, ids: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) {
    return value.filter((it) => !isCard(it) || !ids.has(it.id)).map((it) => withoutCards(it, ids));
  }
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, it]) => [key, withoutCards(it, ids)]));
}

function isCard(value: unknown): value is Card {
  return typeof value === "object" && value !== null && "id" in value && "card" in value;
}

/** Every text that stands in a value, as a value or as a key. */
function namesIn(value: unknown, found: Set<string> = new Set()): Set<string> {
  if (typeof value === "string") found.add(value);
  else if (typeof value === "object" && value !== null) {
    for (const [key, it] of Object.entries(value)) {
      if (!Array.isArray(value)) found.add(key);
      namesIn(it, found);
    }
  }
  return found;
}

/** Types of events by which everybody gets to see the card, wherever it is afterwards. */
const openly: readonly Event["type"][] = [
  "revealed",
  "burned",
  "discarded",
  "chainItemPending",
  "cardPlayed",
  "died",
  "banished",
];

/** What a player got to see while events happened: what was open to them before, what the events show to all or to them. */
export function shownBy(events: readonly Event[], before: ReturnedPosition, viewer: Seat): string[] {
  const { ids } = secretsFrom(before, viewer);
  const open = [...namesIn(withoutCards(before, ids))];
  const shown = events.filter(
    ({ type, player }) => openly.includes(type) || (type === "looked" && player === viewer),
  );
  return [
    ...open,
    ...shown.flatMap(({ object, card }) => [object, card]).filter((text) => text !== undefined),
  ];
}

/**
 * What a view tells that its player may not know; its events may tell of what is `known` from before. Where any card
 * can be named, all names stand in the prompt.
 */
export function leaksIn(view: View, { ids, names }: Secrets, known: readonly string[] = []): string[] {
  const { position, prompt, events } = view;
  const then = namesIn(events);
  for (const text of known) then.delete(text);
  const told = new Set([...namesIn({ position, prompt: prompt?.kind === "name" ? null : prompt }), ...then]);
  const sentences = [...told].filter((text) => /[.?]$/.test(text));
  // Names of cards that may be told can have another card's name in them.
  const speaksOf = (sentence: string, name: string): boolean => {
    const longer = [...told].filter(
      (text) => text.length > name.length && text.includes(name) && text !== sentence,
    );
    return longer.reduce((rest, text) => rest.replaceAll(text, ""), sentence).includes(name);
  };
  return [
    ...[...ids].filter((id) => told.has(id)),
    ...[...names].filter((name) => told.has(name) || sentences.some((it) => speaksOf(it, name))),
  ].map((text) => `${view.player}'s view tells of "${text}", which is hidden from them.`);
}
