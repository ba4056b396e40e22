import { After, setWorldConstructor } from "@cucumber/cucumber";
import { told } from "../game.ts";
import { ScenarioWorld } from "../world.ts";

setWorldConstructor(ScenarioWorld);

/** What a scenario leaves open fails it: a refusal or a prompt that no step met, answers and chance never used. */
After(function (this: ScenarioWorld, { result }) {
  if (result?.status !== "PASSED") return;
  const { moment, refusal, answers, chance } = this;
  if (moment === null) throw new Error("The scenario never loaded its position.");
  if (refusal !== null) throw new Error(`The last action was refused: ${told(refusal)}`);
  if (moment.prompt !== null) {
    const { player, for: name } = moment.prompt;
    throw new Error(`${player} is still asked ${name} at the end.`);
  }
  const [answer] = answers;
  if (answer !== undefined) {
    throw new Error(`${answer.player} was never asked ${answer.for} (answer: ${answer.words}).`);
  }
  if (chance.length > 0) throw new Error(`Scripted chance was never used: ${JSON.stringify(chance)}`);
});
