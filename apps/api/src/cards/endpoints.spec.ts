import { cards as pool } from "@rulebound/cards";
import { renderCard } from "@rulebound/language";
import type { Card, CardList } from "@rulebound/protocol";
import { cardListSchema, cardSchema, check } from "@rulebound/protocol";
import { rulings } from "@rulebound/rulebook";
import { describe, expect, it } from "vitest";
import { ask, problemIn } from "../asking.fixture.ts";

async function listed(query = ""): Promise<CardList> {
  const answer = await ask(`/v1/cards${query}`);
  expect(answer).toMatchObject({ status: 200, type: "application/json" });
  const checked = check(cardListSchema, JSON.parse(answer.text));
  if (!checked.ok) throw new Error(checked.fault.detail);
  return checked.value;
}

const namesOf = ({ cards }: CardList) => cards.map(({ name }) => name);

async function cardAt(path: string): Promise<Card> {
  const answer = await ask(`/v1/cards/${path}`);
  expect(answer).toMatchObject({ status: 200, type: "application/json" });
  const checked = check(cardSchema, JSON.parse(answer.text));
  if (!checked.ok) throw new Error(checked.fault.detail);
  return checked.value;
}

async function detailOf(path: string, status: 400 | 404): Promise<string> {
  const problem = problemIn(await ask(path));
  expect(problem).toMatchObject({ status, code: status === 400 ? "malformed" : "notFound" });
  return problem.detail;
}

describe("GET /v1/cards", () => {
  it("gives every card and token, by name", async () => {
    const all = await listed();
    expect(namesOf(all)).toEqual(pool.map(({ name }) => name).sort());
    expect(all.total).toBe(pool.length);
  });

  it("gives the facts of each", async () => {
    expect((await listed("?q=gust")).cards[0]).toEqual({
      name: "Gust",
      type: "spell",
      domains: ["chaos"],
      energy: 1,
      power: [],
      tags: [],
      keywords: ["Reaction"],
    });
  });

  it("looks in names first, then in tags, keywords and text, for all words", async () => {
    const names = namesOf(await listed("?q=DRAKE"));
    expect(names.slice(0, 2)).toEqual(["Eager Drakehound", "Mountain Drake"]);
    expect(namesOf(await listed("?q=viktor+leader"))[0]).toBe("Viktor, Leader");
    expect(namesOf(await listed("?q=kai%E2%80%99sa"))).toContain("Kai'Sa, Survivor");
    expect(namesOf(await listed("?q=assault"))).toEqual(expect.arrayContaining(["Cleave", "Petty Officer"]));
    expect(await listed("?q=assault+gust")).toEqual({ total: 0, cards: [] });
  });

  it("filters by type and domain, and gives so many at most", async () => {
    const { cards, total } = await listed("?type=spell&domain=order&limit=2");
    const fitting = pool.filter(({ type, domains }) => type === "spell" && domains.includes("order"));
    expect(cards).toHaveLength(2);
    expect(total).toBe(fitting.length);
    expect(namesOf(await listed("?type=rune"))).toEqual([
      "Body Rune",
      "Calm Rune",
      "Chaos Rune",
      "Fury Rune",
      "Mind Rune",
      "Order Rune",
    ]);
  });

  it("refuses a query that it doesn't understand", async () => {
    expect(await detailOf("/v1/cards?type=hero", 400)).toContain("`type`: expected one of");
    expect(await detailOf("/v1/cards?domain=fire", 400)).toContain("`domain`: expected one of");
    expect(await detailOf("/v1/cards?q=", 400)).toContain("`q`: expected a text of 1 to 200 characters");
    expect(await detailOf(`/v1/cards?q=${"a".repeat(201)}`, 400)).toContain("`q`: expected");
    for (const limit of ["0", "501", "1.5", "ten", ""]) {
      expect(await detailOf(`/v1/cards?limit=${limit}`, 400)).toContain("whole number from 1 to 500");
    }
    expect(await detailOf("/v1/cards?name=Gust", 400)).toContain('unknown field "name"');
  });
});

describe("GET /v1/cards/{name}", () => {
  it("gives every card by its name as it stands in an address", async () => {
    for (const definition of pool) {
      const card = await cardAt(encodeURIComponent(definition.name));
      const { unsupported = [] } = definition;
      expect(card.name).toBe(definition.name);
      expect([...card.text, ...unsupported.map((clause) => `Not supported: ${clause}`)]).toEqual(
        renderCard(definition),
      );
      expect(card.unsupported).toEqual(unsupported);
    }
  });

  it("finds names with apostrophes, commas and spaces however they are written", async () => {
    for (const path of ["Kai'Sa, Survivor", "Kai%27Sa%2C%20Survivor", "kai%E2%80%99sa,%20SURVIVOR"]) {
      expect(await cardAt(path)).toMatchObject({ name: "Kai'Sa, Survivor", type: "unit", might: 4 });
    }
    expect(await cardAt("Grove%20of%20the%20God-Willow")).toMatchObject({ type: "battlefield" });
  });

  it("gives a card's text line by line, and the rulings that use it", async () => {
    const blade = await cardAt("Hidden%20Blade");
    expect(blade).toMatchObject({ energy: 2, power: ["own"], unsupported: [] });
    expect(blade.text.length).toBeGreaterThan(1);
    const using = rulings().filter(({ cards }) => cards.includes("Hidden Blade"));
    expect(blade.rulings).toEqual(using.map(({ id }) => id));
    expect(blade.rulings).toContain("FAQ-49");
    expect(await cardAt("Fury%20Rune")).toMatchObject({ supertype: "basic" });
    expect(await cardAt("Recruit")).toMatchObject({ token: true, text: [] });
  });

  it("says which names are near one that no card has", async () => {
    expect(await detailOf("/v1/cards/Gusst", 404)).toBe(
      'There is no card named "Gusst" here. Near it: "Gust".',
    );
    expect(await detailOf("/v1/cards/Jinks", 404)).toContain("Jinx, ");
    expect(await detailOf("/v1/cards/Viktor", 404)).toContain('"Viktor, Leader"');
    expect(await detailOf("/v1/cards/zzzzzzzz", 404)).toContain("/v1/cards lists all");
    expect(await detailOf(`/v1/cards/${"x".repeat(3000)}`, 404)).toContain("/v1/cards lists all");
    expect(await detailOf("/v1/cards/%E0%A4%A", 404)).toContain("no card named");
    expect(await detailOf("/v1/cards/%07", 404)).toContain('"?"');
    expect(await detailOf("/v1/cards/constructor", 404)).toContain('no card named "constructor"');
  });
});
