import assert from "node:assert/strict";
import { Then } from "@cucumber/cucumber";
import type { Seat, View } from "@rulebound/protocol";
import { engineOf, idsOf, now } from "../game.ts";
import type { Named } from "../phrases.ts";
import { cardsIn, facesIn } from "../places.ts";
import type { ScenarioWorld } from "../world.ts";

async function viewOf(world: ScenarioWorld, seat: Seat): Promise<View> {
  const { state } = await now(world);
  return (await engineOf(world)).view(state, seat);
}

/** The faces that a player sees in a zone, shown by an instruction or lying open, are these and no others. */
Then(
  "{seat} sees just {cards} in {zone}",
  async function (this: ScenarioWorld, seat: Seat, cards: Named[], zone: string) {
    const { position } = await viewOf(this, seat);
    assert.deepEqual(facesIn(position, zone).toSorted(), cards.map(({ card }) => card).toSorted());
  },
);

/** The player sees backs only, if anything. */
Then("{seat} sees no face in {zone}", async function (this: ScenarioWorld, seat: Seat, zone: string) {
  const { position } = await viewOf(this, seat);
  assert.deepEqual(facesIn(position, zone), []);
});

/** How many cards a player sees there, faces or backs. */
Then(
  "{seat} sees {int} card(s) in {zone}",
  async function (this: ScenarioWorld, seat: Seat, count: number, zone: string) {
    const { position } = await viewOf(this, seat);
    assert.equal(cardsIn(position, zone).length, count);
  },
);

/** Neither its name nor its id stands anywhere in what the player sees. */
Then(
  "{seat}'s view doesn't mention {string}",
  async function (this: ScenarioWorld, seat: Seat, word: string) {
    const ids = idsOf(this, word);
    assert.equal(ids.length, 1, `"${word}" must mean one card`);
    const view = JSON.stringify(await viewOf(this, seat));
    for (const name of [word, ...ids])
      assert.ok(!view.includes(JSON.stringify(name)), `${name} is in the view`);
  },
);

/** Its name and its id stand somewhere in what the player sees. */
Then("{seat}'s view mentions {string}", async function (this: ScenarioWorld, seat: Seat, word: string) {
  const view = JSON.stringify(await viewOf(this, seat));
  for (const name of [word, ...idsOf(this, word)])
    assert.ok(view.includes(JSON.stringify(name)), `${name} isn't in the view`);
});

/** The player sees that somebody is asked, but not what can be answered. */
Then(
  "{seat} sees that {seat} is asked {string}, without the options",
  async function (this: ScenarioWorld, seat: Seat, asked: Seat, name: string) {
    const { prompt } = await viewOf(this, seat);
    assert.ok(prompt !== null, "the view has no prompt");
    assert.deepEqual({ player: prompt.player, for: prompt.for }, { player: asked, for: name });
    assert.ok(!("options" in prompt), "the view has the options");
  },
);
