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
  positionFields,
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

/** Parts of a position that can't be loaded yet; a position that has them is refused as unsupported. */
const notLoaded: readonly string[] = ["readings", "pool.restricted"];

export const engineVersion = "0.1.0";

/** What makes states of the given cards move. */
export const worksOf = (definitions: readonly CardDefinition[]): Works => ({
  pool: cardPool([...keywordCards, ...definitions]),
  handlers,
  derive: deriveLayers,
});

/** What an engine works with, and the states that it has made itself: those need no checking when they come back. */
interface EngineWorks extends Works {
  own: WeakMap<object, Own>;
}

/** A state of the engine's own, with what was known of it. */
type Own = Pick<Game, "state" | "derived" | "printed">;

/** An engine for the given cards. */
export function createEngine(definitions: readonly CardDefinition[]): Engine {
  const works: EngineWorks = { ...worksOf(definitions), own: new WeakMap() };
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

function resolve(works: EngineWorks, input: StateOrPosition, action: Action, chance: Chance): Outcome {
  const log: LoggedEvent[] = [];
  const game = open(works, input, chance, log);
  const chainBefore = game.state.chain;
  inAction(() => applyAction(game, action));
  requireAllChanceUsed(game);
  const outcome = { ...startedParts(works, game), result: resultOf(game) };
  return lazily(withPosition(outcome, game), "events", () => eventsOf(game, log, chainBefore));
}

const startedOf = (works: EngineWorks, game: Game): Started => withPosition(startedParts(works, game), game);

const startedParts = (works: EngineWorks, game: Game): Pick<Started, "state" | "prompt"> => ({
  state: handedOut(works, game),
  prompt: promptOf(game),
});

const withPosition = <T extends object>(moment: T, game: Game): T & Pick<Started, "position"> =>
  lazily(moment, "position", () => positionOf(game));

/** Adds a property whose value is made when it is first read: positions and events take longer to write than to bring about. */
function lazily<T extends object, K extends string, V>(holder: T, key: K, make: () => V): T & Record<K, V> {
  const get = (): V => {
    const value = make();
    Object.defineProperty(holder, key, { value, enumerable: true, configurable: true, writable: true });
    return value;
  };
  Object.defineProperty(holder, key, { get, enumerable: true, configurable: true });
  return holder as T & Record<K, V>;
}

/** A state as callers get it: JSON, written when it is first read, and known again when it comes back as the same object. */
function handedOut({ own }: EngineWorks, game: Game): Outcome["state"] {
  const marked = { rulebound: stateVersion } as const;
  const handed = lazily(marked, "game", () => writeState(game));
  own.set(handed, { state: game.state, derived: game.derived, printed: game.printed });
  return handed;
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
function open(works: EngineWorks, input: StateOrPosition, chance: Chance, log: LoggedEvent[] | null): Game {
  if (!isState(input)) return begin(works, input, chance, log);
  const own = works.own.get(input);
  const state = own ? copyState(own.state) : checkState(input, works);
  if (chance.seed !== undefined) state.random.seed = chance.seed;
  if (chance.random) state.random = { ...state.random, script: scriptOf(chance.random), scripted: true };
  return { ...gameOf(state, works, log), ...(own && { derived: own.derived, printed: own.printed }) };
}

function begin(
  works: EngineWorks,
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
      positionFields: positionFields.filter((field) => !notLoaded.includes(field)),
      scriptedRandom: true,
      branching: true,
      autoPay: true,
      reports: ["events", "legalActions", "rules"],
    },
  };
}
