import type { Engine, LiveGame } from "@rulebound/engine";
import type { Action, State } from "@rulebound/protocol";
import { insteadOf, type Next, randomAction, seededNext } from "@rulebound/suite";

type Decks = typeof import("@rulebound/cards").decks;

/** One action of a game, with the state that it was taken in. */
export type RecordedAction = { readonly state: State; readonly action: Action };

/** A game with its accepted actions, of which so many were decisions: there was something else to do. */
export type RecordedGame = {
  readonly start: State;
  readonly actions: readonly RecordedAction[];
  readonly decisions: number;
};

/** The first games of a duel, the decks taking turns. */
const seeds = [1, 2, 3, 4];

/** Games between players who decide by chance, played from state to state. */
export function recordGames(engine: Engine, decks: Decks): RecordedGame[] {
  return seeds.map((seed) => recordGame(engine, newGame(engine, decks, seed), seededNext(seed)));
}

/** The state at the beginning of a game. */
export function newGame(engine: Engine, decks: Decks, seed: number): State {
  const [P1, P2] = [seed, seed + 1].map((at) => decks[at % decks.length]);
  if (P1 === undefined || P2 === undefined) throw new Error("there are no decks");
  const { name: _one, ...first } = P1;
  const { name: _other, ...second } = P2;
  return engine.newGame({ mode: "duel", decks: { P1: first, P2: second } }, { seed }).state;
}

function recordGame(engine: Engine, start: State, next: Next): RecordedGame {
  const actions: RecordedAction[] = [];
  let state = start;
  let decisions = 0;
  const game = engine.open(start);
  while (game.result() === null) {
    const { action, isChoice } = takeByChance(game, next);
    actions.push({ state, action });
    state = engine.resolve(state, action).state;
    if (isChoice) decisions += 1;
  }
  return { start, actions, decisions };
}

/** Has whoever is to act do something by chance; tells what, and whether there was something else to do. */
export function takeByChance(game: LiveGame, next: Next): { action: Action; isChoice: boolean } {
  const prompt = game.prompt();
  const player = prompt?.player ?? game.priority();
  if (player === null) throw new Error("nobody can act");
  const actions = game.actions(player);
  const isChoice = prompt !== null || actions.filter(({ type }) => type !== "concede").length > 1;
  const action = randomAction({ actions, prompt, player, next });
  const instead = insteadOf(action, prompt);
  try {
    game.take(action);
    return { action, isChoice };
  } catch (error) {
    if (instead === null) throw error;
    game.take(instead);
    return { action: instead, isChoice };
  }
}
