export { Refusal, type RefusalCode } from "@rulebound/core";
export { type Chance, createEngine, type Engine, engineVersion, type StateOrPosition } from "./engine.ts";
export type { LiveGame } from "./live-game.ts";
