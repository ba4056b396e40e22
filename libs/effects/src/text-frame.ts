import type { Binding, Bound, EventOutcome, Game, Seat, TextFrame } from "@rulebound/core";
import { boundByOp, type GameAction, gatheredByOp, type Op } from "@rulebound/language";
import { namesIn } from "./acts.ts";
import { boundTo, type Scope } from "./scope.ts";

/** How an instruction went: on to the next one, a player has to choose, or a task has been put on top. */
export type Went = "next" | "wait" | "pushed";

/** From where a text under way is read. */
export const scopeOfText = ({ controller, bindings, item }: TextFrame): Scope => ({
  controller,
  bindings,
  item,
});

/** The object whose text asks. */
export const sourceOf = (scope: Scope): number | null => boundTo(scope, "me")[0]?.id ?? null;

/** The text's task as a position in the stack, which is what shown cards are kept under. */
export const depthOf = (game: Game, frame: TextFrame): number => game.state.frames.indexOf(frame);

export function next(frame: TextFrame): Went {
  frame.at += 1;
  return "next";
}

export function jump(frame: TextFrame, to: number): Went {
  frame.at = to;
  return "next";
}

/** Binds a name; inside a loop over the players, for the player whose round it is. */
export function bind(frame: TextFrame, name: string, binding: Binding): void {
  frame.bindings[name] = binding;
  const player = loopPlayer(frame);
  if (player !== null) frame.bindings[ownName(name, player)] = binding;
}

/** What a name was bound to in a player's round of a loop. */
const ownName = (name: string, player: Seat): string => `${name}@${player}`;

/** Whose round it is in the innermost loop: loops are known by their position, and inner ones come later in a text. */
function loopPlayer(frame: TextFrame): Seat | null {
  const running = Object.entries(frame.loops)
    .sort(([a], [b]) => Number(b) - Number(a))
    .flatMap(([, loop]) => ("players" in loop ? [loop] : []))[0];
  return running?.players[running.index] ?? null;
}

/** Gives names back what they were bound to in the player's rounds; what only others have bound stands for nothing. */
export function takeUpRound(frame: TextFrame, player: Seat): void {
  for (const name of Object.keys(frame.bindings)) {
    const [base, owner] = name.split("@");
    if (base === undefined || owner === undefined) continue;
    const own = frame.bindings[ownName(base, player)];
    if (own) frame.bindings[base] = own;
    else delete frame.bindings[base];
  }
}

/** Before a text is carried out once more: nothing that it has bound itself is known, as if printed twice (820.1.d.1). */
export function forgetOwn(frame: TextFrame, ops: Op[]): void {
  const own = new Set([...ops.flatMap(bindsOf), ...ops.flatMap(gatheredByOp)]);
  for (const name of Object.keys(frame.bindings)) {
    if (name.includes("@") || own.has(name)) delete frame.bindings[name];
  }
  frame.loops = {};
}

const bindsOf = (op: Op): string[] => (op.op === "eachPlayer" ? [op.as] : boundByOp(op));

/** An instruction that can't be followed is ignored (359.3.e.6), and so is what is linked to it (359.3.e.14.a). */
export function ignore(frame: TextFrame, action: GameAction): Went {
  if (action.as !== undefined) {
    bind(frame, action.as, { is: "result", done: false, ignored: true, amount: 0, objects: [] });
  }
  return next(frame);
}

/** Whether the instruction that another one is linked to was ignored or never reached (359.3.e.14.a). */
export function isUnlinked(frame: TextFrame, { link }: GameAction): boolean {
  if (link === undefined) return false;
  const earlier = frame.bindings[link];
  return earlier === undefined || (earlier.is === "result" && earlier.ignored);
}

/** Binds what an instruction has been performed on. */
export function did(frame: TextFrame, action: GameAction, objects: Bound[]): Went {
  if (action.as !== undefined) {
    bind(frame, action.as, { is: "result", done: objects.length > 0, ignored: false, amount: 0, objects });
  }
  return next(frame);
}

/** Notes what became of an instruction's events, for what refers to it and to its objects. */
export function takeOutcomes(frame: TextFrame, action: GameAction, outcomes: EventOutcome[]): void {
  const done = outcomes.filter(({ status }) => status === "done");
  const objects = done.flatMap(({ object, cards = [] }) => object ?? cards);
  for (const name of namesIn(action)) followNamed(frame, name, objects);
  if (action.as === undefined) return;
  const ignored = outcomes.every(({ status }) => status === "dropped");
  const amount = done.reduce((sum, outcome) => sum + outcome.amount, 0);
  bind(frame, action.as, { is: "result", done: done.length > 0, ignored, amount, objects });
}

/** What this text itself has moved stays known to it: where it is now, and what it was like before (359.3.e.13). */
function followNamed(frame: TextFrame, name: string, after: Bound[]): void {
  const binding = frame.bindings[name];
  if (binding?.is !== "objects") return;
  const objects = binding.objects.map(
    (bound) => after.find(({ id }) => id === bound.id && !bound.illegal) ?? bound,
  );
  const player = loopPlayer(frame);
  frame.bindings[name] = { is: "objects", objects };
  // A name that this round has bound is followed for its player; one from outside the loop for everybody.
  const own = player === null ? name : ownName(name, player);
  if (frame.bindings[own]) frame.bindings[own] = { is: "objects", objects };
}
