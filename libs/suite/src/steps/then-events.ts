import assert from "node:assert/strict";
import { type DataTable, Then } from "@cucumber/cucumber";
import type { Event } from "@rulebound/protocol";
import { meant, now } from "../game.ts";
import { fitting } from "../places.ts";
import type { ScenarioWorld } from "../world.ts";

// Events are those of the whole scenario so far.

async function eventsNow(world: ScenarioWorld): Promise<readonly Event[]> {
  await now(world);
  return world.events;
}

/** Whether an event is about what a word of the scenario means. */
function isAbout(world: ScenarioWorld, event: Event, word: string): boolean {
  const id = meant(world, word);
  const ids = world.moment === null ? [] : fitting(world.moment.position, id).map((one) => one.id);
  return event.object !== undefined && [id, ...ids].includes(event.object) ? true : event.card === word;
}

/** In this order, with whatever else between them; an empty cell says nothing. */
Then("these events happened in this order:", async function (this: ScenarioWorld, table: DataTable) {
  const events = await eventsNow(this);
  let from = 0;
  for (const row of table.hashes()) {
    const at = events.findIndex((event, index) => index >= from && fits(this, event, row));
    assert.ok(at >= 0, `this didn't happen then: ${JSON.stringify(row)}`);
    from = at + 1;
  }
});

function fits(world: ScenarioWorld, event: Event, row: Record<string, string>): boolean {
  const { event: type, object = "", player = "", by = "", amount = "", rule = "" } = row;
  return (
    event.type === type &&
    (object === "" || isAbout(world, event, object)) &&
    (player === "" || event.player === player) &&
    (by === "" || event.by === by) &&
    (amount === "" || event.amount === Number(amount)) &&
    (rule === "" || event.rule === rule || event.rule.startsWith(`${rule}.`))
  );
}

Then("no event {string} happened", async function (this: ScenarioWorld, type: string) {
  const events = await eventsNow(this);
  assert.deepEqual(
    events.filter((event) => event.type === type),
    [],
  );
});

Then(
  "no event {string} happened to {string}",
  async function (this: ScenarioWorld, type: string, word: string) {
    const events = await eventsNow(this);
    assert.deepEqual(
      events.filter((event) => event.type === type && isAbout(this, event, word)),
      [],
    );
  },
);
