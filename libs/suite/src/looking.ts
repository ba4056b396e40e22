import assert from "node:assert/strict";
import type { ReturnedPosition, Seat } from "@rulebound/protocol";
import { meant, now } from "./game.ts";
import { type Placed, seatsOf, theOne } from "./places.ts";
import type { ScenarioWorld } from "./world.ts";

/** The position now. */
export async function positionNow(world: ScenarioWorld): Promise<ReturnedPosition> {
  return (await now(world)).position;
}

/** The one thing that a word of the scenario means, where it is now. */
export async function placed(world: ScenarioWorld, word: string): Promise<Placed> {
  return theOne(await positionNow(world), meant(world, word));
}

/** What is known about an object on the board. */
export async function onBoard(world: ScenarioWorld, word: string): Promise<NonNullable<Placed["object"]>> {
  const { object, place } = await placed(world, word);
  assert.ok(object !== undefined, `"${word}" isn't on the board but in ${place}.`);
  return object;
}

/** A battlefield. */
export async function battlefield(
  world: ScenarioWorld,
  word: string,
): Promise<NonNullable<Placed["battlefield"]>> {
  const { battlefield } = await placed(world, word);
  assert.ok(battlefield !== undefined, `"${word}" is no battlefield.`);
  return battlefield;
}

/** What a player has. */
export async function playerNow(world: ScenarioWorld, seat: Seat) {
  const found = seatsOf(await positionNow(world)).find(([one]) => one === seat);
  assert.ok(found !== undefined, `${seat} doesn't play in this game.`);
  return found[1];
}
