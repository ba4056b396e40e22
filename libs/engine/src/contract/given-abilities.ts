import type { AbilityRef, Game } from "@rulebound/core";
import type { WrittenObject } from "./entries.ts";
import { contradiction, type Path } from "./faults.ts";

/** An ability that an effect gives an object, by the card whose text gives it (477.2.a). */
type GivenAbility = NonNullable<WrittenObject["abilitiesThisTurn"]>[number];

/** The abilities that a card's text gives, in its order, by their numbers among all of the card's. */
const givenBy = (game: Game, card: string): number[] =>
  (game.cards.get(card)?.abilities ?? []).flatMap(({ ops }) =>
    ops.flatMap((op) => (op.op === "giveAbility" ? [op.ability] : [])),
  );

/** A given ability as the contract has it. */
export function givenAbilityOut(game: Game, { card, ability }: AbilityRef): GivenAbility {
  const at = givenBy(game, card).indexOf(ability);
  return at > 0 ? { card, number: at + 1 } : { card };
}

/** The ability meant; refuses one that the card's text doesn't give. */
export function givenAbilityMeant(game: Game, { card, number = 1 }: GivenAbility, path: Path): AbilityRef {
  const ability = givenBy(game, card)[number - 1];
  return ability === undefined
    ? contradiction(path, `The text of "${card}" gives no such ability.`)
    : { card, ability };
}
