import { describe, expect, it } from "vitest";
import type { CardDefinition } from "./abilities.ts";
import {
  activated,
  basicRune,
  gear,
  passive,
  pick,
  replacement,
  spell,
  target,
  triggered,
  unit,
  upTo,
} from "./build.ts";
import type { Instruction } from "./instructions.ts";
import { type CompiledAbility, compileCard } from "./program.ts";

const draw: Instruction = { do: "draw", amount: 1 };
const discard: Instruction = { do: "discard", amount: 1 };
const buff: Instruction = { do: "buff", what: "me" };

/** The compiled ability with this number; it must be there. */
function ability(definition: CardDefinition, number = 0): CompiledAbility {
  const found = compileCard(definition).abilities[number];
  if (!found) throw new Error(`no ability ${number}`);
  return found;
}

const spellOf = (...text: Instruction[]): CardDefinition =>
  spell({ name: "A spell", domains: [], energy: 1, text });

describe("compileCard", () => {
  it("keeps the definition, and numbers rules text, then effect text", () => {
    const conquer = triggered({ event: "conquer", withMe: true }, [draw]);
    const sword = gear({
      name: "A sword",
      domains: [],
      energy: 1,
      abilities: [activated({ energy: 1 }, [draw]), passive({ fact: "might", of: "me", by: 1 })],
      effect: [conquer],
    });
    const compiled = compileCard(sword);
    expect(compiled.definition).toBe(sword);
    expect(compiled.abilities.map(({ text }) => text)).toEqual(["rules", "rules", "effect"]);
    expect(compiled.abilities[2]?.ability).toBe(conquer);
    expect(compiled.abilities[1]?.ops).toEqual([]);
  });

  it("puts instructions in the text's order", () => {
    expect(ability(spellOf(draw, discard)).ops).toEqual([
      { op: "act", action: draw },
      { op: "act", action: discard },
    ]);
  });

  it("takes the text of a replacement from what happens instead", () => {
    const instead = replacement({ event: "die", object: "me" }, { instead: [buff] });
    const double = replacement({ event: "damage" }, { amount: "double" });
    const card = unit({ name: "A unit", domains: [], energy: 1, might: 1, abilities: [instead, double] });
    expect(ability(card, 0).ops).toEqual([{ op: "act", action: buff }]);
    expect(ability(card, 1).ops).toEqual([]);
  });

  it("gives nothing for a card without text", () => {
    expect(compileCard(unit({ name: "A unit", domains: [], energy: 1, might: 1 })).abilities).toEqual([]);
  });
});

describe("jumps", () => {
  const condition = { handAtMost: 1 };

  it("pass over what isn't so", () => {
    expect(ability(spellOf({ do: "if", if: condition, text: [draw, discard] }, buff)).ops).toEqual([
      { op: "unless", if: condition, to: 3 },
      { op: "act", action: draw },
      { op: "act", action: discard },
      { op: "act", action: buff },
    ]);
  });

  it("take one of two ways", () => {
    expect(ability(spellOf({ do: "if", if: condition, text: [draw], else: [discard] }, buff)).ops).toEqual([
      { op: "unless", if: condition, to: 3 },
      { op: "act", action: draw },
      { op: "jump", to: 4 },
      { op: "act", action: discard },
      { op: "act", action: buff },
    ]);
  });

  it("pass over what is declined or not paid for, at every depth", () => {
    const text: Instruction = {
      do: "may",
      text: [{ do: "pay", cost: { energy: 1 }, who: "eventPlayer", text: [draw] }, discard],
    };
    expect(ability(spellOf(text)).ops).toEqual([
      { op: "may", who: "you", to: 4 },
      { op: "pay", cost: { energy: 1 }, who: "eventPlayer", to: 3 },
      { op: "act", action: draw },
      { op: "act", action: discard },
    ]);
  });

  it("go back for each player", () => {
    expect(
      ability(spellOf(draw, { do: "eachPlayer", from: "next", as: "p", text: [discard] }, buff)).ops,
    ).toEqual([
      { op: "act", action: draw },
      { op: "eachPlayer", from: "next", as: "p", end: 4 },
      { op: "act", action: discard },
      { op: "nextPlayer", loop: 1 },
      { op: "act", action: buff },
    ]);
  });
});

