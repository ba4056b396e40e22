import { cards } from "@rulebound/cards";
import { Refusal, type State } from "@rulebound/core";
import type { Action, LegalAction, Outcome, Position } from "@rulebound/protocol";
import { insteadOf, type Next, randomAction, seededNext } from "@rulebound/suite";
import { describe, expect, it } from "vitest";
import { checkState } from "./contract/index.ts";
import { dealt } from "./dealt.ts";
import { createEngine, type Engine, worksOf } from "./engine.ts";
import { sampleCards } from "./sample-cards.ts";
import { isPlain } from "./sample-table.ts";

const whole = cards.filter(({ unsupported = [] }) => unsupported.length === 0);

/** What must hold of every state; each thing that doesn't is told. */
function faultsOf(state: State): string[] {
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

/** A game at one moment. */
type Moment = Pick<Outcome, "state" | "prompt">;

/** What a game that was played at random has come to. */
interface Played {
  steps: number;
  /** how often each type of action was taken */
  taken: Record<string, number>;
  faults: string[];
}

/**
 * Plays at random for so many steps or until somebody has won. Every listed action has to be accepted and to lead
 * somewhere, and every step is taken twice, from the state and from its JSON, to the same end.
 */
function playAtRandom(pool: typeof cards, position: Position, seed: number, most: number): Played {
  const engine = createEngine(pool);
  const works = worksOf(pool);
  const next = seededNext(seed);
  const count: Record<string, number> = {};
  let current: Moment = engine.start(position, { seed });
  for (let steps = 0; steps < most; steps++) {
    const state = checkState(current.state, works);
    const faults = faultsOf(state);
    if (faults.length > 0 || state.winner !== null) return { steps, taken: count, faults };
    for (const seat of state.seats) engine.view(current.state, seat);
    const stuck = steps % 12 === 0 ? incompletable(engine, current, next) : [];
    if (stuck.length > 0) return { steps, taken: count, faults: stuck };
    const tried = step(engine, current, next);
    if ("fault" in tried) return { steps, taken: count, faults: [tried.fault] };
    count[tried.action.type] = (count[tried.action.type] ?? 0) + 1;
    current = tried.outcome;
  }
  return { steps: most, taken: count, faults: [] };
}

/** Listed actions that are refused, or that can't be completed though every question about them is answered. */
function incompletable(engine: Engine, { state, prompt }: Moment, next: Next): string[] {
  return engine.actions(state).flatMap((listed) => {
    if (listed.type === "answer" || listed.type === "cancel" || listed.type === "concede") return [];
    const action = randomAction({ actions: [listed], prompt, player: listed.player, next });
    const told = `${listed.type} ${"object" in listed ? listed.object : ""}`;
    const tried = taken(engine, state, action) ?? taken(engine, state, insteadOf(action, prompt));
    if (tried === null) return [`${told} is refused`];
    if ("fault" in tried) return [tried.fault];
    return isCompleted(engine, tried.outcome, next) ? [] : [`${told} comes to nothing`];
  });
}

/** Answers what is asked until the action is over; how its cost is paid is left open, that can be done badly. */
function isCompleted(engine: Engine, first: Outcome, next: Next): boolean {
  let outcome = first;
  for (let asked = 0; asked < 30; asked++) {
    if (outcome.events.some(({ type }) => type === "undone")) return false;
    const { prompt, state } = outcome;
    if (!prompt || prompt.kind === "pay") return true;
    if (prompt.kind === "yesNo") {
      const yes = { player: prompt.player, type: "answer", prompt: prompt.id, value: true } as const;
      outcome = engine.resolve(state, yes);
    } else {
      const tried = step(engine, { state, prompt }, next, ({ type }) => type === "answer");
      if ("fault" in tried) return false;
      outcome = tried.outcome;
    }
  }
  return false;
}

type Tried = { action: Action; outcome: Outcome } | { fault: string };

const anyAction = (): boolean => true;

/** One action of whoever may act, or seldom somebody's concession, which the last two don't make. */
function step(
  engine: Engine,
  { state, prompt }: Moment,
  next: Next,
  wanted: (one: LegalAction) => boolean = anyAction,
): Tried {
  const all = engine.actions(state).filter(wanted);
  const concessions = all.filter(({ type }) => type === "concede");
  const giving = concessions.length > 2 && next(60) === 0 ? concessions[next(concessions.length)] : undefined;
  const player = prompt?.player ?? all.find(({ type }) => type !== "concede")?.player;
  if (player === undefined) return { fault: "nobody can do anything" };
  const action: Action = giving
    ? { player: giving.player, type: "concede" }
    : randomAction({ actions: all, prompt, player, next });
  return (
    taken(engine, state, action) ??
    taken(engine, state, insteadOf(action, prompt)) ?? { fault: `${JSON.stringify(action)} is refused` }
  );
}

/** Takes an action, once from the state and once from its JSON; null where there is none or the rules forbid it. */
function taken(engine: Engine, state: Outcome["state"], action: Action | null): Tried | null {
  if (action === null) return null;
  const before = JSON.stringify(state);
  try {
    const outcome = engine.resolve(state, action);
    const twin = engine.resolve(JSON.parse(before), action);
    if (JSON.stringify(twin) !== JSON.stringify(outcome)) return { fault: "its JSON leads elsewhere" };
    if (JSON.stringify(state) !== before) return { fault: "the state handed in has changed" };
    return { action, outcome };
  } catch (error) {
    if (error instanceof Refusal && error.code === "illegal") return null;
    return { fault: `${JSON.stringify(action)}: ${String(error)}` };
  }
}

const games: { name: string; pool: typeof cards; definitions: typeof cards; seats: number; seed: number }[] =
  [
    { name: "made-up cards, two players", pool: sampleCards, definitions: sampleCards, seats: 2, seed: 11 },
    { name: "made-up cards, three players", pool: sampleCards, definitions: sampleCards, seats: 3, seed: 12 },
    { name: "cards of the game, two players", pool: cards, definitions: whole, seats: 2, seed: 21 },
    { name: "cards of the game, again", pool: cards, definitions: whole, seats: 2, seed: 22 },
    { name: "cards of the game, three players", pool: cards, definitions: whole, seats: 3, seed: 31 },
  ];

describe("playing at random", () => {
  it.each(games)("comes to no harm with $name", ({ pool, definitions, seats, seed }) => {
    const position = dealt(definitions, seededNext(seed), seats);
    const { faults, steps, taken } = playAtRandom(pool, position, seed, 150);
    expect(faults).toEqual([]);
    // It got somewhere.
    expect(steps).toBeGreaterThan(30);
    expect(taken).toMatchObject({ play: expect.any(Number), pass: expect.any(Number) });
  });
});
