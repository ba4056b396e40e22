import { cards } from "@rulebound/cards";
import { createEngine, type Engine } from "@rulebound/engine";
import type { Outcome } from "@rulebound/protocol";
import { seededNext } from "@rulebound/suite";
import { describe, expect, it } from "vitest";
import { checks } from "./checks.ts";
import { differenceIn } from "./difference.ts";
import { type Played, playOn } from "./game.ts";
import { beginGame, type Setup } from "./one-game.ts";
import { keptTable } from "./table.ts";
import { promptAmiss } from "./trials.ts";

const engine = createEngine(cards);
const setup: Setup = { mode: "duel", decks: "drawn", concede: false };

/** A checked game with an engine that lies in some way. */
function playChecked(lies: (engine: Engine) => Partial<Engine>, seed = 1): Played {
  const { started } = beginGame(engine, setup, seed);
  const lying = { ...engine, ...lies(engine) };
  const table = keptTable(lying, started);
  return playOn(table, seededNext(seed), { watches: checks(lying, table, seed) });
}

/** An engine whose outcomes are changed, other than to the position's being loaded. */
const changing =
  (change: (outcome: Outcome) => Outcome) =>
  ({ resolve }: Engine): Partial<Engine> => ({
    resolve: (...asked) => change(structuredClone({ ...resolve(...asked) })),
  });

