import { told } from "./game.ts";
import type { ScenarioWorld } from "./world.ts";

/**
 * What a scenario has left open at its end, each of which fails it: a position never loaded, a refusal or a prompt that
 * no step has met, answers and chance that were never used.
 */
export function openEnds({ moment, refusal, answers, chance }: ScenarioWorld): string[] {
  const prompt = moment?.prompt ?? null;
  return [
    ...(moment === null ? ["The scenario never loaded its position."] : []),
    ...(refusal === null ? [] : [`The last action was refused: ${told(refusal)}`]),
    ...(prompt === null ? [] : [`${prompt.player} is still asked ${prompt.for} at the end.`]),
    ...answers.map((one) => `${one.player} was never asked ${one.for} (answer: ${one.words}).`),
    ...chance.map((one) => `Scripted chance was never used: ${JSON.stringify(one)}`),
  ];
}
