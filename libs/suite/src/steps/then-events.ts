import assert from "node:assert/strict";
import { type DataTable, Then } from "@cucumber/cucumber";
import type { Event } from "@rulebound/protocol";
import { rulesAreCompared } from "../citing.ts";
import { demandReport, idsOf, meant, now } from "../game.ts";
import { fitting } from "../places.ts";
import type { ScenarioWorld } from "../world.ts";

// Events are those of the whole scenario so far.

async function eventsNow(world: ScenarioWorld): Promise<readonly Event[]> {
  await now(world);
  await demandReport(world, "events");
  return world.events;
}

/** Whether an event is about what a word of the scenario means. */
function isAbout(world: ScenarioWorld, event: Event, word: string): boolean {
  const id = meant(world, word);
  const ids = world.moment === null ? [] : fitting(world.moment.position, id).map((one) => one.id);
  return event.object !== undefined && [id, ...ids].includes(event.object) ? true : event.card === word;
}

/** The columns that a table of events may have. */
const columns = ["event", "object", "player", "by", "from", "to", "target", "amount", "phase", "rule"];

/** Whether an event names what a word of the scenario means: a place as in P1.base, a battlefield, another object. */
function isPlace(world: ScenarioWorld, place: string | undefined, word: string): boolean {
  return place !== undefined && (place === meant(world, word) || idsOf(world, word).includes(place));
}

/** In this order, with whatever else between them; an empty cell says nothing. */
Then("these events happened in this order:", async function (this: ScenarioWorld, table: DataTable) {
  const events = await eventsNow(this);
  const unread = (table.raw()[0] ?? []).filter((column) => !columns.includes(column));
  assert.deepEqual(unread, [], "columns that no event is compared with");
  const withRules = await rulesAreCompared(this);
  let from = 0;
  for (const row of table.hashes()) {
    const wanted = withRules ? row : { ...row, rule: "" };
    const at = events.findIndex((event, index) => index >= from && fits(this, event, wanted));
    assert.ok(at >= 0, `this didn't happen then: ${JSON.stringify(row)}`);
    from = at + 1;
  }
});

function fits(world: ScenarioWorld, event: Event, row: Record<string, string>): boolean {
  const { event: type, object = "", player = "", by = "", from = "", to = "", ...rest } = row;
  const { target = "", amount = "", phase = "", rule = "" } = rest;
  return (
    event.type === type &&
    (object === "" || isAbout(world, event, object)) &&
    (player === "" || event.player === player) &&
    (by === "" || event.by === by) &&
    (from === "" || isPlace(world, event.from, from)) &&
    (to === "" || isPlace(world, event.to, to)) &&
    (target === "" || isPlace(world, event.target, target)) &&
    (amount === "" || event.amount === Number(amount)) &&
    (phase === "" || event.phase === phase) &&
    (rule === "" || event.rule === rule || event.rule.startsWith(`${rule}.`))
  );
}

/** No event of that type, in the whole scenario so far. */
Then("no event {string} happened", async function (this: ScenarioWorld, type: string) {
  const events = await eventsNow(this);
  assert.deepEqual(
    events.filter((event) => event.type === type),
    [],
  );
});

/** No event of that type was about this object. */
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

/** How the latest combat at a battlefield has turned out; with No Result nobody has won it (466.3). */
Then(
  /^(P[1-4]|nobody) has won the combat at "([^"]*)"$/,
  async function (this: ScenarioWorld, who: string, word: string) {
    const events = await eventsNow(this);
    const result = events.findLast((event) => event.type === "combatResult" && isAbout(this, event, word));
    assert.ok(result !== undefined, "no combat there has come to its result");
    assert.equal(result.player ?? "nobody", who);
  },
);
