import type { BrokenEngine } from "./broken-engine.ts";

const chain = "libs/chain/src/chain.ts";
const start = "libs/chain/src/start.ts";
const timing = "libs/chain/src/timing.ts";
const showdown = "libs/combat/src/showdown.ts";

/** Engines that break chains, priority, focus and showdowns (307-348). */
export const brokenChains: readonly BrokenEngine[] = [
  {
    name: "actions-in-a-showdown-without-action",
    rule: "308.1.a",
    file: timing,
    find: 'if (permission !== "none") return null;',
    put: "if (permission) return null;",
  },
  {
    name: "anything-in-a-closed-state",
    rule: "309.1.a",
    file: timing,
    find: 'if (permission === "reaction") return null;',
    put: "if (permission) return null;",
  },
  {
    name: "actions-in-a-closed-state",
    rule: "309.1.a",
    file: timing,
    find: 'if (permission === "reaction") return null;',
    put: 'if (permission !== "none") return null;',
  },
  {
    name: "nobody-needs-priority",
    rule: "312.1.b",
    file: timing,
    find: "if (state.priority !== player)",
    put: "if (state.priority === null && player === null)",
  },
  {
    name: "the-opponent-is-first-to-have-priority",
    rule: "312.2.c",
    file: chain,
    find: "grantPriority(game, state.players[next].removed ? seatAfter(state, next) : next,",
    put: "grantPriority(game, seatAfter(state, next),",
  },
  {
    name: "a-showdown-is-over-at-once",
    rule: "326.2",
    file: showdown,
    find: "if (showdown.passes >= seatsFrom(game.state, game.state.turn.player).length) {",
    put: "if (showdown.passes >= 0) {",
  },
  {
    name: "one-item-makes-no-closed-state",
    rule: "331.1.a",
    file: timing,
    find: "if (state.chain.length > 0) {",
    put: "if (state.chain.length > 1) {",
  },
  {
    name: "abilities-stay-out-of-the-chain",
    rule: "330.1",
    file: chain,
    find: "push(game, playFrame(pending.id));",
    put: 'if (pending.kind === "ability" && state.chain.length > 1) takeOffChain(game, pending.id);\n    else push(game, playFrame(pending.id));',
  },
  {
    name: "a-showdown-belongs-to-the-turn-player",
    rule: "335.1",
    file: showdown,
    find: 'grantPriority(game, showdown.focus, "312.2.b");',
    put: 'grantPriority(game, game.state.turn.player, "312.2.b");',
  },
  {
    name: "the-newest-item-is-finalized-first",
    rule: "337.1",
    file: chain,
    find: 'state.chain.find((item) => item.status === "pending")',
    put: 'state.chain.findLast((item) => item.status === "pending")',
  },
  {
    name: "units-wait-on-the-chain-to-be-passed-on",
    rule: "337.2",
    file: "libs/chain/src/finalize.ts",
    find: "return enter(game, frame, item, item.object);",
    put: "return pop(game);",
  },
  {
    name: "priority-goes-back-to-the-turn-player",
    rule: "338.1.b.1",
    file: chain,
    find: 'else grantPriority(game, seatAfter(game.state, player), "312.2.d");',
    put: 'else grantPriority(game, game.state.turn.player, "312.2.d");',
  },
  {
    name: "one-pass-is-enough",
    rule: "339",
    file: chain,
    find: 'if (frame.passes < seatsFrom(state, state.turn.player).length) return "wait";',
    put: 'if (frame.passes < 1) return "wait";',
  },
  {
    name: "passes-are-kept-over-a-new-item",
    rule: "339",
    file: chain,
    find: '    frame.step = "priority";\n    frame.passes = 0;',
    put: '    frame.step = "priority";',
  },
  {
    name: "the-oldest-item-resolves-first",
    rule: "340.1",
    file: chain,
    find: "return resolve(game, frame, newest);",
    put: "return resolve(game, frame, state.chain[0] ?? newest);",
    also: [
      {
        find: 'game.state.chain.findLast((one) => one.status === "finalized")',
        put: 'game.state.chain.find((one) => one.status === "finalized")',
      },
    ],
  },
  {
    name: "priority-stays-after-resolving",
    rule: "340.4",
    file: chain,
    find: "const next = frame.holder ?? newest.controller;",
    put: "const next = frame.holder ?? state.turn.player;",
  },
  {
    name: "the-contester-gets-no-focus",
    rule: "345",
    file: showdown,
    find: "game.state.showdown = { slot, focus, passes: 0,",
    put: "game.state.showdown = { slot, focus: seatsFrom(game.state, focus)[1] ?? focus, passes: 0,",
  },
  {
    name: "focus-stays-after-a-chain",
    rule: "346",
    file: chain,
    find: 'openedBy === "play" || readingOf',
    put: '(openedBy === "play" && state.winner !== null) || readingOf',
  },
  {
    name: "focus-passes-after-a-triggered-chain",
    rule: "346.1",
    file: chain,
    find: "if (showdown && passesFocus(game, frame)) advanceFocus",
    put: "if (showdown && frame.openedBy) advanceFocus",
  },
  {
    name: "other-reading-of-focus-is-passed-over",
    rule: "346.1",
    file: chain,
    find: 'readingOf(state, "focusAfterChain") === "always"',
    put: 'readingOf(state, "focusAfterChain") === "played" && state.winner !== null',
  },
  {
    name: "focus-is-not-passed-on",
    rule: "347.2.b",
    file: showdown,
    find: 'advanceFocus(game, "347.2.b");',
    put: 'emit(game, { type: "focusPassed", rule: "347.2", player: showdown.focus });',
    also: [{ find: "import { advanceFocus, grantPriority", put: "import { grantPriority" }],
  },
  {
    name: "passes-of-focus-are-kept-over-a-chain",
    rule: "348",
    file: start,
    find: "if (game.state.showdown) game.state.showdown.passes = 0;",
    put: "",
  },
  {
    name: "no-control-after-a-showdown",
    rule: "348.2.a",
    file: showdown,
    find: "if (only !== undefined && others.length === 0) establishControl",
    put: "if (only === undefined && others.length === 0) establishControl",
  },
];
