import { cards } from "@rulebound/cards";
import { createEngine } from "@rulebound/engine";
import { describe, expect, it } from "vitest";
import { leaksIn, secretsFrom, shownBy } from "./hidden-cards.ts";

const engine = createEngine(cards);
const { state, position } = engine.start({
  players: {
    P1: { hand: ["Gust", "Charm"], deck: ["Pouty Poro", "Block"] },
    P2: { hand: ["Flash", "Charm"], trash: ["Block"] },
  },
});
const gust = position.players.P1.hand[0]?.id ?? "no gust";

describe("what is hidden from a player", () => {
  it("are the cards of decks and of other hands, and the names that no other card has", () => {
    const secrets = secretsFrom(position, "P1");
    expect(secrets.names.has("Flash")).toBe(true);
    expect(secrets.names.has("Pouty Poro")).toBe(true);
    expect(["Gust", "Charm", "Block"].filter((name) => secrets.names.has(name))).toEqual([]);
    expect(secrets.ids.has(gust)).toBe(false);
    expect(secretsFrom(position, "P2").ids.has(gust)).toBe(true);
  });

  it("are not the cards that are shown to them now", () => {
    const deck = position.players.P1.deck;
    const looking = [{ player: "P1" as const, zone: "P1.deck", cards: deck.slice(0, 1) }];
    expect(secretsFrom({ ...position, looking }, "P1").names.has("Pouty Poro")).toBe(false);
    expect(secretsFrom({ ...position, looking }, "P2").names.has("Pouty Poro")).toBe(true);
  });
});

describe("a view", () => {
  it("as the engine gives it tells nothing that is hidden", () => {
    for (const seat of ["P1", "P2"] as const) {
      expect(leaksIn(engine.view(state, seat), secretsFrom(position, seat))).toEqual([]);
    }
  });

  it("of another player tells what is hidden from this one", () => {
    const view = { ...engine.view(state, "P1"), player: "P2" as const };
    const leaks = leaksIn(view, secretsFrom(position, "P2"));
    expect(leaks).toContain(`P2's view tells of "${gust}", which is hidden from them.`);
    expect(leaks).toContain(`P2's view tells of "Gust", which is hidden from them.`);
  });

  it("may not tell in a sentence either", () => {
    const view = engine.view(state, "P1");
    const prompt = { id: "1", player: "P1", rule: "355.17", kind: "yesNo", for: "effect.may" } as const;
    const asking = {
      ...view,
      prompt: { ...prompt, text: "Do you take Flash?", options: [], min: 1, max: 1 },
    };
    expect(leaksIn(asking, secretsFrom(position, "P1"))).toEqual([
      `P1's view tells of "Flash", which is hidden from them.`,
    ]);
  });

  it("may tell of events what was seen before or is shown to all by them", () => {
    const drawing = { type: "drew", rule: "413.1", player: "P1", object: gust, card: "Gust" } as const;
    const view = { ...engine.view(state, "P2"), events: [drawing] };
    const secrets = secretsFrom(position, "P2");
    expect(leaksIn(view, secrets, shownBy(view.events, position, "P2"))).toHaveLength(2);
    const shown = [drawing, { ...drawing, type: "revealed", rule: "424.1" } as const];
    expect(leaksIn(view, secrets, shownBy(shown, position, "P2"))).toEqual([]);
    const looking = { ...drawing, type: "looked", rule: "431.1.c" } as const;
    expect(leaksIn(view, secrets, shownBy([{ ...looking, player: "P2" }], position, "P2"))).toEqual([]);
    expect(leaksIn(view, secrets, shownBy([{ ...looking, player: "P1" }], position, "P2"))).toHaveLength(2);
    const before = structuredClone(position);
    before.players.P1.trash.push(...before.players.P1.hand.splice(0, 1));
    expect(leaksIn(view, secrets, shownBy(view.events, before, "P2"))).toEqual([]);
  });
});
