import {
  cardPool,
  copyState,
  type Game,
  gameOf,
  type LoggedEvent,
  Refusal,
  refuse,
  run,
  type Seat,
  type Works,
} from "@rulebound/core";
import { deriveLayers, keywordCards } from "@rulebound/effects";
import type { CardDefinition } from "@rulebound/language";
import {
  type Action,
  currentRules,
  type Deck,
  type DeckVerdict,
  type EngineInfo,
  type GameRequest,
  isState,
  type LegalAction,
  type Mode,
  type Outcome,
  type Position,
  type ScriptedChance,
  type Started,
  stateVersion,
  type View,
} from "@rulebound/protocol";
import { applyAction } from "./apply.ts";
import {
  checkState,
  eventsOf,
  loadPosition,
  positionOf,
  promptOf,
  scriptOf,
  type ToView,
  viewOf,
  writeState,
} from "./contract/index.ts";
import { validateDeck } from "./decks.ts";
import { handlers } from "./handlers.ts";
import { lazily } from "./lazy.ts";
import { legalActions } from "./legal.ts";
import { type LiveGame, liveGame } from "./live-game.ts";
import { newGame } from "./new-game.ts";
import { resultOf } from "./result.ts";

/** What is handed around between calls: a position, or the state of an earlier answer, unread. */
export type StateOrPosition = Position | Outcome["state"];

/** Chance for one call: scripted, and the seed of what isn't. A state keeps its own generator. */
export interface Chance {
  seed?: number;
  random?: readonly ScriptedChance[];
}

/**
 * The front door. Nothing handed in is changed, and nothing is kept between calls. Every function throws a Refusal for
 * what it doesn't accept: code, the rule that forbids it, a JSON pointer where one helps, and a sentence.
 */
export interface Engine {
  info(): EngineInfo;
  /** a position with the game going on from it until somebody has to choose or may act */
  start(position: Position, chance?: Chance): Started;
  /** what one action brings about */
  resolve(state: StateOrPosition, action: Action, chance?: Chance): Outcome;
  /** a new game at its first prompt; refuses decks that aren't legal */
  newGame(request: Pick<GameRequest, "mode" | "decks">, chance?: Chance): Started;
  /** everything that is wrong with a deck (103) */
  validateDeck(deck: Deck, mode?: Mode): DeckVerdict;
  /** first decisions that can be completed, of one player or of all */
  actions(state: StateOrPosition, player?: Seat): LegalAction[];
  /** a game that changes in place, from a state or position on */
  open(state: StateOrPosition, chance?: Chance): LiveGame;
  /** what one player may see of a game, and of events and a problem that are sent along */
  view(state: StateOrPosition, player: Seat, along?: ToView): View;
}

export const engineVersion = "0.1.0";

/** What makes states of the given cards move. */
export const worksOf = (definitions: readonly CardDefinition[]): Works => ({
  pool: cardPool([...keywordCards, ...definitions]),
  handlers,
  derive: deriveLayers,
});

/** A state of the engine's own, with what was known of it. */
interface Own extends Pick<Game, "state" | "derived" | "printed"> {
  works: Works;
}

/**
 * What a state that was handed out stands for, kept with it, where JSON doesn't see it. Such a state needs no checking
 * when it comes back. What a WeakMap holds isn't given back by the quick collections of garbage, and that is all of a
 * game for every answer of a server.
 */
const ownKey = Symbol("own");

/** An engine for the given cards. */
export function createEngine(definitions: readonly CardDefinition[]): Engine {
  const works = worksOf(definitions);
  const info = infoOf(definitions);
  return {
    info: () => info,
    start: (position, chance = {}) => {
      const game = begin(works, position, chance, null);
      requireAllChanceUsed(game);
      return startedOf(works, game);
    },
    newGame: (request, { seed = 1, random = [] } = {}) => {
      const game = newGame(works, request, seed, scriptOf(random), null);
      requireAllChanceUsed(game);
      return startedOf(works, game);
    },
    validateDeck: (deck, mode) => validateDeck(works.pool, deck, mode),
    resolve: (state, action, chance = {}) => resolve(works, state, action, chance),
    actions: (state, player) => {
      const game = open(works, state, {}, null);
      const seats = player === undefined ? game.state.seats : [player];
      return seats.flatMap((seat) => legalActions(game, seat));
    },
    open: (state, chance = {}) => liveGame(open(works, state, chance, null)),
    view: (state, player, along) => {
      const game = open(works, state, {}, null);
      if (!game.state.seats.includes(player)) {
        refuse("malformed", null, `${player} doesn't play in this game.`, "/player");
      }
      return viewOf(game, player, along);
    },
  };
}

