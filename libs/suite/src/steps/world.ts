import { After, setWorldConstructor } from "@cucumber/cucumber";
import { openEnds } from "../open-ends.ts";
import { ScenarioWorld } from "../world.ts";

setWorldConstructor(ScenarioWorld);

After(function (this: ScenarioWorld, { result }) {
  // A scenario that has failed already says why itself.
  if (result?.status !== "PASSED") return;
  const [end] = openEnds(this);
  if (end !== undefined) throw new Error(end);
});