describe("the checks", () => {
  it("find cards that are gone", () => {
    const { fault } = playChecked(
      changing((outcome) => {
        outcome.position.players.P2.deck.pop();
        return outcome;
      }),
    );
    expect(fault).toMatchObject({
      kind: "check",
      action: 1,
      message: expect.stringMatching(/" is nowhere\.$/),
    });
  });

  it("find points below nothing", () => {
    const { fault } = playChecked(
      changing((outcome) => {
        outcome.position.players.P1.points = -1;
        return outcome;
      }),
    );
    expect(fault).toMatchObject({ kind: "check", action: 1, message: "points of P1 is -1." });
  });

  it("find answers that don't fit the contract", () => {
    const { fault } = playChecked(
      changing((outcome) => ({ ...outcome, position: { ...outcome.position, mode: "solo" as "duel" } })),
    );
    expect(fault?.message).toContain("The answer doesn't fit its schema at /position/mode");
  });

  it("find what can't be taken back as it was", () => {
    const { fault } = playChecked(({ resolve }) => ({
      resolve: (state, action, ...rest) => {
        const outcome = resolve(state, action, ...rest);
        if (action.type !== "cancel") return outcome;
        return { ...outcome, position: { ...outcome.position, turnState: "showdown-open" } };
      },
    }));
    expect(fault).toMatchObject({ kind: "check", tried: { type: "cancel" } });
    expect(fault?.message).toMatch(
      /^Taken back, the game isn't as it was: \/turnState is "[a-z-]+", then "showdown-open"$/,
    );
  });

  it("find views that tell too much", () => {
    const { fault } = playChecked(({ view }) => ({
      view: (state, player, along) => ({ ...view(state, player === "P1" ? "P2" : "P1", along), player }),
    }));
    expect(fault?.message).toMatch(/^P1's view tells of ".+", which is hidden from them\.$/);
  });

  it("find positions that can't be loaded, or load as others", () => {
    const failing = playChecked(() => ({
      start: () => {
        throw new Error("no room");
      },
    }));
    expect(failing.fault?.message).toMatch(/^The position can't be loaded again: Error: no room/);
    const other = playChecked(({ start }) => ({
      start: (position, ...rest) => start({ ...position, turn: { ...position.turn, number: 77 } }, ...rest),
    }));
    expect(other.fault?.message).toMatch(
      /^Loaded again, the position differs: .*\/turn\/number is \d+, then 77$/,
    );
  });

  it("find listed actions that are refused", () => {
    const { fault } = playChecked(({ actions }) => ({
      actions: (state, player) =>
        actions(state, player).map((one) => (one.type === "play" ? { ...one, object: "no-such-card" } : one)),
    }));
    expect(fault?.message).toMatch(/^What is listed .*no-such-card/);
    expect(fault?.tried).toMatchObject({ type: "play", card: "no-such-card" });
  });

  it("find actions that are accepted though they aren't listed", () => {
    const { fault } = playChecked(({ actions }) => ({
      actions: (state, player) => actions(state, player).filter(({ type }) => type !== "move"),
    }));
    expect(fault).toMatchObject({ message: "What isn't listed is accepted.", tried: { type: "move" } });
  });

  it("find events that tell too much", () => {
    const { fault } = playChecked(({ view }) => ({
      view: (state, player, along = {}) => ({
        ...view(state, player, along),
        events: [...(along.events ?? [])],
      }),
    }));
    expect(fault?.message).toMatch(/^P[12]'s view tells of ".+", which is hidden from them\.$/);
  });

  it("find actions accepted of players who aren't to act", () => {
    const { fault } = playChecked(({ resolve }) => ({
      resolve: (state, action, ...rest) => {
        const units = action.type === "move" ? action.units : [];
        if (
          !units.includes("no such unit") &&
          !(action.type === "answer" && action.prompt === "no such prompt")
        ) {
          return resolve(state, action, ...rest);
        }
        return resolve(state, { player: action.player, type: "concede" });
      },
    }));
    expect(fault?.message).toBe("An action is accepted of a player who isn't to act.");
  });

  it("find states that are changed by what starts from them", () => {
    const { fault } = playChecked(({ resolve }) => ({
      resolve: (state, ...rest) => {
        const outcome = resolve(state, ...rest);
        if ("game" in state && state.game) Object.assign(state.game, { winner: "P2" });
        return outcome;
      },
    }));
    expect(fault?.message).toBe("Trying actions has changed the state they started from.");
  });

  it("find games that go another way when they are saved", () => {
    const known = new WeakSet<object>();
    const { fault } = playChecked(({ resolve }) => ({
      resolve: (state, ...rest) => {
        const outcome = resolve(state, ...rest);
        known.add(outcome.state);
        const isSaved = !known.has(state) && rest[0].type === "answer" && rest[0].prompt !== "1";
        return isSaved ? { ...outcome, events: [] } : outcome;
      },
    }));
    expect(fault?.message).toMatch(/^The saved game goes another way: \/events/);
  });

  it("find games of which their position doesn't tell all", () => {
    const { fault } = playChecked(({ start }) => ({
      start: (...asked) => {
        const { state, ...rest } = start(...asked);
        const { game, ...marks } = JSON.parse(JSON.stringify(state));
        return { ...rest, state: { ...marks, game: { ...game, ledger: [] } } };
      },
    }));
    expect(fault?.message).toMatch(/^The loaded game goes another way: .*\/thisTurn/);
  });

  it("find games that go another way in place", () => {
    const { fault } = playChecked(({ open }) => ({
      open: (...asked) => {
        const game = open(...asked);
        return { ...game, position: () => ({ ...game.position(), winner: "P2" as const }) };
      },
    }));
    expect(fault?.message).toBe('The game in place goes another way: /position/winner is null, then "P2"');
  });
});

describe("a prompt", () => {
  const asked = { id: "1", player: "P1", rule: "355.5", text: "What?" } as const;
  const option = (value: string) => ({ type: "object", value, card: "Poro" }) as const;
  const pick = (min: number, max: number, ...values: string[]) =>
    promptAmiss({ ...asked, kind: "pick", for: "play.target", options: values.map(option), min, max })
      ?.message;

  it("leaves a choice between things that differ", () => {
    expect(promptAmiss(null)).toBeNull();
    expect(pick(1, 1, "a", "b")).toBeUndefined();
    expect(pick(0, 1, "a")).toBeUndefined();
    expect(pick(2, 2, "a", "b")).toBe("There is only one answer to play.target.");
    expect(pick(1, 1, "a", "b", "a")).toBe("Options of play.target have the same value.");
    const amounts = {
      ...asked,
      kind: "distribute",
      for: "effect.split",
      min: 3,
      max: 3,
      example: { a: 3 },
    } as const;
    const bound = { value: "a", card: "Poro", max: 3 };
    expect(promptAmiss({ ...amounts, bounds: [{ ...bound, min: 3 }] })?.message).toContain("only one answer");
    expect(promptAmiss({ ...amounts, bounds: [{ ...bound, min: 0 }] })).toBeNull();
  });
});

describe("a difference", () => {
  it("is told by where it is", () => {
    expect(differenceIn({ a: [1, { b: 2 }] }, { a: [1, { b: 2 }] })).toBeNull();
    expect(differenceIn({ a: [1, { b: 2 }] }, { a: [1, { b: 3 }] })).toBe("/a/1/b is 2, then 3");
    expect(differenceIn({ a: 1 }, {})).toBe("/a is 1, then undefined");
  });
});
