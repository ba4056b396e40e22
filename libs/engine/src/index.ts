export { Refusal, type RefusalCode } from "@rulebound/core";
export { type Chance, createEngine, type Engine, engineVersion, type StateOrPosition } from "./engine.ts";
