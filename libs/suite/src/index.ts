export type { Adapter, Moment, Reply } from "./adapter.ts";
export { type Configuration, configure } from "./configuration.ts";
export {
  type Deciding,
  exampleAction,
  type Next,
  randomAction,
  randomAnswer,
  seededNext,
} from "./random-player.ts";
export { plus, powerOf, type Resources } from "./resources.ts";
export { type FeatureText, tagFaults } from "./tags.ts";
