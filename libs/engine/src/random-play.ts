import { Refusal, type State } from "@rulebound/core";
import type { Action, LegalAction, Outcome, Position, Prompt } from "@rulebound/protocol";
import type { Engine } from "./engine.ts";
import { isPlain } from "./sample-table.ts";

/** Whole numbers from 0 to `below` - 1, the same ones for the same seed. */
export type Dice = (below: number) => number;

export function dice(seed: number): Dice {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 4294967296) * below);
  };
}

const oneOf = <T>(roll: Dice, things: readonly T[]): T | undefined => things[roll(things.length)];

function shuffled<T>(roll: Dice, things: readonly T[]): T[] {
  const left = things.slice();
  return things.flatMap(() => left.splice(roll(left.length), 1));
}

/** An action that a listed one stands for, its open parts filled in at random. */
export function actionFor(roll: Dice, listed: LegalAction): Action {
  const { player } = listed;
  const to = "destinations" in listed ? oneOf(roll, listed.destinations ?? []) : undefined;
  switch (listed.type) {
    case "play":
      return {
        player,
        type: "play",
        card: listed.object,
        pay: {},
        ...(to === undefined ? {} : { to }),
        ...(roll(2) === 0 ? { autoPay: true } : {}),
      };
    case "activate":
      return { player, type: "activate", source: listed.object, ability: listed.ability };
    case "move":
      return { player, type: "move", units: [listed.object], to: to ?? "base", autoPay: true };
    case "hide":
      return { player, type: "hide", card: listed.object, at: to ?? "base", autoPay: true };
    default:
      return { player, type: listed.type } as Action;
  }
}

/** An answer that a prompt allows by itself; what it leads to may still be refused. */
export function answerTo(roll: Dice, prompt: Prompt): Action {
  return {
    player: prompt.player,
    type: "answer",
    prompt: prompt.id,
    value: valueFor(roll, prompt),
  } as Action;
}

function valueFor(roll: Dice, prompt: Prompt): unknown {
  switch (prompt.kind) {
    case "yesNo":
      return roll(2) === 0;
    case "order":
      return shuffled(roll, prompt.options).map(({ value }) => value);
    case "distribute":
      return prompt.example;
    case "pay":
      return payment(roll, prompt);
    default: {
      const most = Math.min(prompt.max, prompt.options.length);
      const count = prompt.min + roll(most - prompt.min + 1);
      return shuffled(roll, prompt.options)
        .slice(0, count)
        .map(({ value }) => value);
    }
  }
}

function payment(roll: Dice, prompt: Extract<Prompt, { kind: "pay" }>): unknown {
  const uses = prompt.options.filter((option) => option.type === "use");
  const use = oneOf(roll, uses);
  return use && roll(8) > 0 ? use.value : { decline: true };
}

/** What must hold of every state; each thing that doesn't is told. */
export function faultsOf(state: State): string[] {
  const lists: readonly (readonly number[])[] = [
    state.board,
    ...state.battlefields.flatMap((slot) => [[slot.battlefield], slot.facedown]),
    ...Object.values(state.players).flatMap((player) => [
      player.hand,
      player.deck,
      player.runeDeck,
      player.trash,
      player.banishment,
      player.champion,
      player.legend,
    ]),
    state.chain.flatMap(({ object }) => object ?? []),
  ];
  const places = state.objects.map(() => 0);
  for (const id of lists.flat()) places[id] = (places[id] ?? 0) + 1;
  const lost = state.objects.filter(({ id, zone }) => places[id] !== (zone === "none" ? 0 : 1));
  const numbers = Object.values(state.players).flatMap(({ points, xp, pool }) => [
    points,
    xp,
    pool.energy,
    ...Object.values(pool.power),
  ]);
  const marks = state.objects.flatMap(({ buffs, damage }) => [buffs, ...damage.map(({ amount }) => amount)]);
  const asked = state.prompt?.player;
  return [
    ...lost.map(({ key, zone }) => `${key} isn't in exactly one place (${zone})`),
    ...([...numbers, ...marks].some((amount) => amount < 0) ? ["an amount is negative"] : []),
    ...(asked && state.players[asked].removed ? ["a removed player is asked"] : []),
    ...(state.priority && state.players[state.priority].removed ? ["a removed player has priority"] : []),
    ...(state.answer === null ? [] : ["an answer is left over"]),
    ...(isPlain(state) ? [] : ["it isn't plain JSON"]),
    ...idleFaults(state),
  ];
}

/** While a player may begin something, nothing is half done. */
function idleFaults(state: State): string[] {
  if (state.priority === null || state.prompt !== null) return [];
  const kinds = state.frames.map(({ kind }) => kind);
  const open = kinds.filter((kind) => !["turn", "showdown", "combat", "chain", "setup"].includes(kind));
  return [
    ...open.map((kind) => `a ${kind} is still going on`),
    ...(kinds.filter((kind) => kind === "chain").length > (state.chain.length > 0 ? 1 : 0)
      ? ["a chain without items is still going on"]
      : []),
    ...(state.chain.some(({ before }) => before !== null) ? ["an earlier state is still kept"] : []),
    ...(state.looking.length > 0 ? ["cards are still being shown"] : []),
  ];
}

