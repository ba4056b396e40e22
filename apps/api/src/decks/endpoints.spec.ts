import { cards, decks } from "@rulebound/cards";
import { createEngine } from "@rulebound/engine";
import type { Deck, DeckVerdict, Started } from "@rulebound/protocol";
import { describe, expect, it } from "vitest";
import { createApp } from "../app.ts";
import { postJson, postText, problemIn } from "../asking.fixture.ts";
import { largestBody } from "../read-json.ts";

const app = createApp({ engine: createEngine(cards) });

/** The deck of the pool with this legend, as it is sent. */
function deckOf(legend: string): Deck {
  const list = decks.find((one) => one.legend === legend);
  if (list === undefined) throw new Error(`no deck with ${legend}`);
  const { name: _, ...deck } = list;
  return deck;
}

const annie = deckOf("Annie, Dark Child");
const viktor = deckOf("Viktor, Herald of the Arcane");

/** Annie's deck with one card's copies changed. */
const withCopies = (card: string, count: number): Deck => ({
  ...annie,
  main: [
    ...annie.main.filter((entry) => typeof entry === "string" || entry.card !== card),
    ...(count > 0 ? [{ card, count }] : []),
  ],
});

const last = `/main/${annie.main.length - 1}`;

async function verdict(deck: Deck, mode?: string): Promise<DeckVerdict> {
  const answer = await postJson("/v1/decks/validate", { deck, ...(mode !== undefined && { mode }) }, app);
  expect(answer).toMatchObject({ status: 200, type: "application/json" });
  return JSON.parse(answer.text);
}

