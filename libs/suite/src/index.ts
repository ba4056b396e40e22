export type { Adapter, Moment, Reply } from "./adapter.ts";
export { type Configuration, closeEngines, configure } from "./configuration.ts";
export { httpEngine } from "./engines/http.ts";
export { defaultTimeout, type EngineOptions } from "./engines/options.ts";
export { stdioEngine } from "./engines/stdio.ts";
export {
  type FeatureFile,
  type FeatureRule,
  type FeatureScenario,
  featureFile,
  scenariosOf,
} from "./feature-file.ts";
export { costsOf, type PrintedCost } from "./printed-cost.ts";
export {
  type Deciding,
  insteadOf,
  type Next,
  randomAction,
  randomAnswer,
  seededNext,
} from "./random-player.ts";
export {
  type Citation,
  type Message,
  outcomeReader,
  type ScenarioOutcome,
  type ScenarioReport,
} from "./run/outcomes.ts";
export { countScenarios, type FeatureRun, runFeatures } from "./run/run-features.ts";
export { type Count, countBySection, countOf, type SectionCount } from "./run/summary.ts";
export { type FeatureText, tagFaults } from "./tags.ts";
