import {
  abilityOf,
  type Binding,
  type ChainItem,
  cardOf,
  type Execution,
  type Game,
  type GameObject,
  type ObjectId,
  objectOf,
} from "@rulebound/core";
import type { ReturnedPosition } from "@rulebound/protocol";
import { abilityName } from "./abilities.ts";
import { untils } from "./event-words.ts";
import { itemName, locationName, nameOf } from "./names.ts";
import { seesId, type Viewer } from "./visible.ts";

type ChainItemOut = ReturnedPosition["chain"][number];
type Choices = NonNullable<ChainItemOut["choices"]>[number];

/** A chain item as a viewer may see it: choices of cards hidden from them are left out. */
export function chainItemOut(game: Game, item: ChainItem, viewer: Viewer): ChainItemOut {
  const { executions, context, ability } = item;
  const choices = executions.map((one) => choicesOut(game, ability, one, viewer));
  return {
    id: itemName(game, item.id),
    kind: kindOf(game, item),
    controller: item.controller,
    status: item.status,
    card: nameOf(objectOf(game, item.source.id)),
    ...(item.object === null ? sourceOf(game, item, viewer) : {}),
    ...(choices.some((one) => Object.keys(one).length > 0) ? { choices } : {}),
    ...(context.executions > 1 ? { repeats: context.executions - 1 } : {}),
  };
}

/**
 * Cards that have resolved or been countered and are still on the chain, while a player decides what becomes of them
 * (372): they are nowhere else yet.
 */
export function leavingChain(game: Game): ChainItemOut[] {
  const { prompt, frames, chain, objects } = game.state;
  if (prompt === null || !frames.some(({ kind }) => kind === "batch")) return [];
  const leaving = objects.filter(
    ({ id, zone }) => zone === "chain" && !chain.some(({ object }) => object === id),
  );
  return leaving.map((object) => ({
    id: object.key,
    kind: kindOfCard(game, object),
    controller: object.controller,
    status: "finalized",
    card: nameOf(object),
  }));
}

type DelayedOut = NonNullable<ReturnedPosition["delayed"]>[number];

/** What waits (390): text that has been executed, so that everybody knows of it, wherever its source is now. */
export function delayedOut(game: Game, viewer: Viewer): DelayedOut[] {
  return game.state.delayed.map(({ source, controller, until }) => ({
    card: nameOf(objectOf(game, source.id)),
    ...(seesId(game, viewer, source.id) ? { source: objectOf(game, source.id).key } : {}),
    controller,
    until: untils[until],
  }));
}

const kindOfCard = (game: Game, card: GameObject): "spell" | "permanent" =>
  cardOf(game, card).definition.type === "spell" ? "spell" : "permanent";

function kindOf(game: Game, { object, ability }: ChainItem): ChainItemOut["kind"] {
  if (object !== null) return kindOfCard(game, objectOf(game, object));
  return ability !== null && abilityOf(game, ability).ability.kind === "activated"
    ? "activated"
    : "triggered";
}

/** Where an ability is from; the id only as long as the viewer may know which card has it now. */
function sourceOf(
  game: Game,
  { source, ability }: ChainItem,
  viewer: Viewer,
): Pick<ChainItemOut, "source" | "ability"> {
  const name = ability === null ? null : abilityName(game, source.id, ability);
  return {
    ...(seesId(game, viewer, source.id) ? { source: objectOf(game, source.id).key } : {}),
    ...(name === null ? {} : { ability: name }),
  };
}

/** What was chosen for one execution, in the order of the text's choosing clauses. */
function choicesOut(
  game: Game,
  ability: ChainItem["ability"],
  execution: Execution,
  viewer: Viewer,
): Choices {
  const targets: string[][] = [];
  const destinations: string[] = [];
  const players: string[] = [];
  let mode: number | null = null;
  for (const choice of ability === null ? [] : abilityOf(game, ability).choices) {
    const binding = execution[choice.as];
    if (!binding) continue;
    if (choice.do === "chooseMode") {
      if (binding.is === "result") mode = binding.amount;
      continue;
    }
    if (binding.is === "place") {
      if (binding.place !== null) destinations.push(locationName(game, binding.place));
    } else if (binding.is === "player") {
      if (binding.player !== null) players.push(binding.player);
    } else {
      targets.push(targetsOut(game, binding, viewer));
    }
  }
  const names = Object.values(execution).flatMap((binding) => (binding.is === "name" ? binding.name : []));
  return {
    ...(names.length > 0 ? { names } : {}),
    ...(mode === null ? {} : { mode }),
    ...(targets.length > 0 ? { targets } : {}),
    ...(destinations.length > 0 ? { destinations } : {}),
    ...(players.length > 0 ? { players: players as NonNullable<Choices["players"]> } : {}),
  };
}

function targetsOut(game: Game, binding: Binding, viewer: Viewer): string[] {
  const key = (id: ObjectId): string[] => (seesId(game, viewer, id) ? [objectOf(game, id).key] : []);
  switch (binding.is) {
    case "objects":
    case "result":
      return binding.objects.flatMap(({ id }) => key(id));
    case "items":
      return binding.items.map((id) => itemName(game, id));
    case "player":
    case "place":
    case "name":
      return [];
  }
}
