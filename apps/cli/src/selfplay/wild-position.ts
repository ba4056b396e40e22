import { cards } from "@rulebound/cards";
import { type Mode, modeTable, type Position, type Seat, seats } from "@rulebound/protocol";
import type { Next } from "@rulebound/suite";

type Card = (typeof cards)[number];
type Player = NonNullable<NonNullable<Position["players"]>[Seat]>;
type Battlefield = NonNullable<Position["battlefields"]>[number];

/** Every player has so many runes in all (103.3.a). */
const runesOfPlayer = 12;

/**
 * A game somewhere on its way, with cards drawn at random from the whole pool: no deck construction, so that every card
 * meets every other, whatever its domain. It is at the start of a turn, or in a Main Phase that begins with so much in
 * the pools that the dearest cards can be played.
 */
export function wildPosition(mode: Mode, next: Next): Position {
  const row = modeTable.find(({ id }) => id === mode);
  const playing = seats.slice(0, row?.players ?? 2);
  return {
    mode,
    turn: { phase: next(2) === 0 ? "start" : "main" },
    players: Object.fromEntries(playing.map((seat) => [seat, wildPlayer(next)])),
    battlefields: Array.from({ length: row?.battlefields ?? 2 }, () => wildBattlefield(playing, next)),
  };
}

function wildPlayer(next: Next): Player {
  const ready = next(runesOfPlayer - 1);
  return {
    points: next(4),
    legend: drawn(1, ofType("legend"), next)[0] ?? null,
    champion: drawn(1, ofType("unit"), next)[0] ?? null,
    hand: drawn(3 + next(4), isMain, next),
    // Some decks are so small that they run out.
    deck: drawn(next(4) === 0 ? 2 + next(6) : 30, isMain, next),
    trash: drawn(next(4), isMain, next),
    pool: { energy: next(13), power: { any: next(4) } },
    runes: drawn(ready, ofType("rune"), next),
    runeDeck: drawn(runesOfPlayer - ready, ofType("rune"), next),
    base: [...drawn(next(3), ofType("unit"), next), ...drawn(next(2), ofType("gear"), next)],
  };
}

/** A battlefield, often held by somebody's units, and then sometimes with a card facedown. */
function wildBattlefield(playing: readonly Seat[], next: Next): Battlefield {
  const [card = ""] = drawn(1, ofType("battlefield"), next);
  if (next(2) === 0) return card;
  return {
    card,
    controller: playing[next(playing.length)] ?? "P1",
    units: drawn(1 + next(2), ofType("unit"), next),
    facedown: drawn(next(2), (it) => it.keywords.some(({ keyword }) => keyword === "Hidden"), next),
  };
}

const ofType =
  (type: Card["type"]) =>
  (card: Card): boolean =>
    card.type === type;

/** What a main deck can have. */
const isMain = ({ type }: Card): boolean => type === "unit" || type === "gear" || type === "spell";

function drawn(count: number, fits: (card: Card) => boolean, next: Next): string[] {
  const fitting = cards.filter((card) => fits(card) && !card.token);
  return Array.from({ length: count }).flatMap(() => {
    const card = fitting[next(fitting.length)];
    return card === undefined ? [] : [card.name];
  });
}
