import { copyState, gameOf, Refusal, run, type State } from "@rulebound/core";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkState } from "./check-state.ts";
import { positionOf } from "./position.ts";
import { asking, board } from "./sample-prompts.ts";
import { refusalOf } from "./sample-refusals.ts";
import { load, works } from "./sample-works.ts";

/** A state as it comes back from a caller. */
const json = (state: State): Record<string, unknown> => JSON.parse(JSON.stringify(state));
const check = (value: unknown): State => checkState(value, works);
const refused = (change: (state: State) => void) => {
  const state = copyState(load(board));
  change(state);
  return refusalOf(() => check(json(state)));
};
const malformed = (pointer: string) => ({ code: "malformed", rule: null, pointer });

describe("a state that comes back", () => {
  it("keeps its prompt, and the states within it", () => {
    const { state } = asking((id) => ({ options: [{ object: id("poro") }], source: id("titan") }));
    state.frames.push({
      kind: "standardMove",
      step: "exhaust",
      player: "P1",
      units: [0],
      to: 1,
      autoPay: false,
      before: load(board),
    });
    expect(check(json(state))).toEqual(state);
  });

  it("is a copy of what was sent", () => {
    const sent = json(load(board));
    const state = check(sent);
    state.players.P1 = { ...state.players.P1, points: 5 };
    state.board.push(0);
    expect(sent).toEqual(json(load(board)));
  });
});

describe("refused", () => {
  it.each([null, 1, "state", [], {}, { position: {} }])("is %j, which is no state", (value) => {
    expect(refusalOf(() => check(value))).toEqual(malformed(""));
  });

  it.each([0, 2, "1", null])("is version %j", (rulebound) => {
    expect(refusalOf(() => check({ ...json(load({})), rulebound }))).toEqual({
      code: "unknownVersion",
      rule: null,
      pointer: "/rulebound",
    });
  });

  it("is one without a field, or with one too many", () => {
    const state = json(load({}));
    for (const field of Object.keys(state)) {
      if (field === "rulebound") continue;
      const { [field]: _gone, ...rest } = state;
      expect(
        refusalOf(() => check(rest)),
        field,
      ).toMatchObject({ code: "malformed", pointer: `/${field}` });
    }
    expect(refusalOf(() => check({ ...state, more: 1 }))).toEqual(malformed("/more"));
  });

  const cases: [what: string, change: (state: State) => void, pointer: string][] = [
    ["an id beyond the objects", (s) => s.board.push(999), `/board/${load(board).board.length}`],
    ["an id beyond any objects", (s) => s.board.push(1e9), `/board/${load(board).board.length}`],
    [
      "a hand with the deck's card",
      (s) => {
        s.players.P1 = { ...s.players.P1, hand: s.players.P1.deck };
      },
      "/players/P1/hand/0",
    ],
    [
      "a hand with another's card",
      (s) => {
        s.players.P1 = { ...s.players.P1, deck: s.players.P2.deck };
      },
      "/players/P1/deck/0",
    ],
    [
      "an object twice on the board",
      (s) => s.board.push(s.board[0] ?? 0),
      `/board/${load(board).board.length}`,
    ],
    ["an object out of its place", (s) => s.objects.reverse(), "/objects/0/id"],
    [
      "an object twice",
      (s) => {
        const o = s.objects[1];
        if (o) s.objects[1] = { ...o, key: s.objects[0]?.key ?? "" };
      },
      "/objects/1/key",
    ],
    [
      "an object of no card",
      (s) => {
        const o = s.objects[0];
        if (o) s.objects[0] = { ...o, card: "Nobody" };
      },
      "/objects/0/card",
    ],
    [
      "a copy of no card",
      (s) => {
        const o = s.objects[0];
        if (o) s.objects[0] = { ...o, copyOf: "Nobody" };
      },
      "/objects/0/copyOf",
    ],
    ...(["itself", "what is elsewhere", "nothing"] as const).map(
      (to, at): [string, (state: State) => void, string] => [
        `something attached to ${to}`,
        (s) => {
          const id = s.board[0] ?? -1;
          const o = s.objects[id];
          const topMost = [id, s.players.P1.deck[0] ?? -1, 900][at] ?? -1;
          if (o) s.objects[id] = { ...o, attachment: { topMost, turn: 1, copiedText: null } };
        },
        `/objects/${load(board).board[0]}/attachment/topMost`,
      ],
    ),
    [
      "an object at no battlefield",
      (s) => {
        const o = s.objects[0];
        if (o) s.objects[0] = { ...o, at: 5 };
      },
      "/objects/0/at",
    ],
    [
      "no frames",
      (s) => {
        s.frames = [];
      },
      "/frames/0",
    ],
    ["two turns", (s) => s.frames.push({ kind: "turn", step: "main", chained: false }), "/frames/1"],
    [
      "a showdown's frame without showdown",
      (s) => s.frames.push({ kind: "showdown", step: "run" }),
      "/frames/1",
    ],
    [
      "a combat's frame without combat",
      (s) => s.frames.push({ kind: "combat", step: "deal", orders: [], assigned: [] }),
      "/frames/1",
    ],
    [
      "a showdown at no battlefield",
      (s) => {
        s.showdown = { slot: 7, focus: "P1", passes: 0, combat: "none" };
      },
      "/showdown/slot",
    ],
    [
      "an effect on no object",
      (s) =>
        s.effects.push({ id: 1, on: [{ id: 900, incarnation: 0 }], until: "turn", change: { might: 1 } }),
      "/effects/0/on/0/id",
    ],
    [
      "no such ability",
      (s) =>
        s.delayed.push({
          id: 1,
          ability: { card: "Spark", ability: 4 },
          controller: "P1",
          source: { id: 0, incarnation: 0 },
          bindings: {},
          until: "turn",
          uses: null,
          remaining: null,
        }),
      "/delayed/0/ability/ability",
    ],
    [
      "a seat taken twice",
      (s) => {
        s.seats = ["P1", "P1"];
      },
      "/seats",
    ],
    [
      "a turn of nobody",
      (s) => {
        s.turn = { ...s.turn, player: "P3" };
      },
      "/turn/player",
    ],
    [
      "a waiting answer",
      (s) => {
        s.answer = { picked: [0] };
      },
      "/answer",
    ],
    [
      "draws without end",
      (s) => s.frames.push({ kind: "draw", player: "P1", left: 1e9, burnt: 0 }),
      "/frames/1/left",
    ],
    [
      "points that are no number",
      (s) => {
        s.players.P1 = { ...s.players.P1, points: 0.5 };
      },
      "/players/P1/points",
    ],
    [
      "a pool in debt",
      (s) => {
        s.players.P1 = { ...s.players.P1, pool: { ...s.players.P1.pool, energy: -1 } };
      },
      "/players/P1/pool/energy",
    ],
    [
      "a fault in a state within",
      (s) =>
        s.frames.push({
          kind: "standardMove",
          step: "move",
          player: "P1",
          units: [],
          to: 0,
          autoPay: false,
          before: { ...load(board), board: [999] },
        }),
      "/frames/1/before/board/0",
    ],
  ];

  it.each(cases)("is one with %s", (_what, change, pointer) => {
    expect(refused(change)).toEqual(malformed(pointer));
  });

  it("is one with a frame of no kind", () => {
    const state = json(load({}));
    expect(refusalOf(() => check({ ...state, frames: [{ kind: "loop" }] }))).toMatchObject({
      code: "malformed",
    });
  });

  it("is one that redefines a card, or gives one a text", () => {
    const plain = { name: "Spark", type: "unit", domains: [], tags: [], keywords: [], abilities: [] };
    expect(refusalOf(() => check({ ...json(load({})), inline: [plain] }))).toMatchObject({
      code: "malformed",
    });
    const text = { ...plain, name: "New", abilities: [{ kind: "spell", text: [{ do: "draw", amount: 9 }] }] };
    expect(refusalOf(() => check({ ...json(load({})), inline: [text] }))).toMatchObject({
      code: "malformed",
    });
  });

  it("is one that nests states without end", () => {
    const flat = json(load({}));
    let state = flat;
    for (let i = 0; i < 5000; i++) {
      state = {
        ...flat,
        frames: [
          { kind: "hide", step: "pay", player: "P1", card: 0, slot: 0, autoPay: false, before: state },
        ],
      };
    }
    expect(refusalOf(() => check(state))).toEqual(malformed(""));
  });
});

