import assert from "node:assert/strict";
import { Then } from "@cucumber/cucumber";
import type { Seat } from "@rulebound/protocol";
import { battlefield, onBoard, placed } from "../looking.ts";
import type { Named } from "../phrases.ts";
import type { ScenarioWorld } from "../world.ts";

/** All of them are exhausted. */
Then("{cards} is/are exhausted", async function (this: ScenarioWorld, objects: Named[]) {
  for (const { card } of objects) {
    assert.equal((await onBoard(this, card)).exhausted ?? false, true, `whether "${card}" is exhausted`);
  }
});

/** None of them is exhausted. */
Then("{cards} is/are ready", async function (this: ScenarioWorld, objects: Named[]) {
  for (const { card } of objects) {
    assert.equal((await onBoard(this, card)).exhausted ?? false, false, `whether "${card}" is exhausted`);
  }
});

/** Its Might now, all effects included. */
Then("{string} has {int} Might", async function (this: ScenarioWorld, word: string, might: number) {
  assert.equal((await onBoard(this, word)).might, might);
});

/** All the damage marked on it, whoever marked it. */
Then("{string} has {int} damage", async function (this: ScenarioWorld, word: string, damage: number) {
  const marked = (await onBoard(this, word)).damage ?? 0;
  const sum = typeof marked === "number" ? marked : Object.values(marked).reduce((all, one) => all + one, 0);
  assert.equal(sum, damage);
});

/** The damage that this player has marked on it. */
Then(
  "{string} has {int} damage marked by {seat}",
  async function (this: ScenarioWorld, word: string, damage: number, seat: Seat) {
    const marked = (await onBoard(this, word)).damage ?? 0;
    assert.equal(typeof marked === "number" ? 0 : (marked[seat] ?? 0), damage);
  },
);

/** It has exactly one buff. */
Then("{string} has a buff", async function (this: ScenarioWorld, word: string) {
  assert.equal((await onBoard(this, word)).buffs ?? 0, 1);
});

/** So many buffs are on it: more than one only where a text permits it (426.1.b.2). */
Then("{string} has {int} buffs", async function (this: ScenarioWorld, word: string, count: number) {
  assert.equal((await onBoard(this, word)).buffs ?? 0, count);
});

/** It has no buff. */
Then("{string} has no buff", async function (this: ScenarioWorld, word: string) {
  assert.equal((await onBoard(this, word)).buffs ?? 0, 0);
});

/** All of them are attached to that object (718). */
Then(
  "{cards} is/are attached to {string}",
  async function (this: ScenarioWorld, gear: Named[], topMost: string) {
    const { attached = [] } = await onBoard(this, topMost);
    for (const { card } of gear) {
      const { id } = await placed(this, card);
      assert.ok(
        attached.some((one) => one.id === id),
        `"${card}" isn't attached to "${topMost}"`,
      );
    }
  },
);

/** None of them is attached to anything. */
Then("{cards} is/are attached to nothing", async function (this: ScenarioWorld, gear: Named[]) {
  for (const { card } of gear) {
    const { id, attachedTo } = await placed(this, card);
    assert.equal(attachedTo ?? null, null, `what "${id}" is attached to`);
  }
});

/** All of them are stunned. */
Then("{cards} is/are stunned", async function (this: ScenarioWorld, objects: Named[]) {
  for (const { card } of objects) {
    assert.equal((await onBoard(this, card)).stunned ?? false, true, `whether "${card}" is stunned`);
  }
});

/** All of them are empowered. */
Then("{cards} is/are empowered", async function (this: ScenarioWorld, objects: Named[]) {
  for (const { card } of objects) {
    assert.notEqual((await onBoard(this, card)).empowered ?? false, false, `whether "${card}" is empowered`);
  }
});

/** It is empowered so often, where a text permits that (441.1.c.1). */
Then("{string} is empowered {int} times", async function (this: ScenarioWorld, word: string, times: number) {
  assert.equal(Number((await onBoard(this, word)).empowered ?? 0), times);
});

/** None of them is empowered. */
Then("{cards} isn't/aren't empowered", async function (this: ScenarioWorld, objects: Named[]) {
  for (const { card } of objects) {
    assert.equal((await onBoard(this, card)).empowered ?? false, false, `whether "${card}" is empowered`);
  }
});

/** Among its keywords now, its value included: Assault 2. */
Then(
  "{string} has the keyword {string}",
  async function (this: ScenarioWorld, word: string, keyword: string) {
    const { keywords } = await onBoard(this, word);
    assert.ok(keywords.includes(keyword), `it has ${keywords.join(", ") || "none"}`);
  },
);

/** Not among its keywords now; said without a value, not with any value. */
Then(
  "{string} doesn't have the keyword {string}",
  async function (this: ScenarioWorld, word: string, keyword: string) {
    const { keywords } = await onBoard(this, word);
    const has = keywords.some((one) => one === keyword || one.split(" ")[0] === keyword);
    assert.ok(!has, `it has ${keywords.join(", ")}`);
  },
);

/** It is designated as an attacker. */
Then("{string} is an attacker", async function (this: ScenarioWorld, word: string) {
  assert.equal((await onBoard(this, word)).attacker ?? false, true);
});

/** It is designated as a defender. */
Then("{string} is a defender", async function (this: ScenarioWorld, word: string) {
  assert.equal((await onBoard(this, word)).defender ?? false, true);
});

/** It has no designation. */
Then("{string} is neither attacker nor defender", async function (this: ScenarioWorld, word: string) {
  const { attacker = false, defender = false } = await onBoard(this, word);
  assert.deepEqual({ attacker, defender }, { attacker: false, defender: false });
});

/** Who controls an object or a battlefield. */
Then("{string} is controlled by {seat}", async function (this: ScenarioWorld, word: string, seat: Seat) {
  const { object, battlefield } = await placed(this, word);
  assert.equal((object ?? battlefield)?.controller, seat);
});

/** Nobody controls the battlefield. */
Then("{string} is controlled by nobody", async function (this: ScenarioWorld, word: string) {
  assert.equal((await battlefield(this, word)).controller, null);
});

/** Who applied the status to the battlefield (190.3). */
Then("{string} is contested by {seat}", async function (this: ScenarioWorld, word: string, seat: Seat) {
  assert.equal((await battlefield(this, word)).contested ?? null, seat);
});

/** The battlefield isn't contested. */
Then("{string} isn't contested", async function (this: ScenarioWorld, word: string) {
  assert.equal((await battlefield(this, word)).contested ?? null, null);
});

/** What waits at a battlefield to be opened, and nothing else (323.8, 323.9). */
Then(
  /^(a showdown|a combat|a showdown and a combat|nothing) (?:is|are) staged at "([^"]*)"$/,
  async function (this: ScenarioWorld, what: string, word: string) {
    const wanted = (["showdown", "combat"] as const).filter((kind) => what.includes(kind));
    assert.deepEqual(((await battlefield(this, word)).staged ?? []).toSorted(), wanted.toSorted());
  },
);

/** What a battlefield token took the place of, and can swap back to (438.7). */
Then("{string} can swap back to {string}", async function (this: ScenarioWorld, word: string, card: string) {
  const { replaces = [] } = await battlefield(this, word);
  assert.deepEqual(
    replaces.map((one) => one.card),
    [card],
  );
});

/** It has taken nothing's place. */
Then("{string} can't swap back to anything", async function (this: ScenarioWorld, word: string) {
  assert.deepEqual((await battlefield(this, word)).replaces ?? [], []);
});
