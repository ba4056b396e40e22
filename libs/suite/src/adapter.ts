import type {
  Action,
  EngineInfo,
  LegalAction,
  Outcome,
  Position,
  Problem,
  ScriptedChance,
  Seat,
  View,
} from "@rulebound/protocol";

/** What came of a request to an engine: it was done, or it was refused. */
export type Reply<Done> = { readonly done: Done } | { readonly problem: Problem };

/** A game between two actions. `state` is the engine's own, or a handle to it, and goes back unread. */
export type Moment = Pick<Outcome, "position" | "prompt" | "events" | "result"> & {
  readonly state: unknown;
};

/**
 * All that the suite asks of an engine, whatever way leads to it. What isn't a refusal is thrown: `Unsupported` for
 * what the engine doesn't offer, `EngineBroke` (or anything else) where it or the way to it broke.
 */
export type Adapter = {
  /** What the engine is and knows. */
  readonly engine: () => Promise<EngineInfo>;
  /** Loads a position; `random` scripts what chance decides on the way. */
  readonly start: (position: Position, random: readonly ScriptedChance[]) => Promise<Reply<Moment>>;
  /** Resolves one action; a refused one has changed nothing. */
  readonly resolve: (
    state: unknown,
    action: Action,
    random: readonly ScriptedChance[],
  ) => Promise<Reply<Moment>>;
  /** The first decisions that a player can take. */
  readonly actions: (state: unknown, player: Seat) => Promise<readonly LegalAction[]>;
  /** What a player may see. */
  readonly view: (state: unknown, player: Seat) => Promise<View>;
  /** Tells the engine that a state won't come back. Left out by engines that keep nothing. */
  readonly end?: (state: unknown) => Promise<void>;
  /** Ends the way to the engine, with every process and connection of its own. */
  readonly close?: () => Promise<void>;
};
