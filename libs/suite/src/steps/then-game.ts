import assert from "node:assert/strict";
import { Then } from "@cucumber/cucumber";
import type { Seat } from "@rulebound/protocol";
import { meant } from "../game.ts";
import { playerNow, positionNow } from "../looking.ts";
import { quotedIn } from "../phrases.ts";
import { nothing, plus, type Resources, written } from "../resources.ts";
import type { ScenarioWorld } from "../world.ts";

async function poolOf(world: ScenarioWorld, seat: Seat): Promise<string> {
  const { energy = 0, power = {} } = (await playerNow(world, seat)).pool;
  return written(plus(nothing, { energy, power }));
}

/** Exactly that is in the pool. */
Then("{seat}'s pool is {resources}", async function (this: ScenarioWorld, seat: Seat, resources: Resources) {
  assert.equal(await poolOf(this, seat), written(resources));
});

/** Nothing is in the pool. */
Then("{seat}'s pool is empty", async function (this: ScenarioWorld, seat: Seat) {
  assert.equal(await poolOf(this, seat), written(nothing));
});

/** How many points a player has. */
Then("{seat}'s points are {int}", async function (this: ScenarioWorld, seat: Seat, points: number) {
  assert.equal((await playerNow(this, seat)).points, points);
});

/** The game is over, and this player has won it. */
Then("{seat} has won", async function (this: ScenarioWorld, seat: Seat) {
  assert.equal((await positionNow(this)).winner, seat);
});

/** The game goes on. */
Then("nobody has won", async function (this: ScenarioWorld) {
  assert.equal((await positionNow(this)).winner, null);
});

/** The player has conceded or was removed. */
Then("{seat} has left the game", async function (this: ScenarioWorld, seat: Seat) {
  assert.equal((await playerNow(this, seat)).removed ?? false, true);
});

/** Whose turn it is. */
Then("the turn player is {seat}", async function (this: ScenarioWorld, seat: Seat) {
  assert.equal((await positionNow(this)).turn.player, seat);
});

/** Where in the turn the game is: awaken, beginning, channel, draw, main or ending. */
Then("it is the {word} phase", async function (this: ScenarioWorld, phase: string) {
  assert.equal((await positionNow(this)).turn.phase, phase);
});

/** Additional turns that are queued, the next first (737). */
Then("the queued turns are of {}", async function (this: ScenarioWorld, seats: string) {
  assert.deepEqual((await positionNow(this)).turn.queue, seats === "nobody" ? [] : seats.split(", "));
});

/** The state of the turn: Neutral or Showdown, Open or Closed. */
Then("the state is {word} {word}", async function (this: ScenarioWorld, one: string, other: string) {
  assert.equal((await positionNow(this)).turnState, `${one}-${other}`.toLowerCase());
});

/** Who may act now. */
Then("{seat} has priority", async function (this: ScenarioWorld, seat: Seat) {
  assert.equal((await positionNow(this)).priority, seat);
});

/** Nobody may act now, as while someone is asked. */
Then("nobody has priority", async function (this: ScenarioWorld) {
  assert.equal((await positionNow(this)).priority, null);
});

/** Nobody has focus: no showdown is going on. */
Then("nobody has focus", async function (this: ScenarioWorld) {
  assert.equal((await positionNow(this)).focus, null);
});

/** Who has focus in the showdown. */
Then("{seat} has focus", async function (this: ScenarioWorld, seat: Seat) {
  assert.equal((await positionNow(this)).focus, seat);
});

/** Neither a showdown nor a combat is going on. */
Then("no showdown is going on", async function (this: ScenarioWorld) {
  const { showdown, combat } = await positionNow(this);
  assert.deepEqual([showdown, combat], [null, null]);
});

/** No combat is going on; a showdown may be. */
Then("no combat is going on", async function (this: ScenarioWorld) {
  assert.equal((await positionNow(this)).combat, null);
});

/** A showdown of either kind: one by itself, or that of a combat (316.8.a.1). */
Then(
  /^a (showdown|combat) is going on at "([^"]*)"$/,
  async function (this: ScenarioWorld, kind: string, word: string) {
    const { showdown, combat, battlefields } = await positionNow(this);
    const ongoing = kind === "combat" ? combat : showdown;
    const at = battlefields.find(({ id }) => id === ongoing?.battlefield);
    assert.ok(at !== undefined, `no ${kind} is going on`);
    assert.ok([at.id, at.card].includes(meant(this, word)), `the ${kind} is at ${at.card}`);
  },
);

/** The chain's items, the oldest first, each by its card or by the card that its ability is from. */
Then(/^the chain is ("[^"]*"(?:, "[^"]*")*)$/, async function (this: ScenarioWorld, words: string) {
  const { chain } = await positionNow(this);
  const wanted = quotedIn(words).map((word) => meant(this, word));
  const found = chain.map(
    ({ id, card, source }) => wanted.find((word) => word === id || word === source) ?? card,
  );
  assert.deepEqual(found, wanted);
});

/** Nothing is on the chain. */
Then("the chain is empty", async function (this: ScenarioWorld) {
  assert.deepEqual((await positionNow(this)).chain, []);
});

/** Whether an item of the chain is still being played. */
Then(
  /^"([^"]*)" on the chain is (pending|finalized)$/,
  async function (this: ScenarioWorld, word: string, status: string) {
    const { chain } = await positionNow(this);
    const name = meant(this, word);
    const found = chain.filter(({ id, card, source }) => id === name || card === name || source === name);
    assert.deepEqual(
      found.map((item) => item.status),
      [status],
    );
  },
);
