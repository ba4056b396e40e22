import {
  type Ability,
  type CardDefinition,
  compileCard,
  type GameAction,
  pastWords,
  unboundRefs,
} from "@rulebound/language";
import { describe, expect, it } from "vitest";
import { cards } from "./index.ts";

const actionsOf = (card: CardDefinition): GameAction[] =>
  compileCard(card).abilities.flatMap(({ ops }) => ops.flatMap((op) => (op.op === "act" ? [op.action] : [])));

/** Tokens that a text names, by the action that makes them. */
function tokensNamed(card: CardDefinition): string[] {
  return actionsOf(card).flatMap((action) => {
    if (action.do === "playToken" || action.do === "addBattlefield") return [action.token];
    return action.do === "replace" ? [action.with] : [];
  });
}

const kindsOf = (card: CardDefinition): Ability["kind"][] => card.abilities.map(({ kind }) => kind);

describe("the pool", () => {
  it("has each name once", () => {
    expect(new Set(cards.map(({ name }) => name)).size).toBe(cards.length);
  });

  it("binds every name before its use", () => {
    const faults = cards.flatMap((card) =>
      unboundRefs(compileCard(card)).map((fault) => ({ card: card.name, ...fault })),
    );
    expect(faults).toEqual([]);
  });

  it("counts events of the turn by words that can be told of the past", () => {
    const counted = cards.flatMap(({ name, abilities }) =>
      abilities.flatMap((ability) => {
        if (ability.kind !== "triggered" || ability.nthEachTurn === undefined) return [];
        const patterns = "anyOf" in ability.when ? ability.when.anyOf : [ability.when];
        return patterns.map((pattern) => ({ name, pattern }));
      }),
    );
    expect(counted.length).toBeGreaterThan(2);
    const known: readonly string[] = ["event", "object", "player", "here", "from", "to"];
    const words: readonly string[] = pastWords;
    const faults = counted.filter(({ pattern }) => {
      const { object } = pattern;
      const filter = object === undefined || object === "me" ? {} : object;
      return (
        Object.keys(pattern).some((key) => !known.includes(key)) ||
        Object.keys(filter).some((key) => !words.includes(key))
      );
    });
    expect(faults).toEqual([]);
  });

  it("has every token that a text names", () => {
    const tokens = new Set(cards.filter(({ token }) => token).map(({ name }) => name));
    const named = cards.flatMap(tokensNamed);
    expect(new Set(named)).toEqual(
      new Set([
        "Baron Pit",
        "Bird",
        "Brush",
        "Gold",
        "Mech",
        "Recruit",
        "Reflection",
        "Sand Soldier",
        "Tentacle",
      ]),
    );
    expect(named.filter((name) => !tokens.has(name))).toEqual([]);
  });

  it("says every clause: none is unsupported", () => {
    expect(cards.filter(({ unsupported }) => unsupported?.length).map(({ name }) => name)).toEqual([]);
  });

  it("gives spells one spell ability, first, and no other card any", () => {
    const spells = cards.filter(({ type }) => type === "spell").map(kindsOf);
    const others = cards.filter(({ type }) => type !== "spell").flatMap(kindsOf);
    expect(spells.map(([first]) => first)).toEqual(spells.map(() => "spell"));
    expect(spells.flatMap((kinds) => kinds.slice(1))).not.toContain("spell");
    expect(others).not.toContain("spell");
  });

  it("gives Might to units, costs to Main Deck cards, and to nothing else", () => {
    expect(cards.filter(({ might, type }) => (might !== undefined) !== (type === "unit"))).toEqual([]);
    const costed = ({ type, token }: CardDefinition): boolean =>
      !token && ["unit", "gear", "spell"].includes(type);
    expect(cards.filter((card) => (card.energy !== undefined) !== costed(card))).toEqual([]);
  });

  it("is plain data", () => {
    expect(JSON.parse(JSON.stringify(cards))).toEqual(cards);
  });
});
