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
    refuse(
      "unknownVersion",
      null,
      `This engine reads states of version ${stateVersion} only.`,
      "/rulebound",
    );
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
  const names = state.inline.map(({ name }) => name);
  const cards = new Map(works.pool.cards);
  for (const definition of state.inline) {
    if (cards.has(definition.name)) {
      const pointer = `/inline/${names.indexOf(definition.name)}`;
      refuse("malformed", null, `A card named "${definition.name}" is there already.`, pointer);
    }
    cards.set(definition.name, compileCard(definition));
  }
  const fault = faultIn(state, cards);
  if (fault) refuse("malformed", null, `This is no state of this engine: ${fault.what}.`, fault.pointer);
  return state;
}

/** How many states stand within one another. */
function depthOf(value: unknown): number {
  let deepest = 0;
  const stack: { value: unknown; depth: number }[] = [{ value, depth: 0 }];
  for (let next = stack.pop(); next; next = stack.pop()) {
    if (typeof next.value !== "object" || next.value === null) continue;
    const depth = next.depth + ("rulebound" in next.value ? 1 : 0);
    deepest = Math.max(deepest, depth);
    if (deepest > deepestBefore) return deepest;
    for (const inside of Object.values(next.value)) stack.push({ value: inside, depth });
  }
  return deepest;
}
