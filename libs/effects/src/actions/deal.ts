import {
  changeObject,
  characteristicsOf,
  derivedOf,
  emit,
  type Game,
  type GameEvent,
  needCleanup,
  noteInLedger,
  type ObjectId,
  objectOf,
} from "@rulebound/core";
import { matches, scopeOfFact } from "../evaluate.ts";
import { factsAbout } from "../facts.ts";
import { nextFacts } from "../next.ts";
import type { Scope } from "../scope.ts";

type Damage = Extract<GameEvent, { event: "damage" }>;

/** Damage is dealt to units on the board, and only as 1 or more (417.1.e). */
export function canBeDealt(game: Game, { object, amount }: Damage): boolean {
  return (
    amount >= 1 &&
    objectOf(game, object).zone === "board" &&
    characteristicsOf(game, object).types.includes("unit") &&
    !isExemptFromDamage(game, object)
  );
}

/** Whether a text says that a unit can't be dealt damage (465.2.c.10). */
export function isExemptFromDamage(game: Game, id: ObjectId): boolean {
  return factsAbout(game, "cantBeDealtDamage", objectOf(game, id)).length > 0;
}

/** Marks damage by the player who is responsible (417.1.b, 142.3.a). */
export function performDamage(game: Game, { object, amount, by, sources, item }: Damage): void {
  const { damage, incarnation } = objectOf(game, object);
  const before = damage.find((mark) => mark.by === by);
  const marks = before
    ? damage.map((mark) => (mark === before ? { by, amount: mark.amount + amount } : mark))
    : [...damage, { by, amount }];
  changeObject(game, object, { damage: marks });
  noteInLedger(game, { what: "damaged", object, incarnation });
  const { resolving } = game.state;
  if (resolving && resolving.item === item) {
    game.state.resolving = { ...resolving, hits: [...resolving.hits, { id: object, incarnation, by }] };
  }
  needCleanup(game);
  const [source] = sources;
  emit(game, {
    type: "damageMarked",
    rule: "417.1.b",
    object,
    amount,
    ...(by === null ? {} : { by }),
    ...(source ? { source: source.id } : {}),
  });
}

/**
 * Bonus Damage of a deal action of a spell or ability: for one unit (714, 715), or for all among which the action splits
 * its damage, where what is given for one of them is added to the whole (715.3).
 */
export function bonusDamage(game: Game, { controller, bindings }: Scope, ...targets: ObjectId[]): number {
  let sum = 0;
  for (const live of derivedOf(game).facts) {
    const { fact, controller: owner } = live;
    if (fact.fact !== "bonusDamage" || fact.by === "me") continue;
    if (fact.by === "you" && owner !== controller) continue;
    const { to } = fact;
    if (to && !targets.some((id) => matches(game, scopeOfFact(game, live), to, objectOf(game, id)))) continue;
    sum += fact.amount;
  }
  const { me } = bindings;
  const [spell] = me?.is === "objects" ? me.objects : [];
  for (const { fact } of spell ? nextFacts(game, spell) : []) {
    if (fact.fact === "bonusDamage" && fact.by === "me") sum += fact.amount;
  }
  return Math.max(0, sum);
}
