import { World } from "@cucumber/cucumber";
import type { Event, Position, Problem, ScriptedChance, Seat } from "@rulebound/protocol";
import type { Moment } from "./adapter.ts";
import type { WrittenCard } from "./setup.ts";

/**
 * Which way leads to the engine, and what a wrong citation is: a failure, or something that is only counted, so that an
 * engine can be told how well it plays apart from how well it cites.
 */
type Parameters = { readonly via: string; readonly citations?: "strict" | "apart" };

/** An answer that stands ready until the prompt comes that it is for. */
export type StandingAnswer = { readonly player: Seat; readonly for: string; readonly words: string };

/** What one scenario has set up, done and seen so far. */
export class ScenarioWorld extends World<Parameters> {
  /** The position that the scenario describes. It is loaded when something is first done or looked at. */
  readonly setup: Position = {};
  /** Cards that the scenario writes out, by their names. */
  readonly written = new Map<string, WrittenCard>();
  /** Answers for prompts to come, in order. */
  readonly answers: StandingAnswer[] = [];
  /** What chance is going to bring, in order. */
  readonly chance: ScriptedChance[] = [];
  /** Names that the scenario gave to objects which came into being in the game, and their ids. */
  readonly called = new Map<string, string>();
  /** The game as it was loaded; null before. */
  began: Moment | null = null;
  /** The game now; null before it is loaded. */
  moment: Moment | null = null;
  /** How many actions were accepted, and how many refused. */
  readonly count = { accepted: 0, refused: 0 };
  /** Why the last action was refused, until a step has looked at it. */
  refusal: Problem | null = null;
  /** Everything that has happened in this scenario. */
  readonly events: Event[] = [];
}
