import type { CardDefinition } from "@rulebound/language";
import { describe, expect, it } from "vitest";
import { type DeckEntry, type DeckList, decks } from "./decks.ts";
import { cards } from "./index.ts";

function known(name: string): CardDefinition {
  const card = cards.find((one) => one.name === name);
  if (card === undefined) throw new Error(`The pool has no ${name}.`);
  return card;
}

const each = (list: DeckEntry[]): CardDefinition[] =>
  list.flatMap(({ card, count }) => Array.from({ length: count }, () => known(card)));

/** The Main Deck with the chosen champion in it (103.2). */
const mainOf = ({ main, champion }: DeckList): CardDefinition[] => [known(champion), ...each(main)];

const countsOf = (names: string[]): number[] =>
  names.map((name) => names.filter((one) => one === name).length);

describe.each(decks)("$name", (deck) => {
  const legend = known(deck.legend);

  it("has a legend (103.1)", () => {
    expect(legend.type).toBe("legend");
  });

  it("has a chosen champion of the legend's tag (103.2.a.2)", () => {
    const champion = known(deck.champion);
    expect([champion.type, champion.supertype]).toEqual(["unit", "champion"]);
    expect(champion.tags.filter((tag) => legend.tags.includes(tag))).toHaveLength(1);
  });

  it("has 40 units, gear and spells, none of them a token (103.2)", () => {
    const main = mainOf(deck);
    expect(main).toHaveLength(40);
    expect(new Set(main.map(({ type }) => type))).toEqual(new Set(["unit", "gear", "spell"]));
    expect(main.filter(({ token }) => token)).toEqual([]);
  });

  it("has each card in one entry, and at most 3 copies with the chosen champion (103.2.b)", () => {
    expect(Math.max(...countsOf(deck.main.map(({ card }) => card)))).toBe(1);
    expect(Math.max(...countsOf(mainOf(deck).map(({ name }) => name)))).toBeLessThanOrEqual(3);
  });

  it("has at most 3 signature cards, all of the legend's champion (103.2.d)", () => {
    const signatures = mainOf(deck).filter(({ supertype }) => supertype === "signature");
    expect(signatures.length).toBeLessThanOrEqual(3);
    expect(signatures.filter(({ tags }) => !tags.some((tag) => legend.tags.includes(tag)))).toEqual([]);
  });

  it("has at most one copy of a Unique card (825)", () => {
    const unique = mainOf(deck).filter(({ keywords }) =>
      keywords.some(({ keyword }) => keyword === "Unique"),
    );
    expect(countsOf(unique.map(({ name }) => name)).filter((count) => count > 1)).toEqual([]);
  });

  it("has 12 runes (103.3.a)", () => {
    const runes = each(deck.runes);
    expect(runes).toHaveLength(12);
    expect(new Set(runes.map(({ type }) => type))).toEqual(new Set(["rune"]));
  });

  it("keeps to the legend's domains (103.1.b)", () => {
    const foreign = [...mainOf(deck), ...each(deck.runes)].filter(({ domains }) =>
      domains.some((domain) => !legend.domains.includes(domain)),
    );
    expect(foreign.map(({ name }) => name)).toEqual([]);
  });

  it("brings three battlefields with different names (103.4.c, 485.4.a)", () => {
    expect(deck.battlefields.map((name) => known(name).type)).toEqual([
      "battlefield",
      "battlefield",
      "battlefield",
    ]);
    expect(new Set(deck.battlefields).size).toBe(3);
  });

  it("can pay for every domain in it with its runes", () => {
    const paid = new Set(each(deck.runes).flatMap(({ domains }) => domains));
    const asked = mainOf(deck).flatMap(({ power = [], domains }) => (power.length > 0 ? domains : []));
    expect(asked.filter((domain) => !paid.has(domain))).toEqual([]);
  });
});

describe("the decks", () => {
  it("cover the six domains, under different legends", () => {
    expect(new Set(decks.flatMap(({ legend }) => known(legend).domains)).size).toBe(6);
    expect(new Set(decks.map(({ legend }) => legend)).size).toBe(decks.length);
  });
});
