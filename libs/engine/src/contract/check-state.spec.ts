import { copyState, gameOf, Refusal, run, type State } from "@rulebound/core";
import { stateVersion } from "@rulebound/protocol";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkState } from "./check-state.ts";
import { positionOf } from "./position.ts";
import { asking, board } from "./sample-prompts.ts";
import { refusalOf } from "./sample-refusals.ts";
import { load, works } from "./sample-works.ts";
import { writeState } from "./write-state.ts";

/** A state as it comes back from a caller. */
type Json = { rulebound: number; game: Record<string, unknown> & { objects: unknown[]; frames: unknown[] } };
const json = (state: State): Json =>
  JSON.parse(
    JSON.stringify({
      rulebound: stateVersion,
      game: writeState(gameOf(state, works, null)),
    }),
  );
const check = (value: unknown): State => checkState(value, works);
const refused = (change: (state: State) => void) => {
  const state = copyState(load(board));
  change(state);
  return refusalOf(() => check(json(state)));
};
/** The same, for what is changed in the JSON. */
const refusedJson = (change: (game: Json["game"]) => void) => {
  const state = json(load(board));
  change(state.game);
  return refusalOf(() => check(state));
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

  it.each([0, 1, 2, "3", null])("is version %j", (rulebound) => {
    expect(refusalOf(() => check({ ...json(load({})), rulebound }))).toEqual({
      code: "unknownVersion",
      rule: null,
      pointer: "/rulebound",
    });
  });

  it("is one without a field, or with one too many", () => {
    const state = json(load({}));
    const { rulebound, game } = state;
    expect(refusalOf(() => check({ rulebound }))).toEqual(malformed("/game"));
    for (const field of Object.keys(game)) {
      const { [field]: _gone, ...rest } = game;
      expect(
        refusalOf(() => check({ rulebound, game: rest })),
        field,
      ).toMatchObject({ code: "malformed", pointer: `/game/${field}` });
    }
    expect(refusalOf(() => check({ ...state, more: 1 }))).toEqual(malformed("/more"));
    expect(refusalOf(() => check({ rulebound, game: { ...game, more: 1 } }))).toEqual(
      malformed("/game/more"),
    );
  });

  const cases: [what: string, change: (state: State) => void, pointer: string][] = [
    ["an id beyond the objects", (s) => s.board.push(999), `/game/board/${load(board).board.length}`],
    ["an id beyond any objects", (s) => s.board.push(1e9), `/game/board/${load(board).board.length}`],
    [
      "a hand with the deck's card",
      (s) => {
        s.players.P1 = { ...s.players.P1, hand: s.players.P1.deck };
      },
      "/game/players/P1/hand/0",
    ],
    [
      "a hand with another's card",
      (s) => {
        s.players.P1 = { ...s.players.P1, deck: s.players.P2.deck };
      },
      "/game/players/P1/deck/0",
    ],
    [
      "an object twice on the board",
      (s) => s.board.push(s.board[0] ?? 0),
      `/game/board/${load(board).board.length}`,
    ],
    [
      "an object twice",
      (s) => {
        const o = s.objects[1];
        if (o) s.objects[1] = { ...o, key: s.objects[0]?.key ?? "" };
      },
      "/game/objects/1/key",
    ],
    ...(["itself", "what is elsewhere", "nothing"] as const).map(
      (to, at): [string, (state: State) => void, string] => [
        `something attached to ${to}`,
        (s) => {
          const id = s.board[0] ?? -1;
          const o = s.objects[id];
          const topMost = [id, s.players.P1.deck[0] ?? -1, 900][at] ?? -1;
          if (o) s.objects[id] = { ...o, attachment: { topMost, turn: 1, copiedText: null, copy: null } };
        },
        `/game/objects/${load(board).board[0]}/attachment/topMost`,
      ],
    ),
    [
      "an object at no battlefield",
      (s) => {
        const o = s.objects[0];
        if (o) s.objects[0] = { ...o, at: 5 };
      },
      "/game/objects/0/at",
    ],
    [
      "no frames",
      (s) => {
        s.frames = [];
      },
      "/game/frames/0",
    ],
    ["two turns", (s) => s.frames.push({ kind: "turn", step: "main", chained: false }), "/game/frames/1"],
    [
      "a showdown's frame without showdown",
      (s) => s.frames.push({ kind: "showdown", step: "run" }),
      "/game/frames/1",
    ],
    [
      "a combat's frame without combat",
      (s) => s.frames.push({ kind: "combat", step: "deal", orders: [], assigned: [] }),
      "/game/frames/1",
    ],
    [
      "a showdown at no battlefield",
      (s) => {
        s.showdown = { slot: 7, focus: "P1", passes: 0, combat: "none" };
      },
      "/game/showdown/slot",
    ],
    [
      "an effect on no object",
      (s) =>
        s.effects.push({ id: 1, on: [{ id: 900, incarnation: 0 }], until: "turn", change: { might: 1 } }),
      "/game/effects/0/on/0/id",
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
          card: null,
          stays: null,
        }),
      "/game/delayed/0/ability/ability",
    ],
    [
      "a seat taken twice",
      (s) => {
        s.seats = ["P1", "P1"];
      },
      "/game/seats",
    ],
    [
      "a turn of nobody",
      (s) => {
        s.turn = { ...s.turn, player: "P3" };
      },
      "/game/turn/player",
    ],
    [
      "a waiting answer",
      (s) => {
        s.answer = { picked: [0] };
      },
      "/game/answer",
    ],
    [
      "draws without end",
      (s) =>
        s.frames.push({
          kind: "draw",
          player: "P1",
          to: "hand",
          left: 1e9,
          burnt: 0,
          cards: [],
          event: null,
        }),
      "/game/frames/1/left",
    ],
    [
      "points that are no number",
      (s) => {
        s.players.P1 = { ...s.players.P1, points: 0.5 };
      },
      "/game/players/P1/points",
    ],
    [
      "a pool in debt",
      (s) => {
        s.players.P1 = { ...s.players.P1, pool: { ...s.players.P1.pool, energy: -1 } };
      },
      "/game/players/P1/pool/energy",
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
      "/game/kept/0/board/0",
    ],
  ];

  it.each(cases)("is one with %s", (_what, change, pointer) => {
    expect(refused(change)).toEqual(malformed(pointer));
  });

  it("is one with a frame of no kind", () => {
    const state = json(load({}));
    state.game.frames = [{ kind: "loop" }];
    expect(refusalOf(() => check(state))).toMatchObject({ code: "malformed" });
  });

  it("is one that redefines a card, or gives one a text", () => {
    const plain = { name: "Spark", type: "unit", domains: [], tags: [], keywords: [], abilities: [] };
    const inline = (card: object) =>
      refusedJson((game) => {
        game.inline = [card];
      });
    expect(inline(plain)).toEqual(malformed("/game/inline/0"));
    const text = { ...plain, name: "New", abilities: [{ kind: "spell", text: [{ do: "draw", amount: 9 }] }] };
    expect(inline(text)).toMatchObject({ code: "malformed" });
    expect(
      refusedJson(({ inline: cards }) => Array.isArray(cards) && cards.push({ ...plain, name: "New" })),
    ).toBeNull();
  });

  const objects: [what: string, entry: unknown, field: string][] = [
    ["no object", 7, ""],
    ["a list", [], ""],
    ["a field too many", { card: "Poro", owner: "P1", more: 1 }, "/more"],
    ["a field of every object", { card: "Poro", owner: "P1", constructor: 1 }, "/constructor"],
    ["no card", { owner: "P1" }, "/card"],
    ["an unknown card", { card: "Nobody", owner: "P1" }, "/card"],
    ["only an unknown card", "Nobody", ""],
    ["only a card, nobody's", "Poro", ""],
    ["nobody as owner", { card: "Poro" }, "/owner"],
    ["an owner who can't be", { card: "Poro", owner: "P5" }, "/owner"],
    ["no key", { card: "Poro", owner: "P1", key: "" }, "/key"],
    ["an endless key", { card: "Poro", owner: "P1", key: "x".repeat(501) }, "/key"],
    ["a zone that isn't", { card: "Poro", owner: "P1", zone: "sky" }, "/zone"],
    ["a place that isn't", { card: "Poro", owner: "P1", at: 12 }, "/at"],
    ["a broken number", { card: "Poro", owner: "P1", buffs: 0.5 }, "/buffs"],
    ["a number without end", { card: "Poro", owner: "P1", incarnation: 1e10 }, "/incarnation"],
    ["half a mark of damage", { card: "Poro", owner: "P1", damage: [{ by: "P1" }] }, "/damage"],
    ["a copy of no card", { card: "Poro", owner: "P1", copyOf: "Nobody" }, "/copyOf"],
    ["an unknown context", { card: "Poro", owner: "P1", context: { told: true } }, "/context"],
    ["a text without end", { card: "Poro", owner: "P1", context: { executions: 101 } }, "/context"],
    ["a context nowhere", { card: "Poro", owner: "P1", context: { hiddenAt: 9 } }, "/context/hiddenAt"],
  ];

  it.each(objects)("is one whose object is %s", (_what, entry, field) => {
    const last = load(board).objects.length;
    expect(refusedJson(({ objects }) => objects.push(entry))).toEqual(
      malformed(`/game/objects/${last}${field}`),
    );
  });

  it("is one with a key that another object has though it isn't written", () => {
    const last = load(board).objects.length;
    const entries = [
      { card: "Poro", owner: "P1" },
      { card: "Poro", owner: "P1", key: `poro-${last + 1}` },
    ];
    expect(refusedJson(({ objects }) => objects.push(...entries))).toEqual(
      malformed(`/game/objects/${last + 1}/key`),
    );
  });

  it("is one without a player who sits there", () => {
    expect(refusedJson((game) => Reflect.deleteProperty(Object(game.players), "P2"))).toEqual(
      malformed("/game/players/P2"),
    );
  });
});

