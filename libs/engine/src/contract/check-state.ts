import { refuse, type State, type Works } from "@rulebound/core";
import { compileCard } from "@rulebound/language";
import { faultOf, stateVersion } from "@rulebound/protocol";
import { faultIn } from "./sound-state.ts";
import { stateSchema } from "./state-schema.ts";

/** A state keeps the one before it while a play is being made; more than a few within one another are made up. */
const deepestBefore = 10;

/**
 * A state that a caller handed back, as the kernel's own. Refuses as "unknownVersion" another version's state, and as
 * "malformed", with a pointer into it, one that isn't a state or whose parts don't fit together.
 */
export function checkState(value: unknown, works: Works): State {
  if (typeof value !== "object" || value === null || !("rulebound" in value)) {
    return refuse("malformed", null, "A state of this engine is expected here.", "");
  }
  if (value.rulebound !== stateVersion) {
    refuse("unknownVersion", null, `This engine reads states of version ${stateVersion} only.`, "/rulebound");
  }
  if (depthOf(value) > deepestBefore) {
    refuse("malformed", null, "The state holds too many states within one another.", "");
  }
  const checked = stateSchema.safeParse(value);
  if (!checked.success) {
    const { detail, pointer } = faultOf(checked.error, value);
    return refuse("malformed", null, `This is no state of this engine: ${detail}.`, pointer);
  }
  const state = checked.data;
  const { cards } = works.pool;
  const inline = new Map(state.inline.map((definition) => [definition.name, compileCard(definition)]));
  const known = state.inline.findIndex(({ name }) => cards.has(name));
  if (known >= 0) refuse("malformed", null, "This engine knows a card of that name.", `/inline/${known}`);
  const fault = faultIn(state, (name) => inline.get(name) ?? cards.get(name));
  if (fault) refuse("malformed", null, `This is no state of this engine: ${fault.what}.`, fault.pointer);
  return state;
}

/** How many states stand within one another: a state is kept by a chain item or a task, and nowhere else. */
function depthOf(value: object): number {
  let depth = 0;
  for (let states: object[] = [value]; states.length > 0; depth++) {
    if (depth > deepestBefore) break;
    states = states.flatMap((state) => [...keptIn(state, "chain"), ...keptIn(state, "frames")]);
  }
  return depth;
}

function keptIn(state: object, field: "chain" | "frames"): object[] {
  const list: unknown = Reflect.get(state, field);
  if (!Array.isArray(list)) return [];
  return list.flatMap((entry: unknown) => {
    if (typeof entry !== "object" || entry === null || !("before" in entry)) return [];
    const { before } = entry;
    return typeof before === "object" && before !== null ? [before] : [];
  });
}
