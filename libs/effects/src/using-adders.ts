import {
  type Adder,
  abilityOf,
  type ChainItem,
  cardOf,
  emit,
  type Game,
  type GameEvent,
  type ItemId,
  itemOf,
  type LoggedEvent,
  noteInLedger,
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
  if (usedAtOnce(game, adder)) return true;
  push(game, playFrame(pendingUse(game, adder)));
  return false;
}

const pendingUse = (game: Game, { controller, source, ref }: Adder): ItemId =>
  addPending(game, { controller, source: referTo(objectOf(game, source)), ability: ref });

/** Uses an Add ability, and has it over, if there is nothing to decide and nothing that takes note of it; tells whether. */
export function usedAtOnce(game: Game, adder: Adder): boolean {
  if (!adder.atOnce || isWaitedFor(game, "useAbility")) return false;
  const { id, incarnation } = objectOf(game, adder.source);
  const costs = costsOf(adder, { id, incarnation });
  if (!costs.every((cost) => asPossible(game, cost) !== null && isUnnoticed(game, cost))) return false;
  const item = itemOf(game, pendingUse(game, adder));
  if (item) carryOut(game, adder, item, costs);
  return item !== null;
}

function costsOf({ controller: by, source: object, uses }: Adder, source: GameEvent["source"]): GameEvent[] {
  return uses.flatMap((use): GameEvent[] =>
    use === "object" ? [] : [{ by, source, item: null, event: use, object }],
  );
}

/** The same steps as any other ability goes through, where none of them leaves anything to decide or sets anything off. */
function carryOut(game: Game, { controller, ref }: Adder, item: ChainItem, costs: GameEvent[]): void {
  const told = { item: item.id, object: item.source.id, player: controller } satisfies Partial<LoggedEvent>;
  for (const cost of costs) performAll(game, [cost], [0]);
  noteActivation(game, item);
  emit(game, { type: "chainItemFinalized", rule: "359.1", ...told });
  const { ability } = abilityOf(game, ref);
  const [add] = ability.kind === "activated" ? ability.text : [];
  const scope = { controller, item: item.id, bindings: { me: objectsBinding(item.source) } };
  if (add?.do === "add") performAll(game, eventsFor(game, scope, add), [0]);
  takeOffChain(game, item.id);
  emit(game, { type: "chainItemResolved", rule: "429.2", ...told });
}

/** Texts ask whether abilities of such permanents have been used this turn; of runes nobody asks. */
export function noteActivation(game: Game, { controller: player, source, ability }: ChainItem): void {
  if (!ability || abilityOf(game, ability).ability.kind !== "activated") return;
  const on = cardOf(game, objectOf(game, source.id)).definition.type;
  if (on !== "rune") noteInLedger(game, { what: "activated", player, on });
}
