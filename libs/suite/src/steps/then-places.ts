import assert from "node:assert/strict";
import { Then } from "@cucumber/cucumber";
import type { Seat } from "@rulebound/protocol";
import { meant } from "../game.ts";
import { battlefield, onBoard, placed, playerNow, positionNow } from "../looking.ts";
import type { Named } from "../phrases.ts";
import { fitting, placedIn } from "../places.ts";
import type { ScenarioWorld } from "../world.ts";

/** All of them are in that zone. */
Then("{cards} is/are in {zone}", async function (this: ScenarioWorld, cards: Named[], zone: string) {
  for (const { card } of cards) assert.equal((await placed(this, card)).place, zone, `where "${card}" is`);
});

/** All of them are at that battlefield. */
Then("{cards} is/are at {string}", async function (this: ScenarioWorld, units: Named[], at: string) {
  const { id } = await battlefield(this, at);
  for (const { card } of units) assert.equal((await placed(this, card)).place, id, `where "${card}" is`);
});

/** It lies hidden at that battlefield. */
Then("{string} is facedown at {string}", async function (this: ScenarioWorld, card: string, at: string) {
  const { id } = await battlefield(this, at);
  assert.equal((await placed(this, card)).place, `${id}.facedown`);
});

/** It is being played. */
Then("{string} is on the chain", async function (this: ScenarioWorld, card: string) {
  assert.equal((await placed(this, card)).place, "chain");
});

/** It isn't in any zone: a token that has ceased to exist, or a card of a player who has left. */
Then("{string} is gone", async function (this: ScenarioWorld, word: string) {
  const found = fitting(await positionNow(this), meant(this, word));
  assert.deepEqual(found, [], `"${word}" is still there`);
});

/** No card and no object is there. */
Then("{zone} is empty", async function (this: ScenarioWorld, zone: string) {
  const found = placedIn(await positionNow(this)).filter(({ place }) => place === zone);
  assert.deepEqual(found, []);
});

/** These cards and no others, in whatever order. */
Then("{zone} holds just {cards}", async function (this: ScenarioWorld, zone: string, cards: Named[]) {
  const found = placedIn(await positionNow(this)).filter(({ place }) => place === zone);
  const wanted = cards.map(({ card }) => meant(this, card));
  const names = found.map(({ id, name }) => (wanted.includes(id) ? id : name));
  assert.deepEqual(names.toSorted(), wanted.toSorted());
});

/** How many cards a hand has. */
Then("{seat}'s hand has {int} card(s)", async function (this: ScenarioWorld, seat: Seat, count: number) {
  assert.equal((await playerNow(this, seat)).hand.length, count);
});

/** The topmost first. */
Then(
  "on top of {seat}'s deck is/are {cards}",
  async function (this: ScenarioWorld, seat: Seat, cards: Named[]) {
    const { deck } = await playerNow(this, seat);
    sameOrder(this, deck.slice(0, cards.length), cards);
  },
);

/** From the top down, so that the last of them is the last of the deck. */
Then(
  "at the bottom of {seat}'s deck is/are {cards}",
  async function (this: ScenarioWorld, seat: Seat, cards: Named[]) {
    const { deck } = await playerNow(this, seat);
    sameOrder(this, deck.slice(-cards.length), cards);
  },
);

/** In whatever order, as chance has put them. */
Then(
  "at the bottom of {seat}'s deck in any order are {cards}",
  async function (this: ScenarioWorld, seat: Seat, cards: Named[]) {
    const { deck } = await playerNow(this, seat);
    const bottom = deck.slice(-cards.length).map(({ card }) => card);
    assert.deepEqual(bottom.toSorted(), cards.map(({ card }) => card).toSorted());
  },
);

function sameOrder(
  world: ScenarioWorld,
  found: readonly { id: string; card: string }[],
  cards: readonly Named[],
): void {
  const wanted = cards.map(({ card }) => meant(world, card));
  assert.deepEqual(
    found.map(({ id, card }) => (wanted.includes(id) ? id : card)),
    wanted,
  );
}

/** Counts objects by their name now, copies included. */
Then(
  "{int} object(s) named {string} is/are in {zone}",
  async function (this: ScenarioWorld, count: number, name: string, zone: string) {
    const found = placedIn(await positionNow(this)).filter((one) => one.place === zone && one.name === name);
    assert.equal(found.length, count);
  },
);

/** Its name now: a copy has that of what it copies. */
Then("{string} is named {string}", async function (this: ScenarioWorld, word: string, name: string) {
  assert.equal((await placed(this, word)).name, name);
});

/** It is a token, not a card. */
Then("{string} is a token", async function (this: ScenarioWorld, word: string) {
  assert.equal((await onBoard(this, word)).token ?? false, true);
});

/** It is a card, not a token. */
Then("{string} is no token", async function (this: ScenarioWorld, word: string) {
  assert.equal((await onBoard(this, word)).token ?? false, false);
});