describe("states that a state keeps", () => {
  const hide = (before: number | null) => ({
    kind: "hide",
    step: "pay",
    player: "P1",
    card: 0,
    slot: 0,
    autoPay: false,
    before,
  });
  const keptAs = (change: (kept: Record<string, unknown>, game: Json["game"]) => void) =>
    refusedJson((game) => {
      const kept = { count: game.objects.length, objects: [], chain: [], frames: [...game.frames] };
      game.frames.push(hide(0));
      game.kept = [kept];
      change(kept, game);
    });

  it("are as the state around them, but for what is written", () => {
    const state = json(load(board));
    const { frames, objects } = state.game;
    const kept = { victoryScore: 5, count: objects.length, objects: [], chain: [], frames: [...frames] };
    const checked = check({ ...state, game: { ...state.game, frames: [...frames, hide(0)], kept: [kept] } });
    expect(checked.frames.at(-1)).toMatchObject({ before: { ...load(board), victoryScore: 5 } });
  });

  const poro = { card: "Poro", owner: "P1" };
  const turn = { kind: "turn", step: "main", chained: false };
  it.each<[string, Parameters<typeof keptAs>[0], string]>([
    ["goes back to itself", (kept) => Object.assign(kept, { frames: [turn, hide(0)] }), "/kept/0"],
    ["goes back to none", (_, game) => game.frames.push(hide(1)), ""],
    [
      "has an object too many",
      (kept) => Object.assign(kept, { objects: [[999, "Poro"]] }),
      "/kept/0/objects/0/0",
    ],
    [
      "has an unknown object",
      (kept) => Object.assign(kept, { objects: [[0, "Nobody"]] }),
      "/kept/0/objects/0/1",
    ],
    [
      "has an object of another key",
      (kept) => Object.assign(kept, { objects: [[0, { ...poro, key: "new" }]] }),
      "/kept/0/objects/0/1/key",
    ],
    ["has too few objects", (kept) => Object.assign(kept, { count: 900 }), "/kept/0/count"],
    ["has cards of its own", (kept) => Object.assign(kept, { inline: [] }), "/kept/0/inline"],
    ["lacks its tasks", (kept) => Reflect.deleteProperty(kept, "frames"), "/kept/0/frames"],
  ])("are refused where one %s", (_what, change, pointer) => {
    expect(keptAs(change)).toEqual(malformed(`/game${pointer}`));
  });

  it("are refused where they stand within one another without end", () => {
    const nested = (many: number, each: number) => (_: unknown, game: Json["game"]) => {
      const within = (n: number) => Array.from({ length: n > 0 ? each : 0 }, () => hide(n - 1));
      game.kept = Array.from({ length: many }, (_, n) => ({
        count: game.objects.length,
        objects: [],
        chain: [],
        frames: [turn, ...within(n)],
      }));
      game.frames = [turn, hide(many - 1)];
    };
    expect(keptAs(nested(50, 1))).toBeNull();
    expect(keptAs(nested(6, 2))).toBeNull();
    expect(keptAs(nested(101, 1))).toMatchObject({ code: "malformed" });
    expect(keptAs(nested(100, 2))).toEqual(malformed("/game"));
    expect(keptAs(nested(7, 3))).toEqual(malformed("/game"));
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
        expect(check(json(checked))).toEqual(checked);
        const game = gameOf(checked, works, null);
        expect(() => positionOf(game)).not.toThrow();
        expect(() => run(game)).not.toThrow(RangeError);
      }),
      { numRuns: 400, seed: 7 },
    );
  });
});
