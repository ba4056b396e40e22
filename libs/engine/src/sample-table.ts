import { Refusal } from "@rulebound/core";
import type { Action, Outcome, Position, Prompt, Seat } from "@rulebound/protocol";
import { createEngine, type Engine } from "./engine.ts";
import { sampleCards } from "./sample-cards.ts";

/** An action without the player who takes it. */
type Doing = Action extends infer One ? (One extends Action ? Omit<One, "player"> : never) : never;

/** A game going on in a spec. Each step is taken twice, once from the state and once from its JSON, to the same end. */
export interface Table {
  now(): Outcome;
  /** takes an action; gives what came of it */
  does(player: Seat, action: Doing): Outcome;
  /** answers the prompt that is open */
  answers(player: Seat, value: Extract<Action, { type: "answer" }>["value"]): Outcome;
  /** all these players pass, one after another */
  pass(...players: Seat[]): Outcome;
  /** the rule by which an action is refused, which changes nothing */
  refusal(player: Seat, action: Doing): string | null;
  prompt(): Prompt;
  /** types of the events of the last step */
  events(): string[];
}

const text = (value: unknown): string => JSON.stringify(value);

function demand(holds: boolean, otherwise: string): void {
  if (!holds) throw new Error(otherwise);
}

/** Whether a value is what its JSON says: no fields without value, no numbers that JSON doesn't have. */
export function isPlain(value: unknown): boolean {
  if (typeof value === "number") return Number.isFinite(value);
  if (typeof value !== "object" || value === null) return value !== undefined && typeof value !== "function";
  return Object.values(value).every(isPlain);
}

/** Sets up a position at a table. */
export function tableWith(position: Position, engine: Engine = createEngine(sampleCards)): Table {
  const started = engine.start(position);
  let current: Outcome = { ...started, events: [], result: null };
  const does = (player: Seat, action: Doing): Outcome => {
    const taken = { player, ...action } as Action;
    const before = text(current.state);
    const next = engine.resolve(current.state, taken);
    const twin = engine.resolve(JSON.parse(before), taken);
    demand(text(twin) === text(next), "From the state's JSON another outcome came.");
    demand(text(current.state) === before, "The state that was handed in has changed.");
    demand(isPlain(next.state), "The state isn't plain JSON.");
    current = next;
    return next;
  };
  const refusal = (player: Seat, action: Doing): string | null => {
    const before = text(current.state);
    try {
      engine.resolve(current.state, { player, ...action } as Action);
    } catch (error) {
      demand(text(current.state) === before, "A refusal has changed the state.");
      if (error instanceof Refusal) return error.rule ?? error.code;
      throw error;
    }
    throw new Error(`It was accepted: ${text(action)}`);
  };
  return {
    now: () => current,
    does,
    answers: (player, value) => does(player, { type: "answer", prompt: current.prompt?.id ?? "none", value }),
    pass: (...players) => {
      for (const player of players) does(player, { type: "pass" });
      return current;
    },
    refusal,
    prompt: () => {
      if (!current.prompt) throw new Error("Nobody is asked anything.");
      return current.prompt;
    },
    events: () => current.events.map(({ type }) => type),
  };
}

/** Enough to pay for anything. */
export const rich = { energy: 20, power: { any: 10 } };