/** Every place in a value that something else could be put into. */
function placesIn(value: unknown, path: (string | number)[] = []): (string | number)[][] {
  if (typeof value !== "object" || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([field, inside]) => placesIn(inside, [...path, field]))];
}

function put(value: unknown, [field, ...rest]: (string | number)[], other: unknown): unknown {
  if (field === undefined) return other;
  if (Array.isArray(value))
    return value.map((inside, i) => (String(i) === String(field) ? put(inside, rest, other) : inside));
  if (typeof value !== "object" || value === null) return value;
  return { ...value, [field]: put(Reflect.get(value, field), rest, other) };
}

describe("a state with anything anywhere", () => {
  const state = json(load(board));
  const places = placesIn(state);
  const junk = fc.oneof(
    fc.constantFrom<unknown>(
      null,
      true,
      -1,
      0,
      1,
      3,
      60,
      0.5,
      1e12,
      "",
      "P1",
      "P2",
      "Titan",
      "deck",
      [],
      {},
      [0],
      { id: 3 },
    ),
    fc.string({ maxLength: 8 }),
  );

  it("is refused, or is one whose position and next step don't break in checking", () => {
    fc.assert(
      fc.property(fc.constantFrom(...places), junk, (path, other) => {
        const tampered = put(state, path, other);
        let checked: State;
        try {
          checked = check(tampered);
        } catch (error) {
          expect(error).toBeInstanceOf(Refusal);
          return;
        }
        expect(json(checked)).toEqual(tampered);
        const game = gameOf(checked, works, null);
        expect(() => positionOf(game)).not.toThrow();
        expect(() => run(game)).not.toThrow(RangeError);
      }),
      { numRuns: 400, seed: 7 },
    );
  });
});