/** What a game that was played at random has come to. */
export interface Played {
  steps: number;
  /** how often each type of action was taken */
  taken: Record<string, number>;
  faults: string[];
}

/**
 * Plays at random for so many steps or until somebody has won. Every listed action has to be accepted, and every
 * step is taken twice, from the state and from its JSON, to the same end.
 */
export function playAtRandom(engine: Engine, position: Position, seed: number, most: number): Played {
  const roll = dice(seed);
  const taken: Record<string, number> = {};
  const started = engine.start(position, { seed });
  let current: Pick<Outcome, "state" | "prompt"> = started;
  for (let steps = 0; steps < most; steps++) {
    const state = current.state as unknown as State;
    const faults = faultsOf(state);
    if (faults.length > 0) return { steps, taken, faults };
    if (state.winner !== null) return { steps, taken, faults };
    for (const seat of state.seats) engine.view(current.state, seat);
    const stuck = steps % 12 === 0 ? incompletable(engine, current, roll) : [];
    if (stuck.length > 0) return { steps, taken, faults: stuck };
    const tried = step(engine, current, roll);
    if ("fault" in tried) return { steps, taken, faults: [tried.fault] };
    taken[tried.action.type] = (taken[tried.action.type] ?? 0) + 1;
    current = tried.outcome;
  }
  return { steps: most, taken, faults: [] };
}

/** One of the listed actions, seldom the end of the turn: there is more to see before. */
function oneListed(roll: Dice, listed: readonly LegalAction[]): LegalAction | undefined {
  const more = listed.filter(({ type }) => type !== "endTurn");
  return oneOf(roll, more.length > 0 && roll(5) > 0 ? more : listed);
}

/** Listed actions that are refused, or that can't be completed though every question about them is answered. */
function incompletable(engine: Engine, { state }: Pick<Outcome, "state">, roll: Dice): string[] {
  return engine.actions(state).flatMap((listed) => {
    if (listed.type === "answer" || listed.type === "cancel") return [];
    const action = actionFor(roll, listed);
    const told = `${listed.type} ${"object" in listed ? listed.object : ""}`;
    try {
      return isCompleted(engine, engine.resolve(state, action), roll) ? [] : [`${told} comes to nothing`];
    } catch (error) {
      return [`${told} is refused: ${String(error)}`];
    }
  });
}

/** Answers what is asked until the action is over; how its cost is paid is left open, that can be done badly. */
function isCompleted(engine: Engine, first: Outcome, roll: Dice): boolean {
  let outcome = first;
  for (let asked = 0; asked < 30; asked++) {
    if (outcome.events.some(({ type }) => type === "undone")) return false;
    const { prompt, state } = outcome;
    if (!prompt || prompt.kind === "pay") return true;
    if (prompt.kind === "yesNo") {
      outcome = engine.resolve(state, { ...answerTo(roll, prompt), value: true } as Action);
    } else {
      const next = step(engine, { state, prompt }, roll, true);
      if ("fault" in next) return false;
      outcome = next.outcome;
    }
  }
  return false;
}

type Tried = { action: Action; outcome: Outcome } | { fault: string };

function step(
  engine: Engine,
  { state, prompt }: Pick<Outcome, "state" | "prompt">,
  roll: Dice,
  onlyAnswers = false,
): Tried {
  const before = JSON.stringify(state);
  const all = engine.actions(state);
  const players = all.filter(({ type }) => type === "concede");
  // The last two play on.
  const concedes = players.length > 2 ? players : [];
  const others = all.filter(({ type }) => type !== "concede" && type !== "answer");
  for (let attempt = 0; attempt < 12; attempt++) {
    const listed = (roll(60) === 0 ? oneOf(roll, concedes) : undefined) ?? oneListed(roll, others);
    const answers = prompt !== null && (onlyAnswers || others.length === 0 || roll(10) > 0);
    if (!answers && !listed) return { fault: "nobody can do anything" };
    const action = answers || !listed ? answerTo(roll, prompt as Prompt) : actionFor(roll, listed);
    try {
      const outcome = engine.resolve(state, action);
      const twin = engine.resolve(JSON.parse(before), action);
      if (JSON.stringify(twin) !== JSON.stringify(outcome)) return { fault: "its JSON leads elsewhere" };
      if (JSON.stringify(state) !== before) return { fault: "the state handed in has changed" };
      return { action, outcome };
    } catch (error) {
      // An answer can be refused for what it leads to; a listed action can't.
      const isAllowed = error instanceof Refusal && error.code === "illegal" && answers;
      if (!isAllowed) return { fault: `${JSON.stringify(action)}: ${String(error)}` };
    }
  }
  return { fault: `no answer to ${prompt?.for} is accepted` };
}
