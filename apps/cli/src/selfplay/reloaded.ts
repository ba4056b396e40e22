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
  const reload = (): void => {
    const now = table.now();
    if (!isAtRest(now)) return;
    const loaded = attempt(() => engine.start(now.position));
    twin = loaded.type === "done" ? counting(loaded.done, now.state) : null;
  };
  reload();
  return {
    after: ({ action }) => {
      if (twin !== null) {
        const { state } = twin;
        const taken = attempt(() => engine.resolve(state, action));
        if (taken.type !== "done") {
          return found(`What is accepted elsewhere isn't in the loaded game: ${taken.message}`, action);
        }
        twin = taken.done;
        const { position, prompt } = table.now();
        const at = differenceIn(
          unlisted({ position, prompt }),
          unlisted({ position: twin.position, prompt: twin.prompt }),
        );
        if (at !== null) return found(`The loaded game goes another way: ${at}`, action);
        if (decksOf(twin) !== decksOf(table.now())) twin = null;
      }
      reload();
      return null;
    },
  };
}

/** Lists whose order means nothing, or isn't told by a position where it comes of one that means nothing. */
const unordered = [
  "died",
  "discarded",
  "deck",
  "runeDeck",
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
];

/** In what order things on the board are listed isn't told by a position. */
function unlisted(value: unknown, field = ""): unknown {
  if (Array.isArray(value)) {
    const list = value.map((one) => unlisted(one));
    if (!unordered.includes(field)) return list;
    return list.toSorted((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1));
  }
  if (typeof value !== "object" || value === null) return value;
  const fields = Object.entries(value).filter(([name]) => name !== "example");
  return Object.fromEntries(fields.map(([name, inside]) => [name, unlisted(inside, name)]));
}

/** The decks in their order, which can come of the order in which the cards lay that were recycled together (416). */
const decksOf = ({ position }: Started): string =>
  JSON.stringify(Object.values(position.players).map(({ deck, runeDeck }) => [deck, runeDeck]));

type Counted = { readonly game: { readonly next: { readonly effect: number }; readonly random: unknown } };

/** A game that goes on counting as another one does, and with its chance. */
function counting({ state, ...rest }: Started, other: State): Started {
  const written = JSON.parse(JSON.stringify(state)) as State & Counted;
  const { next, random } = (JSON.parse(JSON.stringify(other)) as Counted).game;
  const effect = Math.max(written.game.next.effect, next.effect);
  return { ...rest, state: { ...written, game: { ...written.game, next: { ...next, effect }, random } } };
}
