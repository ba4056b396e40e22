import type { Action, Problem, Prompt } from "@rulebound/protocol";
import type { Adapter, Moment, Reply } from "./adapter.ts";
import { answerTo } from "./answers.ts";
import { adapterFor } from "./configuration.ts";
import { loadFault } from "./loaded.ts";
import { lackingFor, lackingReport, type Reporting } from "./needs.ts";
import { fitting } from "./places.ts";
import { finished } from "./setup.ts";
import { Unsupported } from "./trouble.ts";
import type { ScenarioWorld } from "./world.ts";

/** The engine that this run is against. */
export function engineOf(world: ScenarioWorld): Promise<Adapter> {
  return adapterFor(world.parameters.via);
}

/** The game as it is now, loaded where it wasn't yet. A refusal that no step has looked at is an error. */
export async function now(world: ScenarioWorld): Promise<Moment> {
  if (world.refusal !== null) throw new Error(`The last action was refused: ${told(world.refusal)}`);
  if (world.moment !== null) return world.moment;
  const engine = await engineOf(world);
  const position = finished(world.setup, world.written);
  const lacking = lackingFor(await engine.engine(), position, world.chance);
  if (lacking !== null) throw new Unsupported(lacking);
  const reply = await withChance(world, (random) => engine.start(position, random));
  if ("problem" in reply) throw new Error(`The position was refused: ${told(reply.problem)}`);
  const fault = loadFault(position, reply.done.position);
  if (fault !== null) throw new Error(`The engine has loaded another position: ${fault}`);
  world.began = reply.done;
  await goOn(world, reply.done);
  return world.moment ?? reply.done;
}

/** Ends the scenario as unsupported where the engine doesn't report what a step looks at. */
export async function demandReport(world: ScenarioWorld, wanted: Reporting): Promise<void> {
  const lacking = lackingReport(await (await engineOf(world)).engine(), wanted);
  if (lacking !== null) throw new Unsupported(lacking);
}

/** Has an action resolved and gives the answers that stand ready. A refusal is kept for the next step to look at. */
export async function act(world: ScenarioWorld, action: Action): Promise<void> {
  const { state } = await now(world);
  const engine = await engineOf(world);
  if ("autoPay" in action && action.autoPay === true) await demandAutoPay(engine);
  const reply = await withChance(world, (random) => engine.resolve(state, action, random));
  if ("problem" in reply) {
    world.refusal = reply.problem;
    world.count.refused += 1;
    return;
  }
  world.count.accepted += 1;
  await goOn(world, reply.done);
}

async function demandAutoPay(engine: Adapter): Promise<void> {
  const { name, capabilities } = await engine.engine();
  if (!(capabilities.autoPay ?? false)) throw new Unsupported(`${name} doesn't pay with runes by itself.`);
}

/** Answers the open prompt in a scenario's words. */
export async function answer(world: ScenarioWorld, prompt: Prompt, words: string): Promise<void> {
  const value = answerTo(prompt, words, (word) => idsOf(world, word));
  await act(world, { player: prompt.player, type: "answer", prompt: prompt.id, value });
}

/** The ids that a word of the scenario can mean in the game now. */
export function idsOf(world: ScenarioWorld, word: string): string[] {
  const id = world.called.get(word) ?? word;
  return world.moment === null ? [id] : fitting(world.moment.position, id).map((one) => one.id);
}

/** The id behind a name that the scenario has given, else the word itself. */
export function meant(world: ScenarioWorld, word: string): string {
  return world.called.get(word) ?? word;
}

/** A problem in one line. */
export function told({ code, detail, rule, pointer }: Problem): string {
  return [
    code,
    rule === undefined ? "" : ` (${rule})`,
    pointer === undefined ? "" : ` at ${pointer}`,
    `: ${detail}`,
  ].join("");
}

async function goOn(world: ScenarioWorld, moment: Moment): Promise<void> {
  world.moment = moment;
  world.events.push(...moment.events);
  const { prompt } = moment;
  if (prompt === null) return;
  const at = world.answers.findIndex((one) => one.player === prompt.player && one.for === prompt.for);
  const [standing] = at < 0 ? [] : world.answers.splice(at, 1);
  if (standing === undefined) return;
  await answer(world, prompt, standing.words);
  if (world.refusal !== null) {
    throw new Error(`The answer to ${prompt.for}, ${standing.words}, was refused: ${told(world.refusal)}`);
  }
}

/**
 * Sends a request with as much of the scripted chance as it uses: all that is left if it takes all, else less. What an
 * engine has refused has changed nothing, so that it can be sent again.
 */
async function withChance<Done>(
  world: ScenarioWorld,
  send: (random: ScenarioWorld["chance"]) => Promise<Reply<Done>>,
): Promise<Reply<Done>> {
  let reply = await send(world.chance);
  let used = world.chance.length;
  while (used > 0 && "problem" in reply && reply.problem.code === "scriptedChance") {
    used -= 1;
    reply = await send(world.chance.slice(0, used));
  }
  if ("done" in reply) world.chance.splice(0, used);
  return reply;
}
