import { told } from "./game.ts";
import type { ScenarioWorld } from "./world.ts";

/**
 * What a scenario has left open at its end, each of which fails it: a position never loaded, a refusal or a prompt that
 * no step has met, answers and chance that were never used; and refusals where nothing was ever accepted, which an
 * engine that refuses everything would give as well.
 */
export function openEnds({ moment, refusal, answers, chance, count }: ScenarioWorld): string[] {
  const prompt = moment?.prompt ?? null;
  return [
    ...(moment === null ? ["The scenario never loaded its position."] : []),
    ...(refusal === null ? [] : [`The last action was refused: ${told(refusal)}`]),
    ...(count.refused > 0 && count.accepted === 0 ? ["Every action was refused: that proves nothing."] : []),
    ...(prompt === null ? [] : [`${prompt.player} is still asked ${prompt.for} at the end.`]),
    ...answers.map((one) => `${one.player} was never asked ${one.for} (answer: ${one.words}).`),
    ...chance.map((one) => `Scripted chance was never used: ${JSON.stringify(one)}`),
  ];
}
