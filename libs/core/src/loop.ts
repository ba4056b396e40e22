import type { Frame, FrameKind, FrameOf } from "./frames.ts";
import type { Game, Status } from "./game.ts";
import type { Returned } from "./prompts.ts";
import { broken, refuse } from "./refusal.ts";

/** Steps that one action may take before it is taken for an endless loop. */
export const stepBudget = 100_000;

/** Puts a task on top; it is carried on before anything below it (334). */
export function push(game: Game, frame: Frame): void {
  game.state.frames.push(frame);
}

/** The frame on top has finished; what it has to tell is left for the one below. */
export function pop(game: Game, returned: Returned | null = null): Status {
  game.state.frames.pop();
  game.state.returned = returned;
  return "go";
}

/** Takes what the frame above has left, of the kind expected. */
export function takeReturned<K extends Returned["of"]>(game: Game, of: K): Extract<Returned, { of: K }> {
  const returned = game.state.returned;
  game.state.returned = null;
  if (returned?.of !== of) return broken(`a frame expected to be told about a ${of}`);
  return returned as Extract<Returned, { of: K }>;
}

/**
 * Carries on until a player has to choose, a player with priority may act, or the game is over.
 * Refuses with code "budget" when that takes more than `stepBudget` steps, naming the tasks that go round.
 */
export function run(game: Game): void {
  for (let steps = 0; steps < stepBudget; steps++) {
    const state = game.state;
    if (state.winner !== null || state.prompt !== null) return;
    const top = state.frames.at(-1);
    if (!top) broken("there is no turn");
    if (step(game, top) === "wait") return;
  }
  const going = game.state.frames.map((frame) => frame.kind).join(" > ");
  refuse(
    "budget",
    null,
    `This action takes more than ${stepBudget} steps and seems to go on for ever (${going}).`,
  );
}

function step<K extends FrameKind>(game: Game, frame: FrameOf<K>): Status {
  return game.handlers[frame.kind as K](game, frame);
}
