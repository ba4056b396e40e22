import type { LoggedEvent } from "@rulebound/core";
import { check, eventSchema } from "@rulebound/protocol";
import { describe, expect, it } from "vitest";
import { eventsOf } from "./events.ts";
import { board, idOf } from "./sample-prompts.ts";
import { gameIn } from "./sample-works.ts";

const game = gameIn(board);
const id = (key: string): number => idOf(game, key);

const out = (logged: LoggedEvent) => {
  const [event] = eventsOf(game, [logged]);
  expect(check(eventSchema, JSON.parse(JSON.stringify(event)))).toMatchObject({ ok: true });
  return event;
};

describe("an event", () => {
  it("names objects by their ids, with their cards", () => {
    expect(
      out({
        type: "damageMarked",
        rule: "417.1",
        object: id("poro"),
        amount: 2,
        by: "P1",
        source: id("titan"),
      }),
    ).toEqual({
      type: "damageMarked",
      rule: "417.1",
      object: "poro",
      card: "Poro",
      amount: 2,
      by: "P1",
      source: "titan",
    });
  });

  it("has no fields that its type hasn't", () => {
    expect(
      out({ type: "turnStarted", rule: "304", player: "P1", amount: 3, object: id("poro"), by: "P2" }),
    ).toEqual({
      type: "turnStarted",
      rule: "304",
      player: "P1",
      amount: 3,
    });
  });

  it("names locations, zones and seats", () => {
    expect(out({ type: "moved", rule: "446.1", object: id("titan"), from: "P1", to: 0 })).toMatchObject({
      from: "P1.base",
      to: "gate",
    });
    expect(out({ type: "banished", rule: "427.1", object: id("poro"), from: "trash" })).toMatchObject({
      from: "P2.trash",
    });
    expect(out({ type: "banished", rule: "427.1", object: id("poro"), from: "chain" })).toMatchObject({
      from: "chain",
    });
    expect(out({ type: "hidden", rule: "421.1", object: id("down"), player: "P2", to: 0 })).toMatchObject({
      to: "gate.facedown",
    });
    expect(out({ type: "controlChanged", rule: "189", object: id("gate"), to: "P1" })).toMatchObject({
      object: "gate",
      to: "P1",
    });
  });

  it("is about the battlefield that it happens at", () => {
    expect(out({ type: "conquered", rule: "469.1", player: "P1", to: 1 })).toEqual({
      type: "conquered",
      rule: "469.1",
      object: "quarry",
      card: "Quarry",
      player: "P1",
    });
  });

  it.each([
    [{ type: "designated", rule: "464.2.c.3", object: id("poro"), detail: "attacker" }, { name: "attacker" }],
    [{ type: "becameCopy", rule: "477.1.b.1", object: id("poro"), detail: "Titan" }, { target: "Titan" }],
    [{ type: "delayedAbilityCreated", rule: "390", player: "P1", detail: "turn" }, { until: "endOfTurn" }],
    [{ type: "phaseStarted", rule: "303", player: "P1", detail: "draw" }, { phase: "draw" }],
    [{ type: "costPaid", rule: "203.1", player: "P1", detail: "accelerate" }, { name: "accelerate" }],
    [
      { type: "resourcesAdded", rule: "429.1", player: "P1", amount: 1, detail: "fury fury any" },
      { resources: { energy: 1, power: { fury: 2, any: 1 } } },
    ],
  ] as [LoggedEvent, object][])("puts the detail of %j where it belongs", (logged, fields) => {
    const event = out(logged);
    expect(event).toMatchObject(fields);
    expect(event).not.toHaveProperty("detail");
  });

  it("is about a chain item: a card by its id, an ability by one of its own", () => {
    const [card, ability] = eventsOf(game, [
      { type: "chainItemPending", rule: "354", item: 1, object: id("spark"), player: "P1" },
      { type: "chainItemPending", rule: "401.1", item: 2, object: id("titan"), player: "P1" },
    ]);
    expect(card).toEqual({
      type: "chainItemPending",
      rule: "354",
      object: "spark",
      card: "Spark",
      player: "P1",
    });
    expect(ability).toEqual({
      type: "chainItemPending",
      rule: "401.1",
      object: "item-2",
      card: "Titan",
      source: "titan",
      player: "P1",
    });
  });
});
