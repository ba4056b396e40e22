import {
  type Adder,
  abilityOf,
  type ChainItem,
  emit,
  type Game,
  type GameEvent,
  itemOf,
  type LoggedEvent,
  objectOf,
  push,
  referTo,
} from "@rulebound/core";
import { eventsFor } from "./acts.ts";
import { addPending, playFrame, takeOffChain } from "./chain-items.ts";
import { isWaitedFor } from "./past.ts";
import { asPossible, performAll } from "./perform.ts";
import { objectsBinding } from "./scope.ts";
import { isUnnoticed } from "./unnoticed.ts";

/**
 * Uses an Add ability in the middle of paying: finalized and resolved at once (429.3.a). True where that is over
 * already; else it is a task that comes first.
 */
export function useAdder(game: Game, adder: Adder): boolean {
  const object = objectOf(game, adder.source);
  const source = { id: object.id, incarnation: object.incarnation };
  const events = costsOf(adder, source);
  const isQuiet =
    adder.atOnce &&
    !isWaitedFor(game, "useAbility") &&
    events.every((event) => asPossible(game, event) !== null && isUnnoticed(game, event));
  const id = addPending(game, { controller: adder.controller, source: referTo(object), ability: adder.ref });
  const item = itemOf(game, id);
  if (isQuiet && item) useAtOnce(game, adder, item, events);
  else push(game, playFrame(id));
  return isQuiet;
}

function costsOf({ controller: by, source: object, uses }: Adder, source: GameEvent["source"]): GameEvent[] {
  return uses.flatMap((use): GameEvent[] =>
    use === "object" ? [] : [{ by, source, item: null, event: use, object }],
  );
}

/** The same steps as any other ability goes through, where none of them leaves anything to decide or sets anything off. */
function useAtOnce(game: Game, { controller, ref }: Adder, item: ChainItem, costs: GameEvent[]): void {
  const told = { item: item.id, object: item.source.id, player: controller } satisfies Partial<LoggedEvent>;
  for (const cost of costs) performAll(game, [cost], [0]);
  emit(game, { type: "chainItemFinalized", rule: "359.1", ...told });
  const { ability } = abilityOf(game, ref);
  const [add] = ability.kind === "activated" ? ability.text : [];
  const scope = { controller, item: item.id, bindings: { me: objectsBinding(item.source) } };
  if (add?.do === "add") performAll(game, eventsFor(game, scope, add), [0]);
  takeOffChain(game, item.id);
  emit(game, { type: "chainItemResolved", rule: "429.2", ...told });
}
