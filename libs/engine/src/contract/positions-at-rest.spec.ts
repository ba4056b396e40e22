import { type Game, gameOf } from "@rulebound/core";
import {
  check,
  type Position,
  returnedPositionSchema,
  type Seat,
  stateVersion,
  viewSchema,
} from "@rulebound/protocol";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkState } from "./check-state.ts";
import { positionOf } from "./position.ts";
import { gameIn, load, works } from "./sample-works.ts";
import { viewOf } from "./view.ts";
import { writeState } from "./write-state.ts";

const seat = fc.constantFrom("P1" as const, "P2" as const);
const mainDeckCard = fc.constantFrom("Poro", "Titan", "Raider", "Captain", "Lantern", "Spark", "Ambuscade");
const written: { card: string; type: "unit"; might: number; energy: number; keywords: string[] } = {
  card: "Plain",
  type: "unit",
  might: 3,
  energy: 2,
  keywords: ["Tank"],
};
const card = fc.oneof(mainDeckCard, fc.constant(written));
const cards = fc.array(card, { maxLength: 4 });
const unit = fc.record(
  {
    card: fc.constantFrom("Poro", "Titan", "Raider", "Captain", "Recruit"),
    exhausted: fc.boolean(),
    stunned: fc.boolean(),
    empowered: fc.boolean(),
    buffs: fc.integer({ min: 0, max: 1 }),
    baseMightThisTurn: fc.integer({ min: 3, max: 9 }),
    mightThisTurn: fc.integer({ min: 0, max: 3 }),
    keywordsThisTurn: fc.subarray(["Assault 2", "Tank", "Vision"]),
    owner: seat,
    incarnation: fc.integer({ min: 0, max: 9 }),
    attached: fc.array(
      fc.record(
        {
          card: fc.constant("Sword"),
          controller: seat,
          exhausted: fc.boolean(),
          attachedThisTurn: fc.boolean(),
        },
        { requiredKeys: ["card"] },
      ),
      { maxLength: 2 },
    ),
  },
  { requiredKeys: ["card"] },
);
const hurt = fc.constantFrom({ card: "Titan", damage: 3 }, { card: "Titan", damage: { P1: 1, P2: 1 } });
const units = fc.array(fc.oneof(unit, hurt, fc.constant(written)), { maxLength: 3 });
const rune = fc.oneof(
  fc.constantFrom("Fury Rune", "Calm Rune"),
  fc.constant({ card: "Chaos Rune", exhausted: true }),
);
const player = fc.record(
  {
    points: fc.integer({ min: 0, max: 7 }),
    xp: fc.integer({ min: 0, max: 5 }),
    legend: fc.constantFrom("Storm Legend", null, { card: "Storm Legend", exhausted: true }),
    champion: fc.constantFrom("Titan", null),
    hand: cards,
    deck: cards,
    runeDeck: fc.array(fc.constantFrom("Fury Rune", "Chaos Rune"), { maxLength: 3 }),
    trash: cards,
    banishment: cards,
    runes: fc.array(rune, { maxLength: 4 }),
    base: fc.array(fc.oneof(unit, fc.constant("Lantern")), { maxLength: 3 }),
    pool: fc.record(
      {
        energy: fc.integer({ min: 0, max: 5 }),
        power: fc.constant({ fury: 1, any: 2 }),
        restricted: fc.array(
          fc.record({
            for: fc.constant("gear" as const),
            energy: fc.constant(1),
            power: fc.constant({ fury: 1 }),
          }),
          { minLength: 1, maxLength: 1 },
        ),
      },
      { requiredKeys: ["energy", "power"] },
    ),
    turnsTaken: fc.integer({ min: 1, max: 5 }),
    thisTurn: fc.record(
      {
        played: fc.array(mainDeckCard, { maxLength: 2 }),
        scored: fc.subarray(["gate"]),
        spentEnergy: fc.integer({ min: 5, max: 9 }),
        spentPower: fc.integer({ min: 1, max: 3 }),
      },
      { requiredKeys: [] },
    ),
  },
  { requiredKeys: [] },
);
const held = fc.record(
  {
    units: units.filter((list) => list.length > 0),
    controller: seat,
    facedown: fc.array(fc.constant("Ambuscade"), { maxLength: 1 }),
  },
  { requiredKeys: ["units", "controller"] },
);
const empty = fc.constant({});

/** Positions at rest, with something in every zone now and then. */
const positionsAtRest: fc.Arbitrary<Position> = fc
  .record({
    player: seat,
    number: fc.integer({ min: 1, max: 9 }),
    phase: fc.constantFrom("main" as const, "start" as const),
    first: seat,
    P1: player,
    P2: player,
    gate: fc.oneof(held, empty),
    quarry: fc.oneof(held, empty),
  })
  .map(
    ({ P1, P2, gate, quarry, ...turn }): Position => ({
      turn,
      players: { P1, P2 },
      battlefields: [
        { card: "Void Gate", id: "gate", ...gate },
        { card: "Quarry", id: "quarry", ...quarry },
      ],
    }),
  );

