import { emptyState } from "./empty.ts";
import { type Game, gameOf, type Handlers } from "./game.ts";
import { broken } from "./refusal.ts";

/** For specs of this room: a game of two with nothing in it, in which the tasks of other rooms can't be carried out. */
export function idleGame(handlers: Partial<Handlers> = {}): Game {
  const elsewhere = () => broken("this task belongs to another room");
  return gameOf(
    emptyState({ mode: "duel", victoryScore: 8, seats: ["P1", "P2"], seed: 1 }),
    {
      pool: { cards: new Map() },
      handlers: {
        turn: elsewhere,
        cleanup: elsewhere,
        chain: elsewhere,
        play: elsewhere,
        text: elsewhere,
        batch: elsewhere,
        triggers: elsewhere,
        pay: elsewhere,
        standardMove: elsewhere,
        hide: elsewhere,
        showdown: elsewhere,
        combat: elsewhere,
        score: elsewhere,
        draw: elsewhere,
        setup: elsewhere,
        predict: elsewhere,
        newChoices: elsewhere,
        ...handlers,
      },
      derive: () => ({
        readsAnything: true,
        watchesMight: false,
        alters: false,
        borrows: false,
        arriving: [],
        adders: [],
        of: [],
        facts: [],
        triggers: {},
        replacements: {},
      }),
    },
    [],
  );
}
