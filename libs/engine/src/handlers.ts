import { runChain, runHide, runPlay } from "@rulebound/chain";
import { runCombat, runScore, runShowdown, runStandardMove } from "@rulebound/combat";
import type { Handlers } from "@rulebound/core";
import { runBatch, runDraw, runPay, runPredict, runText, runTriggers } from "@rulebound/effects";
import { runCleanup } from "./cleanup.ts";
import { runTurn } from "./turn.ts";

/** How every kind of task is carried on; a kind without handler doesn't compile. */
export const handlers: Handlers = {
  turn: runTurn,
  cleanup: runCleanup,
  chain: runChain,
  play: runPlay,
  text: runText,
  batch: runBatch,
  triggers: runTriggers,
  pay: runPay,
  standardMove: runStandardMove,
  hide: runHide,
  showdown: runShowdown,
  combat: runCombat,
  score: runScore,
  draw: runDraw,
  predict: runPredict,
};