const returned = (position: Position) => positionOf(gameIn(position));

describe("every position at rest", () => {
  it("comes back with the shape of the contract, and loads again to an equal one", () => {
    fc.assert(
      fc.property(positionsAtRest, (position) => {
        const once = returned(position);
        const checked = check(returnedPositionSchema, JSON.parse(JSON.stringify(once)));
        expect(checked).toMatchObject({ ok: true });
        const again = positionOf(gameIn(once));
        expect(again).toEqual(once);
      }),
      { numRuns: 150, seed: 20260716 },
    );
  });

  it("keeps what the position said", () => {
    fc.assert(
      fc.property(positionsAtRest, (position) => {
        const once = returned(position);
        for (const seatName of ["P1", "P2"] as const) {
          const said = position.players?.[seatName] ?? {};
          const got = once.players[seatName];
          const names = (list: typeof said.hand): string[] =>
            (list ?? []).map((entry) => (typeof entry === "string" ? entry : entry.card));
          for (const zone of ["hand", "deck", "runeDeck", "trash", "banishment"] as const) {
            if (said[zone]) expect(got[zone].map((one) => one.card)).toEqual(names(said[zone]));
          }
          expect(got.points).toBe(said.points ?? 0);
          expect(got.base).toHaveLength(said.base?.length ?? 0);
          expect(got.runes).toHaveLength(said.runes?.length ?? 0);
        }
        expect(once.turn).toMatchObject(position.turn ?? {});
      }),
      { numRuns: 50, seed: 3 },
    );
  });
});

describe("the state of every position", () => {
  it("comes back as what it was", () => {
    fc.assert(
      fc.property(positionsAtRest, (position) => {
        const state = load(position);
        const written = { rulebound: stateVersion, game: writeState(gameOf(state, works, null)) };
        expect(checkState(JSON.parse(JSON.stringify(written)), works)).toEqual(state);
      }),
      { numRuns: 40, seed: 1 },
    );
  });
});

/** Every key and every name that only hidden cards have, for a player who sees only public places and their own hand. */
function hiddenFrom(game: Game, player: Seat): string[] {
  const isHidden = (zone: string, owner: string, controller: string): boolean =>
    zone === "deck" ||
    zone === "runeDeck" ||
    (zone === "hand" && owner !== player) ||
    (zone === "facedown" && controller !== player);
  const { objects } = game.state;
  const hidden = objects.filter(({ zone, owner, controller }) => isHidden(zone, owner, controller));
  const others = objects.filter((object) => !hidden.includes(object));
  const names = hidden.map(({ card }) => card);
  const public_ = new Set(others.flatMap(({ card, copyOf }) => [card, copyOf]));
  return [...hidden.map(({ key }) => key), ...names.filter((name) => !public_.has(name))];
}

/** Every text that stands anywhere in a value. */
function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([field, inside]) => [field, ...textsIn(inside)]);
}

describe("no view of any position", () => {
  it("has a hidden card's id or name", () => {
    fc.assert(
      fc.property(positionsAtRest, fc.constantFrom<Seat>("P1", "P2"), (position, player) => {
        const game = gameIn(position);
        const view = viewOf(game, player);
        expect(check(viewSchema, JSON.parse(JSON.stringify(view)))).toMatchObject({ ok: true });
        const texts = new Set(textsIn(view));
        const played = position.players?.P1?.thisTurn?.played ?? [];
        const told = new Set([...played, ...(position.players?.P2?.thisTurn?.played ?? [])]);
        for (const secret of hiddenFrom(game, player)) {
          if (!told.has(secret)) expect(texts.has(secret), secret).toBe(false);
        }
      }),
      { numRuns: 80, seed: 128 },
    );
  });

  it("depends on which cards are hidden, beyond how many they are", () => {
    fc.assert(
      fc.property(positionsAtRest, fc.constantFrom<Seat>("P1", "P2"), (position, player) => {
        const other: Seat = player === "P1" ? "P2" : "P1";
        const swap = (hand: unknown[] | undefined): string[] => (hand ?? []).map(() => "Lantern");
        const theirs = position.players?.[other] ?? {};
        const mine = position.players?.[player] ?? {};
        const seen = (shown: Position): string => JSON.stringify(viewOf(gameIn(shown), player));
        const changed = {
          ...position,
          players: {
            [player]: { ...mine, ...(mine.deck ? { deck: swap(mine.deck) } : {}) },
            [other]: {
              ...theirs,
              hand: swap(theirs.hand),
              ...(theirs.deck ? { deck: swap(theirs.deck) } : {}),
            },
          },
        };
        expect(seen(changed)).toBe(seen(position));
      }),
      { numRuns: 60, seed: 129 },
    );
  });
});
