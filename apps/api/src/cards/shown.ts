import { type CardQuery, cardNamed, cardsFitting } from "@rulebound/cards";
import { type CardDefinition, keywordText, renderCard } from "@rulebound/language";
import type { Card, CardFacts } from "@rulebound/protocol";
import { rulings } from "@rulebound/rulebook";

/** The card with this name as the contract has it, or undefined where there is none. */
export function cardShown(name: string): Card | undefined {
  const card = cardNamed(name);
  if (card === undefined) return undefined;
  const { unsupported = [], ...supported } = card;
  return {
    ...factsOf(card),
    text: renderCard(supported),
    unsupported,
    rulings: rulings()
      .filter(({ cards }) => cards.includes(card.name))
      .map(({ id }) => id),
  };
}

/** The facts of the cards that fit a query, those whose name does first. */
export const factsFitting = (query: CardQuery): readonly CardFacts[] => cardsFitting(query).map(factsOf);

function factsOf(card: CardDefinition): CardFacts {
  const { name, type, supertype, token, domains, energy, power, might, mightBonus, tags, keywords } = card;
  return {
    name,
    type,
    ...(supertype !== undefined && { supertype }),
    ...(token !== undefined && { token }),
    domains,
    ...(energy !== undefined && { energy }),
    ...(power !== undefined && { power }),
    ...(might !== undefined && { might }),
    ...(mightBonus !== undefined && { mightBonus }),
    tags,
    keywords: keywords.map(keywordText),
  };
}
