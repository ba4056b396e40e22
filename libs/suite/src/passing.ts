import type { Moment } from "./adapter.ts";
import { act, now } from "./game.ts";
import { seatsOf } from "./places.ts";
import type { ScenarioWorld } from "./world.ts";

/** No chain and no showdown of a scenario takes more rounds of passes than this. */
const mostRounds = 20;

/**
 * One round of passes: each player who has priority passes, until the newest chain item has resolved (339.1), or the
 * showdown has closed where there is no chain (347.2.a). It stops early where a prompt waits for an answer.
 */
export async function everyonePasses(world: ScenarioWorld): Promise<void> {
  const before = await now(world);
  if (before.prompt !== null) throw new Error(`${before.prompt.player} is asked ${before.prompt.for} first.`);
  const over = roundOver(before);
  for (let left = seatsOf(before.position).length; left > 0; left -= 1) {
    const { position } = await now(world);
    if (position.priority === null) throw new Error("Nobody has priority.");
    await act(world, { player: position.priority, type: "pass" });
    if (world.refusal !== null) return;
    const after = await now(world);
    if (after.prompt !== null || over(after)) return;
  }
  throw new Error("Everyone has passed, and nothing came of it.");
}

/** What ends a round of passes that begins now: the newest item is gone, or without a chain the showdown is. */
function roundOver({ position }: Moment): (moment: Moment) => boolean {
  const item = position.chain.at(-1)?.id;
  if (item !== undefined) return (moment) => !moment.position.chain.some(({ id }) => id === item);
  const showdown = position.showdown?.battlefield;
  if (showdown === undefined) throw new Error("There is nothing to pass on.");
  return (moment) => moment.position.showdown?.battlefield !== showdown;
}

/** Rounds of passes until the chain is empty. It stops early where a prompt waits for an answer. */
export async function passUntilChainEmpty(world: ScenarioWorld): Promise<void> {
  await passUntil(world, ({ position }) => position.chain.length === 0);
}

/** Rounds of passes until the showdown is over. It stops early where a prompt waits for an answer. */
export async function passUntilShowdownEnds(world: ScenarioWorld): Promise<void> {
  await passUntil(world, ({ position }) => position.showdown === null);
}

async function passUntil(world: ScenarioWorld, over: (moment: Moment) => boolean): Promise<void> {
  if (over(await now(world))) throw new Error("There is nothing to pass on.");
  for (let round = 0; round < mostRounds; round += 1) {
    await everyonePasses(world);
    if (world.refusal !== null) return;
    const moment = await now(world);
    if (moment.prompt !== null || over(moment)) return;
  }
  throw new Error(`After ${mostRounds} rounds of passes it isn't over.`);
}