describe("nested abilities", () => {
  it("come behind the card's own, outer before inner, and are named by number", () => {
    const inner = triggered({ event: "phase", phase: "ending" }, [discard]);
    const outer = triggered({ event: "draw", player: "you" }, [
      { do: "delay", ability: inner, until: "turn" },
    ]);
    const card = spell({
      name: "A spell",
      domains: [],
      energy: 1,
      text: [
        { do: "delay", ability: outer, until: "turn" },
        { do: "doThis", ability: { may: true, text: [buff] }, times: 2 },
      ],
      abilities: [passive({ fact: "costsLess", energy: 1 })],
    });
    const { abilities } = compileCard(card);
    expect(abilities.map(({ text }) => text)).toEqual(["rules", "rules", "nested", "nested", "nested"]);
    expect(abilities[0]?.ops).toEqual([
      { op: "delay", ability: 2, until: "turn" },
      { op: "doThis", ability: 3, times: 2 },
    ]);
    expect(abilities[2]).toMatchObject({ ability: outer, ops: [{ op: "delay", ability: 4, until: "turn" }] });
    expect(abilities[4]).toMatchObject({ ability: inner, ops: [{ op: "act", action: discard }] });
  });

  it("make of a reflexive trigger one that waits for no event", () => {
    const card = spellOf({ do: "doThis", ability: { may: true, cost: { energy: 1 }, text: [draw] } });
    expect(ability(card, 0).ops).toEqual([{ op: "doThis", ability: 1 }]);
    expect(ability(card, 1).ability).toEqual({
      kind: "triggered",
      when: { anyOf: [] },
      may: true,
      cost: { energy: 1 },
      text: [draw],
    });
  });
});

describe("choices", () => {
  const first = target("first", { is: "unit" });
  const second = target("second", { is: "gear" }, upTo(2));
  const place: Instruction = { do: "choosePlace", as: "place", for: "first" };
  const found = pick("found", { among: "seen" });

  it("are those made while finalizing, in the text's order", () => {
    const card = spellOf(
      first,
      { do: "look", top: 3, as: "seen" },
      found,
      { do: "if", if: { yourTurn: true }, text: [place] },
      second,
    );
    expect(ability(card).choices).toEqual([first, place, second]);
  });

  it("under a Dependent Keyword or a cost that was paid are made only while that is so (727.1.b)", () => {
    const level = { xpAtLeast: 6 };
    const paid = { paid: "dearly" };
    const card = spellOf(
      { do: "if", if: level, text: [first, { do: "if", if: paid, text: [place], else: [second] }] },
      { do: "if", if: { not: { all: [level, paid] } }, text: [second] },
    );
    expect(ability(card).choices).toEqual([
      { ...first, provided: [level] },
      { ...place, provided: [level, paid] },
      { ...second, provided: [level, { not: paid }] },
      { ...second, provided: [{ not: { all: [level, paid] } }] },
    ]);
  });

  it("under any other condition are made whatever it turns out to be", () => {
    const card = spellOf({ do: "if", if: { not: { handAtMost: 1 } }, text: [first], else: [second] });
    expect(ability(card).choices).toEqual([first, second]);
  });

  it("of a nested ability are its own", () => {
    const card = spellOf(first, { do: "doThis", ability: { text: [second] } });
    expect(ability(card, 0).choices).toEqual([first]);
    expect(ability(card, 1).choices).toEqual([second]);
  });
});

describe("adds", () => {
  it("marks abilities that Add, not spells that do (429.2.b)", () => {
    expect(compileCard(basicRune("A rune", "calm")).abilities.map(({ adds }) => adds)).toEqual([true, true]);
    expect(ability(spellOf({ do: "add", energy: 1 })).adds).toBe(false);
    expect(
      ability(gear({ name: "A gear", domains: [], energy: 0, abilities: [activated({}, [draw])] })).adds,
    ).toBe(false);
  });
});

describe("what is told of a card at once", () => {
  const tank = passive({ fact: "keywords", of: "me", keywords: [{ keyword: "Tank" }] });
  const becomesMighty = { event: "becomeMighty", object: { is: "unit" } } as const;
  const unitSaying = (...abilities: CardDefinition["abilities"]): CardDefinition =>
    unit({ name: "A unit", domains: [], energy: 1, might: 1, abilities });

  it("is what its Rules Text states, in order, not what its Effect Text does", () => {
    const bare = passive({ fact: "might", of: "me", by: 1 });
    const card: CardDefinition = {
      ...unitSaying(tank, activated({}, [draw]), bare),
      effect: [passive({ fact: "might", of: "me", by: 2 })],
    };
    expect(compileCard(card).passives).toEqual([tank, bare]);
    expect(compileCard(unitSaying(activated({}, [draw]))).passives).toEqual([]);
  });

  it("is whether it says how it enters itself (369.3)", () => {
    const ready = { entering: "ready" } as const;
    const itself = replacement({ event: "enter", object: "me" }, ready);
    const others = replacement({ event: "enter", object: { is: "unit" } }, ready);
    expect(compileCard(unitSaying(itself)).entering).toBe(true);
    expect(compileCard(unitSaying(others, tank)).entering).toBe(false);
    expect(compileCard({ ...unitSaying(), effect: [itself] }).entering).toBe(false);
  });

  it("is whether any text of it, nested ones too, waits for units to become Mighty (709)", () => {
    const waits = triggered(becomesMighty, [draw]);
    expect(compileCard(unitSaying(waits)).watchesMight).toBe(true);
    const later = activated({}, [{ do: "delay", ability: waits, until: "turn" }]);
    expect(compileCard(unitSaying(later)).watchesMight).toBe(true);
    expect(compileCard(unitSaying(triggered({ event: "die", object: "me" }, [draw]))).watchesMight).toBe(
      false,
    );
  });
});
