import { After, AfterAll, setDefaultTimeout, setWorldConstructor } from "@cucumber/cucumber";
import { closeEngines } from "../configuration.ts";
import { engineOf } from "../game.ts";
import { openEnds } from "../open-ends.ts";
import { spokenIn } from "../spoken.ts";
import { EngineBroke } from "../trouble.ts";
import { unspokenChanges } from "../unspoken.ts";
import { ScenarioWorld } from "../world.ts";

setWorldConstructor(ScenarioWorld);

// Each call of an engine has a limit of its own, and a step makes few of them.
setDefaultTimeout(-1);

After(async function (this: ScenarioWorld, { result }) {
  // An engine that has broken has forgotten the state already.
  if (this.moment !== null && result?.exception?.type !== EngineBroke.name)
    await (await engineOf(this)).end?.(this.moment.state);
});

After(async function (this: ScenarioWorld, { result, pickle }) {
  // A scenario that has failed already says why itself.
  if (result?.status !== "PASSED") return;
  const [end] = openEnds(this);
  if (end !== undefined) throw new Error(end);
  const { began, moment, events } = this;
  if (began === null || moment === null) return;
  const { capabilities } = await (await engineOf(this)).engine();
  const eventsAreReported = (capabilities.reports ?? []).includes("events");
  const spoken = spokenIn(pickle.steps, this.called);
  const [change] = unspokenChanges({ began, ended: moment, events, eventsAreReported, spoken });
  if (change !== undefined) throw new Error(`No step speaks of it, and nothing explains it: ${change}`);
});

AfterAll(closeEngines);
