import {
  type Characteristics,
  type Derived,
  type Game,
  type ObjectId,
  objectOf,
  printedTraits,
} from "@rulebound/core";
import type { LayeredTrait } from "@rulebound/language";
import { applyEdit, type Change, type Edit, type Layer } from "./layer-changes.ts";

/** How far a change has got: what it has come to for each object, and for which of them it has ended since. */
export interface Progress {
  change: Change;
  applied: Map<ObjectId, Edit>;
  ended: Set<ObjectId>;
}

export const begun = (change: Change): Progress => ({ change, applied: new Map(), ended: new Set() });

/** What the changes of a layer write. */
const written: Record<Layer, readonly LayeredTrait[]> = {
  traits: ["tags", "might"],
  abilities: ["keywords", "abilities"],
  increase: ["might"],
  decrease: ["might"],
};

/** What an object has as far as changes have been gone through. */
export const traitsSoFar = (game: Game, derived: Derived, id: ObjectId): Characteristics =>
  derived.of[id] ?? printedTraits(game, objectOf(game, id));

/** Whether a change rests on what others of its layer change, so that one of them may have to come first (478). */
export const restsOnItsLayer = ({ layer, reads }: Change): boolean =>
  reads.length > 0 && reads.some((trait) => written[layer].includes(trait));

/**
 * The change of a layer to be applied next: those that depend on another wait for it and come immediately after it; for
 * the rest, and where each would depend on the other, the earlier timestamp decides (479, 480). `after` was the last one.
 */
export function nextInOrder(
  game: Game,
  derived: Derived,
  left: readonly Progress[],
  after: readonly Progress[],
): Progress | undefined {
  const free = left.filter(
    (one) => !left.some((other) => other !== one && dependsOn(game, derived, one, other)),
  );
  return free.find((one) => after.includes(one)) ?? free[0] ?? left[0];
}

/** Those of the changes left that depend on one of them, as things are before that one is applied. */
export const dependentsOf = (
  game: Game,
  derived: Derived,
  left: readonly Progress[],
  on: Progress,
): Progress[] => left.filter((one) => one !== on && dependsOn(game, derived, one, on));

/** One change depends on another where it comes to something else after it, but not the other way round (479, 479.1). */
function dependsOn(game: Game, derived: Derived, one: Progress, other: Progress): boolean {
  return (
    restsOnItsLayer(one.change) &&
    varies(game, derived, one, other) &&
    !(restsOnItsLayer(other.change) && varies(game, derived, other, one))
  );
}

/** Whether a change would apply to other objects, or otherwise, with another one applied first (478.1). */
function varies(game: Game, derived: Derived, one: Progress, first: Progress): boolean {
  const before = outcomeOf(game, derived, one);
  const kept = toBegin(first).map((id) => [id, derived.of[id]] as const);
  for (const [id] of kept) {
    const traits = traitsSoFar(game, derived, id);
    const tried = { ...traits, keywords: { ...traits.keywords } };
    applyEdit(tried, first.change.editOf(id, traits), 1);
    derived.of[id] = tried;
  }
  const after = outcomeOf(game, derived, one);
  for (const [id, traits] of kept) derived.of[id] = traits;
  return before !== after;
}

/** The objects that a change is still to be applied to, as things are now. */
export const toBegin = ({ change, applied }: Progress): ObjectId[] =>
  change.targets().filter((id) => !applied.has(id));

/** What a change comes to now, so that it can be compared. */
function outcomeOf(game: Game, derived: Derived, progress: Progress): string {
  const { change } = progress;
  return JSON.stringify(
    toBegin(progress).map((id) => [id, told(change.editOf(id, traitsSoFar(game, derived, id)))]),
  );
}

/** An edit without what follows from the pool. */
const told = (edit: Edit): unknown =>
  "abilities" in edit ? edit.abilities.map(({ ref, appendedBy }) => [ref, appendedBy]) : edit;
