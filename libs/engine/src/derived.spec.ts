import { cards } from "@rulebound/cards";
import { cardPool, derivedOf, type Game, gameOf, Refusal, run, type Works } from "@rulebound/core";
import { deriveLayers, keywordCards } from "@rulebound/effects";
import type { CardDefinition } from "@rulebound/language";
import { insteadOf, type Next, randomAction, seededNext } from "@rulebound/suite";
import { describe, expect, it } from "vitest";
import { applyAction } from "./apply.ts";
import { loadPosition } from "./contract/index.ts";
import { dealt } from "./dealt.ts";
import { handlers } from "./handlers.ts";
import { liveGame } from "./live-game.ts";
import { sampleCards } from "./sample-cards.ts";

function open(definitions: readonly CardDefinition[], seed: number, seats: number): Game {
  const works: Works = { pool: cardPool([...keywordCards, ...definitions]), handlers, derive: deriveLayers };
  const game = gameOf(
    loadPosition(works, dealt(definitions, seededNext(seed), seats), seed, []),
    works,
    null,
  );
  run(game);
  return game;
}

/** Has whoever is to act do something by chance. */
function takeByChance(game: Game, next: Next): void {
  const { take, prompt: asked, actions, priority } = liveGame(game);
  const prompt = asked();
  const player = prompt?.player ?? priority();
  if (player === null) throw new Error("Nobody can act.");
  const action = randomAction({ actions: actions(player), prompt, player, next });
  try {
    take(action);
  } catch (error) {
    const instead = insteadOf(action, prompt);
    if (!(error instanceof Refusal) || instead === null) throw error;
    take(instead);
  }
}

/** What is known of a game and kept from action to action, against what its state alone says. */
function expectKept(game: Game): void {
  if (game.derived === null) return;
  const anew: Game = { ...game, derived: null, printed: [] };
  expect(derivedOf(game)).toEqual(deriveLayers(anew));
}

describe("what is kept of a game between actions", () => {
  it.each([
    { name: "made-up cards, two players", definitions: sampleCards, seats: 2, seed: 41 },
    { name: "made-up cards, three players", definitions: sampleCards, seats: 3, seed: 42 },
    { name: "cards of the game, two players", definitions: cards, seats: 2, seed: 51 },
    { name: "cards of the game, again", definitions: cards, seats: 2, seed: 52 },
    { name: "cards of the game, three players", definitions: cards, seats: 3, seed: 53 },
  ])("is what is derived anew, with $name", ({ definitions, seats, seed }) => {
    const whole = definitions.filter(({ unsupported = [] }) => unsupported.length === 0);
    const game = open(whole, seed, seats);
    const next = seededNext(seed);
    let kept = 0;
    for (let steps = 0; steps < 150 && game.state.winner === null; steps++) {
      takeByChance(game, next);
      if (game.derived !== null) kept += 1;
      expectKept(game);
    }
    expect(kept).toBeGreaterThan(15);
  });

  it("is forgotten with an action that is refused", () => {
    const game = open(sampleCards, 41, 2);
    const before = JSON.stringify(game.state);
    expect(() => liveGame(game).take({ player: "P1", type: "cancel" })).toThrow(Refusal);
    expect(() => applyAction({ ...game }, { player: "P2", type: "pass" })).toThrow(Refusal);
    expect(JSON.stringify(game.state)).toBe(before);
    expectKept(game);
  });
});
