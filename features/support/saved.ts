import assert from "node:assert/strict";
import type { Adapter, Moment, Reply } from "@rulebound/suite";
import { inProcess } from "./in-process.ts";

/** Two runs of one game: one that is never touched, and one that is saved and loaded between all its steps. */
type Twins = { readonly undisturbed: unknown; readonly saved: string };

/**
 * The engine inside this process, with its state saved as JSON and loaded again at every action and every answer. A
 * twin that is never saved runs beside it: whatever they answer must be the same, to the byte.
 */
export async function savedAtEachStep(): Promise<Adapter> {
  const engine = await inProcess();
  const load = (state: unknown): unknown => JSON.parse(twinsIn(state).saved);
  return {
    engine: engine.engine,
    start: async (position, random) =>
      asTwins(await engine.start(position, random), await engine.start(structuredClone(position), random)),
    resolve: async (state, action, random) =>
      asTwins(
        await engine.resolve(twinsIn(state).undisturbed, action, random),
        await engine.resolve(load(state), action, random),
      ),
    actions: async (state, player) => {
      const actions = await engine.actions(load(state), player);
      same(await engine.actions(twinsIn(state).undisturbed, player), actions);
      return actions;
    },
    view: async (state, player) => {
      const view = await engine.view(load(state), player);
      same(await engine.view(twinsIn(state).undisturbed, player), view);
      return view;
    },
  };
}

function twinsIn(state: unknown): Twins {
  return state as Twins;
}

function asTwins(undisturbed: Reply<Moment>, saved: Reply<Moment>): Reply<Moment> {
  same(undisturbed, saved);
  if ("problem" in undisturbed || "problem" in saved) return saved;
  const twins: Twins = {
    undisturbed: undisturbed.done.state,
    saved: JSON.stringify(saved.done.state),
  };
  return { done: { ...saved.done, state: twins } };
}

function same(undisturbed: unknown, saved: unknown): void {
  const [one, other] = [JSON.stringify(undisturbed), JSON.stringify(saved)];
  if (one === other) return;
  assert.deepEqual(saved, undisturbed, "the run that was saved differs from the run that wasn't");
  assert.equal(other, one, "the run that was saved differs from the run that wasn't, in the order of fields");
}
