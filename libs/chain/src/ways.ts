import {
  type ChainItem,
  cardOf,
  changeItem,
  current,
  derivedOf,
  type Game,
  type GameObject,
  type Option,
  pickSome,
  type Seat,
  type Way,
} from "@rulebound/core";
import { holds, matches, scopeOf, scopeOfFact } from "@rulebound/effects";
import type { Keyword, PassiveFact } from "@rulebound/language";

/**
 * The ways in which a player may play a card from their trash: for a cost of Flow that it has, by what its own text says
 * there (366.1), or by a text in force; none for most cards. Not from other zones, which are open or closed by themselves.
 */
export function waysToPlay(game: Game, player: Seat, object: GameObject): Way[] {
  if (object.zone !== "trash" || object.owner !== player) return [];
  return different([...flowWays(game, object), ...statedWays(game, player, object)]);
}

/** Where two texts allow the same there is nothing to pick. */
const different = (ways: Way[]): Way[] =>
  ways.length < 2
    ? ways
    : ways.filter(
        (way, at) =>
          way.name.startsWith("flow") ||
          ways.findIndex((other) => JSON.stringify(other) === JSON.stringify(way)) === at,
      );

/** One way for each Flow, printed or given (829.1.b): its cost in place of the base cost, and banished afterwards. */
function flowWays(game: Game, object: GameObject): Way[] {
  return flowsOf(game, object).map(({ cost }, at): Way => {
    const name = at === 0 ? "flow" : `flow-${at + 1}`;
    return { name, cost: cost === undefined || cost === "base" ? null : cost, afterwards: "banish" };
  });
}

function flowsOf(game: Game, object: GameObject): Keyword[] {
  const given = game.state.effects.flatMap(({ change, on }) =>
    "keywords" in change && on.some((reference) => current(game, reference)?.id === object.id)
      ? change.keywords
      : [],
  );
  return [...cardOf(game, object).definition.keywords, ...given].filter(({ keyword }) => keyword === "Flow");
}

function statedWays(game: Game, player: Seat, object: GameObject): Way[] {
  const scope = scopeOf(game, object.id, player);
  const own = cardOf(game, object).abilities.flatMap(({ ability, text }): Way[] => {
    if (ability.kind !== "passive" || text !== "rules") return [];
    if (ability.while !== undefined && !holds(game, scope, ability.while)) return [];
    return ability.fact.fact === "playFrom" && ability.fact.of === "me" ? [wayOf(ability.fact)] : [];
  });
  const others = derivedOf(game).facts.flatMap((live): Way[] => {
    const { fact, controller } = live;
    if (fact.fact !== "playFrom" || fact.of === "me" || controller !== player) return [];
    return matches(game, scopeOfFact(game, live), fact.of, object) ? [wayOf(fact)] : [];
  });
  return [...own, ...others];
}

const wayOf = ({ for: cost }: Extract<PassiveFact, { fact: "playFrom" }>): Way => ({
  name: cost === undefined ? "printed" : "alternative",
  cost: cost ?? null,
  afterwards: null,
});

/** An item as it is played in one of its ways. */
export function inWay(item: ChainItem, { cost, afterwards }: Way): ChainItem {
  return { ...item, context: { ...item.context, cost, afterwards, ways: [] } };
}

/** Which of several ways it is (829.1.c.3), picked while the card is played among those that can be paid for. */
export function chooseWay(
  game: Game,
  item: ChainItem,
  canPay: (item: ChainItem) => boolean,
): "wait" | "next" {
  const { ways } = item.context;
  if (ways.length === 0) return "next";
  const payable = ways.filter((way) => canPay(inWay(item, way)));
  const open = payable.length > 0 ? payable : ways;
  const picked = pickSome(game, {
    player: item.controller,
    for: "cost.alternative",
    rule: "829.1.c.3",
    options: open.map(({ name }): Option => ({ word: name })),
    source: item.source.id,
  });
  const way = picked && open[picked[0] ?? 0];
  if (!way) return "wait";
  changeItem(game, item.id, { context: inWay(item, way).context });
  return "next";
}
