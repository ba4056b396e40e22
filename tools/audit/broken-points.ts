import type { BrokenEngine } from "./broken-engine.ts";

const facts = "libs/effects/src/facts.ts";
const move = "libs/effects/src/actions/move.ts";
const score = "libs/combat/src/score.ts";

/** Engines that break what texts say about points, scoring and the Victory Score, and about who may move a unit. */
export const brokenPoints: readonly BrokenEngine[] = [
  {
    name: "what-can-not-be-scored-is-conquered",
    rule: "054.1",
    file: "libs/combat/src/control.ts",
    find: "if (!scoredBy.includes(player) && !isScoringForbidden(game, player, slot)) {",
    put: "if (!scoredBy.includes(player)) {",
  },
  {
    name: "what-can-not-be-scored-is-held",
    rule: "469.2",
    file: "libs/engine/src/turn.ts",
    find: "controller === player && !scoredBy.includes(player) && !isScoringForbidden(game, player, slot)",
    put: "controller === player && !scoredBy.includes(player)",
  },
  {
    name: "what-can-not-be-scored-yet-is-never-scored",
    rule: "469.1",
    file: facts,
    find: "playerOf(game, player).turns < fact.beforeTurn,",
    put: "playerOf(game, player).turns <= fact.beforeTurn,",
  },
  {
    name: "points-are-gained-that-can-not-be",
    rule: "054.1",
    file: facts,
    find: '({ fact, controller }) => fact.fact === "cantGainPoints" && player !== controller,',
    put: '({ fact, controller }) => fact.fact === "cantGainPoints" && player !== controller && player === null,',
  },
  {
    name: "a-card-comes-in-place-of-a-point-that-can-not-be-gained",
    rule: "471.1.b",
    file: score,
    find: " && !isGainingForbidden(game, player);",
    put: ";",
  },
  {
    name: "no-text-changes-the-victory-score",
    rule: "194.3.a",
    file: "libs/effects/src/victory-score.ts",
    find: 'if (fact.fact === "victoryScore") score += fact.more;',
    put: 'if (fact.fact === "victoryScore") score += 0;',
  },
  {
    name: "the-final-point-goes-by-the-mode-alone",
    rule: "471.1.b",
    file: score,
    find: ">= victoryScore(game) - 1",
    put: ">= game.state.victoryScore - 1",
  },
  {
    name: "near-victory-is-one-point-nearer",
    rule: "194.3",
    file: "libs/effects/src/evaluate.ts",
    find: ">= victoryScore(game) - within);",
    put: "> victoryScore(game) - within);",
  },
  {
    name: "players-move-what-they-can-not",
    rule: "054.1",
    file: move,
    find: "return mover.by !== null && playerMeant(game, scopeOfFact(game, live), by) === mover.by;",
    put: "return mover.by === null;",
  },
  {
    name: "enemy-spells-move-what-they-can-not",
    rule: "054.1",
    file: move,
    find: "return mover.toldBy !== null && mover.toldBy !== unit.controller;",
    put: "return mover.toldBy !== null && mover.toldBy === unit.controller;",
  },
];
