import { cards, decks } from "@rulebound/cards";
import { Refusal } from "@rulebound/core";
import type { Deck, Event, Outcome, ReturnedPosition, Seat, View } from "@rulebound/protocol";
import { insteadOf, type Next, randomAction, seededNext } from "@rulebound/suite";
import { describe, expect, it } from "vitest";
import { createEngine } from "./engine.ts";

const engine = createEngine(cards);

type Moment = Pick<Outcome, "state" | "position" | "prompt">;

/** Every text within a value. */
function texts(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(texts) : [];
}

function idsIn(cardsThere: readonly { id?: string }[]): string[] {
  return cardsThere.flatMap(({ id }) => id ?? []);
}

/** Ids of the cards whose faces a seat may not see: hands of others, all decks, what others have hidden. */
function secretsFrom({ players, battlefields }: ReturnedPosition, viewer: Seat): Set<string> {
  const inZones = Object.entries(players).flatMap(([seat, { hand, deck, runeDeck }]) =>
    idsIn([...(seat === viewer ? [] : hand), ...deck, ...runeDeck]),
  );
  const facedown = battlefields.flatMap((one) => one.facedown.filter((card) => card.controller !== viewer));
  return new Set([...inZones, ...idsIn(facedown)]);
}

/** Ids of all cards, and of those that a seat sees. */
function cardsIn(position: ReturnedPosition, viewer: Seat): { all: string[]; seen: string[] } {
  const zones = Object.values(position.players).flatMap(
    ({ hand, deck, runeDeck, trash, banishment, runes, base }) =>
      idsIn([...hand, ...deck, ...runeDeck, ...trash, ...banishment, ...runes, ...base]),
  );
  const single = Object.values(position.players).flatMap(({ legend, champion }) =>
    [legend, champion].flatMap((card) => card?.id ?? []),
  );
  const there = position.battlefields.flatMap((one) =>
    idsIn([one, ...one.units, ...(one.gear ?? []), ...one.facedown]),
  );
  const all = [...zones, ...single, ...there, ...idsIn(position.chain)];
  const secret = secretsFrom(position, viewer);
  const shown = [
    ...(position.looking ?? []).filter(({ player }) => player === viewer),
    ...(position.revealed ?? []),
  ];
  return { all, seen: [...all.filter((id) => !secret.has(id)), ...shown.flatMap((one) => idsIn(one.cards))] };
}

/** Types of events that may be about a card which not everybody sees. */
const perhapsSecret: readonly Event["type"][] = [
  "drew",
  "looked",
  "hidden",
  "recycled",
  "changedZone",
  "targeted",
  "mistargeted",
  "replacementApplied",
];
const toThemselves: readonly Event["type"][] = ["drew", "looked", "hidden", "recycled"];

/** Ids that a seat learns from an event. */
function learned({ type, object, player }: Event, viewer: Seat): string[] {
  if (object === undefined) return [];
  if (!perhapsSecret.includes(type)) return [object];
  return player === viewer && toThemselves.includes(type) ? [object] : [];
}

/** One action at random of whoever may act. */
function step({ state, prompt, position }: Moment, next: Next): Outcome {
  const player = prompt?.player ?? position.priority;
  if (player === null) throw new Error("Nobody can act.");
  const action = randomAction({ actions: engine.actions(state, player), prompt, player, next });
  try {
    return engine.resolve(state, action);
  } catch (error) {
    const instead = error instanceof Refusal ? insteadOf(action, prompt) : null;
    if (instead === null) throw error;
    return engine.resolve(state, instead);
  }
}

const deckAt = (at: number): Deck => {
  const { name: _, ...deck } = decks[at % decks.length] ?? { name: "" };
  return deck as Deck;
};

describe("views of a whole game", () => {
  it.each([1, 2, 3, 4])("name no card that the player never saw (game %i)", (seed) => {
    const next = seededNext(seed);
    const seats = ["P1", "P2"] as const;
    let moment: Moment = engine.newGame({ decks: { P1: deckAt(seed), P2: deckAt(seed + 1) } }, { seed });
    const known = { P1: new Set<string>(), P2: new Set<string>() };
    const events: Event[] = [];
    let withheld = 0;
    for (let steps = 0; steps < 120; steps++) {
      for (const seat of seats) {
        const { all, seen } = cardsIn(moment.position, seat);
        for (const id of seen) known[seat].add(id);
        const unknown = new Set(all.filter((id) => !known[seat].has(id)));
        const view: View = engine.view(moment.state, seat, { events });
        expect(texts(view).filter((text) => unknown.has(text))).toEqual([]);
        expect(view.events).toHaveLength(events.length);
        view.events.forEach((event, at) => {
          if (event.object === undefined) expect(event).not.toHaveProperty("card");
          if (event.object === undefined && events[at]?.object !== undefined) withheld += 1;
          if (event.type === "drew" && event.player !== seat) expect(event).not.toHaveProperty("object");
        });
      }
      const outcome = step(moment, next);
      if (outcome.result) break;
      for (const seat of seats) {
        for (const event of outcome.events) for (const id of learned(event, seat)) known[seat].add(id);
      }
      events.push(...outcome.events);
      moment = outcome;
    }
    // There was something to withhold, and something to tell.
    expect(events.length).toBeGreaterThan(100);
    expect(withheld).toBeGreaterThan(20);
  });
});