describe("POST /v1/decks/validate", () => {
  it("finds nothing wrong with the decks of the pool", async () => {
    for (const { name: _, ...deck } of decks)
      expect(await verdict(deck)).toEqual({ legal: true, faults: [] });
    for (const mode of ["duel", "match", "skirmish", "war", "magmaChamber"]) {
      expect(await verdict(annie, mode)).toEqual({ legal: true, faults: [] });
    }
  });

  const faulty: { fault: string; deck: Deck; rule: string; pointer: string }[] = [
    { fault: "no legend", deck: { ...annie, legend: "Gust" }, rule: "103.1", pointer: "/legend" },
    { fault: "an unknown legend", deck: { ...annie, legend: "Nobody" }, rule: "103.1", pointer: "/legend" },
    {
      fault: "a champion of another tag",
      deck: { ...annie, champion: "Jinx, Demolitionist" },
      rule: "103.2.a.2",
      pointer: "/champion",
    },
    {
      fault: "a champion that is no champion unit",
      deck: { ...annie, champion: "Pouty Poro" },
      rule: "103.2.a.2",
      pointer: "/champion",
    },
    { fault: "a main deck too small", deck: withCopies("Gust", 1), rule: "103.2", pointer: "/main" },
    {
      fault: "a rune in the main deck",
      deck: { ...annie, main: [...annie.main, "Fury Rune"] },
      rule: "103.2",
      pointer: `/main/${annie.main.length}`,
    },
    { fault: "four copies", deck: withCopies("Gust", 4), rule: "103.2.b", pointer: last },
    {
      fault: "a fourth copy as the champion",
      deck: withCopies("Annie, Fiery", 3),
      rule: "103.2.b",
      pointer: last,
    },
    {
      fault: "another champion's signature card",
      deck: { ...annie, main: [...annie.main, "Mirror Image"] },
      rule: "103.2.d.2",
      pointer: `/main/${annie.main.length}`,
    },
    {
      fault: "four signature cards",
      deck: {
        ...annie,
        main: [...annie.main, { card: "Mirror Image", count: 2 }, { card: "Counter Strike", count: 2 }],
      },
      rule: "103.2.d.1",
      pointer: `/main/${annie.main.length + 1}`,
    },
    {
      fault: "a card outside the legend's domains",
      deck: { ...annie, main: [...annie.main, "Hidden Blade"] },
      rule: "103.1.b.3",
      pointer: `/main/${annie.main.length}`,
    },
    {
      fault: "an unknown card",
      deck: { ...annie, main: [...annie.main, "Gusst"] },
      rule: "103",
      pointer: `/main/${annie.main.length}`,
    },
    {
      fault: "a token",
      deck: { ...annie, main: [...annie.main, "Recruit"] },
      rule: "103",
      pointer: `/main/${annie.main.length}`,
    },
    {
      fault: "eleven runes",
      deck: { ...annie, runes: [{ card: "Fury Rune", count: 11 }] },
      rule: "103.3.a",
      pointer: "/runes",
    },
    {
      fault: "a unit among the runes",
      deck: { ...annie, runes: [{ card: "Fury Rune", count: 11 }, "Pouty Poro"] },
      rule: "103.3.a",
      pointer: "/runes/1",
    },
    {
      fault: "a spell among the battlefields",
      deck: { ...annie, battlefields: ["Void Gate", "Targon's Peak", "Gust"] },
      rule: "103.4",
      pointer: "/battlefields/2",
    },
    {
      fault: "the same battlefield twice",
      deck: { ...annie, battlefields: ["Void Gate", "Targon's Peak", "Void Gate"] },
      rule: "103.4.c",
      pointer: "/battlefields/2",
    },
    {
      fault: "two battlefields in a duel",
      deck: { ...annie, battlefields: ["Void Gate", "Targon's Peak"] },
      rule: "485",
      pointer: "/battlefields",
    },
  ];

  it.each(faulty)("tells of $fault the rule and where it is", async ({ deck, rule, pointer }) => {
    const { legal, faults } = await verdict(deck);
    expect(legal).toBe(false);
    expect(faults).toContainEqual({ rule, pointer, detail: expect.stringMatching(/^\S.+\.$/) });
  });

  it("tells all faults at once", async () => {
    const { faults } = await verdict({
      legend: "Annie, Dark Child",
      champion: "Gust",
      main: [],
      runes: [],
      battlefields: [],
    });
    expect(faults.map(({ pointer }) => pointer)).toEqual(
      expect.arrayContaining(["/champion", "/main", "/runes", "/battlefields"]),
    );
  });

  it("refuses what is no deck, and a mode that there isn't", async () => {
    const asked = async (body: unknown) => problemIn(await postJson("/v1/decks/validate", body, app));
    expect(await asked({ deck: annie, mode: "chess" })).toMatchObject({ status: 400, pointer: "/mode" });
    expect(await asked({ deck: { ...annie, legend: 7 } })).toMatchObject({
      status: 400,
      pointer: "/deck/legend",
    });
    const many = { ...annie, main: [{ card: "Gust", count: 100 }] };
    expect(await asked({ deck: many })).toMatchObject({
      status: 400,
      pointer: expect.stringMatching("^/deck/main/0"),
    });
    const long = { ...annie, main: Array.from({ length: 201 }, () => "Gust") };
    expect(await asked({ deck: long })).toMatchObject({ status: 400, pointer: "/deck/main" });
    const large = await postText("/v1/decks/validate", " ".repeat(largestBody + 1), app);
    expect(problemIn(large)).toMatchObject({ status: 413, code: "tooLarge" });
  });
});

