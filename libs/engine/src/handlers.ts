import { runChain, runHide, runNewChoices, runPlay } from "@rulebound/chain";
import { runCombat, runScore, runShowdown, runStandardMove } from "@rulebound/combat";
import type { Handlers } from "@rulebound/core";
import { runBatch, runDraw, runPay, runPredict, runText, runTriggers } from "@rulebound/effects";
import { runSetup } from "@rulebound/zones";
import { runCleanup } from "./cleanup.ts";
import { unlessLeft } from "./removal.ts";
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
  pay: unlessLeft(runPay, { of: "pay", paid: false, bound: {} }),
  standardMove: unlessLeft(runStandardMove),
  hide: unlessLeft(runHide),
  showdown: runShowdown,
  combat: runCombat,
  score: unlessLeft(runScore),
  draw: unlessLeft(runDraw),
  predict: unlessLeft(runPredict),
  newChoices: unlessLeft(runNewChoices),
  setup: runSetup,
};
