import type { BrokenEngine } from "./broken-engine.ts";

const turn = "libs/engine/src/turn.ts";
const cleanup = "libs/engine/src/cleanup.ts";

/** Engines that break the phases of the turn (300-317). */
export const brokenTurns: readonly BrokenEngine[] = [
  {
    name: "turn-order-stands-still",
    rule: "302",
    file: turn,
    find: "const player = additional ?? seatAfter(state, state.lastRegular);",
    put: "const player = additional ?? state.lastRegular;",
  },
  {
    name: "nothing-is-readied",
    rule: "315.1.b",
    file: turn,
    find: "propose(game, readyEvents(game, player));",
    put: "readyEvents(game, player);",
  },
  {
    name: "everybody-is-readied",
    rule: "315.1.b",
    file: turn,
    find: "return controller === player && exhausted;",
    put: "return controller !== null && exhausted;",
  },
  {
    name: "nothing-is-held",
    rule: "315.2.b.2",
    file: turn,
    find: "hold(game, player);",
    put: "if (player === null) hold(game, player);",
  },
  {
    name: "one-rune-is-channeled",
    rule: "315.3.b",
    file: turn,
    find: "players[turn.player].turns === 1 ? 3 : 2;",
    put: "players[turn.player].turns === 1 ? 3 : 1;",
  },
  {
    name: "no-card-is-drawn",
    rule: "315.4.b",
    file: turn,
    find: 'if (phase !== "draw" || skipsDraw(game)) return',
    put: 'if (phase !== "draw" || !skipsDraw(game)) return',
  },
  {
    name: "pools-stay-at-the-main-phase",
    rule: "316.3",
    file: "libs/effects/src/actions/phase.ts",
    find: 'for (const seat of seatsFrom(game.state, player)) emptyPoolOf(game, seat, "316.3");',
    put: 'for (const seat of seatsFrom(game.state, player).slice(9)) emptyPoolOf(game, seat, "316.3");',
  },
  {
    name: "anybody-ends-the-turn",
    rule: "316.9",
    file: "libs/engine/src/apply.ts",
    find: 'if (state.turn.player !== player || state.priority !== player || turn?.kind !== "turn") {',
    put: 'if (turn?.kind !== "turn") {',
  },
  {
    name: "units-stay-damaged-at-the-end-of-the-turn",
    rule: "317.2.b",
    file: cleanup,
    find: 'if (special === "none") return "done";\n  const damaged',
    put: 'if (special !== "combat") return "done";\n  const damaged',
  },
  {
    name: "this-turn-lasts-for-ever",
    rule: "317.2.c",
    file: cleanup,
    find: 'const lasting = state.effects.filter(({ until }) => until !== "turn");',
    put: "const lasting = [...state.effects];",
  },
  {
    name: "pools-stay-at-the-end-of-the-turn",
    rule: "317.2.d",
    file: cleanup,
    find: "for (const seat of seatsFrom(state, state.turn.player)) emptyPoolOf(",
    put: "for (const seat of seatsFrom(state, state.turn.player).slice(9)) emptyPoolOf(",
  },
  {
    name: "the-turn-ends-without-a-second-expiration",
    rule: "317.2.f",
    file: turn,
    find: 'frame.step = frame.chained ? "expiration" : "next";',
    put: 'frame.step = "next";',
  },
];