describe("POST /v1/games", () => {
  const duel = { mode: "duel", decks: { P1: annie, P2: viktor } };

  async function begun(body: unknown): Promise<Started> {
    const answer = await postJson("/v1/games", body, app);
    expect(answer).toMatchObject({ status: 200, type: "application/json" });
    return JSON.parse(answer.text);
  }

  it("deals both players in, and asks whoever goes first about their hand", async () => {
    const { position, prompt } = await begun({ ...duel, seed: 3 });
    for (const seat of ["P1", "P2"] as const) {
      const { hand, deck, runeDeck, champion, legend } = position.players[seat];
      // 40 cards with the champion (103.2), of which 4 are drawn (116); 12 runes (103.3.a).
      expect([hand.length, deck.length, runeDeck.length]).toEqual([4, 35, 12]);
      expect([legend?.card, champion?.card]).toEqual(
        seat === "P1" ? [annie.legend, annie.champion] : [viktor.legend, viktor.champion],
      );
    }
    expect(position.battlefields).toHaveLength(2);
    expect(prompt).toMatchObject({ player: position.turn.player, rule: expect.stringMatching(/^117/) });
  });

  it("goes by the seed, and by what is scripted", async () => {
    const [one, again] = [await begun({ ...duel, seed: 3 }), await begun({ ...duel, seed: 3 })];
    expect(again).toEqual(one);
    const hands = await Promise.all(
      [3, 4, 5].map(async (seed) => (await begun({ ...duel, seed })).position.players),
    );
    expect(new Set(hands.map((players) => JSON.stringify(players))).size).toBe(3);
    expect(await begun({ decks: duel.decks, seed: 3 })).toEqual(one);
    for (const seat of ["P1", "P2"]) {
      const { position } = await begun({ ...duel, random: [{ pick: seat }] });
      expect(position.turn.player).toBe(seat);
    }
  });

  it("goes on with the state that it gives", async () => {
    const { state, prompt } = await begun({ ...duel, seed: 3 });
    const action = { player: prompt?.player, type: "answer", prompt: prompt?.id, value: [] };
    const answer = await postJson("/v1/resolve", { state, action }, app);
    expect(answer.status).toBe(200);
    expect(JSON.parse(answer.text).events).toContainEqual({
      type: "mulliganTaken",
      rule: "117",
      player: prompt?.player,
      amount: 0,
    });
  });

  it("has as many players as the mode", async () => {
    const three = { ...duel.decks, P3: deckOf("Lee Sin, Blind Monk") };
    const four = { ...three, P4: deckOf("Garen, Might of Demacia") };
    expect((await begun({ mode: "skirmish", decks: three })).position.battlefields).toHaveLength(3);
    expect(Object.keys((await begun({ mode: "war", decks: four })).position.players)).toHaveLength(4);
    expect(
      problemIn(await postJson("/v1/games", { mode: "skirmish", ...{ decks: duel.decks } }, app)),
    ).toMatchObject({
      status: 400,
      pointer: "/decks/P3",
    });
    expect(problemIn(await postJson("/v1/games", { decks: three }, app))).toMatchObject({
      status: 400,
      pointer: "/decks/P3",
    });
  });

  it("refuses decks that aren't legal, with the rule and where it is broken", async () => {
    const decks = { P1: annie, P2: { ...viktor, runes: [] } };
    expect(problemIn(await postJson("/v1/games", { decks }, app))).toMatchObject({
      status: 422,
      code: "illegal",
      rule: "103.3.a",
      pointer: "/decks/P2/runes",
    });
  });

  it("refuses a mode that there isn't, one that it can't play yet, and chance left over", async () => {
    expect(problemIn(await postJson("/v1/games", { ...duel, mode: "chess" }, app))).toMatchObject({
      status: 400,
      code: "malformed",
      pointer: "/mode",
    });
    expect(problemIn(await postJson("/v1/games", { ...duel, mode: "magmaChamber" }, app))).toMatchObject({
      status: 422,
      code: "unsupported",
      pointer: "/mode",
    });
    const random = [{ shuffle: "P4.deck", order: ["Gust"] }];
    expect(problemIn(await postJson("/v1/games", { ...duel, random }, app))).toMatchObject({
      status: 422,
      code: "scriptedChance",
    });
    expect(problemIn(await postText("/v1/games", " ".repeat(largestBody + 1), app))).toMatchObject({
      status: 413,
    });
  });
});
