import { type CardDefinition, type CompiledCard, compileCard } from "@rulebound/language";
import type { RuleNumber } from "@rulebound/rulebook";
import type { Derived } from "./derived.ts";
import type { FrameKind, FrameOf } from "./frames.ts";
import type { ItemId, ObjectId } from "./objects.ts";
import type { Printed } from "./printed.ts";
import type { Location, Seat } from "./seats.ts";
import type { State } from "./state.ts";

/** Cards that an engine knows, compiled once. */
export interface CardPool {
  cards: ReadonlyMap<string, CompiledCard>;
}

/** Compiles definitions into a pool; two of the same name are a mistake in the data. */
export function cardPool(definitions: readonly CardDefinition[]): CardPool {
  const cards = new Map<string, CompiledCard>();
  for (const definition of definitions) {
    if (cards.has(definition.name)) throw new Error(`Two cards are named ${definition.name}.`);
    cards.set(definition.name, compileCard(definition));
  }
  return { cards };
}

/** Something that happened, with the rule that made it happen; ids are the state's own. */
export interface LoggedEvent {
  type: LoggedEventType;
  rule: RuleNumber;
  object?: ObjectId;
  item?: ItemId;
  player?: Seat;
  by?: Seat;
  source?: ObjectId;
  amount?: number;
  from?: Location | string;
  to?: Location | string;
  objects?: ObjectId[];
  detail?: string;
}

/** Names of events as the contract has them. */
export type LoggedEventType =
  | "abilityActivated"
  | "attached"
  | "banished"
  | "becameMighty"
  | "becameCopy"
  | "buffed"
  | "buffSpent"
  | "burned"
  | "burnedOut"
  | "cardPlayed"
  | "ceasedToExist"
  | "chainItemFinalized"
  | "chainItemPending"
  | "chainItemRemoved"
  | "chainItemResolved"
  | "changedZone"
  | "channeled"
  | "combatEnded"
  | "combatResult"
  | "combatStaged"
  | "combatStarted"
  | "conquered"
  | "contestEnded"
  | "contested"
  | "controlChanged"
  | "costPaid"
  | "countered"
  | "damageAssigned"
  | "damageMarked"
  | "damagePrevented"
  | "delayedAbilityCreated"
  | "designated"
  | "detached"
  | "died"
  | "discarded"
  | "disempowered"
  | "drew"
  | "equipped"
  | "empowered"
  | "exhausted"
  | "focusGained"
  | "focusPassed"
  | "gameWon"
  | "healed"
  | "held"
  | "hidden"
  | "keywordGained"
  | "looked"
  | "mightChanged"
  | "mistargeted"
  | "modeChosen"
  | "moved"
  | "named"
  | "newChoicesMade"
  | "phaseStarted"
  | "playerRemoved"
  | "priorityGained"
  | "priorityPassed"
  | "pointsGained"
  | "poolEmptied"
  | "mulliganTaken"
  | "firstPlayerChosen"
  | "battlefieldChosen"
  | "predicted"
  | "readied"
  | "recalled"
  | "recycled"
  | "repeated"
  | "replaced"
  | "replacementApplied"
  | "resourcesAdded"
  | "resourcesPaid"
  | "revealed"
  | "scored"
  | "showdownEnded"
  | "showdownOpened"
  | "showdownStaged"
  | "shuffled"
  | "skipped"
  | "stunned"
  | "swappedBack"
  | "targeted"
  | "tokenCreated"
  | "tokenPlayed"
  | "triggered"
  | "turnAdded"
  | "turnStarted"
  | "undone"
  | "xpGained"
  | "xpSpent";

/** What a frame's handler says: go on with whatever is on top now, or wait for a player with priority. */
export type Status = "go" | "wait";

/** How each kind of frame is carried on; the engine holds the table. */
export type Handlers = { [K in FrameKind]: (game: Game, frame: FrameOf<K>) => Status };

/** A state being worked on, with what belongs to it but isn't part of it. Changed in place. */
export interface Game {
  state: State;
  cards: ReadonlyMap<string, CompiledCard>;
  handlers: Handlers;
  /** computes what is read through the layers, going on from what is known where that is enough */
  derive: (game: Game) => Derived;
  derived: Derived | null;
  /** what is printed on each object, by its id, as far as that has been read */
  printed: (Printed | undefined)[];
  /** null: nobody wants to know */
  log: LoggedEvent[] | null;
}

/** What makes a state move: the cards, the handlers of frames, and the layers. */
export interface Works {
  pool: CardPool;
  handlers: Handlers;
  derive: (game: Game) => Derived;
}

/** Puts a state to work; the state itself is changed by what follows. */
export function gameOf(state: State, { pool, handlers, derive }: Works, log: LoggedEvent[] | null): Game {
  return { state, cards: withInline(pool, state.inline), handlers, derive, derived: null, printed: [], log };
}

/** The pool with the cards that a position has written out, made once for as long as its states are around. */
const withInlineCards = new WeakMap<CardDefinition[], ReadonlyMap<string, CompiledCard>>();

function withInline(pool: CardPool, inline: CardDefinition[]): ReadonlyMap<string, CompiledCard> {
  if (inline.length === 0) return pool.cards;
  const known = withInlineCards.get(inline);
  if (known) return known;
  const own = inline.map((definition) => [definition.name, compileCard(definition)] as const);
  const cards = new Map([...pool.cards, ...own]);
  withInlineCards.set(inline, cards);
  return cards;
}

/** Notes an event, where anybody listens. */
export function emit(game: Game, event: LoggedEvent): void {
  game.log?.push(event);
}