function resolve(works: Works, input: StateOrPosition, action: Action, chance: Chance): Outcome {
  const log: LoggedEvent[] = [];
  const game = open(works, input, chance, log);
  const chainBefore = game.state.chain;
  inAction(() => applyAction(game, action));
  requireAllChanceUsed(game);
  const outcome = { ...startedParts(works, game), result: resultOf(game) };
  return lazily(outcome, {
    position: () => positionOf(game),
    events: () => eventsOf(game, log, chainBefore),
  });
}

const startedOf = (works: Works, game: Game): Started =>
  lazily(startedParts(works, game), { position: () => positionOf(game) });

const startedParts = (works: Works, game: Game): Pick<Started, "state" | "prompt"> => ({
  state: handedOut(works, game),
  prompt: promptOf(game),
});

/** A state as callers get it: JSON, written when it is first read, and known again when it comes back as the same object. */
function handedOut(works: Works, game: Game): Outcome["state"] {
  const { state, derived, printed } = game;
  const own: Own = { works, state, derived, printed };
  const handed = Object.defineProperty({ rulebound: stateVersion } as const, ownKey, { value: own });
  return lazily(handed, { game: () => writeState(game) });
}

/** What a state stands for that these works have handed out; undefined for any other, a copy too. */
function ownIn(handed: object, works: Works): Own | undefined {
  if (!Object.hasOwn(handed, ownKey)) return undefined;
  const own = (handed as { [ownKey]: Own })[ownKey];
  return own.works === works ? own : undefined;
}

/** Scripted chance is for the call that it came with; what is left over was scripted for nothing. */
function requireAllChanceUsed({ state }: Game): void {
  if (state.random.script.length === 0) return;
  refuse("scriptedChance", null, "Scripted chance is left over: not all of it was needed.", "/random");
}

/** Pointers of refusals lead into the request, where the action stands under "action". */
function inAction(carryOut: () => void): void {
  try {
    carryOut();
  } catch (error) {
    if (!(error instanceof Refusal) || error.pointer === null || error.code === "scriptedChance") throw error;
    throw new Refusal(error.code, error.rule, error.message, `/action${error.pointer}`);
  }
}

/** A state of the caller's is copied and goes on; a position is loaded and brought to where somebody may act. */
function open(works: Works, input: StateOrPosition, chance: Chance, log: LoggedEvent[] | null): Game {
  if (!isState(input)) return begin(works, input, chance, log);
  const own = ownIn(input, works);
  const state = own ? copyState(own.state) : checkState(input, works);
  if (chance.seed !== undefined) state.random.seed = chance.seed;
  if (chance.random) state.random = { ...state.random, script: scriptOf(chance.random), scripted: true };
  return { ...gameOf(state, works, log), ...(own && { derived: own.derived, printed: own.printed }) };
}

function begin(
  works: Works,
  position: Position,
  { seed = 1, random = [] }: Chance,
  log: LoggedEvent[] | null,
): Game {
  const game = gameOf(loadPosition(works, position, seed, random), works, log);
  run(game);
  return game;
}

function infoOf(definitions: readonly CardDefinition[]): EngineInfo {
  const whole = definitions.filter(({ unsupported = [] }) => unsupported.length === 0);
  const partial = definitions.filter(({ unsupported = [] }) => unsupported.length > 0);
  return {
    name: "Rulebound",
    version: engineVersion,
    rules: currentRules,
    modes: ["duel", "match", "skirmish", "war"],
    cards: whole.map(({ name }) => name),
    partialCards: partial.map(({ name, unsupported = [] }) => ({ card: name, missing: unsupported })),
    capabilities: {
      inlineCards: true,
      positionFields: "all",
      scriptedRandom: true,
      branching: true,
      autoPay: true,
      reports: ["events", "legalActions", "rules"],
    },
  };
}
