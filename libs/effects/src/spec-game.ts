import {
  type Answer,
  type Binding,
  type Bound,
  broken,
  cardPool,
  changeObject,
  type EventOutcome,
  emptySlot,
  emptyState,
  type Game,
  type GameEvent,
  type GameObject,
  gameOf,
  type Handlers,
  type Location,
  type ObjectId,
  type PlayerZone,
  push,
  referTo,
  run,
  type ScriptedChance,
  type Seat,
  type TextFrame,
} from "@rulebound/core";
import {
  basicRune,
  battlefield,
  type CardDefinition,
  type Instruction,
  spell,
  unit,
} from "@rulebound/language";
import { createObject, putIntoZone, putOntoBoard } from "@rulebound/zones";
import { runBatch } from "./door.ts";
import { runDraw } from "./draw.ts";
import { keywordCards } from "./keywords.ts";
import { deriveLayers } from "./layers.ts";
import { runPay } from "./pay.ts";
import { runPredict } from "./predict.ts";
import { type Proposal, propose } from "./propose.ts";
import { runText } from "./text.ts";
import { runTriggers } from "./triggers.ts";

/*
 * For specs of this room only: small games in the middle of the turn player's Main Phase. Tasks of this room are
 * carried out; one of a room above fails the spec.
 */

const elsewhere = (): never => broken("this task belongs to a room above");

const handlers: Handlers = {
  turn: () => "wait",
  batch: runBatch,
  draw: runDraw,
  pay: runPay,
  predict: runPredict,
  text: runText,
  triggers: runTriggers,
  cleanup: elsewhere,
  chain: elsewhere,
  play: elsewhere,
  standardMove: elsewhere,
  hide: elsewhere,
  showdown: elsewhere,
  combat: elsewhere,
  score: elsewhere,
  newChoices: elsewhere,
  setup: elsewhere,
};

const commonCards: readonly CardDefinition[] = [
  basicRune("Fury Rune", "fury"),
  basicRune("Calm Rune", "calm"),
  battlefield({ name: "Field" }),
  unit({ name: "Poro", domains: ["calm"], energy: 2, might: 2, tags: ["Poro"] }),
  unit({ name: "Titan", domains: ["fury"], energy: 5, power: 1, might: 6 }),
];

interface Setup {
  cards?: CardDefinition[];
  seats?: Seat[];
  battlefields?: string[];
  script?: ScriptedChance[];
}

/** A game of the given cards, with a battlefield called "Field" in slot 0 unless others are named. */
export function newGame({
  cards = [],
  seats = ["P1", "P2"],
  battlefields = ["Field"],
  script = [],
}: Setup = {}): Game {
  const state = emptyState({ mode: "duel", victoryScore: 8, seats, seed: 1 });
  state.turn.phase = "main";
  state.random = { seed: 1, script, scripted: script.length > 0 };
  const pool = cardPool([...keywordCards, ...commonCards, ...cards]);
  const game = gameOf(state, { pool, handlers, derive: deriveLayers }, []);
  battlefields.forEach((name, slot) => {
    const id = createObject(game, name, seats[0] ?? "P1");
    changeObject(game, id, { zone: "board", at: slot });
    state.battlefields.push(emptySlot(id));
  });
  push(game, { kind: "turn", step: "main", chained: false });
  return game;
}

export const objectAt = (game: Game, id: ObjectId): GameObject =>
  game.state.objects[id] ?? broken(`there is no object ${id}`);

/** A new permanent or rune on the board, ready. */
export function put(game: Game, card: string, controller: Seat, at: Location = controller): ObjectId {
  const id = createObject(game, card, controller);
  putOntoBoard(game, id, at, controller);
  return id;
}

/** A new card in its owner's zone, at the bottom. */
export function cardIn(game: Game, card: string, owner: Seat, zone: PlayerZone): ObjectId {
  const id = createObject(game, card, owner);
  putIntoZone(game, id, zone);
  return id;
}

export const objects = (game: Game, ...ids: ObjectId[]): Binding => ({
  is: "objects",
  objects: ids.map((id): Bound => referTo(objectAt(game, id))),
});

const nobody = { by: null, source: null, item: null };

/** Deaths as a cleanup proposes them. */
export const deathsOf = (...ids: ObjectId[]): GameEvent[] =>
  ids.map((object) => ({ ...nobody, event: "die", object, why: "lethal" }));

export const damageTo = (object: ObjectId, amount: number): GameEvent => ({
  ...nobody,
  event: "damage",
  object,
  amount,
  sources: [],
  dealtBy: "effect",
});

/** Takes events through the door, until somebody has to choose; gives what became of them once that is known. */
export function happen(game: Game, events: GameEvent[], proposal: Proposal = {}): EventOutcome[] {
  propose(game, events, proposal);
  run(game);
  return outcomes(game);
}

export const outcomes = (game: Game): EventOutcome[] =>
  game.state.returned?.of === "batch" ? game.state.returned.outcomes : [];

/** Answers the prompt there is, and goes on. */
export function answer(game: Game, given: Answer): void {
  if (!game.state.prompt) broken("nothing was asked");
  game.state.prompt = null;
  game.state.answer = given;
  run(game);
}

export const pick = (game: Game, ...picked: number[]): void => answer(game, { picked });

/** Answers a replacement.pick by the name of the effect's source and, where that leaves several, of what it is applied to. */
export function pickEffect(game: Game, source: ObjectId, object: ObjectId): void {
  const options = game.state.prompt?.options ?? [];
  const at = options.findIndex(
    (option) => "effect" in option && option.source === source && option.object === object,
  );
  if (at < 0) broken("that replacement effect can't be picked");
  pick(game, at);
}

interface Telling {
  controller?: Seat;
  source?: ObjectId;
  bindings?: TextFrame["bindings"];
  executions?: TextFrame["executions"];
}

/** Carries out a text of its own card until somebody has to choose; gives its task. */
export function tell(game: Game, card: string, telling: Telling = {}): TextFrame {
  const { controller = "P1", executions = [{}], bindings = {} } = telling;
  const source = telling.source ?? cardIn(game, card, controller, "banishment");
  const frame: TextFrame = {
    kind: "text",
    ability: { card, ability: 0 },
    at: 0,
    item: null,
    controller,
    executions,
    execution: 0,
    bindings: { me: objects(game, source), ...bindings },
    loops: {},
    waiting: "nothing",
    applied: [],
  };
  push(game, frame);
  run(game);
  return frame;
}

/** A spell that says just this. */
export const saying = (name: string, ...text: Instruction[]): CardDefinition =>
  spell({ name, domains: ["fury"], energy: 1, text });

/** Names of the cards whose abilities are on the chain, in order. */
export const onChain = (game: Game): string[] =>
  game.state.chain.map(({ source }) => objectAt(game, source.id).card);
