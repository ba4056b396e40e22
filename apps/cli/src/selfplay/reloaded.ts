import { isDeepStrictEqual } from "node:util";
import type { Engine } from "@rulebound/engine";
import type { Started } from "@rulebound/protocol";
import { attempt } from "./attempt.ts";
import { differenceIn } from "./difference.ts";
import { found, type Watch } from "./game.ts";
import type { KeptTable } from "./table.ts";

type State = Started["state"];

/** Whether a position can be loaded: nobody is asked anything, nothing goes on, and nothing waits (390). */
export function isAtRest({ position, prompt }: Pick<Started, "position" | "prompt">): boolean {
  const { turnState, turn, winner, delayed = [] } = position;
  return (
    prompt === null &&
    winner === null &&
    turnState === "neutral-open" &&
    turn.phase === "main" &&
    delayed.length === 0
  );
}

/**
 * The same game once more, loaded from its position whenever it is at rest: until it is so again it goes the same way.
 * Only its counters and its chance are handed over, which say nothing about the game.
 */
export function reloadedTwin(engine: Engine, table: KeptTable): Watch {
  let twin: Started | null = null;
  let chance: unknown = null;
  const reload = (): void => {
    const now = table.now();
    if (!isAtRest(now)) return;
    const loaded = attempt(() => engine.start(now.position));
    twin = loaded.type === "done" ? counting(loaded.done, now.state) : null;
    chance = chanceOf(now.state);
  };
  reload();
  return {
    after: ({ action }) => {
      const from = twin;
      if (from === null) {
        reload();
        return null;
      }
      const taken = attempt(() => engine.resolve(from.state, action));
      if (taken.type !== "done") {
        return found(`What is accepted elsewhere isn't in the loaded game: ${taken.message}`, action);
      }
      const { state, position, prompt } = table.now();
      // Chance picks by the order in which things lie, which needn't be the same.
      twin = isDeepStrictEqual(chanceOf(state), chance) ? taken.done : null;
      const at = twin && differenceIn(unlisted({ position, prompt }), unlisted(seenIn(twin)));
      if (at !== null) return found(`The loaded game goes another way: ${at}`, action);
      reload();
      return null;
    },
  };
}

const seenIn = ({ position, prompt }: Started): object => ({ position, prompt });

/** Lists whose order means nothing, or isn't told by a position where it comes of one that means nothing. */
const unordered = [
  "died",
  "discarded",
  "trash",
  "banishment",
  "hand",
  "base",
  "units",
  "gear",
  "runes",
  "options",
  "bounds",
  "attached",
  "chosen",
];

/** In what order things on the board are listed isn't told by a position. */
function unlisted(value: unknown, field = ""): unknown {
  if (Array.isArray(value)) {
    // The objects that one clause chose, each clause having its list.
    const list = value.map((one) => unlisted(one, field === "targets" ? "chosen" : ""));
    if (!unordered.includes(field)) return list;
    return list.toSorted((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1));
  }
  if (typeof value !== "object" || value === null) return value;
  const fields = Object.entries(value).filter(([name]) => name !== "example");
  return Object.fromEntries(fields.map(([name, inside]) => [name, unlisted(inside, name)]));
}

type Counted = { readonly game: { readonly next: { readonly effect: number }; readonly random: unknown } };

const chanceOf = (state: State): unknown => (state as State & Counted).game.random;

/** A game that goes on counting as another one does, and with its chance. */
function counting({ state, ...rest }: Started, other: State): Started {
  const written = JSON.parse(JSON.stringify(state)) as State & Counted;
  const { next, random } = (other as State & Counted).game;
  const effect = Math.max(written.game.next.effect, next.effect);
  return { ...rest, state: { ...written, game: { ...written.game, next: { ...next, effect }, random } } };
}
