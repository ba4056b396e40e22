import assert from "node:assert/strict";
import { Then } from "@cucumber/cucumber";
import type { Prompt, Seat } from "@rulebound/protocol";
import { answerTo } from "../answers.ts";
import { idsOf, now } from "../game.ts";
import { quotedIn } from "../phrases.ts";
import type { ScenarioWorld } from "../world.ts";

async function promptFor(world: ScenarioWorld, seat: Seat, name: string): Promise<Prompt> {
  const { prompt } = await now(world);
  assert.ok(prompt !== null, `${seat} isn't asked anything.`);
  assert.deepEqual({ player: prompt.player, for: prompt.for }, { player: seat, for: name });
  return prompt;
}

/** A prompt for this decision waits for the player. */
Then("{seat} is asked {string}", async function (this: ScenarioWorld, seat: Seat, name: string) {
  await promptFor(this, seat, name);
});

/** The prompt offers these and nothing else, in whatever order. */
Then(
  /^(P[1-4]) is asked "([^"]*)" among ("[^"]*"(?:(?:, | and )"[^"]*")*)$/,
  async function (this: ScenarioWorld, seat: Seat, name: string, words: string) {
    const prompt = await promptFor(this, seat, name);
    const values = quotedIn(words).map((word) => meantBy(`"${word}"`, prompt, this));
    assert.deepEqual(offered(prompt), values.toSorted());
  },
);

/** The prompt offers these replacement effects, each with what it would be applied to, and nothing else. */
Then(
  /^(P[1-4]) is asked "replacement\.pick" among ("[^"]*" for "[^"]*"(?:(?:, | and )"[^"]*" for "[^"]*")*)$/,
  async function (this: ScenarioWorld, seat: Seat, words: string) {
    const prompt = await promptFor(this, seat, "replacement.pick");
    const pairs = [...words.matchAll(/"[^"]*" for "[^"]*"/g)].map(([pair]) => pair);
    assert.deepEqual(offered(prompt), pairs.map((pair) => meantBy(pair, prompt, this)).toSorted());
  },
);

function meantBy(words: string, prompt: Prompt, world: ScenarioWorld): string {
  const ids = (word: string): readonly string[] => idsOf(world, word);
  if (prompt.kind === "distribute") {
    return JSON.stringify(Object.keys(answerTo(prompt, `1 to ${words}`, ids))[0]);
  }
  const value = answerTo(prompt, words, ids);
  return JSON.stringify(Array.isArray(value) ? value[0] : value);
}

function offered(prompt: Prompt): string[] {
  if (prompt.kind === "distribute") return prompt.bounds.map(({ value }) => JSON.stringify(value)).toSorted();
  return prompt.options.map(({ value }) => JSON.stringify(value)).toSorted();
}

/** No prompt is open. */
Then("nobody is asked anything", async function (this: ScenarioWorld) {
  assert.equal((await now(this)).prompt, null);
});
