import { cards } from "@rulebound/cards";
import { type Mode, modeTable, type Position, seats } from "@rulebound/protocol";
import type { Next } from "@rulebound/suite";

const basicRunes = ["Fury Rune", "Calm Rune", "Mind Rune", "Body Rune", "Chaos Rune", "Order Rune"];

/**
 * A game at the start of its first turn, with decks drawn at random from the whole pool: no deck construction, so that
 * every card meets every other, whatever its domain.
 */
export function wildPosition(mode: Mode, next: Next): Position {
  const row = modeTable.find(({ id }) => id === mode);
  const drawn = (count: number, ...types: string[]): string[] => {
    const fitting = cards.filter((card) => types.includes(card.type) && !card.token);
    return Array.from({ length: count }, () => fitting[next(fitting.length)]?.name ?? "");
  };
  const player = () => ({
    legend: drawn(1, "legend")[0] ?? null,
    champion: drawn(1, "unit")[0] ?? null,
    hand: drawn(4, "unit", "gear", "spell"),
    deck: drawn(40, "unit", "unit", "gear", "spell"),
    runeDeck: Array.from({ length: 12 }, () => basicRunes[next(basicRunes.length)] ?? "Fury Rune"),
  });
  const playing = seats.slice(0, row?.players ?? 2);
  return {
    mode,
    turn: { phase: "start" },
    players: Object.fromEntries(playing.map((seat) => [seat, player()])),
    battlefields: drawn(row?.battlefields ?? 2, "battlefield"),
  };
}
