import type { Engine } from "@rulebound/engine";
import type { Action } from "@rulebound/protocol";
import type { Next } from "@rulebound/suite";
import { actionsListed, sample } from "./answerable.ts";
import { type Attempt, attempt } from "./attempt.ts";
import { differenceIn } from "./difference.ts";
import { found, type Watch, type Wrong } from "./game.ts";
import type { KeptTable } from "./table.ts";

/** The same game once more, written down as JSON and read again after every action: it stays the same, byte for byte. */
export function savedTwin(engine: Engine, table: KeptTable): Watch {
  let saved = JSON.stringify(table.now().state);
  return {
    after: ({ action }) => {
      const twin = attempt(() => engine.resolve(JSON.parse(saved), action));
      if (twin.type !== "done") return unlike("saved game", twin, action);
      saved = JSON.stringify(twin.done.state);
      const outcome = table.latest()?.outcome;
      if (JSON.stringify(twin.done) === JSON.stringify(outcome)) return null;
      return found(`The saved game goes another way: ${differenceIn(outcome, twin.done)}`, action);
    },
  };
}

/** The same game once more, played in place. Before each action its fork does something else, which leaves it alone. */
export function twinInPlace(engine: Engine, table: KeptTable, next: Next): Watch {
  const twin = engine.open(table.now().state);
  return {
    before: ({ actions }) => {
      const fork = twin.fork();
      for (const action of sample(actions.flatMap(actionsListed), 1, next)) attempt(() => fork.take(action));
      return null;
    },
    after: ({ action }) => {
      const taken = attempt(() => twin.take(action));
      if (taken.type !== "done") return unlike("game in place", taken, action);
      const own = { position: twin.position(), prompt: twin.prompt(), result: twin.result() };
      const { position, prompt } = table.now();
      const at = differenceIn({ position, prompt, result: table.result() }, own);
      return at === null ? null : found(`The game in place goes another way: ${at}`, action);
    },
  };
}

function unlike(
  which: string,
  { type, message }: Exclude<Attempt<unknown>, { type: "done" }>,
  action: Action,
): Wrong {
  const how = type === "broke" ? "breaks" : "is refused in";
  return found(`What is accepted elsewhere ${how} the ${which}: ${message}`, action);
}
